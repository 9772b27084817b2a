// Clicks that come before the click before them is acknowledged.

import assert from "node:assert/strict";
import { test } from "node:test";

import { person } from "../lib/browser.js";
import { openHouse } from "../lib/house.js";
import { answered, CHOICES, eventually, playOn, question, waitForTurn } from "../lib/play.js";

const { server, browser, games } = await openHouse({ quick: true });
const game = games[0];

/** A page whose person is asked. */
async function asked() {
  const page = await person(browser, server.address);
  await playOn(page, game, { bots: 1 });
  assert.ok(await waitForTurn(page));
  return page;
}

/** Keeps back what the server says to clicks until `letGo`; `sent` are the fields of each click. */
async function holdAnswers(page) {
  const held = [];
  Object.assign(page, { sent: [], statuses: [] });
  await page.route("**/move", async (route) => {
    page.sent.push(new URLSearchParams(route.request().postData()));
    const answer = await route.fetch();
    page.statuses.push(answer.status());
    await new Promise((letGo) => held.push(letGo));
    await route.fulfill({ response: answer });
  });
  page.letGo = () => eventually(() => { assert.ok(held.length > 0, "a click is on its way"); held.shift()(); });
}

const answers = (page) => page.locator(`${CHOICES}:not([popovertarget])`).filter({ visible: true });

async function end(page) {
  assert.deepEqual(page.faults, []);
  await page.context().close();
}

test("the next question can be answered before the last answer is acknowledged", async () => {
  const page = await asked();
  await holdAnswers(page);
  const first = await question(page);
  await answers(page).first().click();
  await answered(page, first);
  assert.ok(await waitForTurn(page));
  const second = await question(page);
  await answers(page).first().click();
  await page.letGo();
  await answered(page, second);
  await page.letGo();
  assert.deepEqual(page.sent.map((fields) => fields.get("asked_at")), [first, second], "each answer names its own question");
  assert.deepEqual(page.statuses, [204, 204]);
  await end(page);
});

test("a double click is sent once", async () => {
  const page = await asked();
  await holdAnswers(page);
  const first = await question(page);
  // Both halves before any news can come.
  await answers(page).first().evaluate((choice) => { choice.click(); choice.click(); });
  await answered(page, first);
  const acknowledged = page.waitForResponse("**/move");
  await page.letGo();
  await acknowledged;
  // What has waited would have been sent by now.
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  assert.equal(page.sent.length, 1);
  await end(page);
});


/** Begins an update like those of the table, which puts `change` in place after a while; nothing can be hit until then. */
const beginUpdate = (page, change) => page.evaluate((change) => {
  const put = new Function(change);
  document.dispatchEvent(new CustomEvent("htmx:before:viewTransition", { detail: { task: () => {} } }));
  document.startViewTransition(() => new Promise((done) => setTimeout(() => { put(); done(); }, 400)));
}, change);

/** The middle of what this person could answer with. */
async function middle(page) {
  const choice = answers(page).first();
  await choice.scrollIntoViewIfNeeded();
  const box = await choice.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

for (const rests of [true, false]) {
  test(`a click while the pictures of an update are taken reaches what was meant, with a mouse that ${rests ? "rests" : "comes"} there`, async () => {
    const page = await asked();
    const before = await question(page);
    const at = await middle(page);
    if (rests) await page.mouse.move(...at);
    await beginUpdate(page, "");
    if (!rests) await page.mouse.move(...at);
    await page.mouse.down();
    await page.mouse.up();
    await answered(page, before);
    await end(page);
  });
}

test("a click while the pictures of an update are taken goes nowhere if what was meant is gone", async () => {
  const page = await asked();
  await holdAnswers(page);
  await page.mouse.move(...(await middle(page)));
  await beginUpdate(page, 'for (const choice of document.querySelectorAll("[data-choice]")) choice.replaceWith(choice.cloneNode(true))');
  await page.mouse.down();
  await page.waitForFunction(() => !document.activeViewTransition);
  await page.mouse.up();
  assert.deepEqual(page.sent, []);
  await end(page);
});

test("a click that closes no detail card answers, though one was open over it before", async () => {
  const page = await asked();
  const before = await question(page);
  const choice = answers(page).and(page.locator("[data-detail]")).first();
  await choice.evaluate((choice) => { choice.dataset.whole === undefined || delete choice.dataset.whole; });
  await choice.hover();
  const detail = page.locator(":popover-open");
  await detail.waitFor();
  await detail.evaluate((detail) => detail.remove());
  await choice.click();
  await answered(page, before);
  await end(page);
});
