import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { launch, person } from "../lib/browser.js";
import { Server } from "../lib/server.js";

let server, browser;
before(async () => { [server, browser] = [await Server.start({ quick: true }), await launch()]; });
after(async () => { await browser?.close(); await server?.stop(); });

test("the table can be read and played without script", async () => {
  const page = await person(browser, server.address, { javaScriptEnabled: false });
  await page.goto("/");
  await page.selectOption("select[name=seats]", "2");
  await page.click("form.play button");
  const table = page.url();
  let answered = 0;
  for (let tries = 0; tries < 60 && answered < 4; tries++) {
    await page.goto(table);
    const button = page.locator("#curia-prompt .btn.primary, .board .can, .players .can, .hand .can[form]").first();
    if (await button.count()) {
      await button.click();
      assert.equal(page.url(), table, "a post leads back to the table");
      answered++;
    } else {
      await new Promise((wait) => setTimeout(wait, 500));
    }
  }
  assert.equal(answered, 4);
  await page.locator(".nobles .noble").first().click();
  assert.ok(await page.locator(".detail:popover-open").isVisible(), "detail cards open without script");
});
