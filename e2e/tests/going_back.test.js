// A page that was left and is come back to, in a browser that keeps pages as they were.

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { launch, person } from "../lib/browser.js";
import { moverFirst, part, tableForTwo } from "../lib/friends.js";
import { openHouse } from "../lib/house.js";
import { connected, eventually, pieces, playTurn, waitForTurn } from "../lib/play.js";

const house = await openHouse({ quick: true });
const { server, games } = house;
const keeping = await launch({ keepsPages: true });
after(() => keeping.close());
const game = games[0];

/** Goes to another page of the house and notes in the history what is left. */
async function leave(page) {
  await page.evaluate(() => { addEventListener("pageshow", (event) => { globalThis.wasKept = event.persisted; }); globalThis.left = true; });
  await page.goto(`${server.address}/about`);
}

/** Goes back, and says whether the browser has kept the page. */
async function goBack(page, path) {
  await page.evaluate(() => { history.back(); });
  return eventually(async () => {
    assert.equal(await page.evaluate(() => location.pathname), path);
    assert.equal(await page.evaluate(() => document.readyState), "complete");
    return page.evaluate(() => globalThis.left === true && globalThis.wasKept === true);
  });
}

test("whoever looks on comes back to a page that was kept, and it is live and new", async () => {
  const onlooker = await person(keeping, server.address);
  const pages = await tableForTwo(house, game, [onlooker]);
  const path = new URL(onlooker.url()).pathname;
  await connected(onlooker);
  const [mover, other] = await moverFirst(pages);
  await leave(onlooker);
  await playTurn(mover);
  assert.ok(await goBack(onlooker, path), "nobody's secrets are in it, so the browser keeps it");
  await eventually(async () => assert.deepEqual(await pieces(onlooker), await pieces(mover)));
  assert.ok(await waitForTurn(other));
  await playTurn(other);
  await eventually(async () => assert.deepEqual(await pieces(onlooker), await pieces(other)));
  await part(onlooker, ...pages);
});

test("a player's page is kept nowhere: it comes back new, and to nobody else", async () => {
  const pages = await tableForTwo({ ...house, browser: keeping }, game);
  const [mover, other] = await moverFirst(pages);
  const path = new URL(other.url()).pathname;
  const hand = (page) => page.locator("#curia-hand [data-piece], #curia-hand .card").count();
  assert.ok((await hand(other)) > 0);
  await leave(other);
  await playTurn(mover);
  assert.ok(!(await goBack(other, path)), "it is asked for anew");
  assert.ok(await waitForTurn(other));
  assert.ok((await hand(other)) > 0);
  await leave(other);
  await other.context().clearCookies();
  assert.ok(!(await goBack(other, path)));
  assert.equal(await hand(other), 0, "without the cookie nobody sees the hand");
  await part(...pages);
});
