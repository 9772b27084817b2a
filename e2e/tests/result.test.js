// The result of a finished game: on every screen, for every reader, and found again.

import assert from "node:assert/strict";
import { test } from "node:test";

import { SCREENS, person } from "../lib/browser.js";
import { clipped } from "../lib/clipping.js";
import { part } from "../lib/friends.js";
import { openHouse } from "../lib/house.js";
import { playOn, playOut } from "../lib/play.js";

const house = await openHouse({ quick: true });
const { server, browser, games } = house;

for (const game of games) {
  test(`${game.id}: a finished game shows who has won and how, can be handed on, and is found again`, async () => {
    const page = await person(browser, server.address, { reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"] });
    await playOn(page, game, { bots: 1 });
    await playOut(page);
    const result = page.locator("[data-result]");
    await result.locator(".winner .shield").first().waitFor();

    // A line and a column of the text alternative for each player; the points at the end are the totals.
    assert.equal(await result.locator(".plot polyline").count(), 2);
    const last = await result.locator("figure table tbody tr:last-child td").allTextContents();
    const panels = await page.locator(".player .score .num").allTextContents();
    assert.deepEqual(last, panels);
    for (const cell of await result.locator(".scroll tbody td").allTextContents()) assert.match(cell, /^[−\d]\d*$/, "zeros are zeros");
    assert.equal(await result.locator("details.proof").getAttribute("open"), null, "the proof is folded away");

    await page.evaluate(() => { navigator.share = undefined; });
    await result.locator("[data-share]").click();
    await page.locator("#curia-toast >> text=Copied").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.ok(copied.startsWith(game.title) && copied.endsWith(new URL(page.url()).pathname), copied);

    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      assert.deepEqual(await clipped(page), [], `${screen.width}`);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/result-${screen.width}.png` });
    }
    const table = new URL(page.url()).pathname;
    await page.goto("/");
    await page.locator(`section[aria-labelledby=finished-title] a[href="${table}"]`).click();
    await page.locator("[data-result]").waitFor();
    assert.deepEqual(page.faults, []);
    await part(page);
  });
}
