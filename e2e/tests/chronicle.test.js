// The chronicle: one move in one sentence, told to its reader, filtered by player.

import assert from "node:assert/strict";
import { test } from "node:test";

import { person } from "../lib/browser.js";
import { part } from "../lib/friends.js";
import { openHouse } from "../lib/house.js";
import { eventually, playOn, playTurn, waitForTurn } from "../lib/play.js";

const house = await openHouse({ quick: true });
const { server, browser, games } = house;

const LINES = "#curia-lines > li:not(.mark)";

/** The texts of the lines, with single spaces. */
const told = (page) => page.locator(LINES).evaluateAll((lines) => lines.map((line) => line.textContent.replaceAll(/\s+/g, " ").trim()));

for (const game of games) {
  test(`${game.id}: lines that arrive tell what a page opened later tells, and a filter stays while they do`, async () => {
    const page = await person(browser, server.address);
    await playOn(page, game, { bots: 2 });
    const filter = page.locator(".only input");
    assert.equal(await filter.count(), 4, "all, and one for each player");

    await filter.first().focus();
    await page.keyboard.press("ArrowRight");
    assert.ok(await filter.nth(1).isChecked(), "by the keyboard as well");
    // What is about nobody concerns all.
    const mine = page.locator(`${LINES}:is([data-who~="0"], :not([data-who]))`);
    const others = page.locator(`${LINES}[data-who]:not([data-who~="0"])`);
    // Others may do nothing alone for some turns.
    for (let turn = 0; turn < 3 || !(await others.count()); turn++) {
      assert.ok(turn < 20 && (await waitForTurn(page)), "nothing is told of the others alone");
      await playTurn(page);
    }
    await waitForTurn(page);
    assert.ok(await filter.nth(1).isChecked(), "kept while lines arrive");
    assert.ok((await mine.count()) > 0, "there are lines of both kinds");
    await eventually(async () => assert.equal(await page.locator(LINES).filter({ visible: true }).count(), await mine.count()));

    const live = await told(page);
    assert.ok(live.some((line) => /^You /.test(line)), `${live}`);
    await page.reload();
    assert.deepEqual(await told(page), live);
    assert.deepEqual(page.faults, []);
    await part(page);
  });
}

test("whoever takes another name is found under it in the filter", async () => {
  const page = await person(browser, server.address);
  await playOn(page, games[0], { bots: 1 });
  const start = await page.context().newPage();
  await start.goto("/");
  await start.fill("input[name=name]", "Zita");
  await start.click('form[action="/name"] button');
  await page.getByRole("radio", { name: "Zita" }).waitFor({ state: "attached" });
  assert.deepEqual(page.faults, []);
  await part(page);
});
