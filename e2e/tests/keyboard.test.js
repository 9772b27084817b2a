import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { launch, person } from "../lib/browser.js";
import { answered, playNow, question, waitForTurn } from "../lib/play.js";
import { Server } from "../lib/server.js";

let server, browser;
before(async () => { [server, browser] = [await Server.start(), await launch()]; });
after(async () => { await browser?.close(); await server?.stop(); });

const focused = (page) => page.evaluate(() => document.activeElement?.className ?? "");

/** Which of the gold cards has the focus; two may have the same name. */
const place = (page) => page.evaluate(() => [...document.querySelectorAll(".fan .can")].indexOf(document.activeElement));

test("a turn by keyboard alone", async () => {
  const page = await person(browser, server.address, { reducedMotion: "reduce" });
  await playNow(page);
  assert.ok(await waitForTurn(page));
  await page.evaluate(() => document.activeElement?.blur());

  // The first stop of the page leads to the decision; its button is at most a card's name away.
  await page.keyboard.press("Tab");
  assert.equal(await focused(page), "skip");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  if ((await focused(page)) === "name") await page.keyboard.press("Tab");
  assert.match(await focused(page), /btn/);

  // Arrows walk among the gold cards of the hand and come round.
  const gold = await page.locator(".fan .can").count();
  if (gold > 1) {
    await page.locator(".fan .can").first().focus();
    for (let step = 0; step < gold; step++) {
      assert.equal(await place(page), step);
      await page.keyboard.press("ArrowRight");
    }
    assert.equal(await place(page), 0);
  }

  // Enter on the button of the prompt bar answers.
  const before = await question(page);
  await page.locator("#curia-prompt .btn.primary").focus();
  await page.keyboard.press("Enter");
  await answered(page, before);
  assert.deepEqual(page.faults, []);
});

test("a card tells what it does on focus, and Escape closes it", async () => {
  const page = await person(browser, server.address);
  await playNow(page);
  assert.ok(await waitForTurn(page));
  const noble = page.locator(".nobles .noble").nth(2);
  await noble.focus();
  await page.keyboard.press("Enter");
  const detail = page.locator(".detail:popover-open");
  await detail.waitFor();
  assert.ok((await detail.textContent()).trim().length > 10);
  assert.ok(await detail.locator(".refusal").isVisible(), "it says why it cannot be chosen");
  await page.keyboard.press("Escape");
  await detail.waitFor({ state: "hidden" });
});
