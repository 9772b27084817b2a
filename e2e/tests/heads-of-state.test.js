// What only Heads of State has: a map of boxes, draws, nobles that are paid for, treachery, the Revolution.

import assert from "node:assert/strict";
import { test } from "node:test";

import { SCREENS, person } from "../lib/browser.js";
import { part } from "../lib/friends.js";
import { openHouse } from "../lib/house.js";
import { answered, assertNoMissingText, playNow, playOn, playUnseen, question, waitForTurn } from "../lib/play.js";
import { choicesOf, kindOf, plan } from "../lib/states.js";

const house = await openHouse({ quick: true });
const { server, browser, games } = house;
const states = games.find((game) => game.id === "heads-of-state");

/** Does everything wanted by `act`: kinds of decisions, of moves, or moves. What lies between is played without a look. */
async function playUntil(page, act, wanted) {
  const left = new Set(wanted);
  const kindsOf = (move) => [kindOf([move]), move.split(":")[0], move];
  const isWanted = (move) => kindsOf(move).some((kind) => left.has(kind));
  await playOn(page, states, { bots: 1 });
  for (let games = 1, moves = 0; left.size > 0; moves++) {
    const isMine = await page.locator("#curia-live[data-turn=true]").count();
    const choices = isMine ? await choicesOf(page) : [];
    const choice = choices.find(({ value }) => isWanted(value));
    if (choice) {
      const before = await question(page);
      await act(choice);
      await answered(page, before);
      for (const kind of kindsOf(choice.value)) left.delete(kind);
    } else if (!(await playUnseen(page, (values, looks) => (values.some(isWanted) ? undefined : plan(values, looks + moves) ?? values[0])))) {
      assert.ok(games++ < 8, `never asked: ${[...left]}`);
      await playOn(page, states, { bots: 1 });
    }
  }
}

const click = (page) => async ({ value }) => page.locator(`[data-choice][value="${value}"]`).filter({ visible: true }).first().click();

test("a whole turn of each option by clicks: draws, nobles, payment, treachery", async () => {
  const page = await person(browser, server.address);
  const wanted = ["option:attributes_three", "option:attributes_refresh", "option:treachery", "draw", "take_attribute", "take_treachery", "place", "pay", "play", "target", "end_turn"];
  await playUntil(page, click(page), wanted);
  await assertNoMissingText(page, games);
  await part(page);
});

test("a noble and an attack by keys alone", async () => {
  const page = await person(browser, server.address, { reducedMotion: "reduce" });
  const byKey = async ({ value }) => {
    await page.keyboard.press("q");
    const isThere = () => page.evaluate((value) => document.activeElement?.value === value && document.activeElement.hasAttribute("data-choice"), value);
    for (let steps = 0; !(await isThere()); steps++) {
      assert.ok(steps < 200, `${value} is not reached by Tab`);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
  };
  await playUntil(page, byKey, ["option", "draw", "place", "pay", "take_treachery", "play", "target", "end_turn"]);
  await part(page);
});

test("a noble and an attack by touch on a phone", async () => {
  const page = await person(browser, server.address, { viewport: SCREENS[2], hasTouch: true, isMobile: true, reducedMotion: "reduce" });
  const tap = async ({ value }) => {
    const echo = page.locator(`[data-echo][value="${value}"]`).filter({ visible: true });
    const choice = page.locator(`[data-choice][value="${value}"]`).filter({ visible: true });
    await ((await echo.count()) ? echo : choice).first().tap();
  };
  await playUntil(page, tap, ["option", "draw", "place", "pay", "take_treachery", "play", "target", "end_turn"]);
  await part(page);
});

/** Plays without a look, as `choose` would have it, until a question comes of which `wanted` makes something. */
async function reach(page, wanted, { choose = plan, bots = 1, level = "random" } = {}) {
  let found;
  for (let games = 0; games < 20; games++) {
    await playNow(page, states, { bots, level });
    const isThere = await playUnseen(page, (moves, looks) => {
      found = wanted(moves);
      return found ? undefined : choose(moves, looks) ?? moves[0];
    });
    if (!isThere) continue;
    await page.locator("[data-choice]").filter({ visible: true }).first().waitFor();
    return found;
  }
  return assert.fail("never came to it");
}

test("a box that cannot be paid for says what is missing, and a taken one whose it is", async () => {
  const page = await person(browser, server.address);
  await playOn(page, states, { bots: 1 });
  assert.ok(await waitForTurn(page));
  await page.locator(".box.free:not(.can)").first().click();
  const detail = page.locator(":popover-open");
  await detail.waitFor();
  assert.match(await detail.textContent(), /Missing from your hand|your hand can pay/i);
  assert.match(await detail.textContent(), /Rule\s\d/);
  await page.keyboard.press("Escape");
  await detail.waitFor({ state: "hidden" });
  await page.locator(".hex").first().click();
  assert.match(await detail.textContent(), /first noble/);
  await part(page);
});

test("a noble that cannot be struck at says why", async () => {
  const page = await person(browser, server.address);
  // An own noble is out of reach of every card.
  const choose = (moves, turn) => (kindOf(moves) === "option" ? moves[Number(turn > 60)] : plan(moves, turn));
  await reach(page, (values) => kindOf(values) === "target", { choose });
  await page.locator(".box:not(.free):not(.can)").first().click();
  const detail = page.locator(".detail:popover-open");
  await detail.waitFor();
  assert.match(await detail.locator(".refusal").textContent(), /Rule\s5\.9/);
  await part(page);
});

test("a payment is chosen by a button for each way, and the cards leave the hand", async () => {
  const page = await person(browser, server.address);
  const moves = await reach(page, (values) => kindOf(values) === "pay" && values);
  assert.ok(moves.every((move) => move.startsWith("pay:")));
  assert.equal(await page.locator(".box.now").count(), 1, "the box is marked");
  const held = () => page.locator("#curia-players .player .counter b").first().textContent();
  const before = [await held(), await question(page)];
  await page.locator(`#curia-prompt [data-choice][value="${moves[0]}"]`).click();
  await answered(page, before[1]);
  assert.ok(Number(await held()) < Number(before[0]));
  await part(page);
});

test("a pair of treachery cards is a button of its own", async () => {
  const page = await person(browser, server.address);
  // Treachery cards are saved until two go together and somebody lives in a capital.
  const choose = (moves, turn) => moves.find((move) => move === "option:treachery") ?? (kindOf(moves) === "treachery" ? "end_turn" : plan(moves, turn));
  const pair = await reach(page, (values) => values.find((move) => /^play:.*\+/.test(move)), { choose, bots: 2, level: "greedy" });
  await page.locator(`#curia-hand [data-choice][value="${pair}"]`).click();
  await page.locator(".box.can").first().waitFor();
  const capitals = await page.locator(".box.can").evaluateAll((boxes) => boxes.every((box) => /\.(king|prince)$/.test(box.value)));
  assert.ok(capitals, "two cards strike in capitals");
  await part(page);
});

test("the map names sixteen areas, none over another, on every screen", async () => {
  const page = await person(browser, server.address, { reducedMotion: "reduce" });
  await playOn(page, states, { bots: 4 });
  for (const [width, height] of [[1440, 900], [1366, 650], [1024, 768], [768, 1024], [390, 844], [844, 390], [360, 640]]) {
    await page.setViewportSize({ width, height });
    const found = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll(".area")].map((area) => ({ name: area.className, box: area.getBoundingClientRect() }));
      const map = document.querySelector(".map").getBoundingClientRect();
      const over = [];
      for (const [at, one] of boxes.entries()) {
        if (one.box.left < map.left - 1 || one.box.right > map.right + 1 || one.box.top < map.top - 1 || one.box.bottom > map.bottom + 1) over.push(`${one.name} leaves the map`);
        for (const other of boxes.slice(at + 1)) {
          const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (wide > 1 && high > 1) over.push(`${one.name} over ${other.name}`);
        }
      }
      return { count: boxes.length, over };
    });
    assert.deepEqual(found, { count: 16, over: [] }, `${width} x ${height}`);
  }
  await part(page);
});
