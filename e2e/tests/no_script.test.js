import assert from "node:assert/strict";
import { test } from "node:test";

import { person } from "../lib/browser.js";
import { openHouse } from "../lib/house.js";
import { CHOICES, formOf } from "../lib/play.js";

const { server, browser, games } = await openHouse({ quick: true });

for (const game of games) {
  test(`a table of ${game.title} can be read and played without script`, async () => {
    const page = await person(browser, server.address, { javaScriptEnabled: false });
    await page.goto("/");
    await formOf(page, game).locator("select[name=seats]").selectOption(String(game.seats[0]));
    await formOf(page, game).locator("button").click();
    const table = page.url();
    let answered = 0;
    for (let tries = 0; tries < 60 && answered < 4; tries++) {
      await page.goto(table);
      const button = page.locator(CHOICES).and(page.locator("[form]")).first();
      if (await button.count()) {
        await button.click();
        assert.equal(page.url(), table, "a post leads back to the table");
        answered++;
      } else {
        await new Promise((wait) => setTimeout(wait, 500));
      }
    }
    assert.equal(answered, 4);
    await page.locator(`.tools a[href="/rules/${game.id}"]`).click();
    const thing = page.locator("[data-thing]").first();
    await thing.scrollIntoViewIfNeeded();
    assert.ok(await thing.isVisible(), "what every thing is stands in the rules");
  });
}
