import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { launch, person } from "../lib/browser.js";
import { assertNoMissingText, choose, connected, dice, isOver, playNow, waitForTurn } from "../lib/play.js";
import { Server } from "../lib/server.js";

let server, browser;
before(async () => { [server, browser] = [await Server.start({ quick: true }), await launch()]; });
after(async () => { await browser?.close(); await server?.stop(); });

test("a whole game against a bot by clicks alone", async () => {
  const page = await person(browser, server.address);
  const posts = [];
  page.on("response", (response) => { if (response.request().method() === "POST") posts.push(response.status()); });
  await playNow(page);
  const pick = dice(7);
  let moves = 0;
  while (await waitForTurn(page)) {
    await choose(page, pick);
    if (++moves % 10 === 0) await assertNoMissingText(page);
    if (await isOver(page)) break;
    assert.ok(moves < 400, "the game does not end");
  }
  assert.ok(moves > 10, `only ${moves} moves`);
  assert.deepEqual(posts.filter((status) => status >= 400), [], "every gold thing is a legal move");
  await assertNoMissingText(page);
  const result = await page.locator(".result").textContent();
  assert.match(result, /1st/);
  assert.match(result, /[0-9a-f]{64}.*[0-9a-f]{64}/s, "commitment and seed");
  const record = await page.request.get(await page.locator('a[href$="/record"]').getAttribute("href"));
  assert.equal((await record.json()).game, "guillotine");

  // And once more: the same bots, a new table, no further click.
  const table = page.url();
  await page.click('form[action$="/again"] button');
  await page.waitForURL((address) => address.href !== table);
  await connected(page);
  assert.equal(await page.locator(".player").count(), 2);
  assert.deepEqual(page.faults, []);
});
