// The pause in which somebody may step in.

import assert from "node:assert/strict";
import { test } from "node:test";

import { SCREENS, person } from "../lib/browser.js";
import { openHouse } from "../lib/house.js";
import { connected, eventually, newTable, playTurn, seatsFor, waitForTurn } from "../lib/play.js";

const { server, browser, games } = await openHouse({ quick: true });
const guillotine = games.find((game) => game.id === "guillotine");

/** A table against a bot with pauses that are long enough to look at, at the first of them. */
async function atPause(page) {
  await page.goto(newTable(guillotine));
  for (let chair = 1; chair < seatsFor(guillotine, 2); chair++) await page.locator("select[name=seat]").nth(chair).selectOption("random");
  await page.click("summary");
  await page.selectOption("select[name=window]", "10");
  await page.click("#new > button");
  await page.click('form[action$="/start"] button');
  await page.waitForSelector("#curia-board");
  await connected(page);
  const timer = page.getByRole("timer");
  for (let turns = 0; turns < 6; turns++) {
    await page.waitForFunction(() => document.querySelector("#curia-live").dataset.turn === "true" || document.querySelector("[role=timer]"));
    if (await timer.isVisible()) return timer;
    assert.ok(await waitForTurn(page));
    await playTurn(page);
  }
  return assert.fail("no pause came");
}

const seconds = (page) => page.evaluate(() => Number(getComputedStyle(document.querySelector("[role=timer] .count")).getPropertyValue("--second")));

test("a pause counts its seconds, can be lengthened, and lets itself be ordered away and back in sight", async () => {
  const page = await person(browser, server.address);
  const timer = await atPause(page);
  assert.equal(await timer.evaluate((timer) => timer.closest("[aria-live]")), null, "no second is announced");
  const start = await seconds(page);
  assert.ok(start > 1 && start <= 10, `${start} seconds`);
  const more = page.getByRole("button", { name: "I need more time" });
  assert.equal(await more.getAttribute("value"), (await timer.getAttribute("id")).replace("window-", ""), "for this pause");

  await page.getByRole("button", { name: "Let everything pass this turn" }).waitFor();
  await page.getByRole("button", { name: "Let everything pass until I say" }).click();
  const lift = page.getByRole("button", { name: "Ask me again" });
  await lift.waitFor();
  assert.match(await page.textContent("#curia-prompt"), /Your order: Let everything pass until I say/);
  await lift.click();
  await page.getByRole("button", { name: "Let everything pass this turn" }).waitFor();

  // An update in the middle does not wind the clock up again, and a page that comes later joins it there.
  await eventually(async () => assert.ok((await seconds(page)) < start));
  const later = await seconds(page);
  await page.reload();
  assert.ok((await seconds(page)) <= later);
  assert.deepEqual(page.faults, []);
  await page.context().close();
});

test("a pause moves nothing on a wide screen and is usable on a phone", async () => {
  const page = await person(browser, server.address, { reducedMotion: "reduce" });
  await atPause(page);
  const bar = await page.locator("#curia-prompt").boundingBox();
  assert.ok(bar.height < 76, `the bar is as high as ever: ${bar.height}`);
  await page.setViewportSize(SCREENS[2]);
  const small = await page.locator("#curia-prompt button").evaluateAll((buttons) => buttons.filter((button) => button.getBoundingClientRect().height < 43.5).length);
  assert.equal(small, 0, "every button is large enough for a finger");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  await page.context().close();
});
