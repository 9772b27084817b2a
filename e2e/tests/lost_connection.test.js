import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { launch, person } from "../lib/browser.js";
import { Line } from "../lib/line.js";
import { choose, playNow, question, waitForTurn } from "../lib/play.js";
import { Server } from "../lib/server.js";

let server, browser;
before(async () => { [server, browser] = [await Server.start(), await launch()]; });
after(async () => { await browser?.close(); await server?.stop(); });

test("a page whose connection was lost goes on by itself", async () => {
  const line = await Line.to(server.port);
  const page = await person(browser, line.address);
  await playNow(page);
  assert.ok(await waitForTurn(page));
  const before = await question(page);
  line.cut();
  await page.locator(".toast.stays").waitFor();
  line.mend();
  await page.locator(".toast.stays").waitFor({ state: "detached", timeout: 30_000 });
  assert.equal(await question(page), before, "nothing has changed meanwhile");
  await choose(page);
  line.close();
  await page.context().close();
});

test("a killed server comes back, and the game goes on without a reload", async () => {
  const page = await person(browser, server.address);
  await playNow(page);
  for (let turn = 0; turn < 3; turn++) {
    assert.ok(await waitForTurn(page));
    await choose(page);
  }
  assert.ok(await waitForTurn(page));
  const shown = await page.locator(".nobles .title").allTextContents();
  await page.evaluate(() => { globalThis.sameDocument = true; });
  await server.kill();
  await server.run();
  // The page notices the loss, says so, and takes the message away when the stream is back.
  await page.waitForTimeout(3_000);
  await page.waitForFunction(() => !document.querySelector("#curia-toast .stays"), null, { timeout: 45_000 });
  assert.deepEqual(await page.locator(".nobles .title").allTextContents(), shown);
  await choose(page);
  assert.ok(await waitForTurn(page));
  assert.equal(await page.evaluate(() => globalThis.sameDocument), true);
  await page.context().close();
});
