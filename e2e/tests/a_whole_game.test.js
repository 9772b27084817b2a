import assert from "node:assert/strict";
import { test } from "node:test";

import { person } from "../lib/browser.js";
import { openHouse } from "../lib/house.js";
import { assertNoMissingText, choose, connected, dice, isOver, playNow, playOut, waitForTurn } from "../lib/play.js";

const { server, browser, games } = await openHouse({ quick: true });

/** So many answers of a long game are clicked; the first game of the house is clicked to its end. */
const CLICKED = 40;

for (const game of games) {
  test(`a whole game of ${game.title} against bots by clicks`, async () => {
    // The pieces of one game move all the way through.
    const page = await person(browser, server.address, { reducedMotion: game === games[0] ? "no-preference" : "reduce" });
    const posts = [];
    page.on("response", (response) => { if (response.request().method() === "POST") posts.push(response.status()); });
    await playNow(page, game);
    const pick = dice(7);
    let [moves, clicked] = [0, undefined];
    while (await waitForTurn(page)) {
      await choose(page, pick);
      if (++moves % 10 === 0) await assertNoMissingText(page, games);
      if (await isOver(page)) break;
      if (game !== games[0] && moves === CLICKED) {
        // What is sent without a look comes faster than anybody clicks, and may be told to wait.
        clicked = posts.length;
        await playOut(page);
      }
      assert.ok(moves < 1_000, "the game does not end");
    }
    assert.ok(moves > 10, `only ${moves} moves`);
    assert.deepEqual(posts.slice(0, clicked).filter((status) => status >= 400), [], "every gold thing is a legal move");
    await assertNoMissingText(page, games);
    const result = await page.locator("[data-result]").textContent();
    assert.match(result, /1st/);
    assert.match(result, /[0-9a-f]{64}.*[0-9a-f]{64}/s, "commitment and seed");
    const record = await page.request.get(await page.locator('a[href$="/record"]').getAttribute("href"));
    assert.equal((await record.json()).game, game.id);

    // And once more: the same bots, a new table, no further click.
    const table = page.url();
    await page.click('form[action$="/again"] button');
    await page.waitForURL((address) => address.href !== table);
    await connected(page);
    assert.equal(await page.locator("#curia-players [id^=player-]").count(), game.seats[0]);
    assert.deepEqual(page.faults, []);
  });
}
