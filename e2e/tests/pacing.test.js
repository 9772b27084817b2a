// What others do is shown moment by moment, at the reader's speed.

import assert from "node:assert/strict";
import { test } from "node:test";

import { person } from "../lib/browser.js";
import { openHouse } from "../lib/house.js";
import { choose, playNow, waitForTurn } from "../lib/play.js";

const { server, browser, games } = await openHouse({ quick: true });
const game = games[0];

/** Begins a game at a speed, and notes in the page what comes and what is shown; `atBeat` is done at every moment shown. */
async function look(speed, atBeat = () => {}, options = {}) {
  const page = await person(browser, server.address, { speed, ...options });
  await playNow(page, game, { bots: 2 });
  await page.evaluate((done) => {
    globalThis.sent = 0;
    globalThis.shown = [];
    const act = new Function(`return ${done}`)();
    document.addEventListener("htmx:sse:before:message", (event) => { globalThis.sent += event.detail.message.data.startsWith("<!--beat-->"); });
    let at = 0;
    document.addEventListener("htmx:before:swap", () => { at = performance.now(); });
    document.addEventListener("htmx:sse:after:message", (event) => {
      if (event.detail.message.event) return;
      const isBeat = document.querySelector("[data-skip]") !== null;
      const moment = { isBeat, at, acted: null };
      globalThis.shown.push(moment);
      if (isBeat) setTimeout(() => { moment.acted = performance.now(); act(); }, 50);
    });
  }, atBeat.toString());
  return page;
}

/** Plays until the page has got moments; for each of those shown, how long it stood there, in all and after the act. */
async function rests(page, enough) {
  for (let turns = 0; turns < 12 && (await waitForTurn(page)); turns++) {
    await choose(page);
    if (await page.evaluate(enough)) break;
  }
  await waitForTurn(page);
  assert.ok(await page.evaluate(() => globalThis.sent > 0), "there were moments");
  const shown = await page.evaluate(() => globalThis.shown);
  await page.context().close();
  const stood = shown.slice(1).map((next, number) => {
    const { isBeat, at, acted } = shown[number];
    return { isBeat, rest: next.at - at, after: next.at - acted };
  });
  return stood.filter((moment) => moment.isBeat);
}

test("moments are shown one after the other, with a rest on each", async () => {
  const found = await rests(await look("normal"), () => globalThis.shown.some((one) => one.isBeat));
  assert.ok(found.length > 0);
  // Far behind it hurries, but the first ones are rested on: 800 ms, of which a busy machine may swallow some between asking for the swap and doing it.
  assert.ok(found[0].rest >= 700, JSON.stringify(found));
});

test("a key skips to the newest state", async () => {
  const press = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true }));
  const found = await rests(await look("slow", press), () => globalThis.shown.some((one) => one.isBeat));
  assert.ok(found.length > 0 && found[0].after < 600, JSON.stringify(found));
});

test("so does the button", async () => {
  const click = () => document.querySelector("[data-skip]")?.click();
  const found = await rests(await look("slow", click), () => globalThis.shown.some((one) => one.isBeat));
  assert.ok(found.length > 0 && found[0].after < 600, JSON.stringify(found));
});

test("whoever wants no motion sees the newest state at once", async () => {
  const page = await look("slow", () => {}, { reducedMotion: "reduce" });
  assert.deepEqual(await rests(page, () => globalThis.sent > 0), []);
});
