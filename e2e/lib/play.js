// Playing the way a person does: by what can be clicked.

import assert from "node:assert/strict";

/** Everything that is a legal choice on the screen. */
export const CHOICES = "[data-choice]";

/** So many seats, or as many as the game takes. */
export const seatsFor = (game, wanted) => Math.min(Math.max(wanted, game.seats[0]), game.seats.at(-1));

/** The address of the form for a new table. */
export const newTable = (game) => `/new?game=${game.id}`;

/** The form of the start page that begins a game against bots. */
export const formOf = (page, game) => page.locator('form[action="/play"]').filter({ has: page.locator(`input[name=game][value="${game.id}"]`) });

/** Starts a game against bots with one click on the start page. */
export async function playNow(page, game, { bots = 1, level = "random" } = {}) {
  await page.goto("/");
  const form = formOf(page, game);
  await form.locator("select[name=seats]").selectOption(String(seatsFor(game, bots + 1)));
  await form.locator("select[name=level]").selectOption(level);
  await form.locator("button").click();
  await page.waitForURL(/\/t\//);
  await connected(page);
}

/** Starts a game against bots at a table without pauses, for tests of looks that need many positions soon. */
export async function playOn(page, game, { bots }) {
  await page.goto(newTable(game));
  for (let chair = 1; chair < seatsFor(game, bots + 1); chair++) await page.locator("select[name=seat]").nth(chair).selectOption("random");
  await page.click("summary");
  await page.selectOption("select[name=window]", "0");
  await page.click("#new > button");
  await page.click('form[action$="/start"] button');
  await page.waitForSelector("#curia-board");
  await connected(page);
}

/** Waits until the page's stream has brought its first message. */
export async function connected(page) {
  await page.waitForFunction(() => document.documentElement.classList.contains("live"));
}

export const isOver = (page) => page.locator("[data-result]").isVisible();

/** The pieces on the board in their order, the same for everybody who watches. */
export const pieces = (page) => page.locator("#curia-board [data-piece]").evaluateAll((pieces) => pieces.map((piece) => piece.dataset.piece));

/** Waits until the table asks this person, or the game is over. True if it asks. */
export async function waitForTurn(page, timeout = 60_000) {
  await page.waitForFunction(
    () => document.querySelector("#curia-live")?.dataset.turn === "true" || document.querySelector("[data-result]"),
    null,
    { timeout },
  );
  return !(await isOver(page));
}

/** The number of the question before this person, which changes with their answer and with nothing else; 0 without one. */
export const question = (page) => page.inputValue("#play [name=asked_at]");

/** Waits until this person's question is another one, or the game is over; else tells what stands on the page instead. */
export async function answered(page, before) {
  const done = (old) => document.querySelector("#play [name=asked_at]")?.value !== old || document.querySelector("[data-result]");
  await page.waitForFunction(done, before, { timeout: 45_000 }).catch(async (fault) => {
    throw new Error(`question ${before} stays unanswered: ${await whatStands(page)}`, { cause: fault });
  });
}

/** What a person sees of their question, for the report of a test that waits in vain. */
export const whatStands = (page) => page.evaluate(() => JSON.stringify({
  asks: document.getElementById("curia-question")?.textContent,
  choices: [...document.querySelectorAll("[data-choice]")].map((choice) => choice.value || choice.textContent.trim()),
  open: [...document.querySelectorAll(":popover-open")].map((popover) => popover.id),
  said: document.getElementById("curia-said")?.textContent,
  focus: document.activeElement?.outerHTML.slice(0, 200),
  lesson: document.getElementById("lesson")?.dataset.lesson,
  sending: document.querySelectorAll(".htmx-request").length,
}));

/** Clicks one of the choices, chosen by `pick` out of their number, and waits for the next question. */
export async function choose(page, pick = () => 0) {
  const choices = page.locator(CHOICES).filter({ visible: true });
  // The parts of a page follow each other within an update: what can be chosen may come a moment after the turn.
  await choices.first().waitFor();
  const count = await choices.count();
  const before = await question(page);
  // One and the same thing is looked at and clicked; if an update takes it away before, another one is chosen.
  const choice = await choices.nth(pick(count)).elementHandle();
  const asks = await choice.getAttribute("popovertarget");
  try {
    await choice.click();
  } catch (fault) {
    if (!/not attached/.test(fault.message)) throw fault;
    return choose(page, pick);
  }
  if (asks) await page.locator(`#${asks} [data-confirm]`).click();
  await answered(page, before);
}

/** Takes the first choice as long as this person is asked. */
export async function playTurn(page) {
  for (let moves = 0; moves < 30; moves++) {
    await choose(page);
    if ((await page.getAttribute("#curia-live", "data-turn")) !== "true") return;
  }
  assert.fail("the turn does not end");
}

/**
 * Plays on without a look at the table, by what its page would send, and comes back to it: until `choose` is told of a question and
 * names none of its moves. False if the game has ended before.
 */
export async function playUnseen(page, choose) {
  const table = page.url();
  await page.goto("/about");
  const ask = () => page.evaluate(async (table) => {
    globalThis.there = new DOMParser().parseFromString(await (await fetch(table)).text(), "text/html");
    const choices = [...globalThis.there.querySelectorAll("button[name=move]:is([form=play], #play *)")];
    return { over: Boolean(globalThis.there.querySelector("[data-result]")), moves: choices.map((choice) => choice.value) };
  }, table);
  const send = (move) => page.evaluate(async (move) => {
    const form = globalThis.there.querySelector("#play");
    const body = new URLSearchParams(new FormData(form));
    body.set("move", move);
    await fetch(form.getAttribute("action"), { method: "POST", body, redirect: "manual" });
  }, move);
  let over = false;
  for (let looks = 0, move; ; looks++) {
    assert.ok(looks < 10_000, "the game does not end");
    const asked = await ask();
    over = asked.over;
    if (over) break;
    if (!asked.moves.length) await page.waitForTimeout(20);
    else if ((move = choose(asked.moves, looks)) === undefined) break;
    else await send(move);
  }
  await page.goto(table);
  await connected(page);
  return !over;
}

/** Plays the game of this table to its end without a look at it. */
export const playOut = (page) => playUnseen(page, ([first]) => first);

/** Tries `check` until it holds, and fails with what it last said. */
export async function eventually(check, timeout = 30_000) {
  for (const end = Date.now() + timeout; ; await new Promise((wait) => setTimeout(wait, 50))) {
    try {
      return await check();
    } catch (fault) {
      if (Date.now() > end) throw fault;
    }
  }
}

/** A small random number generator, so that a failing run can be repeated. */
export function dice(seed) {
  let state = seed >>> 0;
  return (count) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
}

/** No text key may show through, and no placeholder of one. */
export async function assertNoMissingText(page, games) {
  const text = await page.evaluate(() => document.body.textContent);
  const spaces = ["web", "ui", "server", ...games.map((game) => game.id)].join("|");
  const found = text.match(new RegExp(`\\b(${spaces})-[a-z]+[\\w-]*|\\{ ?\\$\\w+ ?\\}`, "g"));
  assert.deepEqual(found ?? [], [], `missing texts on ${page.url()}`);
}
