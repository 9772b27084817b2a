import assert from "node:assert/strict";
import { test } from "node:test";

import { person } from "../lib/browser.js";
import { openHouse } from "../lib/house.js";
import { CHOICES, answered, choose, playNow, question, waitForTurn } from "../lib/play.js";

const { server, browser, games } = await openHouse();

const focused = (page) => page.evaluate(() => document.activeElement?.className ?? "");

for (const game of games) {
  test(`a turn of ${game.title} by keyboard alone`, async () => {
    const page = await person(browser, server.address, { reducedMotion: "reduce" });
    await playNow(page, game);
    assert.ok(await waitForTurn(page));
    await page.locator(CHOICES).filter({ visible: true }).first().waitFor();
    await page.evaluate(() => document.activeElement?.blur());

    // The first stop of the page leads to the decision; the first choice is at most a name away from there.
    await page.keyboard.press("Tab");
    assert.equal(await focused(page), "skip");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    if ((await focused(page)) === "name") await page.keyboard.press("Tab");
    assert.ok(await page.evaluate((choices) => document.activeElement.matches(choices), CHOICES), "the focus is on a choice");

    // Arrows walk among the choices of a set and come round. Not every question has such a set: play on until one has.
    const several = (choices) =>
      [...document.querySelectorAll("[data-set]")].findIndex((set) => set.offsetParent && set.querySelectorAll(choices).length > 1);
    let found = await page.evaluate(several, CHOICES);
    for (let tries = 0; found < 0; tries++) {
      assert.ok(tries < 60, "no question has two choices side by side");
      await choose(page);
      assert.ok(await waitForTurn(page), "the game is over before");
      await page.locator(CHOICES).filter({ visible: true }).first().waitFor();
      found = await page.evaluate(several, CHOICES);
    }
    const things = page.locator("[data-set]").nth(found).locator(CHOICES);
    const place = () => things.evaluateAll((things) => things.indexOf(document.activeElement));
    const count = await things.count();
    await things.first().focus();
    for (let step = 0; step < count; step++) {
      assert.equal(await place(), step);
      await page.keyboard.press("ArrowRight");
    }
    assert.equal(await place(), 0);

    // Enter on a choice answers.
    const before = await question(page);
    await page.locator(CHOICES).and(page.locator("[form]")).filter({ visible: true }).first().focus();
    await page.keyboard.press("Enter");
    await answered(page, before);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  test(`a piece of ${game.title} tells what it is, and Escape closes it`, async () => {
    const page = await person(browser, server.address);
    await playNow(page, game);
    assert.ok(await waitForTurn(page));
    const piece = page.locator("#curia-board [data-piece]:not([data-choice])").first();
    await piece.focus();
    await page.keyboard.press("Enter");
    const detail = page.locator(":popover-open");
    await detail.waitFor();
    assert.ok((await detail.textContent()).trim().length > 10);
    await page.keyboard.press("Escape");
    await detail.waitFor({ state: "hidden" });
    await page.context().close();
  });
}
