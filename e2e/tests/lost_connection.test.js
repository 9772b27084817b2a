import assert from "node:assert/strict";
import { test } from "node:test";

import { person } from "../lib/browser.js";
import { openHouse } from "../lib/house.js";
import { Line } from "../lib/line.js";
import { choose, pieces, playNow, question, waitForTurn } from "../lib/play.js";

const { server, browser, games } = await openHouse();

for (const game of games) {
  test(`a page of ${game.title} whose connection was lost goes on by itself`, async () => {
    const line = await Line.to(server.port);
    const page = await person(browser, line.address);
    await playNow(page, game);
    assert.ok(await waitForTurn(page));
    const before = await question(page);
    line.cut();
    await page.locator("#curia-toast .stays").waitFor();
    line.mend();
    await page.locator("#curia-toast .stays").waitFor({ state: "detached", timeout: 30_000 });
    assert.equal(await question(page), before, "nothing has changed meanwhile");
    await choose(page);
    line.close();
    await page.context().close();
  });
}

for (const game of games) {
  test(`a killed server comes back, and ${game.title} goes on without a reload`, async () => {
    const page = await person(browser, server.address);
    await playNow(page, game);
    for (let turn = 0; turn < 3; turn++) {
      assert.ok(await waitForTurn(page));
      await choose(page);
    }
    assert.ok(await waitForTurn(page));
    const shown = await pieces(page);
    await page.evaluate(() => { globalThis.sameDocument = true; });
    await server.kill();
    await server.run();
    // The page notices the loss, says so, and takes the message away when the stream is back.
    await page.waitForTimeout(3_000);
    await page.waitForFunction(() => !document.querySelector("#curia-toast .stays"), null, { timeout: 45_000 });
    assert.deepEqual(await pieces(page), shown);
    await choose(page);
    assert.ok(await waitForTurn(page));
    assert.equal(await page.evaluate(() => globalThis.sameDocument), true);
    await page.context().close();
  });
}
