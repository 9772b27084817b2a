// The rules books: light, readable by everybody, found by searching, and open over the table without leaving it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";

import { person } from "../lib/browser.js";
import { openHouse } from "../lib/house.js";
import { formOf, playNow, waitForTurn } from "../lib/play.js";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const { server, browser, games } = await openHouse({ quick: true });

const LOCALES = ["en-GB", "hu-HU"];
/** What a page may load beside its fonts. */
const MOST_BYTES = 120 * 1024;

async function violations(page) {
  await page.evaluate(axe);
  const result = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 160)}`);
}

/** Counts the compressed bytes of everything a page loads, fonts left out. */
async function weighing(page) {
  const session = await page.context().newCDPSession(page);
  const [types, sum] = [new Map(), { bytes: 0 }];
  await session.send("Network.enable");
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => { if (types.get(requestId) !== "Font") sum.bytes += encodedDataLength; });
  return sum;
}

for (const locale of LOCALES) {
  test(`the rules books in ${locale} are light and open to everybody`, async () => {
    for (const game of games) {
      const page = await person(browser, server.address, { locale, bypassCSP: true, reducedMotion: "reduce", colorScheme: locale === "hu-HU" ? "dark" : "light" });
      const weight = await weighing(page);
      await page.goto(`/rules/${game.id}`, { waitUntil: "networkidle" });
      assert.ok(weight.bytes > 0 && weight.bytes <= MOST_BYTES, `${game.id}: ${weight.bytes} bytes`);
      assert.deepEqual(await violations(page), [], game.id);
      assert.equal(await page.locator(".stage .pop").count(), 0, "nobody wins points in a picture");
      await page.setViewportSize({ width: 390, height: 844 });
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, "nothing sticks out");
      await page.goto(`/rules/${game.id}/sources`);
      assert.deepEqual(await violations(page), [], `${game.id}: sources`);
      assert.deepEqual(page.faults, []);
      await page.context().close();
    }
  });

  test(`the summaries in ${locale} are two sides of paper`, async () => {
    for (const game of games) {
      const page = await person(browser, server.address, { locale });
      await page.goto(`/rules/${game.id}`);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      assert.equal(pdf.match(/\/Type\s*\/Page\b(?!s)/g).length, 2, game.id);
      await page.context().close();
    }
  });
}

test("a word is found in all of a book without asking the server", async () => {
  const page = await person(browser, server.address);
  await page.goto("/rules/guillotine", { waitUntil: "networkidle" });
  const asked = [];
  page.on("request", (request) => { if (["document", "fetch", "xhr"].includes(request.resourceType())) asked.push(request.url()); });
  await page.getByRole("searchbox").fill("tragic figure");
  const found = page.locator(".found a");
  await found.first().waitFor();
  const hrefs = await found.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  assert.ok(hrefs.includes("#10.4") && hrefs.includes("#thing-noble-tragic_figure"), hrefs.join(" "));
  await page.getByRole("searchbox").fill("worth");
  const excerpts = await page.locator(".found span").allTextContents();
  assert.deepEqual(excerpts.filter((words) => /[a-z][A-Z]/.test(words)), [], "the words of two cells are kept apart");
  await page.getByRole("searchbox").fill("5.3");
  assert.equal(await found.first().getAttribute("href"), "#5.3");
  await found.first().click();
  assert.equal(new URL(page.url()).hash, "#5.3");
  await page.getByRole("searchbox").fill("zzzz");
  assert.ok(await page.locator("search [role=status]").isVisible());
  assert.deepEqual(asked, []);
  await page.context().close();
});

for (const game of games) {
  test(`a rule of ${game.title} opens over the table, which stays where it is`, async () => {
    const page = await person(browser, server.address, { bypassCSP: true, reducedMotion: "reduce" });
    await playNow(page, game);
    await waitForTurn(page);
    const table = page.url();
    const cite = page.locator("#curia-prompt a.cite");
    const number = decodeURIComponent(new URL(await cite.evaluate((link) => link.href)).hash.slice(1));
    await cite.click();
    const sheet = page.locator("#curia-rules:popover-open");
    await sheet.waitFor();
    const open = sheet.locator(".section.open");
    assert.equal(await open.count(), 1);
    assert.ok(await open.evaluate((section, number) => section.id === number || section.querySelector(`#${CSS.escape(number)}`) !== null, number));
    assert.deepEqual(await violations(page), []);
    const first = await open.getAttribute("id");
    await open.locator(".ways [rel=next]").click();
    assert.notEqual(await open.getAttribute("id"), first);
    await open.locator(".ways [rel=prev]").click();
    assert.equal(await open.getAttribute("id"), first);
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    assert.equal(page.url(), table);
    assert.ok(await page.locator("#curia-question").isVisible());
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}

test("the rules are one click away from the start page, a waiting table and a table without script", async () => {
  const page = await person(browser, server.address, { javaScriptEnabled: false });
  for (const game of games) {
    await page.goto("/");
    await page.locator(`a[href="/rules/${game.id}"]`).click();
    assert.equal(new URL(page.url()).pathname, `/rules/${game.id}`);
    await page.goto(`/new?game=${game.id}`);
    await page.click("#new > button");
    assert.equal(await page.locator(`a[href="/rules/${game.id}"]`).count(), 1);
    await page.goto("/");
    await formOf(page, game).locator("button").click();
    await page.locator(`.tools a[href="/rules/${game.id}"]`).click();
    await page.locator("[data-thing]").nth(20).waitFor({ state: "attached" });
  }
  await page.context().close();
});
