import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";

import { SCREENS, launch, person } from "../lib/browser.js";
import { choose, dice, playOn, waitForTurn } from "../lib/play.js";
import { Server } from "../lib/server.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let server, browser;
before(async () => { [server, browser] = [await Server.start({ quick: true }), await launch()]; });
after(async () => { await browser?.close(); await server?.stop(); });

async function violations(page) {
  await page.evaluate(axe);
  const result = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 120)}`);
}

for (const colorScheme of ["light", "dark"]) {
  test(`no violations of accessibility in the ${colorScheme} theme`, async () => {
    // Reduced motion, so that nothing is measured half faded.
    const page = await person(browser, server.address, { colorScheme, reducedMotion: "reduce", bypassCSP: true });
    for (const address of ["/", "/new?game=guillotine", "/about", "/t/nothing"]) {
      await page.goto(address);
      assert.deepEqual(await violations(page), [], address);
    }
    await playOn(page, { bots: 2 });
    const pick = dice(2);
    for (let turn = 0; turn < 5 && (await waitForTurn(page)); turn++) {
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        assert.deepEqual(await violations(page), [], `table at ${screen.width}`);
      }
      await page.setViewportSize(SCREENS[0]);
      await choose(page, pick);
    }
    await page.context().close();
  });
}
