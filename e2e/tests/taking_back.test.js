import assert from "node:assert/strict";
import { test } from "node:test";

import { person } from "../lib/browser.js";
import { moverFirst, part, tableForTwo } from "../lib/friends.js";
import { openHouse } from "../lib/house.js";
import { CHOICES, answered, choose, playOn, question, waitForTurn } from "../lib/play.js";

const house = await openHouse();
const { browser, server, games } = house;
const game = games.find(({ id }) => id === "guillotine");

const TAKE_BACK = "#curia-prompt .undo button[name=to]";
const answer = (yes) => `#curia-prompt .undo button[value=${yes ? "yes" : "no"}]`;
const chronicle = (page, text) => page.waitForSelector(`#curia-lines >> text=${text}`, { state: "attached" });

/** Plays no card: a head falls, a card is drawn, and the turn is over. */
async function playNoCard(page) {
  const before = await question(page);
  await page.click('#curia-prompt button[name=move][value="skip"]');
  await answered(page, before);
}

/** A table at which a turn has passed from one to the other; some deals have more to ask of the first. */
async function afterOneTurn() {
  for (let deal = 0; deal < 10; deal++) {
    const pages = await tableForTwo(house, game);
    const [first, second] = await moverFirst(pages);
    await playNoCard(first);
    if ((await first.getAttribute("#curia-live", "data-turn")) === "false") return [first, second];
    await part(...pages);
  }
  assert.fail("no turn ever ends");
}

/** Whoever moved first asks to take that back; the other one is asked. */
async function asking() {
  const [asker, asked] = await afterOneTurn();
  assert.ok(await waitForTurn(asked));
  const button = asker.locator(TAKE_BACK);
  await button.waitFor();
  assert.match(await button.textContent(), /^\s*Ask to take back: No card\s*$/, "the button says what it takes back");
  await button.click();
  await asked.waitForSelector(answer(true));
  return [asker, asked];
}

test("whoever is asked reads one question, and a refusal is told", async () => {
  const [asker, asked] = await asking();
  assert.match(await asked.textContent("#curia-prompt [data-ask]"), /^(Anna|Bence) asks to take back a move$/);
  assert.equal(await asked.locator("#curia-prompt [data-ask]").count(), 1);
  assert.equal(await asked.locator(`#curia-prompt ${CHOICES}`).count(), 0, "nothing else is asked there");
  await asked.waitForFunction(() => document.title.includes("Take back?"));
  await asked.click(answer(false));
  await chronicle(asker, "would rather play on");
  await chronicle(asked, "would rather play on");
  await asked.waitForSelector(`#curia-prompt ${CHOICES}`);
  await asked.waitForFunction(() => document.title.includes("Your turn"));
  await asker.locator(TAKE_BACK).waitFor();
  await part(asker, asked);
});

test("whoever asked withdraws", async () => {
  const [asker, asked] = await asking();
  await asker.click(answer(false));
  await chronicle(asked, "no longer asks");
  await asked.waitForSelector(answer(true), { state: "detached" });
  await asked.waitForSelector(`#curia-prompt ${CHOICES}`);
  await part(asker, asked);
});

test("with consent the move is asked for again", async () => {
  const [asker, asked] = await asking();
  await asked.click(answer(true));
  await chronicle(asker, "Taken back");
  assert.ok(await waitForTurn(asker));
  await asker.waitForSelector('#curia-prompt button[name=move][value="skip"]');
  await part(asker, asked);
});

test("against bots the button says how far it goes", async () => {
  const page = await person(browser, server.address);
  await playOn(page, game, { bots: 1 });
  assert.ok(await waitForTurn(page));
  const further = /Take back: .+\(\d+ bot moves?, too\)/;
  // Some deals have more to ask before the turn passes.
  for (let step = 0; step < 10 && !further.test(await page.textContent("#curia-prompt")); step++) {
    const skip = await page.locator('#curia-prompt button[name=move][value="skip"]').isVisible();
    await (skip ? playNoCard(page) : choose(page));
    assert.ok(await waitForTurn(page));
  }
  assert.match(await page.textContent(TAKE_BACK), further);
  await page.click(TAKE_BACK);
  await chronicle(page, "Taken back");
  await part(page);
});
