import assert from "node:assert/strict";
import { test } from "node:test";

import { person } from "../lib/browser.js";
import { moverFirst, part, tableForTwo } from "../lib/friends.js";
import { openHouse } from "../lib/house.js";
import { playTurn, waitForTurn } from "../lib/play.js";

const house = await openHouse({ quick: true });
const { server, browser, games } = house;

for (const javaScriptEnabled of [true, false]) {
  test(`the speed is chosen in the settings, ${javaScriptEnabled ? "with" : "without"} script`, async () => {
    const page = await person(browser, server.address, { javaScriptEnabled, speed: "normal" });
    await page.goto("/about");
    assert.equal(await page.getAttribute("html", "data-speed"), "normal");
    for (const speed of ["once", "slow"]) {
      // With a script the settings stay open.
      if (!(await page.locator("#settings").isVisible())) await page.click("[popovertarget=settings]");
      await page.click(`#settings button[name=speed][value=${speed}]`);
      await page.waitForSelector(`html[data-speed=${speed}]`);
      assert.equal(new URL(page.url()).pathname, "/about", "it leads back to the page");
    }
    await page.goto("/");
    assert.equal(await page.getAttribute("html", "data-speed"), "slow", "it is kept");
    await part(page);
  });
}

test("the settings stay open until they are closed, with the focus on what was chosen", async () => {
  const page = await person(browser, server.address, { speed: "normal" });
  await page.goto("/about");
  await page.click("[popovertarget=settings]");
  for (const [name, value] of [["speed", "quick"], ["theme", "dark"], ["lang", "hu"]]) {
    const button = page.locator(`#settings button[name=${name}][value=${value}]`);
    await Promise.all([page.waitForEvent("domcontentloaded"), button.click()]);
    await page.waitForFunction(([name, value]) => {
      const at = document.activeElement;
      return at.name === name && at.value === value && at.ariaPressed === "true" && at.closest("#settings:popover-open");
    }, [name, value]);
  }
  await page.keyboard.press("Escape");
  await page.waitForSelector("#settings", { state: "hidden" });
  await page.reload();
  assert.ok(!(await page.locator("#settings").isVisible()), "only a choice keeps them open");
  await part(page);
});

/** Counts the notes that a page plays instead of playing them. */
function countNotes() {
  window.notes = 0;
  const node = () => ({ connect: (to) => to, start: () => { window.notes++; }, stop() {}, frequency: {}, gain: { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} } });
  window.AudioContext = class {
    currentTime = 0;
    destination = {};
    resume() {}
    createOscillator = node;
    createGain = node;
  };
}

test("a sound calls to one's turn where it is wanted, and nowhere else", async () => {
  const pages = await tableForTwo(house, games[0]);
  for (const page of pages) {
    await page.addInitScript(countNotes);
    await page.reload();
  }
  const [mover, other] = await moverFirst(pages);
  await playTurn(mover);
  assert.ok(await waitForTurn(other));
  assert.equal(await other.evaluate(() => window.notes), 0, "off until wanted");
  await mover.click("[popovertarget=settings]");
  await mover.check("[data-call=sound]");
  assert.equal(await mover.evaluate(() => window.notes), 2, "what is chosen is heard at once");
  await mover.keyboard.press("Escape");
  await playTurn(other);
  await mover.waitForFunction(() => window.notes >= 4);
  await mover.reload();
  await mover.click("[popovertarget=settings]");
  assert.ok(await mover.isChecked("[data-call=sound]"), "it is kept");
  assert.equal(await mover.evaluate(() => window.notes), 0, "a page that opens with a question does not call");
  await part(...pages);
});
