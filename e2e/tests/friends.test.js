import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { launch, person } from "../lib/browser.js";
import { choose, connected, dice, waitForTurn } from "../lib/play.js";
import { Server } from "../lib/server.js";

let server, browser;
before(async () => { [server, browser] = [await Server.start(), await launch()]; });
after(async () => { await browser?.close(); await server?.stop(); });

test("two people and a spectator at one table", async () => {
  const [anna, bence, eva] = await Promise.all([1, 2, 3].map(() => person(browser, server.address)));
  for (const [page, name] of [[anna, "Anna"], [bence, "Bence"]]) {
    await page.goto("/");
    await page.fill("input[name=name]", name);
    await page.click("section.you button");
  }
  await anna.click("article.game a.btn");
  await anna.click("summary");
  await anna.selectOption("select[name=reaction]", "0");
  await anna.click("#new > button");
  await anna.waitForURL(/\/t\//);
  const link = await anna.inputValue("#share-link");

  await bence.goto(link);
  await bence.click("#curia-chairs .btn.choice");
  await anna.waitForSelector("#curia-chairs >> text=Bence");
  await eva.goto(link);
  await anna.click("#curia-chairs .btn.primary");
  // The others' pages open the table by themselves.
  for (const page of [anna, bence, eva]) {
    await page.waitForSelector(".board");
    await connected(page);
  }

  const pick = dice(3);
  for (let turn = 0; turn < 12; turn++) {
    const mover = await Promise.race([anna, bence].map(async (page) => (await waitForTurn(page), page)));
    await choose(mover, pick);
  }
  await anna.waitForTimeout(500);
  const line = (page) => page.locator(".nobles .title").allTextContents();
  assert.deepEqual(await line(bence), await line(anna));
  assert.deepEqual(await line(eva), await line(anna));

  // A spectator sees no hand; a player sees nobody's but his own.
  assert.equal(await eva.locator(".fan .action:not(.playing)").count(), 0);
  assert.equal(await eva.locator(".can").count(), 0);
  for (const page of [anna, bence, eva]) {
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});
