// How light the pages are: what they cost a telephone, and what a browser may keep of them.

import assert from "node:assert/strict";
import { test } from "node:test";

import { person } from "../lib/browser.js";
import { part } from "../lib/friends.js";
import { openHouse } from "../lib/house.js";
import { connected, playNow } from "../lib/play.js";

const { server, browser, games } = await openHouse({ quick: true });

/** Slower than a telephone by as much as tests run beside others. */
const SLOWER = 4;
const LOADS = 3;
/** Far above what it takes on a machine of its own, far below what a page with its whole glossary takes. */
const MOST_BLOCKED_MS = 600;

/** Notes every task that keeps the page from answering. */
function watchTasks() {
  window.tasks = [];
  new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })))).observe({ type: "longtask", buffered: true });
}

/** How long the tasks of a load kept the page from answering, once there was something to see. */
async function blocked(page) {
  await page.reload();
  await connected(page);
  await page.waitForFunction(() => performance.now() - Math.max(0, ...window.tasks.map((task) => task.startTime + task.duration)) > 1000);
  return page.evaluate(() => {
    const seen = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    return window.tasks.filter((task) => task.startTime >= seen).reduce((sum, task) => sum + Math.max(0, task.duration - 50), 0);
  });
}

for (const game of games) {
  test(`a table of ${game.title} keeps a telephone from answering for a short while only`, async () => {
    const page = await person(browser, server.address, { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
    await page.addInitScript(watchTasks);
    await playNow(page, game, { bots: 4 });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    // The best of some: what another process takes away is not the page's.
    const times = [];
    while (times.length < LOADS && !(Math.min(...times) < MOST_BLOCKED_MS)) times.push(await blocked(page));
    assert.ok(Math.min(...times) < MOST_BLOCKED_MS, `blocked for ${times.map(Math.round)} ms`);
    await part(page);
  });

  test(`what a thing of ${game.title} is comes into the page when it is asked for`, async () => {
    const page = await person(browser, server.address);
    await playNow(page, game);
    const details = page.locator("#curia-glossary .detail");
    assert.equal(await details.count(), 0);
    // What the cards of the moment say is none of the glossary's.
    await page.locator(".tool[popovertarget=about-table]").hover();
    await page.waitForFunction(() => document.querySelector("#curia-details").dataset.version === document.querySelector("#curia-live").dataset.version);
    const id = await page.evaluate(() => {
      const named = (button) => button.getAttribute("interestfor") ?? button.getAttribute("popovertarget");
      const shown = [...document.querySelectorAll("[interestfor], [popovertarget]")].filter((button) => button.offsetParent);
      const asks = shown.find((button) => !document.getElementById(named(button)));
      asks?.focus();
      return asks && named(asks);
    });
    assert.ok(id, "something that is shown is explained in the glossary");
    await page.waitForSelector(`#curia-glossary #${id}`, { state: "attached" });
    assert.equal(await details.count(), 1, "that one and no other");
    await part(page);
  });
}

test("a telephone can put the house on its home screen", async () => {
  const page = await person(browser, server.address);
  await page.goto("/");
  const session = await page.context().newCDPSession(page);
  const manifest = await session.send("Page.getAppManifest");
  assert.deepEqual(manifest.errors, []);
  const { icons, start_url } = JSON.parse(manifest.data);
  assert.equal(start_url, "/");
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (src) => { const picture = new Image(); picture.src = src; await picture.decode(); return `${picture.naturalWidth}x${picture.naturalHeight}`; }, src);
    assert.equal(size, sizes, src);
  }
  assert.ok(await page.getAttribute('meta[name="description"]', "content"));
  await part(page);
});
