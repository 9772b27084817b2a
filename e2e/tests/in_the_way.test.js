// Nothing stands in the way: detail cards keep clear of the question, moving cards of what is open.

import assert from "node:assert/strict";
import { test } from "node:test";

import { person } from "../lib/browser.js";
import { openHouse } from "../lib/house.js";
import { choose, dice, eventually, playNow, playOn, waitForTurn } from "../lib/play.js";

const { server, browser, games } = await openHouse({ quick: true });

/** So many cards of a game are reached for; many more lie on a full board. */
const LOOKED_AT = 14;

const apart = (page) => page.evaluate(() => {
  const detail = document.querySelector(".detail:popover-open")?.getBoundingClientRect();
  const prompt = document.querySelector("#curia-prompt").getBoundingClientRect();
  return !detail || detail.left >= prompt.right || detail.right <= prompt.left || detail.top >= prompt.bottom || detail.bottom <= prompt.top;
});

for (const game of games) {
  test(`no detail card of ${game.title} covers the question, by mouse or by key`, async () => {
    const page = await person(browser, server.address, { reducedMotion: "reduce", viewport: { width: 1366, height: 650 } });
    await playOn(page, game, { bots: 2 });
    assert.ok(await waitForTurn(page));
    await choose(page, dice(4));
    // What the cards of the moment say comes when somebody reaches for one.
    await page.locator(".tool[popovertarget=about-table]").hover();
    await page.waitForFunction(() => document.querySelector("#curia-details").dataset.version === document.querySelector("#curia-live").dataset.version);
    const cards = page.locator("#curia-board [data-detail], #curia-hand [data-detail]").filter({ visible: true });
    const count = await cards.count();
    let opened = 0;
    for (let number = 0; number < count && number < 2 * LOOKED_AT; number += 2) {
      const card = cards.nth(number);
      await card.scrollIntoViewIfNeeded();
      await card.hover();
      const adds = await card.evaluate((button) => {
        const cut = [...button.querySelectorAll(".title, .rule")].some((text) => !text.getClientRects().length || text.scrollHeight > text.clientHeight + 1);
        return button.dataset.whole === undefined || cut || Boolean(document.getElementById(button.dataset.detail)?.querySelector(".refusal"));
      });
      if (!adds) continue;
      await page.locator(".detail:popover-open").waitFor();
      assert.ok(await apart(page), "the question stays in sight");
      opened++;
      // No card comes so near to the edge of the window.
      await page.mouse.move(700, 4);
      await eventually(async () => assert.equal(await page.locator(".detail:popover-open").count(), 0, "it goes with the pointer"));
    }
    assert.ok(opened > 0, "some cards have more to say");

    await page.clock.install();
    await page.keyboard.press("Tab");
    for (let number = 0; number < count && number < 3 * LOOKED_AT; number += 3) {
      await cards.nth(number).focus();
      await page.clock.runFor(400);
      assert.ok(await apart(page), "the question stays in sight of the keyboard");
    }
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  test(`a card of ${game.title} that says all opens nothing more`, async () => {
    const page = await person(browser, server.address, { viewport: { width: 1920, height: 1080 } });
    await playNow(page, game);
    assert.ok(await waitForTurn(page));
    const whole = await page.evaluate(() => [...document.querySelectorAll("#curia-hand [data-whole]")].findIndex((card) =>
      card.checkVisibility() && !document.getElementById(card.dataset.detail)?.querySelector(".refusal")
      && [...card.querySelectorAll(".rule")].every((text) => text.scrollHeight <= text.clientHeight + 1)));
    if (whole < 0) return;
    await page.clock.install();
    await page.locator("#curia-hand [data-whole]").nth(whole).hover();
    await page.clock.runFor(1000);
    assert.equal(await page.locator(".detail:popover-open").count(), 0);
    await page.context().close();
  });

  test(`the cards of ${game.title} do not move over what is open`, async () => {
    const page = await person(browser, server.address);
    await playOn(page, game, { bots: 1 });
    assert.ok(await waitForTurn(page));
    // What would be moved is counted when the pictures of a transition are ready.
    await page.evaluate(() => {
      window.moved = [];
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (task) => {
        const open = document.querySelector(":popover-open") !== null;
        const transition = start(task);
        transition.ready.then(
          () => window.moved.push([open, document.getAnimations().filter((one) => one.effect?.pseudoElement?.startsWith("::view-transition")).length]),
          () => window.moved.push([open, 0]),
        );
        return transition;
      };
    });
    await page.click("[popovertarget=about-table]");
    await page.locator("#about-table:popover-open").waitFor();
    await page.evaluate(() => document.querySelector("#curia-prompt [data-choice], [data-choice][form]").click());
    // An update that was on its way before does not count.
    await page.waitForFunction(() => window.moved.some(([open]) => open));
    const moved = await page.evaluate(() => window.moved);
    assert.ok(moved.every(([open, animations]) => !open || animations === 0), JSON.stringify(moved));
    await page.context().close();
  });

  test(`a phone shows what is legal in ${game.title}, or a way to it`, async () => {
    const page = await person(browser, server.address, { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" });
    await playOn(page, game, { bots: 1 });
    const pick = dice(23);
    for (let turn = 0; turn < 12 && (await waitForTurn(page)); turn++) {
      // Every strip that holds choices shows at least one of them.
      const hidden = () => page.evaluate(() => [...document.querySelectorAll("[data-strip]")].filter((strip) => {
        const frame = strip.getBoundingClientRect();
        const middles = [...strip.querySelectorAll("[data-choice]")].map((choice) => choice.getBoundingClientRect()).map((box) => box.left + box.width / 2);
        return middles.length > 0 && !middles.some((at) => at > frame.left && at < frame.right);
      }).length);
      // The parts of a page follow each other within an update.
      await eventually(async () => assert.equal(await hidden(), 0));
      await choose(page, pick);
    }
    // A piece in the small line leads to its card, until a new question leads elsewhere.
    await waitForTurn(page);
    const mini = page.locator('[data-mini][type="button"]').filter({ visible: true });
    if (await mini.count()) {
      await eventually(async () => {
        const piece = await mini.last().getAttribute("data-mini");
        await mini.last().tap();
        const box = await page.locator(`[data-piece="${piece}"]`).boundingBox();
        assert.ok(box.x >= 0 && box.x + box.width <= 361, JSON.stringify(box));
      });
    }
    await page.context().close();
  });

  test(`forced colours keep the boxes and marks of ${game.title}`, async () => {
    const page = await person(browser, server.address, { forcedColors: "active" });
    await playNow(page, game);
    assert.ok(await waitForTurn(page));
    const bare = await page.evaluate(() => [...document.querySelectorAll(".btn, .card, .can")].filter((thing) => thing.checkVisibility()).filter((thing) => {
      const style = getComputedStyle(thing);
      const line = (width, kind) => parseFloat(width) >= 1 && kind !== "none";
      const border = line(style.borderTopWidth, style.borderTopStyle) && !/^rgba\(.*, 0\)$|transparent/.test(style.borderTopColor);
      const outline = line(style.outlineWidth, style.outlineStyle);
      const choice = thing.matches(".can, .btn.primary, .btn.choice");
      return choice ? !outline : !border;
    }).map((thing) => thing.className));
    assert.deepEqual(bare, []);
    await page.context().close();
  });
}
