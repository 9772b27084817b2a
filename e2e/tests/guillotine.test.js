// What only Guillotine has: its cards, its luck, its standing orders.

import assert from "node:assert/strict";
import { test } from "node:test";

import { person } from "../lib/browser.js";
import { moverFirst, part, tableForTwo } from "../lib/friends.js";
import { openHouse } from "../lib/house.js";
import { choose, pieces, playNow, playTurn, question, waitForTurn } from "../lib/play.js";

const house = await openHouse();
const { server, browser, games } = house;
const guillotine = games.find((game) => game.id === "guillotine");

test("a noble who cannot be chosen says why", async () => {
  const page = await person(browser, server.address);
  await playNow(page, guillotine);
  assert.ok(await waitForTurn(page));
  await page.locator("[data-piece]").nth(2).click();
  assert.match(await page.locator(":popover-open").textContent(), /Rule\s5\.4/);
  await part(page);
});

test("what luck has decided is taken back only if the other one agrees", async () => {
  const pages = await tableForTwo(house, guillotine);
  const [mover, other] = await moverFirst(pages);
  // Without a card, the noble at the front is beheaded and a card drawn.
  await playTurn(mover);
  assert.ok(await waitForTurn(other));
  const [asked, moved] = [await question(other), await pieces(other)];
  const take = mover.locator('form[action$="/undo"] button[name=to]');
  const answer = (name) => other.locator(`form[action$="/undo"] button[value=${name}]`);

  await take.click();
  await mover.locator("#curia-prompt >> text=waiting for the others").waitFor();
  await answer("no").click();
  await take.waitFor();
  assert.deepEqual(await pieces(mover), moved, "one no is enough");

  await take.click();
  await mover.locator("#curia-prompt >> text=waiting for the others").waitFor();
  await answer("yes").click();
  assert.ok(await waitForTurn(mover));
  await other.waitForSelector('#curia-live[data-turn="false"]', { state: "attached" });
  assert.notEqual(await question(mover), asked, "a number that was used is not used again");
  await choose(mover);
  await part(...pages);
});

test("a standing order stays until it is taken off, and nobody else sees it", async () => {
  const pages = await tableForTwo(house, guillotine);
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
