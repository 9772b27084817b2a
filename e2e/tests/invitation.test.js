import assert from "node:assert/strict";
import { after, test } from "node:test";

import { person } from "../lib/browser.js";
import { named, part } from "../lib/friends.js";
import { openHouse } from "../lib/house.js";
import { newTable } from "../lib/play.js";
import { Server } from "../lib/server.js";

const { server, browser, games } = await openHouse();
const open = await Server.start({ lan: true });
after(() => open.stop());
const [game] = games;

/** Anna opens a table with one free chair. */
async function table(address) {
  const anna = await named(browser, address, "Anna");
  await anna.goto(newTable(game));
  await anna.click("#new > button");
  await anna.waitForURL(/\/t\//);
  return anna;
}

test("a house that is open to this machine alone says how to open it", async () => {
  const anna = await table(server.address);
  await anna.waitForSelector(".share >> text=curia serve --lan");
  assert.equal(await anna.locator("svg.qr").count(), 0);
  await part(anna);
});

const alone = open.outward ? false : "this machine is in no network";

test("a house that is open to the network invites by an address that others open", { skip: alone }, async () => {
  const anna = await table(open.address);
  const link = await anna.inputValue("#share-link");
  assert.ok(link.startsWith(`${open.outward}/t/`), `${link} from ${anna.url()}`);
  assert.equal(await anna.getAttribute("svg.qr", "role"), "img");
  assert.ok(await anna.getAttribute("svg.qr", "aria-label"));
  await part(anna);
});

test("the link is copied without HTTPS, too", { skip: alone }, async () => {
  const anna = await table(open.outward);
  assert.equal(await anna.evaluate(() => isSecureContext), false);
  await anna.evaluate(() => document.addEventListener("copy", () => {
    const field = document.activeElement;
    window.copied = field.value.slice(field.selectionStart, field.selectionEnd);
  }));
  await anna.click("[data-copy]");
  await anna.waitForSelector(".toast >> text=Copied.");
  assert.equal(await anna.evaluate(() => window.copied), await anna.inputValue("#share-link"));
  await part(anna);
});

for (const javaScriptEnabled of [true, false]) {
  test(`who follows a link gives a name and sits down in one step, ${javaScriptEnabled ? "with" : "without"} script`, async () => {
    const anna = await table(server.address);
    await anna.waitForSelector("#curia-next >> text=One chair is still free");
    const bence = await person(browser, server.address, { javaScriptEnabled });
    await bence.goto(anna.url());
    const sit = bence.locator('form[action$="/sit"] button');
    await sit.click();
    assert.equal(await anna.locator("#curia-chairs >> text=Bence").count(), 0, "nobody sits down without a name");
    await bence.fill("input[name=name]", "Bence");
    await sit.click();
    await bence.waitForSelector("#curia-next >> text=now Anna begins the game");
    // Anna's page hears of it by itself.
    await anna.waitForSelector("#curia-chairs >> text=Bence");
    await anna.waitForSelector("#curia-next >> text=Everybody is here: you can begin.");
    assert.equal(await bence.locator("input[name=name]").count(), 0);
    await part(anna, bence);
  });
}

test("a name that is being typed stays while others sit down", async () => {
  const anna = await named(browser, server.address, "Anna");
  await anna.goto(newTable(game));
  await anna.locator("select[name=seat]").nth(2).selectOption("open");
  await anna.click("#new > button");
  await anna.waitForURL(/\/t\//);
  const [bence, cili] = [await person(browser, server.address), await person(browser, server.address)];
  for (const page of [bence, cili]) await page.goto(anna.url());
  await bence.locator("input[name=name]").pressSequentially("Ben");
  await cili.fill("input[name=name]", "Cili");
  await cili.locator('form[action$="/sit"] button').last().click();
  await bence.waitForSelector("#curia-chairs >> text=Cili");
  assert.equal(await bence.inputValue("input[name=name]"), "Ben");
  await bence.keyboard.type("ce");
  // Enter takes the first free chair.
  await bence.keyboard.press("Enter");
  await anna.waitForSelector("#curia-chairs >> text=Bence");
  await part(anna, bence, cili);
});

test("a form that cannot be met keeps what was in it and says what is wrong beside the field", async () => {
  const anna = await person(browser, server.address);
  await anna.goto(newTable(game));
  await anna.fill("input[name=name]", "Anna");
  await anna.locator("select[name=seat]").nth(1).selectOption("me");
  await anna.locator("select[name=seat]").nth(2).selectOption("greedy");
  await anna.click("#new > button");
  await anna.waitForSelector("fieldset [role=alert] >> text=You can sit on one chair only.");
  assert.equal(await anna.inputValue("input[name=name]"), "Anna");
  assert.deepEqual(await anna.locator("select[name=seat]").evaluateAll((all) => all.slice(0, 3).map((one) => one.value)), ["me", "me", "greedy"]);
  await anna.locator("select[name=seat]").nth(1).selectOption("open");
  await anna.click("#new > button");
  await anna.waitForURL(/\/t\//);
  await part(anna);
});
