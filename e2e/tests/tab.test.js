import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { launch, person } from "../lib/browser.js";
import { moverFirst, tableForTwo } from "../lib/friends.js";
import { choose, playNow, playTurn, waitForTurn } from "../lib/play.js";
import { Server } from "../lib/server.js";

let server, browser;
before(async () => { [server, browser] = [await Server.start(), await launch()]; });
after(async () => { await browser?.close(); await server?.stop(); });

const says = (page, title, icon) => page.waitForFunction(
  ([title, icon]) => document.title.includes(title) && document.querySelector('link[rel="icon"]').href.includes("/tab-turn-") === icon,
  [title, icon],
);

/** Hides the tab from its own page, as a browser does when another tab comes to the front. */
function hide(page, hidden) {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => (hidden ? "hidden" : "visible") });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

test("the title and the icon of the tab say when it is my turn", async () => {
  const page = await person(browser, server.address);
  await playNow(page);
  assert.ok(await waitForTurn(page));
  await says(page, "Your turn", true);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a hidden tab says it too, and catches up when it is looked at", async () => {
  const pages = await tableForTwo(browser, server.address);
  const [mover, other] = await moverFirst(pages);
  await says(other, "Guillotine · Curia", false);
  await hide(other, true);
  await playTurn(mover);
  await says(other, "Your turn", true);
  await hide(other, false);
  assert.ok(await waitForTurn(other));
  await says(other, "Your turn", true);
  await choose(other);
  for (const page of pages) {
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});
