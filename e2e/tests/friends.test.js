import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { launch, person } from "../lib/browser.js";
import { moverFirst, tableForTwo } from "../lib/friends.js";
import { choose, dice, eventually, playTurn, question, waitForTurn } from "../lib/play.js";
import { Server } from "../lib/server.js";

let server, browser;
before(async () => { [server, browser] = [await Server.start(), await launch()]; });
after(async () => { await browser?.close(); await server?.stop(); });

const line = (page) => page.locator(".nobles .title").allTextContents();

async function part(...pages) {
  for (const page of pages) {
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
}

test("two people and a spectator at one table", async () => {
  const eva = await person(browser, server.address);
  const pages = await tableForTwo(browser, server.address, [eva]);
  const pick = dice(3);
  for (let turn = 0; turn < 12; turn++) await choose((await moverFirst(pages))[0], pick);
  // Each page hears of the last move by itself, so which of them was first is not known.
  await eventually(async () => {
    const [own, ...others] = await Promise.all([...pages, eva].map(line));
    for (const other of others) assert.deepEqual(other, own);
  });
  // A spectator sees no hand; a player sees nobody's but his own.
  assert.equal(await eva.locator(".fan .action:not(.playing)").count(), 0);
  assert.equal(await eva.locator(".can").count(), 0);
  await part(...pages, eva);
});

test("what luck has decided is taken back only if the other one agrees", async () => {
  const pages = await tableForTwo(browser, server.address);
  const [mover, other] = await moverFirst(pages);
  // Without a card, the noble at the front is beheaded and a card drawn.
  await playTurn(mover);
  assert.ok(await waitForTurn(other));
  const [asked, moved] = [await question(other), await line(other)];
  const take = mover.locator(".undo button");
  const answer = (name) => other.locator(`.undo button[value=${name}]`);

  await take.click();
  await mover.locator(".do .note").waitFor();
  await answer("no").click();
  await take.waitFor();
  assert.deepEqual(await line(mover), moved, "one no is enough");

  await take.click();
  await mover.locator(".do .note").waitFor();
  await answer("yes").click();
  assert.ok(await waitForTurn(mover));
  await other.waitForSelector('#curia-live[data-turn="false"]', { state: "attached" });
  assert.notEqual(await question(mover), asked, "a number that was used is not used again");
  await choose(mover);
  await part(...pages);
});

test("whoever leaves is replaced by a bot and may come back", async () => {
  const pages = await tableForTwo(browser, server.address);
  const [mover, other] = await moverFirst(pages);
  await mover.click("[popovertarget=about-table]");
  await mover.click('form[action$="/leave"] button');
  await other.waitForSelector(".player .chair >> text=left, a bot plays");
  // The bot moves for him, so it is soon the other one's turn.
  assert.ok(await waitForTurn(other));
  await mover.goto(other.url());
  assert.equal(await mover.locator(".can").count(), 0, "a bot plays: there is nothing to choose");
  await mover.click('form[action$="/return"] button');
  await other.waitForSelector(".player .chair >> text=left, a bot plays", { state: "detached" });
  await playTurn(other);
  assert.ok(await waitForTurn(mover));
  await choose(mover);
  await part(...pages);
});

test("a standing order stays until it is taken off, and nobody else sees it", async () => {
  const pages = await tableForTwo(browser, server.address);
  const [anna, bence] = pages;
  const order = anna.locator("select[name=order]");
  await anna.click("[popovertarget=about-table]");
  const wanted = await order.locator("option").nth(1).getAttribute("value");
  await order.selectOption(wanted);
  await Promise.all([
    anna.waitForResponse((response) => response.url().endsWith("/order") && response.status() === 204),
    anna.click('form[action$="/order"] button'),
  ]);
  await anna.reload();
  assert.equal(await order.inputValue(), wanted);
  await bence.reload();
  assert.equal(await bence.locator("select[name=order]").inputValue(), "off");
  await part(...pages);
});
