// People who play with each other.

import { person } from "./browser.js";
import { connected, waitForTurn } from "./play.js";

/** A page of a person with a name. */
export async function named(browser, address, name) {
  const page = await person(browser, address);
  await page.goto("/");
  await page.fill("input[name=name]", name);
  await page.click("section.you button");
  return page;
}

/** Anna opens a table by its link, Bence takes the other chair, and she begins. Further pages look on. */
export async function tableForTwo(browser, address, onlookers = []) {
  const [anna, bence] = [await named(browser, address, "Anna"), await named(browser, address, "Bence")];
  await anna.click("article.game a.btn");
  await anna.click("summary");
  await anna.selectOption("select[name=reaction]", "0");
  await anna.click("#new > button");
  await anna.waitForURL(/\/t\//);
  const link = await anna.inputValue("#share-link");
  await bence.goto(link);
  await bence.click("#curia-chairs .btn.choice");
  await anna.waitForSelector("#curia-chairs >> text=Bence");
  for (const page of onlookers) await page.goto(link);
  await anna.click("#curia-chairs .btn.primary");
  // The others' pages open the table by themselves.
  for (const page of [anna, bence, ...onlookers]) {
    await page.waitForSelector(".board");
    await connected(page);
  }
  return [anna, bence];
}

/** Whoever of the two is asked now, and the other one. */
export async function moverFirst(pages) {
  const mover = await Promise.race(pages.map(async (page) => (await waitForTurn(page), page)));
  return [mover, pages.find((page) => page !== mover)];
}
