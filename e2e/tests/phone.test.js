import assert from "node:assert/strict";
import { test } from "node:test";

import { SCREENS, person } from "../lib/browser.js";
import { openHouse } from "../lib/house.js";
import { choose, dice, eventually, playOn, waitForTurn } from "../lib/play.js";

const { server, browser, games } = await openHouse({ quick: true });

for (const game of games) {
  test(`a phone in portrait is a whole table of ${game.title}`, async () => {
    const page = await person(browser, server.address, { viewport: SCREENS[2], hasTouch: true, isMobile: true });
    await playOn(page, game, { bots: 1 });
    const pick = dice(11);
    const cards = () => page.evaluate(() => [...document.querySelectorAll("#curia-hand [data-card]")].every((card) => {
      const box = card.getBoundingClientRect();
      return box.left >= 0 && box.right <= innerWidth;
    }));
    if (game.id === "guillotine") assert.equal(await cards(), false, "the hand that was dealt is wider than the screen");
    for (let turn = 0; turn < 5 && (await waitForTurn(page)); turn++) {
      const seen = await page.evaluate(() => ({
        sideways: document.documentElement.scrollWidth > innerWidth,
        ask: document.querySelector("[data-ask]").getBoundingClientRect().bottom < innerHeight,
        // An empty hand is a line.
        hand: document.querySelector("#curia-hand").getBoundingClientRect().top < innerHeight - (document.querySelector("#curia-hand [data-card]") ? 60 : 40),
        // What a board shows first is in sight; more of it may lie further down the page.
        board: [...document.querySelectorAll("#curia-board [data-strip]")].slice(0, 1).every((strip) => strip.getBoundingClientRect().bottom < document.querySelector(".sheet").getBoundingClientRect().top + 60),
      }));
      assert.deepEqual(seen, { sideways: false, ask: true, hand: true, board: true });
      const small = await page.evaluate(() =>
        [...document.querySelectorAll("[data-choice], .btn")]
          .filter((thing) => thing.offsetParent)
          .map((thing) => thing.getBoundingClientRect())
          .filter((box) => box.width && (box.width < 43.5 || box.height < 43.5)).length);
      assert.equal(small, 0, "every choice is large enough for a finger");
      await choose(page, pick);
    }

    // The handle shows the whole hand: by a tap, and dragged back.
    await page.tap(".handle");
    assert.equal(await page.getAttribute(".handle", "aria-expanded"), "true");
    assert.equal(await cards(), true, "no card is out of sight");
    // Hovering waits until the sheet has come to rest; an update may still move it under the hand.
    await eventually(async () => {
      await page.hover(".handle");
      const { x, y, width } = await page.locator(".handle").boundingBox();
      await page.mouse.move(x + width / 2, y + 8);
      await page.mouse.down();
      await page.mouse.move(x + width / 2, y + 90, { steps: 4 });
      await page.mouse.up();
      assert.equal(await page.getAttribute(".handle", "aria-expanded"), "false");
    });

    await page.getByRole("button", { name: "Chronicle" }).tap();
    await page.locator("#curia-log:popover-open").waitFor();
    assert.ok((await page.locator("#curia-log li").count()) > 3);
    assert.deepEqual(page.faults, []);
  });
}
