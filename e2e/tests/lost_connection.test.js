import assert from "node:assert/strict";
import { test } from "node:test";

import { person } from "../lib/browser.js";
import { openHouse } from "../lib/house.js";
import { Line } from "../lib/line.js";
import { choose, eventually, pieces, playNow, question, waitForTurn } from "../lib/play.js";

const { server, browser, games } = await openHouse();

// Two seconds, and one more for a machine that has much else to do.
const BACK_WITHIN = 3_000;

/** The moment at which the page no longer says that its connection is lost, by the clock of the page. */
const isBack = (page) => page.evaluate(() => new Promise((tell) => {
  const look = () => (document.querySelector('[data-notice="lost"]') ? requestAnimationFrame(look) : tell(Date.now()));
  look();
}));

for (const game of games) {
  test(`a page of ${game.title} whose connection was lost goes on by itself`, async () => {
    const line = await Line.to(server.port);
    const page = await person(browser, line.address);
    await playNow(page, game);
    assert.ok(await waitForTurn(page));
    const before = await question(page);
    let tries = 0;
    page.on("requestfailed", (request) => { tries += Number(request.url().includes("/events")); });
    line.cut();
    await page.locator("#curia-toast .stays").waitFor();
    // The longest pause between two tries has come by now.
    await eventually(() => assert.ok(tries > 5));
    const back = isBack(page);
    const mended = Date.now();
    line.mend();
    const took = (await back) - mended;
    assert.ok(took < BACK_WITHIN, `the page is back after ${took} ms`);
    assert.equal(await question(page), before, "nothing has changed meanwhile");
    await choose(page);
    line.close();
    await page.context().close();
  });
}

test("a click that failed is told of until one succeeds", async () => {
  const line = await Line.to(server.port);
  const page = await person(browser, line.address);
  await playNow(page, games[0]);
  assert.ok(await waitForTurn(page));
  line.cut();
  const choice = page.locator("[data-choice]").filter({ visible: true }).first();
  const asks = await choice.getAttribute("popovertarget");
  await choice.click();
  if (asks) await page.locator(`#${asks} [data-confirm]`).click();
  const failed = page.locator('#curia-toast [data-notice="failed"]');
  await failed.waitFor();
  line.mend();
  await page.locator('#curia-toast [data-notice="lost"]').waitFor({ state: "detached", timeout: 30_000 });
  assert.ok(await failed.isVisible(), "the line is back, the click is not");
  // Whatever is refused is said in passing, beside it.
  await page.evaluate(() => globalThis.htmx.ajax("GET", "/t/nothere/details", { source: "#curia-details", swap: "none" }));
  await page.locator("#curia-said .toast").waitFor();
  assert.ok(await failed.isVisible(), "what goes by leaves what stays");
  await choose(page);
  await failed.waitFor({ state: "detached" });
  line.close();
  await page.context().close();
});

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
    await page.locator("#curia-toast .stays").waitFor();
    const back = isBack(page);
    await server.run();
    const runs = Date.now();
    const took = (await back) - runs;
    assert.ok(took < BACK_WITHIN, `the page is back after ${took} ms`);
    assert.deepEqual(await pieces(page), shown);
    await choose(page);
    assert.ok(await waitForTurn(page));
    assert.equal(await page.evaluate(() => globalThis.sameDocument), true);
    await page.context().close();
  });
}
