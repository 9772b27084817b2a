// The pause in which somebody may step in.

import assert from "node:assert/strict";
import { test } from "node:test";

import { SCREENS } from "../lib/browser.js";
import { part } from "../lib/friends.js";
import { openHouse } from "../lib/house.js";
import { atPause } from "../lib/pause.js";
import { eventually } from "../lib/play.js";

const house = await openHouse({ quick: true });
const guillotine = house.games.find((game) => game.id === "guillotine");

const seconds = (page) => page.evaluate(() => Number(getComputedStyle(document.querySelector("[role=timer] .count")).getPropertyValue("--second")));

test("a pause counts its seconds, can be lengthened, and lets itself be ordered away and back in sight", async () => {
  const { page, mover, timer } = await atPause(house, guillotine);
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
  await part(page, mover);
});

test("a pause moves nothing on a wide screen and is usable on a phone", async () => {
  const { page, mover } = await atPause(house, guillotine, { reducedMotion: "reduce" });
  const bar = await page.locator("#curia-prompt").boundingBox();
  assert.ok(bar.height < 76, `the bar is as high as ever: ${bar.height}`);
  await page.setViewportSize(SCREENS[2]);
  const small = await page.locator("#curia-prompt button").evaluateAll((buttons) => buttons.filter((button) => button.getBoundingClientRect().height < 43.5).length);
  assert.equal(small, 0, "every button is large enough for a finger");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  await part(page, mover);
});
