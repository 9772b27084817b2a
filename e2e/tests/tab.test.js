import assert from "node:assert/strict";
import { test } from "node:test";

import { hide, person } from "../lib/browser.js";
import { moverFirst, part, tableForTwo } from "../lib/friends.js";
import { openHouse } from "../lib/house.js";
import { choose, playNow, playTurn, waitForTurn } from "../lib/play.js";

const house = await openHouse();
const { server, browser, games } = house;

const says = (page, title, icon) => page.waitForFunction(
  ([title, icon]) => document.title.includes(title) && document.querySelector('link[rel="icon"]').href.includes("/tab-turn-") === icon,
  [title, icon],
);

const isAsked = async (page) => (await page.locator('#curia-live[data-turn="true"]').count()) > 0;

for (const game of games) {
  test(`the title and the icon of the tab say when it is my turn in ${game.title}`, async () => {
    const page = await person(browser, server.address);
    await playNow(page, game);
    assert.ok(await waitForTurn(page));
    await says(page, "Your turn", true);
    await part(page);
  });
}

for (const game of games) {
  test(`a hidden tab says it of ${game.title} too, and catches up when it is looked at`, async () => {
    const pages = await tableForTwo(house, game);
    const [mover, other] = await moverFirst(pages);
    // Where everybody chooses at once, the other one chooses first.
    while (await isAsked(other)) await playTurn(other);
    await says(other, `${game.title} · Curia`, false);
    await hide(other, true);
    const told = { yet: false };
    const tells = says(other, "Your turn", true).finally(() => { told.yet = true; });
    while (!told.yet) await (await isAsked(mover) ? playTurn(mover) : mover.waitForTimeout(50));
    await tells;
    await hide(other, false);
    assert.ok(await waitForTurn(other));
    await says(other, "Your turn", true);
    await choose(other);
    await part(...pages);
  });
}

test("a hidden tab says that somebody asks to take back a move, and that it is one's turn after all", async () => {
  const game = games.find(({ id }) => id === "guillotine");
  const pages = await tableForTwo(house, game);
  const [mover, other] = await moverFirst(pages);
  await playTurn(mover);
  assert.ok(await waitForTurn(other));
  await hide(other, true);
  await says(other, "Your turn", true);
  await mover.click("#curia-prompt .undo button[name=to]");
  await says(other, "Take back?", true);
  await mover.click("#curia-prompt .undo button[value=no]");
  await says(other, "Your turn", true);
  await part(...pages);
});
