// What only Rival Kings has: choices made together and in secret, thefts, a look that nobody else sees.

import assert from "node:assert/strict";
import { test } from "node:test";

import { SCREENS, person } from "../lib/browser.js";
import { part, tableForTwo } from "../lib/friends.js";
import { openHouse } from "../lib/house.js";
import { CHOICES, answered, choose, dice, isOver, playNow, playOn, question, waitForTurn } from "../lib/play.js";

const house = await openHouse({ quick: true });
const { server, browser, games } = house;
const kings = games.find((game) => game.id === "rival-kings");

const isAsked = (page) => page.evaluate(() => document.querySelector("#curia-live").dataset.turn === "true");
const cycle = (page) => page.locator(".where .now").textContent();
/** Whoever of them is asked; null at the end. */
async function asked(pages) {
  const found = await Promise.any(pages.map(async (page) => ((await waitForTurn(page)) ? page : null)));
  return found;
}

/** One cycle between two people: both choose, all is revealed, everybody acts. */
async function wholeCycle(pages, look = async () => {}) {
  const before = await cycle(pages[0]);
  const pick = dice(3);
  for (let moves = 0; !(await isOver(pages[0]));) {
    assert.ok(moves < 40, "the cycle does not end");
    const page = await asked(pages);
    if (!page) return;
    if ((await cycle(page)) !== before) {
      // One page is told before the other: the next cycle has begun when it stands on both.
      const goesOn = (was) => document.querySelector(".where .now")?.textContent !== was;
      await Promise.all(pages.map((one) => one.waitForFunction(goesOn, before)));
      return;
    }
    await look(page);
    if (!(await isAsked(page))) continue;
    await choose(page, pick);
    moves++;
  }
}

test("two people play a cycle by clicks, and see of a choice only that it was made", async () => {
  const [anna, bence] = await tableForTwo(house, kings);
  const hand = await anna.locator("#curia-hand [data-card]").evaluateAll((cards) => cards.map((card) => card.dataset.card));
  assert.equal(hand.length, 3);
  await anna.locator(`[data-card=${hand[0]}]`).click();
  await bence.getByText("has chosen").waitFor();
  assert.equal(await isAsked(anna), false);
  // The choice may be changed, and nobody sees it.
  await anna.locator(`[data-card=${hand[1]}]`).click();
  await anna.locator(`[data-card=${hand[1]}].chosen`).waitFor();
  const page = await bence.evaluate(() => document.querySelector("#curia-board").outerHTML + document.querySelector("#curia-lines").outerHTML);
  // An id stands at the end of a value; "count" alone is part of many a word.
  for (const character of hand) assert.doesNotMatch(page, new RegExp(`\\b${character}["<]`), character);
  await choose(bence);
  // All is revealed together: the courts stand in the order of their ranks, with what they can do.
  for (const one of [anna, bence]) await one.locator(".lord .act").first().waitFor();
  const ranks = await anna.locator(".lord:not(.neutral) .rank").allTextContents();
  assert.deepEqual(ranks, [...ranks].sort());
  await anna.locator(`#curia-board .rank`).first().waitFor();
  await wholeCycle([anna, bence]);
  assert.match(await cycle(anna), /cycle 2/);
  await part(anna, bence);
});

test("two people play a cycle on phones", async () => {
  const options = { viewport: SCREENS[2], hasTouch: true, isMobile: true };
  const pages = await tableForTwo(house, kings, [], { options });
  await wholeCycle(pages, async (page) => {
    const seen = await page.evaluate(() => ({
      sideways: document.documentElement.scrollWidth > innerWidth,
      small: [...document.querySelectorAll("[data-choice], .btn")].filter((thing) => thing.offsetParent).map((thing) => thing.getBoundingClientRect()).filter((box) => box.width < 43.5 || box.height < 43.5).length,
    }));
    assert.deepEqual(seen, { sideways: false, small: 0 });
  });
  assert.match(await cycle(pages[0]), /cycle 2/);
  await part(...pages);
});

test("a cycle by keyboard alone", async () => {
  const page = await person(browser, server.address, { reducedMotion: "reduce" });
  await playNow(page, kings);
  assert.ok(await waitForTurn(page));
  const before = await cycle(page);
  // The first choice is the rule of the question away.
  await page.keyboard.press("q");
  for (let stops = 0; stops < 2; stops++) await page.keyboard.press("Tab");
  for (let moves = 0; (await cycle(page)) === before; moves++) {
    assert.ok(moves < 40, "the cycle does not end");
    // The focus waits on the first choice of every question.
    await page.waitForFunction((choices) => document.activeElement?.matches(choices), CHOICES);
    const now = await question(page);
    await page.keyboard.press("Enter");
    await answered(page, now);
    if (!(await waitForTurn(page))) break;
  }
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("what cannot be chosen says why", async () => {
  const page = await person(browser, server.address, { reducedMotion: "reduce" });
  await playOn(page, kings, { bots: 1 });
  const pick = dice(9);
  for (let moves = 0; ; moves++) {
    assert.ok(moves < 120, "no card is refused");
    assert.ok(await waitForTurn(page), "the game is over before");
    await page.locator(CHOICES).filter({ visible: true }).first().waitFor();
    const refused = page.locator("#curia-board .stall .ware:not(.can)").first();
    if ((await page.locator("#curia-board .stall .ware.can").count()) && (await refused.count())) {
      await refused.focus();
      await page.keyboard.press("Enter");
      assert.match(await page.locator(":popover-open .refusal").textContent(), /rule/i);
      break;
    }
    await choose(page, pick);
  }
  await page.context().close();
});

// What every game of a few cycles asks; the rarer questions are walked through over HTTP, and whole games by names elsewhere.
const KINDS = ["choose", "perform", "skip", "pile", "steal"];

test("a walk through the kinds of questions by clicks and by keys", async () => {
  const page = await person(browser, server.address, { reducedMotion: "reduce" });
  const posts = [];
  page.on("response", (response) => { if (response.request().method() === "POST") posts.push(response.status()); });
  const byTab = async (choice) => {
    const value = await choice.getAttribute("value");
    await page.keyboard.press("q");
    for (let steps = 0; !(await page.evaluate((value) => document.activeElement.matches(`[data-choice][value="${value}"]`), value)); steps++) {
      assert.ok(steps < 120, `${value} is not reached by Tab`);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
  };
  const ways = [(choice) => choice.click(), byTab];
  await playOn(page, kings, { bots: 2 });
  const [pick, left] = [dice(21), new Set(KINDS)];
  for (const end = Date.now() + 25_000; left.size > 0; ) {
    assert.ok(Date.now() < end, `never asked: ${[...left]}`);
    if (!(await waitForTurn(page))) await playOn(page, kings, { bots: 2 });
    const choices = page.locator(CHOICES).filter({ visible: true });
    await choices.first().waitFor();
    const moves = await choices.evaluateAll((choices) => choices.map((choice) => choice.value));
    for (const move of moves) left.delete(move.replace(/:.*/, ""));
    const eager = moves.findIndex((move) => /^(perform|use_ability|twice:)/.test(move));
    const before = await question(page);
    await ways[pick(ways.length)](choices.nth(eager >= 0 && pick(4) ? eager : pick(moves.length)));
    await answered(page, before);
  }
  assert.deepEqual(posts.filter((status) => status >= 400), [], "every gold thing is a legal move");
  await part(page);
});
