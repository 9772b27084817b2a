// Takes the pictures under docs/pictures (or another directory, named first): a game in progress on three
// screens, in both themes and languages.

import { mkdirSync } from "node:fs";
import path from "node:path";

import { SCREENS, launch, person } from "./lib/browser.js";
import { choose, dice, playNow, waitForTurn } from "./lib/play.js";
import { Server } from "./lib/server.js";

const out = process.argv[2] ?? path.resolve(import.meta.dirname, "../docs/pictures");
mkdirSync(out, { recursive: true });
const server = await Server.start();
const browser = await launch();

for (const [lang, locale] of [["en", "en-GB"], ["hu", "hu-HU"]]) {
  const page = await person(browser, server.address, { locale, reducedMotion: "reduce" });
  await page.goto("/");
  await page.fill("input[name=name]", "Anna");
  await page.click("section.you button");
  await playNow(page, { bots: 3, level: "greedy" });
  const pick = dice(4);
  // Some turns in, at a question about the line, which shows the most.
  for (let turn = 0; turn < 40 && (await waitForTurn(page)); turn++) {
    const asks = await page.locator(".nobles .can, .spot.can").count();
    if (turn >= 6 && asks > 0) break;
    await choose(page, turn >= 6 ? (count) => Math.min(1, count - 1) : pick);
  }
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.waitForTimeout(300);
      await page.screenshot({ path: path.join(out, `guillotine-${screen.width}-${colorScheme}-${lang}.png`) });
    }
  }
  await page.context().close();
}
await browser.close();
await server.stop();
