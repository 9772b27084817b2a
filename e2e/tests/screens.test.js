// Every page and fifty positions of a game on every screen: nothing overlaps, nothing is cut, everything legal can be reached.

import assert from "node:assert/strict";
import { test } from "node:test";

import { person } from "../lib/browser.js";
import { faultsOf } from "../lib/geometry.js";
import { openHouse } from "../lib/house.js";
import { CHOICES, choose, dice, eventually, isOver, newTable, playOn, playOut, waitForTurn } from "../lib/play.js";

const { server, browser, games } = await openHouse({ quick: true });

/** A laptop, a tablet on end, phones both ways, a large screen, and a window at 200 % of zoom. */
const SCREENS = [[1366, 650], [768, 1024], [844, 390], [360, 640], [1920, 1080], [720, 450], [683, 325], [390, 844], [1440, 900]]
  .map(([width, height]) => ({ width, height, touch: width < 720 || height < 450 }));
const PEOPLE = [["en-GB", "light"], ["hu-HU", "dark"], ["en-GB", "dark"], ["hu-HU", "light"]];
const POSITIONS = 50;

const reader = (number) => {
  const [locale, colorScheme] = PEOPLE[number % PEOPLE.length];
  return person(browser, server.address, { locale, colorScheme, reducedMotion: "reduce" });
};

async function look(page, screen, where) {
  await page.setViewportSize(screen);
  // The page looks where it should after the frame in which it learns its size.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  // The parts of an update follow each other: what is amiss between two of them is none.
  await eventually(async () => assert.deepEqual(await faultsOf(page, screen), [], `${where} at ${screen.width} x ${screen.height}`), 3_000);
}

test("every page around the table has room on every screen", async () => {
  for (const number of [0, 1]) {
    const page = await reader(number);
    await page.goto("/");
    // The longest name that can be given stands on all of them.
    await page.fill("input[name=name]", "Wwwwwwwwwwwwwwwwwwwwwwww");
    await page.click('form[action="/name"] button');
    await page.goto(newTable(games[0]));
    await page.click("#new > button");
    await page.waitForURL(/\/t\//);
    const waiting = page.url();
    for (const address of ["/", newTable(games[0]), "/about", "/t/nothing", waiting]) {
      await page.goto(address);
      for (const screen of SCREENS) await look(page, screen, address);
    }
    assert.deepEqual(page.faults, []);
    await page.context().close();
  }
});

for (const game of games) {
  test(`what was scrolled in ${game.title} fades nowhere once there is room for it`, async () => {
    const page = await reader(0);
    await playOn(page, game, { bots: 1 });
    await page.setViewportSize(SCREENS[2]);
    await page.evaluate(() => { for (const strip of document.querySelectorAll("[data-strip]")) strip.scrollLeft = strip.scrollWidth; });
    await page.setViewportSize(SCREENS[4]);
    const faded = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const roomy = [...document.querySelectorAll("[data-strip]")].filter((strip) => strip.scrollWidth <= strip.clientWidth + 1);
      return { roomy: roomy.length > 0, faded: roomy.filter((strip) => getComputedStyle(strip).maskImage !== "none").length };
    });
    assert.deepEqual(faded, { roomy: true, faded: 0 });
    await page.context().close();
  });

  test(`${POSITIONS} positions of ${game.title} have room on every screen`, async () => {
    let seen = 0;
    for (let number = 0; number < PEOPLE.length; number++) {
      const page = await reader(number);
      // Few players hold long hands, many make narrow panels.
      await playOn(page, game, { bots: [1, 4, 2, 4][number] });
      const pick = dice(17 + number);
      for (; seen < (POSITIONS * (number + 1)) / PEOPLE.length && (await waitForTurn(page)); seen++) {
        await page.locator(CHOICES).filter({ visible: true }).first().waitFor();
        // Two screens a position, each with its turn; nobody moves while this person is asked.
        for (const turn of [0, 4]) {
          const screen = SCREENS[(seen + turn) % SCREENS.length];
          await look(page, screen, `position ${seen} (${await page.locator("[data-ask]").textContent()})`);
        }
        await page.setViewportSize(SCREENS[8]);
        await choose(page, pick);
      }
      assert.deepEqual(page.faults, []);
      await page.context().close();
    }
    assert.ok(seen >= POSITIONS / 2, `only ${seen} positions were seen`);
  });

  test(`the result of ${game.title} has room on every screen`, async () => {
    const page = await reader(1);
    await playOn(page, game, { bots: 4 });
    await playOut(page);
    assert.ok(await isOver(page));
    for (const screen of SCREENS) await look(page, screen, "the result");
    await page.context().close();
  });
}

test("the look finds what it looks for", async () => {
  const page = await person(browser, server.address);
  const broken = async (body) => {
    await page.setContent(`<body style="margin:0;font:14px/1.4 sans-serif">${body}</body>`);
    return (await faultsOf(page, { touch: true })).join("\n");
  };
  assert.equal(await broken("<p>All is well.</p>"), "");
  assert.match(await broken('<p>One text</p><p style="margin-top:-30px">Another text</p>'), /overlaps/);
  assert.match(await broken('<button style="width:90px;height:44px">A</button><button style="width:90px;height:44px;margin-left:-30px">B</button>'), /overlaps/);
  assert.match(await broken('<div style="width:60px;overflow:hidden;white-space:nowrap">A text that is too long</div>'), /too wide/);
  assert.match(await broken('<div style="width:200px;overflow:auto"><p style="margin-left:-30px">A text that begins too early</p></div>'), /before the beginning/);
  assert.match(await broken('<div style="height:20px;width:80px;overflow:hidden">A text that needs more lines than there are</div>'), /too high/);
  assert.match(await broken('<p style="display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden;width:80px;height:30px">A text that is cut through its second line</p>'), /cut through/);
  assert.match(await broken('<p style="width:40px;overflow-wrap:anywhere">Guillotine</p>'), /broken without a hyphen/);
  assert.equal(await broken('<p style="width:40px">Guil&shy;lo&shy;tine</p>'), "");
  assert.match(await broken('<p style="font-size:10px">Small</p>'), /letters of 10 px/);
  assert.match(await broken('<ul><li><b class="title" style="font-size:14px">A</b></li><li><b class="title" style="font-size:13px">B</b></li></ul>'), /in one row/);
  assert.match(await broken('<button style="width:20px;height:20px;padding:0">x</button>'), /too small/);
  assert.match(await broken('<button data-choice style="width:60px;height:30px">x</button>'), /60 x 30 px is too small/);
  const strip = '<div data-strip style="overflow-x:auto;width:200px"><div style="width:900px;text-align:right"><button data-choice value="m" style="width:60px;height:44px">x</button></div></div>';
  assert.match(await broken(strip), /out of sight without a word/);
  assert.equal(await broken(`${strip}<form id="f"></form><button data-echo form="f" value="m" style="width:60px;height:44px">x</button>`), "");
  assert.match(await broken('<div style="position:relative"><button data-choice style="width:60px;height:44px">x</button><div style="position:absolute;inset:0;background:#fff"></div></div>'), /cannot be reached/);
  await page.context().close();
});
