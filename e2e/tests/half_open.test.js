// Lines that die without a word, and the ways in which a page comes to a line that is not the one it left.

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { hide, person } from "../lib/browser.js";
import { moverFirst, tableForTwo } from "../lib/friends.js";
import { openHouse } from "../lib/house.js";
import { Line } from "../lib/line.js";
import { connected, eventually, playNow, playTurn, waitForTurn } from "../lib/play.js";

const { server, browser, games } = await openHouse({ quick: true });
const game = games[0];

const LOST = '#curia-toast [data-notice="lost"]';
// Two seconds, and one more for a machine that has much else to do.
const BACK_WITHIN = 3_000;

/** A table of two: one plays over the server's own address, the other one waits at the end of a line of their own. */
async function overALine() {
  const line = await Line.to(server.port);
  const pages = await tableForTwo({ browser, server: { address: line.address } }, game);
  const [mover, other] = await moverFirst(pages);
  await mover.goto(`${server.address}${new URL(mover.url()).pathname}`);
  await connected(mover);
  await assertWaits(other);
  return { line, mover, other };
}

const assertWaits = (page) => page.waitForSelector('#curia-live[data-turn="false"]', { state: "attached" });

/** Fills the browser's store of connections: as many as it ever keeps to one server. */
async function fillPool(page) {
  const statuses = await page.evaluate(() => Promise.all(Array.from({ length: 6 }, async (_, number) => {
    const answer = await fetch(`/about?${number}`, { cache: "no-store" });
    await answer.text();
    return answer.status;
  })));
  assert.ok(statuses.every((status) => status === 200));
}

/** Notes the moment at which the page shows the newest state: that it is this person's turn now. */
async function noteTurn(page) {
  await page.evaluate(() => {
    const shown = () => document.querySelector('#curia-live[data-turn="true"]') && !document.querySelector('[data-notice="lost"]');
    globalThis.back = new Promise((tell) => {
      const look = () => (shown() ? tell(Date.now()) : requestAnimationFrame(look));
      look();
    });
  });
}

async function assertBack(page, since) {
  const took = (await page.evaluate(() => globalThis.back)) - since;
  assert.ok(took < BACK_WITHIN, `the page is back after ${took} ms`);
  return took;
}

async function close({ line, mover, other }) {
  line.close();
  await mover.context().close();
  await other.context().close();
}

// Silence takes its time, so both are waited for at once.
describe("a line that goes dead without a word", { concurrency: true }, () => {
  test("a line that goes dead is noticed by its silence, and the page is back as soon as it works again", { timeout: 90_000 }, async (t) => {
    const table = await overALine();
    const { line, mover, other } = table;
    await fillPool(other);
    line.die();
    const died = Date.now();
    await other.locator(LOST).waitFor({ timeout: 40_000 });
    const noticed = Date.now() - died;
    assert.ok(noticed < 20_000, `noticed after ${noticed} ms`);
    await playTurn(mover);
    await noteTurn(other);
    // Whatever the browser had kept is used up by now, and what is asked for hangs.
    const [asked, since] = [line.asked, Date.now()];
    await eventually(() => assert.ok(line.asked > asked + 3));
    const mended = Date.now();
    assert.ok((line.asked - asked) / (mended - since) < 3 / 1_000, "a server that comes back finds no flood");
    line.mend();
    t.diagnostic(`noticed after ${noticed} ms, back after ${await assertBack(other, mended)} ms`);
    await playTurn(other);
    await close(table);
  });

  test("a line that works again before its death was noticed is taken up when it is noticed", { timeout: 90_000 }, async (t) => {
    const table = await overALine();
    const { line, mover, other } = table;
    await fillPool(other);
    line.stall();
    await playTurn(mover);
    await noteTurn(other);
    // The notice may be gone before the next frame is drawn.
    await other.evaluate((lost) => {
      globalThis.noticed = new Promise((tell) => {
        new MutationObserver(() => { if (document.querySelector(lost)) tell(Date.now()); }).observe(document.body, { subtree: true, childList: true });
      });
    }, LOST);
    const noticed = await other.evaluate(() => globalThis.noticed);
    t.diagnostic(`back after ${await assertBack(other, noticed)} ms`);
    await playTurn(other);
    await close(table);
  });
});

test("a tab that is shown again after its connections have died is back at once", { timeout: 60_000 }, async (t) => {
  const table = await overALine();
  const { line, mover, other } = table;
  await fillPool(other);
  await hide(other, true);
  line.stall();
  await playTurn(mover);
  await noteTurn(other);
  const shown = Date.now();
  await hide(other, false);
  t.diagnostic(`back after ${await assertBack(other, shown)} ms`);
  await close(table);
});

test("a browser that was offline is back when it is online again", { timeout: 60_000 }, async (t) => {
  const table = await overALine();
  const { line, mover, other } = table;
  await fillPool(other);
  line.die();
  await other.context().setOffline(true);
  await playTurn(mover);
  await noteTurn(other);
  line.mend();
  const online = Date.now();
  await other.context().setOffline(false);
  t.diagnostic(`back after ${await assertBack(other, online)} ms`);
  await close(table);
});

test("a page that nobody looks at asks for nothing", async () => {
  const [quiet, busy] = [await Line.to(server.port), await Line.to(server.port)];
  const [hidden, watched] = [await person(browser, quiet.address), await person(browser, busy.address)];
  for (const page of [hidden, watched]) {
    await playNow(page, game);
    assert.ok(await waitForTurn(page));
  }
  let tries = 0;
  hidden.on("request", (request) => { tries += Number(/\/t\/.+\/events/.test(request.url())); });
  await hide(hidden, true);
  quiet.cut();
  busy.cut();
  const before = busy.asked;
  await eventually(() => assert.ok(busy.asked > before + 6));
  assert.equal(tries, 0);
  quiet.mend();
  await hide(hidden, false);
  await eventually(() => assert.ok(tries > 0));
  for (const page of [hidden, watched]) await page.context().close();
  quiet.close();
  busy.close();
});
