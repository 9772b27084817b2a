// People who play with each other.

import assert from "node:assert/strict";

import { person } from "./browser.js";
import { connected, newTable, seatsFor, waitForTurn } from "./play.js";

/** A page of a person with a name. */
export async function named(browser, address, name, options) {
  const page = await person(browser, address, options);
  await page.goto("/");
  await page.fill("input[name=name]", name);
  await page.click('form[action="/name"] button');
  return page;
}

/** Anna opens a table by its link, Bence takes the other chair, and she begins. Further pages look on. `pause` is the length of a
 * pause in seconds, `options` those of both browsers. */
export async function tableForTwo({ browser, server }, game, onlookers = [], { pause = 0, options } = {}) {
  const { address } = server;
  const [anna, bence] = [await named(browser, address, "Anna", options), await named(browser, address, "Bence", options)];
  await anna.click(`a[href="${newTable(game)}"]`);
  // Where two are too few, bots make up the number.
  for (let chair = 2; chair < seatsFor(game, 2); chair++) await anna.locator("select[name=seat]").nth(chair).selectOption("random");
  await anna.click("summary");
  await anna.selectOption("select[name=window]", String(pause));
  await anna.click("#new > button");
  await anna.waitForURL(/\/t\//);
  const link = await anna.inputValue("#share-link");
  await bence.goto(link);
  await bence.click('form[action$="/sit"] button');
  await anna.waitForSelector("#curia-chairs >> text=Bence");
  for (const page of onlookers) await page.goto(link);
  await anna.click('form[action$="/start"] button');
  // The others' pages open the table by themselves.
  for (const page of [anna, bence, ...onlookers]) {
    await page.waitForSelector("#curia-board");
    await connected(page);
  }
  return [anna, bence];
}

/** Closes the pages and makes sure that nothing went wrong in them. */
export async function part(...pages) {
  for (const page of pages) {
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
}

/** Whoever of the two is asked now, and the other one. */
export async function moverFirst(pages) {
  const mover = await Promise.race(pages.map(async (page) => (await waitForTurn(page), page)));
  return [mover, pages.find((page) => page !== mover)];
}
