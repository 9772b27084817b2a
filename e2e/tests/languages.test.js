import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { SCREENS, launch, person } from "../lib/browser.js";
import { clipped, stretch } from "../lib/clipping.js";
import { assertNoMissingText, choose, dice, playOn, waitForTurn } from "../lib/play.js";
import { Server } from "../lib/server.js";

let server, browser;
before(async () => { [server, browser] = [await Server.start({ quick: true }), await launch()]; });
after(async () => { await browser?.close(); await server?.stop(); });

/** Looks at a page on every screen, as it is and stretched. */
async function look(page, address) {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const stretched of [false, true]) {
      await page.goto(address);
      if (stretched) await stretch(page);
      const name = `${address} at ${screen.width} ${stretched ? "stretched" : ""}`;
      assert.deepEqual(await clipped(page), [], name);
    }
  }
  await assertNoMissingText(page);
}

for (const [lang, locale, word] of [["en", "en-GB", "Play now"], ["hu", "hu-HU", "Játsszunk!"]]) {
  test(`every page speaks ${lang} and has room for more`, async () => {
    const page = await person(browser, server.address, { locale, reducedMotion: "reduce" });
    await page.goto("/");
    assert.equal(await page.getAttribute("html", "lang"), lang);
    assert.equal((await page.textContent("form.play button")).trim(), word);
    for (const address of ["/", "/new?game=guillotine", "/about", "/t/nothing"]) await look(page, address);
    await page.setViewportSize(SCREENS[0]);
    await playOn(page, { bots: 3 });
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

test("the switches of language and theme lead back to the page", async () => {
  const page = await person(browser, server.address);
  await page.goto("/about");
  await page.click("button[name=lang]");
  assert.equal(new URL(page.url()).pathname, "/about");
  assert.equal(await page.getAttribute("html", "lang"), "hu");
  await page.click("button[name=theme]");
  assert.equal(new URL(page.url()).pathname, "/about");
  assert.equal(await page.getAttribute("html", "data-theme"), "dark");
});
