import assert from "node:assert/strict";
import { test } from "node:test";

import { person } from "../lib/browser.js";
import { openHouse } from "../lib/house.js";
import { CHOICES, answered, choose, playNow, playOn, question, waitForTurn, whatStands } from "../lib/play.js";

const { server, browser, games } = await openHouse({ quick: true });

const focused = (page) => page.evaluate(() => document.activeElement?.className ?? "");

for (const game of games) {
  test(`a turn of ${game.title} by keyboard alone`, async () => {
    const page = await person(browser, server.address, { reducedMotion: "reduce" });
    await playNow(page, game);
    assert.ok(await waitForTurn(page));
    await page.locator(CHOICES).filter({ visible: true }).first().waitFor();
    await page.evaluate(() => document.activeElement?.blur());

    // The first stop of the page leads to the decision; from there the first choice is at most a name, the rule and what
    // nothing is left of away.
    await page.keyboard.press("Tab");
    assert.equal(await focused(page), "skip");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    for (const way of ["name", "caption cite"]) if ((await focused(page)) === way) await page.keyboard.press("Tab");
    for (let empty = 0; empty < 4 && /\bnil\b/.test(await focused(page)); empty++) await page.keyboard.press("Tab");
    assert.ok(await page.evaluate((choices) => document.activeElement.matches(choices), CHOICES), `the focus is on a choice: ${await whatStands(page)}`);

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

  test(`letters lead to the question of ${game.title} and to the list of keys, and can be switched off`, async () => {
    const page = await person(browser, server.address, { reducedMotion: "reduce" });
    await playNow(page, game);
    assert.ok(await waitForTurn(page));
    const isAtQuestion = () => page.evaluate(() => document.activeElement?.id === "curia-question");
    const list = page.locator("#curia-keys:popover-open");
    const leave = () => page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press("q");
    assert.ok(await isAtQuestion(), "q leads to the question");
    assert.equal(await page.locator("h2").first().getAttribute("id"), "curia-question", "which is the first heading of the table");

    await page.keyboard.press("?");
    await list.waitFor();
    assert.match(await list.textContent(), /to the question/);
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "hidden" });

    await page.keyboard.press("?");
    await page.locator("#single-keys").focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("Escape");
    await list.waitFor({ state: "hidden" });
    for (const load of [leave, () => page.reload()]) {
      await load();
      await page.keyboard.press("q");
      await page.keyboard.press("?");
      assert.equal((await isAtQuestion()) || (await list.isVisible()), false, "letters do nothing any more");
    }
    // The list is still there for whoever wants them back.
    await page.getByRole("button", { name: "Keys" }).click();
    await page.locator("#single-keys").check();
    await page.keyboard.press("Escape");
    await leave();
    await page.keyboard.press("q");
    assert.ok(await isAtQuestion());
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  test(`Escape at a table of ${game.title} closes what is open before it takes back, and the focus follows`, async () => {
    const page = await person(browser, server.address, { reducedMotion: "reduce" });
    await playOn(page, game, { bots: 1 });
    const undo = page.locator("[data-undo]");
    const still = page.locator("[data-piece]:not([data-choice]), #curia-hand .card:not([data-choice])").filter({ visible: true });
    // What a bot answers at the same time can no longer be taken back freely: the question has to be this person's alone.
    const alone = page.locator("#curia-players .player.turn");
    for (let tries = 0; ; tries++) {
      assert.ok(tries < 60, "nothing can be taken back freely");
      assert.ok(await waitForTurn(page), "the game is over before");
      if ((await undo.isVisible()) && (await alone.count()) === 1 && (await still.count())) break;
      // Cards that lead to a question come in no fixed place: try one after the other.
      await choose(page, (count) => (tries + 1) % count);
    }
    const before = await question(page);
    await still.first().focus();
    await page.keyboard.press("Enter");
    const detail = page.locator(":popover-open");
    await detail.first().waitFor();
    await page.keyboard.press("Escape");
    await detail.first().waitFor({ state: "hidden" });
    assert.equal(await question(page), before, "the first Escape closes only");
    await page.keyboard.press("Escape");
    await answered(page, before);
    await page.waitForFunction((choices) => document.activeElement === [...document.querySelectorAll(choices)].find((choice) => choice.offsetParent), CHOICES)
      .catch(async (fault) => { throw new Error(`the focus does not follow: ${await whatStands(page)}`, { cause: fault }); });
    assert.equal(await undo.isVisible(), false);
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
