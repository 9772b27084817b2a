import assert from "node:assert/strict";
import { test } from "node:test";

import { person } from "../lib/browser.js";
import { moverFirst, part, tableForTwo } from "../lib/friends.js";
import { openHouse } from "../lib/house.js";
import { CHOICES, choose, dice, eventually, pieces, playTurn, waitForTurn } from "../lib/play.js";

const house = await openHouse();
const { server, browser, games } = house;

for (const game of games) {
  test(`two people and a spectator at one table of ${game.title}`, async () => {
    const eva = await person(browser, server.address);
    const pages = await tableForTwo(house, game, [eva]);
    const pick = dice(3);
    for (let turn = 0; turn < 12; turn++) await choose((await moverFirst(pages))[0], pick);
    // Each page hears of the last move by itself, so which of them was first is not known.
    await eventually(async () => {
      const [own, ...others] = await Promise.all([...pages, eva].map(pieces));
      for (const other of others) assert.deepEqual(other, own);
    });
    // A spectator sees no hand and chooses nothing.
    assert.equal(await eva.locator("[data-card]").count(), 0);
    assert.equal(await eva.locator(CHOICES).count(), 0);
    await part(...pages, eva);
  });
}

for (const game of games) {
  test(`whoever leaves ${game.title} is replaced by a bot and may come back`, async () => {
    const pages = await tableForTwo(house, game);
    const [mover, other] = await moverFirst(pages);
    await mover.click("[popovertarget=about-table]");
    await mover.click('form[action$="/leave"] button');
    await other.waitForSelector("#curia-players >> text=left, a bot plays");
    // The bot moves for them, so it is soon the other one's turn.
    assert.ok(await waitForTurn(other));
    await mover.goto(other.url());
    assert.equal(await mover.locator(CHOICES).count(), 0, "a bot plays: there is nothing to choose");
    await mover.click('form[action$="/return"] button');
    await other.waitForSelector("#curia-players >> text=left, a bot plays", { state: "detached" });
    await playTurn(other);
    assert.ok(await waitForTurn(mover));
    await choose(mover);
    await part(...pages);
  });
}
