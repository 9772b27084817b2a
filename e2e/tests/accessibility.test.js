import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";

import { SCREENS, person } from "../lib/browser.js";
import { openHouse } from "../lib/house.js";
import { atPause } from "../lib/pause.js";
import { choose, dice, newTable, playOn, waitForTurn } from "../lib/play.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const house = await openHouse({ quick: true });
const { server, browser, games } = house;

async function violations(page) {
  await page.evaluate(axe);
  const result = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 120)}`);
}

for (const colorScheme of ["light", "dark"]) {
  // Reduced motion, so that nothing is measured half faded.
  const reader = () => person(browser, server.address, { colorScheme, reducedMotion: "reduce", bypassCSP: true });

  test(`no violations of accessibility on the pages in the ${colorScheme} theme`, async () => {
    const page = await reader();
    for (const address of ["/", ...games.map(newTable), "/about", "/t/nothing"]) {
      await page.goto(address);
      assert.deepEqual(await violations(page), [], address);
    }
    await page.context().close();
  });

  test(`no violations of accessibility in a pause in the ${colorScheme} theme`, async () => {
    const guillotine = games.find((game) => game.id === "guillotine");
    const { page, mover, timer } = await atPause(house, guillotine, { colorScheme, reducedMotion: "reduce", bypassCSP: true });
    for (const screen of [SCREENS[0], SCREENS[2]]) {
      await page.setViewportSize(screen);
      const found = await violations(page);
      assert.ok(await timer.isVisible(), "the pause was long enough");
      assert.deepEqual(found, [], `pause at ${screen.width}`);
    }
    for (const one of [page, mover]) await one.context().close();
  });
}

for (const game of games) {
  test(`no violations of accessibility at a table of ${game.title}, in both themes`, async () => {
    const page = await person(browser, server.address, { reducedMotion: "reduce", bypassCSP: true });
    await playOn(page, game, { bots: 2 });
    const pick = dice(2);
    for (let turn = 0; turn < 5 && (await waitForTurn(page)); turn++) {
      for (const [at, screen] of SCREENS.entries()) {
        // Every screen is seen in the one theme and, a turn later, in the other.
        const colorScheme = (turn + at) % 2 ? "dark" : "light";
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(screen);
        assert.deepEqual(await violations(page), [], `table at ${screen.width}, ${colorScheme}`);
      }
      await page.setViewportSize(SCREENS[0]);
      await choose(page, pick);
    }
    await page.keyboard.press("?");
    await page.locator("#curia-keys:popover-open").waitFor();
    assert.deepEqual(await violations(page), [], "the list of keys");
    await page.context().close();
  });
}
