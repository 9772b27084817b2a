import assert from "node:assert/strict";
import { test } from "node:test";

import { person } from "../lib/browser.js";
import { openHouse } from "../lib/house.js";
import { answered, choose, connected, eventually, isOver, playOn, playOut, question, waitForTurn } from "../lib/play.js";

const { server, browser, games } = await openHouse({ quick: true });

const SCREENS = [{ width: 1440, height: 900 }, { width: 390, height: 844 }, { width: 844, height: 390 }];
const DONE = "[data-lesson-done]";
const shown = (page) => page.evaluate(() => document.getElementById("lesson").dataset.lesson ?? null);
const wanted = (page) => page.evaluate(() => document.documentElement.dataset.lessons);

/** What the lesson on the screen covers of the question and of the choices. */
const covered = (page) => page.evaluate(async () => {
  // A lesson makes way before the next picture is drawn.
  await new Promise(requestAnimationFrame);
  const lesson = document.getElementById("lesson").getBoundingClientRect();
  const over = (box) => lesson.width && Math.min(lesson.right, box.right) - Math.max(lesson.left, box.left) > 0.5 && Math.min(lesson.bottom, box.bottom) - Math.max(lesson.top, box.top) > 0.5;
  const found = [];
  if (over(document.getElementById("curia-prompt").getBoundingClientRect())) found.push("the question");
  if (lesson.left < 0 || lesson.right > innerWidth || lesson.top < 0 || lesson.bottom > innerHeight) found.push("the edge of the screen");
  for (const choice of document.querySelectorAll("[data-choice]")) {
    const box = choice.getBoundingClientRect();
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    // What lies under the sheet of a small screen is scrolled out of it, lesson or not.
    const isUnder = top?.closest(".sheet") && !choice.closest(".sheet") && getComputedStyle(top.closest(".sheet")).position === "fixed";
    if (top?.closest("#lesson") && !isUnder) found.push(choice.textContent);
  }
  return found;
});

/** Waits for the table's question and its choices. */
async function asked(page) {
  if (!(await waitForTurn(page))) return false;
  await page.locator("[data-choice]").filter({ visible: true }).first().waitFor();
  return true;
}

/** Opens the table once more as a first game. */
async function learn(page) {
  await page.goto(`${page.url()}#learn`);
  await page.reload();
  await connected(page);
}

for (const game of games) {
  for (const viewport of SCREENS) {
    test(`lessons of ${game.title} come and go beside the question at ${viewport.width}x${viewport.height}`, async () => {
      const page = await person(browser, server.address, { viewport, reducedMotion: "reduce" });
      await playOn(page, game, { bots: 1 });
      await learn(page);
      assert.equal(new URL(page.url()).hash, "", "the address can be shared");
      const told = new Set();
      for (let turn = 0; turn < 60 && told.size < 6 && (await asked(page)); turn++) {
        for (let lesson = await shown(page); lesson; lesson = await shown(page)) {
          assert.ok(!told.has(lesson), `${lesson} is told twice`);
          told.add(lesson);
          assert.deepEqual(await covered(page), [], lesson);
          await page.click(DONE);
        }
        await choose(page);
      }
      assert.ok(told.size >= 6, `only ${[...told]} came up`);
      assert.deepEqual(page.faults, []);
      await page.context().close();
    });
  }

  test(`a first game of ${game.title} is one click away, and a move takes a lesson along`, async () => {
    const page = await person(browser, server.address);
    await page.goto("/");
    await page.locator("article").filter({ hasText: game.title }).locator(".learn button").click();
    await page.waitForURL(/\/t\//);
    await connected(page);
    assert.ok(await asked(page));
    assert.equal(await page.locator("#curia-players .player").count(), game.seats[0]);
    assert.equal(await shown(page), `${game.id}.goal`);
    const before = await question(page);
    assert.ok(await page.evaluate(() => {
      const [lesson, prompt] = ["lesson", "curia-prompt"].map((id) => document.getElementById(id));
      return lesson.getAttribute("role") === "status" && lesson.compareDocumentPosition(prompt) & Node.DOCUMENT_POSITION_FOLLOWING;
    }), "it is announced, and reached before the question");

    // Escape closes the lesson and nothing else; the next one comes.
    await page.keyboard.press("Escape");
    const next = await shown(page);
    assert.ok(next?.startsWith(`${game.id}.`) && next !== `${game.id}.goal`, `after the first lesson: ${next}`);
    assert.equal(await question(page), before);

    // The table is not held up: the move is made as if nothing stood there.
    await page.evaluate(() => {
      new MutationObserver(() => { document.body.dataset.gone ??= document.getElementById("lesson").dataset.lesson ?? "nothing"; })
        .observe(document.getElementById("lesson"), { childList: true });
    });
    await choose(page);
    await page.waitForFunction(() => document.body.dataset.gone === "nothing");
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  test(`whoever wants no more lessons of ${game.title} gets none, until they ask for them again`, async () => {
    const page = await person(browser, server.address, { reducedMotion: "reduce" });
    await playOn(page, game, { bots: 1 });
    assert.equal(await shown(page), null, "nobody is taught against their will");
    await page.getByRole("button", { name: "Table", exact: true }).click();
    await page.click('#about-table [data-lessons-set="on"]');
    assert.equal(await wanted(page), "on");
    await page.keyboard.press("Escape");
    assert.ok(await asked(page));
    await eventually(async () => assert.ok(await shown(page)));
    await page.click('#lesson [data-lessons-set="off"]');
    assert.equal(await shown(page), null);
    await choose(page);
    assert.ok(await asked(page));
    assert.equal(await shown(page), null);
    await page.reload();
    await connected(page);
    assert.deepEqual([await shown(page), await wanted(page)], [null, "off"]);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  test(`the lessons of ${game.title} leave with the end of the game`, async () => {
    const page = await person(browser, server.address, { reducedMotion: "reduce" });
    await playOn(page, game, { bots: 1 });
    await learn(page);
    const told = [];
    // One game is looked at to its end; of the others the last part is not.
    while (await asked(page)) {
      if (game !== games[0] && new Set(told).size >= 3) {
        await playOut(page);
        break;
      }
      const lesson = await shown(page);
      if (lesson && lesson !== told.at(-1)) told.push(lesson);
      const before = await question(page);
      // The usual answer, else any: the game shall come to its end soon.
      if (await page.locator("#curia-prompt .btn.primary[data-choice]").count()) {
        await page.click("#curia-prompt .btn.primary[data-choice]");
        await answered(page, before);
      } else await choose(page);
    }
    assert.ok(await isOver(page));
    await eventually(async () => {
      // What still stands from the last day stays for a moment, or until it is answered.
      if (await page.locator(DONE).count()) await page.click(DONE);
      assert.deepEqual([await shown(page), await wanted(page)], [null, "off"]);
    });
    assert.ok(new Set(told).size >= 2, `only ${told}`);
    await page.reload();
    await connected(page);
    assert.equal(await shown(page), null);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  test(`the lessons of ${game.title} can be read without script`, async () => {
    const page = await person(browser, server.address, { javaScriptEnabled: false });
    await page.goto("/");
    await page.locator("article").filter({ hasText: game.title }).locator(".learn button").click();
    await page.getByRole("button", { name: "Lessons", exact: true }).click();
    await page.locator(`#curia-lesson [data-lesson="${game.id}.goal"]`).waitFor();
    await page.context().close();
  });
}
