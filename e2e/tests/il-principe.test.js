// What only Il Principe has: offers in secret, auctions with a ladder of bids, orders to bid, the map.

import assert from "node:assert/strict";
import { test } from "node:test";

import { SCREENS, person } from "../lib/browser.js";
import { part, tableForTwo } from "../lib/friends.js";
import { openHouse } from "../lib/house.js";
import { answered, assertNoMissingText, playOn, question, waitForTurn } from "../lib/play.js";
import { KINDS, choicesOf, kindOf, plan, walk } from "../lib/principe.js";
import { Reader } from "../lib/tree.js";

const house = await openHouse({ quick: true });
const { server, browser, games } = house;
const principe = games.find((game) => game.id === "il-principe");

/** Plays game after game until everything wanted was done. */
async function playUntil(page, act, wanted) {
  const left = new Set(wanted);
  for (let games = 0; left.size > 0; games++) {
    assert.ok(games < 4, `never asked: ${[...left]}`);
    await playOn(page, principe, { bots: 1 });
    await walk(page, act, (kind, { name }) => {
      left.delete(kind);
      if (name.startsWith("Build ") && name !== "Build nothing") left.delete("city");
      return left.size === 0;
    });
  }
}

const click = (page) => async ({ value }) => page.locator(`[data-choice][value="${value}"]`).filter({ visible: true }).first().click();

test("every kind of decision is reached and answered by clicks", async () => {
  const page = await person(browser, server.address);
  await playUntil(page, click(page), [...KINDS, "city"]);
  await assertNoMissingText(page, games);
  await part(page);
});

test("an auction and a city by keys alone", async () => {
  const page = await person(browser, server.address, { reducedMotion: "reduce" });
  const byKey = async ({ value }) => {
    await page.keyboard.press("q");
    const isThere = () => page.evaluate((value) => document.activeElement?.value === value && document.activeElement.hasAttribute("data-choice"), value);
    for (let steps = 0; !(await isThere()); steps++) {
      assert.ok(steps < 120, `${value} is not reached by Tab`);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
  };
  await playUntil(page, byKey, ["offer", "bid", "action", "shield", "city"]);
  await part(page);
});

test("an auction and a city by touch on a phone", async () => {
  const page = await person(browser, server.address, { viewport: SCREENS[2], hasTouch: true, isMobile: true, reducedMotion: "reduce" });
  const tap = async ({ value }) => {
    const echo = page.locator(`[data-echo][value="${value}"]`).filter({ visible: true });
    const choice = page.locator(`[data-choice][value="${value}"]`).filter({ visible: true });
    await ((await echo.count()) ? echo : choice).first().tap();
  };
  await playUntil(page, tap, ["offer", "bid", "action", "shield", "city"]);
  await part(page);
});

test("an auction and a city by the accessibility tree alone", async () => {
  const page = await person(browser, server.address, { reducedMotion: "reduce" });
  const reader = await Reader.of(page);
  const CHOICE = /^(Offer|Bid|Pass|Build|Place|Lay|Turn up|Do nothing)\b/;
  const choices = (things) => things.filter((thing) => thing.role === "button" && CHOICE.test(thing.name));
  let [bids, cities] = [0, 0];
  for (let games = 0; !(bids && cities); games++) {
    assert.ok(games < 4, `${bids} bids and ${cities} cities`);
    await playOn(page, principe, { bots: 1 });
    for (let moves = 0; !(bids && cities) && (await waitForTurn(page)); moves++) {
      assert.ok(moves < 300, "the game does not end");
      const { found } = await reader.until("choices", (things) => choices(things).length > 0 && choices(things));
      const names = found.map(({ name }) => name);
      const before = await question(page);
      const choice = found[plan(names, ["university", "castle"][moves % 2])];
      if (!(await reader.press(choice, "Enter"))) continue;
      await answered(page, before);
      bids += kindOf(names) === "bid";
      cities += /^Build (?!nothing)/.test(choice.name);
    }
  }
  await part(page);
});

/** Two people at the first auction; whoever bids first comes first. */
async function atAuction() {
  const pages = await tableForTwo(house, principe);
  for (const page of pages) {
    for (let cards = 0; cards < 3; cards++) {
      const before = await question(page);
      await page.locator('[data-choice][value^="offer:"]').first().click();
      await answered(page, before);
    }
  }
  for (const page of pages) await page.locator(".bidding").waitFor();
  const first = (await pages[0].getAttribute("#curia-live", "data-turn")) === "true" ? 0 : 1;
  return { pages, bidder: pages[first], other: pages[1 - first] };
}

test("offers lie face down until everybody has chosen", async () => {
  const pages = await tableForTwo(house, principe);
  const [anna, bence] = pages;
  const before = await question(anna);
  await anna.locator('[data-choice][value^="offer:"]').first().click();
  await answered(anna, before);
  await anna.locator(".offers .backs .b").waitFor();
  await bence.locator(".offers .back").waitFor();
  assert.equal(await bence.locator(".offers .backs .b").count(), 0, "nobody else sees a colour");
  assert.equal(await bence.locator(".lots").count(), 0);
  await part(...pages);
});

test("a bid is chosen by steps, with the mouse and by keys", async () => {
  const { pages, bidder } = await atAuction();
  const shown = () => bidder.locator(".rung button").filter({ visible: true }).textContent();
  const [less, more] = [bidder.locator('[data-step="-1"]'), bidder.locator('[data-step="1"]')];
  assert.equal(await shown(), "Bid 1");
  assert.equal(await less.getAttribute("aria-disabled"), "true");
  await more.click();
  await more.click();
  await less.click();
  assert.equal(await shown(), "Bid 2");
  const rung = bidder.locator(".rung button").filter({ visible: true });
  await rung.focus();
  await bidder.keyboard.press("ArrowUp");
  assert.equal(await shown(), "Bid 3");
  assert.equal(await bidder.evaluate(() => document.activeElement.textContent), "Bid 3", "the focus goes along");
  await bidder.keyboard.press("End");
  assert.equal(await shown(), "Bid 6", "up to the purse");
  assert.equal(await more.getAttribute("aria-disabled"), "true");
  await bidder.keyboard.press("Home");
  await bidder.keyboard.press("ArrowUp");
  const before = await question(bidder);
  await bidder.keyboard.press("Enter");
  await answered(bidder, before);
  await bidder.locator(".bidder.leads", { hasText: "2" }).waitFor();
  await part(...pages);
});

test("an order bids for its owner up to its amount, and nobody else sees it", async () => {
  const { pages, bidder, other } = await atAuction();
  await other.locator(".standing select").selectOption({ label: "3" });
  await other.locator(".standing button").click();
  await other.locator(".standing", { hasText: "up to 3" }).waitFor();
  const bid = async (amount) => {
    const before = await question(bidder);
    while ((await bidder.locator(".rung button").filter({ visible: true }).textContent()) !== `Bid ${amount}`) await bidder.locator('[data-step="1"]').click();
    await bidder.locator(".rung button").filter({ visible: true }).click();
    await answered(bidder, before);
  };
  await bid(1);
  assert.ok(await waitForTurn(bidder));
  await bidder.locator(".bidder.leads", { hasText: "2" }).waitFor();
  assert.equal((await bidder.content()).includes("You are bid for"), false);
  await bid(4);
  // Beyond its amount the order passes, and the lot is sold.
  await bidder.locator(".lot.done").waitFor();
  assert.match(await bidder.locator(".lot.done").first().textContent(), /4/);
  await part(...pages);
});

test("a city that cannot be built says why, and a region says how it stands", async () => {
  const page = await person(browser, server.address);
  await playOn(page, principe, { bots: 1 });
  assert.ok(await waitForTurn(page));
  await page.locator(".city").first().click();
  assert.match(await page.locator(":popover-open").textContent(), /Rule\s5\.3/);
  await page.keyboard.press("Escape");
  await page.locator(".region").first().click();
  assert.match(await page.locator(":popover-open").textContent(), /5\spoints/);
  await part(page);
});

test("without a script every bid is a button", async () => {
  const page = await person(browser, server.address, { javaScriptEnabled: false });
  await page.goto("/");
  const form = page.locator('form[action="/play"]').filter({ has: page.locator('input[value="il-principe"]') });
  await form.locator("select[name=seats]").selectOption("2");
  await form.locator("button").click();
  for (let moves = 0; moves < 12 && !(await page.locator(".ladder").count()); moves++) {
    const offer = page.locator('[data-choice][value^="offer:"]').first();
    if (await offer.count()) await offer.click();
    else await page.reload();
  }
  const rungs = page.locator(".rung button").filter({ visible: true });
  assert.ok((await rungs.count()) > 1);
  assert.equal(await page.locator("[data-step]").filter({ visible: true }).count(), 0);
  await part(page);
});
