// What only The Staufer Dynasty has: roads drawn before they are paid, figures that pay, secret jobs, the king's ring.

import assert from "node:assert/strict";
import { test } from "node:test";

import { SCREENS, person } from "../lib/browser.js";
import { part, tableForTwo } from "../lib/friends.js";
import { openHouse } from "../lib/house.js";
import { answered, assertNoMissingText, eventually, newTable, playOn, question, waitForTurn } from "../lib/play.js";
import { appointFar, choicesOf, court, found } from "../lib/staufer.js";

const house = await openHouse({ quick: true });
const { server, browser, games } = house;
const staufer = games.find((game) => game.id === "staufer");
const FAR = 4;

/** The figures and the steps that the board draws of a road. */
const drawn = (page) => page.evaluate(() => {
  const seen = (thing) => getComputedStyle(thing).display !== "none" && thing.checkVisibility();
  const dues = [...document.querySelectorAll(".ring .due")].filter(seen);
  const lit = [...document.querySelectorAll(".arrow")].filter((arrow) => getComputedStyle(arrow).getPropertyValue("--go") !== "");
  return { numbers: dues.map((due) => Number(due.textContent)).sort((a, b) => a - b), steps: lit.length };
});

/** Plays games until an appointment far from the king is made, and looks at it before and after. */
async function farAppointment(page, press) {
  let seen = null;
  const atRoad = async (choice, road) => {
    assert.match(await page.locator(`#${choice.asks}`).textContent(), new RegExp(`${road.road} for the road and ${road.office} for the office`));
    const { numbers, steps } = await drawn(page);
    // The figure that is seated has a number, too, but it stands in the office.
    const all = Array.from({ length: road.total }, (_, number) => number + 1).filter((number) => number !== road.road + 1);
    assert.deepEqual(numbers, all, "every figure is drawn where it goes");
    assert.equal(steps, FAR, "every step of the road is drawn");
    seen = { name: /office \d of \w+/i.exec(choice.name)[0], total: road.total };
  };
  for (let games = 0; ; games++) {
    assert.ok(games < 4, "nobody can go so far");
    await playOn(page, staufer, { bots: 1 });
    if (await appointFar(page, press, FAR, atRoad)) break;
  }
  // What is still open of the payment is answered one by one.
  for (let moves = 0; moves < 20 && (await waitForTurn(page)); moves++) {
    const values = (await choicesOf(page)).map(({ value }) => value ?? "");
    const open = values.find((value) => /^(confirm|seat_figure:|pay_figure:)/.test(value));
    if (!open) break;
    const before = await question(page);
    await press(found(page, { value: open }));
    await answered(page, before);
  }
  // With the last turn of a round its offices may be cleared already: that this one was taken is told.
  const told = new RegExp(`You appoint an? (envoy|noble) to ${seen.name} for ${seen.total} figures`, "i");
  const lines = async () => (await page.locator("#curia-lines").textContent()).replaceAll("\u00ad", "").replaceAll(/\s+/g, " ");
  await eventually(async () => assert.match(await lines(), told));
}

test("a journey of four provinces and an office by clicks, with every figure drawn before it is paid", async () => {
  const page = await person(browser, server.address);
  await farAppointment(page, (thing) => thing.click());
  await assertNoMissingText(page, games);
  await part(page);
});

test("the same journey by keys alone", async () => {
  const page = await person(browser, server.address, { reducedMotion: "reduce" });
  const byKey = async (thing) => {
    const isThere = () => thing.evaluate((element) => element === document.activeElement);
    // The question before an appointment takes the focus by itself.
    if (!(await isThere())) await page.keyboard.press("q");
    for (let steps = 0; !(await isThere()); steps++) {
      assert.ok(steps < 160, "a choice is not reached by Tab");
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
  };
  await farAppointment(page, byKey);
  await part(page);
});

test("the same journey by touch on a phone", async () => {
  const page = await person(browser, server.address, { viewport: SCREENS[2], hasTouch: true, isMobile: true, reducedMotion: "reduce" });
  await farAppointment(page, async (thing) => {
    // Over the edge of a strip lies the button that counts what is beyond it.
    await thing.evaluate((element) => element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" }));
    await thing.tap();
  });
  await part(page);
});

test("an office says what it costs and why it cannot be taken, with the rule", async () => {
  const page = await person(browser, server.address);
  await playOn(page, staufer, { bots: 1 });
  assert.ok(await waitForTurn(page));
  const dear = page.locator(".seat:not([data-choice])").first();
  await dear.click();
  const detail = page.locator(".detail:popover-open");
  await detail.waitFor();
  assert.match(await detail.textContent(), /cost \d/);
  assert.match(await detail.textContent(), /Rule\s\d/);
  await part(page);
});

test("which province is scored second is always in sight, on the ring and beside it", async () => {
  const page = await person(browser, server.address);
  await playOn(page, staufer, { bots: 1 });
  assert.ok(await waitForTurn(page));
  const ring = await page.locator(".ring .prov:has(.pname .pin.guess) .label").evaluate((label) => [...label.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join("").trim());
  assert.equal(await page.locator(".round.now .second b").textContent(), ring);
  await page.locator(".round.now").click();
  assert.match(await page.locator(".detail:popover-open").textContent(), new RegExp(`As things stand, ${ring} comes second`));
  await part(page);
});

test("jobs are seen by their owner alone", async () => {
  const pages = await tableForTwo(house, staufer);
  const jobs = (page) => page.locator("#curia-hand .card.task").evaluateAll((cards) => cards.map((card) => card.dataset.card));
  const [anna, bence] = [await jobs(pages[0]), await jobs(pages[1])];
  assert.equal(anna.length, 3);
  assert.equal(bence.length, 3);
  for (const [page, theirs] of [[pages[0], bence], [pages[1], anna]]) {
    const told = await page.evaluate(() => document.querySelector("#curia-hand").outerHTML + document.querySelector("#curia-details").outerHTML + document.querySelector("#curia-scores").outerHTML);
    for (const job of theirs) assert.equal(told.includes(`${job}"`), false, `${job} is told to another player`);
  }
  await part(...pages);
});

test("one button pays the rest of an appointment with envoys", async () => {
  const page = await person(browser, server.address);
  for (let games = 0, done = false; !done; games++) {
    assert.ok(games < 6, "nobody is ever asked how to pay");
    await playOn(page, staufer, { bots: 1 });
    for (let moves = 0; moves < 200 && !done && (await waitForTurn(page)); moves++) {
      const rest = page.locator(".rest button");
      const choices = await choicesOf(page);
      if (!choices.length) continue;
      const before = await question(page);
      if (await rest.isVisible()) {
        const figures = await court(page);
        await rest.click();
        await eventually(async () => assert.ok((await court(page)) < figures));
        done = true;
      } else {
        const appoint = choices.find(({ value }) => value === "appoint");
        const seat = choices.find(({ value }) => value === "seat_figure:envoy");
        const choice = seat ?? appoint ?? choices[0];
        await found(page, choice).click();
        if (choice.asks) await page.locator(`#${choice.asks} [data-confirm]`).click();
        await answered(page, before);
      }
    }
  }
  await part(page);
});

test("the host ticks the five privileges of the game", async () => {
  const page = await person(browser, server.address);
  await page.goto(newTable(staufer));
  await page.click("summary");
  const tick = (name) => page.getByRole("checkbox", { name }).check();
  for (const name of ["Courier", "Arbiter", "Chancellor", "Loyal retinue"]) await tick(name);
  await page.click("#new > button");
  assert.match(await page.locator("[role=alert]").textContent(), /Tick exactly 5, or none\./);
  assert.equal(await page.getByRole("checkbox", { checked: true }).count(), 4, "what was ticked stays ticked");
  await tick("Messenger");
  await page.click("#new > button");
  await page.waitForURL(/\/t\//);
  assert.match(await page.textContent("main"), /Courier, Arbiter, Messenger, Loyal retinue, Chancellor/);
  await part(page);
});
