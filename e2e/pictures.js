// Takes the pictures under docs/pictures (or another directory, named first): every game in progress on three
// screens, in both themes and languages.

import { mkdirSync } from "node:fs";
import path from "node:path";

import { SCREENS, launch, person } from "./lib/browser.js";
import { offered } from "./lib/house.js";
import { CHOICES, choose, dice, playNow, waitForTurn } from "./lib/play.js";
import { Server } from "./lib/server.js";

const out = process.argv[2] ?? path.resolve(import.meta.dirname, "../docs/pictures");
mkdirSync(out, { recursive: true });
const server = await Server.start({ quick: true });
const browser = await launch();

/** Plays some turns, then on until a choice lies on the board itself, which shows the most. False if the game ends before. */
async function reachesTheBoard(page) {
  const pick = dice(4);
  for (let turn = 0; await waitForTurn(page); turn++) {
    const asks = await page.locator("#curia-board").locator(CHOICES).count();
    if (turn >= 4 && asks > 0) return true;
    // The first choice of a page is often to do nothing.
    await choose(page, turn >= 4 ? (count) => (count > 1 ? 1 + pick(count - 1) : 0) : pick);
  }
  return false;
}

/** The pictures of one game in one language. */
async function picture(game, lang, locale) {
  const page = await person(browser, server.address, { locale, reducedMotion: "reduce" });
  await page.goto("/");
  await page.fill("input[name=name]", "Anna");
  await page.click('form[action="/name"] button');
  do await playNow(page, game, { bots: 3, level: "greedy" }); while (!(await reachesTheBoard(page)));
  // No detail card under the mouse; the outline of what has changed fades after two seconds.
  await page.mouse.move(SCREENS[0].width / 2, 20);
  await page.waitForTimeout(2_200);
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.waitForTimeout(300);
      await page.screenshot({ path: path.join(out, `${game.id}-${screen.width}-${colorScheme}-${lang}.png`) });
    }
  }
  await page.context().close();
}

for (const game of await offered(browser, server.address)) {
  for (const [lang, locale] of [["en", "en-GB"], ["hu", "hu-HU"]]) await picture(game, lang, locale);
}
await browser.close();
await server.stop();
