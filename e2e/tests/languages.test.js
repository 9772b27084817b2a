import assert from "node:assert/strict";
import { test } from "node:test";

import { SCREENS, person } from "../lib/browser.js";
import { clipped, stretch } from "../lib/clipping.js";
import { openHouse } from "../lib/house.js";
import { assertNoMissingText, choose, dice, eventually, formOf, newTable, playOn, waitForTurn } from "../lib/play.js";

const { server, browser, games } = await openHouse({ quick: true });

/** Looks at a page on every screen, as it is and stretched. */
async function look(page, address) {
  for (const stretched of [false, true]) {
    await page.goto(address);
    if (stretched) await stretch(page);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const name = `${address} at ${screen.width} ${stretched ? "stretched" : ""}`;
      // What the script adapts to a new size follows a moment later.
      await eventually(async () => assert.deepEqual(await clipped(page), [], name), 3_000);
    }
  }
  await assertNoMissingText(page, games);
}

for (const [lang, locale, word] of [["en", "en-GB", "Play now"], ["hu", "hu-HU", "Játsszunk!"]]) {
  const reader = () => person(browser, server.address, { locale, reducedMotion: "reduce" });

  test(`every page speaks ${lang} and has room for more`, async () => {
    const page = await reader();
    await page.goto("/");
    assert.equal(await page.getAttribute("html", "lang"), lang);
    assert.equal((await formOf(page, games[0]).locator("button").textContent()).trim(), word);
    for (const address of ["/", ...games.map(newTable), ...games.flatMap(({ id }) => [`/rules/${id}`, `/rules/${id}/sources`]), "/about", "/t/nothing"]) await look(page, address);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  for (const game of games) {
    test(`a table of ${game.title} speaks ${lang} and has room for more`, async () => {
      const page = await reader();
      await playOn(page, game, { bots: 3 });
      const table = page.url();
      const pick = dice(5);
      for (let turn = 0; turn < 6 && (await waitForTurn(page)); turn++) {
        await look(page, table);
        await page.setViewportSize(SCREENS[0]);
        await page.goto(table);
        await choose(page, pick);
      }
      assert.deepEqual(page.faults, []);
      await page.context().close();
    });
  }
}

test("the switches of language and theme lead back to the page", async () => {
  const page = await person(browser, server.address);
  await page.goto("/about");
  await page.click("button[name=lang]");
  assert.equal(new URL(page.url()).pathname, "/about");
  assert.equal(await page.getAttribute("html", "lang"), "hu");
  await page.click("[popovertarget=settings]");
  await page.click("button[name=theme][value=dark]");
  assert.equal(new URL(page.url()).pathname, "/about");
  assert.equal(await page.getAttribute("html", "data-theme"), "dark");
});
