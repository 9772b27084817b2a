// Whole games by roles, names and keys: nothing here knows how a page is built.

import assert from "node:assert/strict";
import { test } from "node:test";

import { person } from "../lib/browser.js";
import { openHouse } from "../lib/house.js";
import { answered, choose, connected, dice, newTable, playOn, playOut, question as askedAt, seatsFor, waitForTurn } from "../lib/play.js";
import { Reader, first } from "../lib/tree.js";

const { server, browser, games } = await openHouse({ quick: true });

// A choice says what one does; a card that can only be looked at says what it is.
const CHOICE = /^(Play|Choose|Discard|Move|No card|Done|Let it pass|Offer|Bid|Pass|Build|Place|Lay|Turn up|Do nothing|Steal|Perform|Twice|Take(?:: | (?!back))|Buy|Recruit|Settle|Exchange|Give|Get|To|Swap with|Keep|Ward|With|Without|Not now|No action|Use (?:the|a|treachery)|End (?:my|your) turn|Draw (?!pile)|New display|Raise|Replace|Strike|Pay|Appoint|Seat|Call|Bring home)\b/;
const ANSWERS = 25;
const WINNER = /\bwins?$|share the victory$/;

const question = (things) => things.find((thing) => thing.role === "heading" && thing.level === 2);
const buttons = (things) => things.filter((thing) => thing.role === "button");
const isOpened = (thing) => thing.inside.some((around) => around.role === "dialog");
const choices = (things) => buttons(things).filter((thing) => CHOICE.test(thing.name) && !isOpened(thing));
/** What was said aloud of late; the chronicle only keeps it. */
const isSpoken = (thing) => thing.inside.some((around) => around.role === "log" && around.name === "");
const heard = (things) => things.filter(isSpoken).map((thing) => thing.name).join("\n");

/** Opens a table for two without pauses, with a bot on the other chair. */
async function open(reader, game) {
  await reader.page.goto(newTable(game));
  await reader.press((await reader.until("options", first("DisclosureTriangle", /^Options$/))).found, "Enter");
  const pause = await reader.until("the length of a pause", first("combobox", /^Time to step in/));
  await reader.press(pause.found, ..."none");
  const chairs = pause.things.filter((thing) => thing.role === "combobox" && /^Chair \d+$/.test(thing.name));
  for (const chair of chairs.slice(seatsFor(game, 2))) await reader.press(chair, ..."No");
  await reader.press(first("button", /^Open the table$/)(pause.things), "Enter");
  await reader.press((await reader.until("the start", first("button", /^Begin/))).found, "Enter");
  // Before its script has come a page is another one after every choice, and the focus is at its top.
  await reader.page.waitForSelector("#curia-board");
  await connected(reader.page);
}

for (const game of games) {
  test(`a game of ${game.title} by the accessibility tree alone`, async () => {
    const page = await person(browser, server.address, { reducedMotion: "reduce" });
    const reader = await Reader.of(page);
    await open(reader, game);
    const pick = dice(5);
    let answers = 0;
    for (let moves = 0; ; moves++) {
      assert.ok(moves < 400, "the game does not end");
      // After a choice the focus is on the first new one.
      const isAsked = (things) => choices(things).length > 0 && (answers === 0 || choices(things)[0].focused);
      const { things } = await reader.until("a question or a winner", (things) => isAsked(things) || WINNER.test(question(things)?.name ?? ""));
      const asked = question(things);
      if (WINNER.test(asked.name)) break;
      const offered = choices(things);
      assert.ok(things.indexOf(asked) < things.indexOf(offered[0]), `the question comes first: ${asked.name}`);
      const choice = offered[pick(offered.length)];
      const before = await askedAt(page);
      if (!(await reader.press(choice, "Enter"))) continue;
      answers++;
      // What cannot be taken back asks once more; the answer has the focus.
      const confirm = (now) => now.find((thing) => thing.role === "button" && isOpened(thing) && thing.focused);
      const isHeard = (now) => heard(now) !== heard(things);
      const next = await reader.until(`what follows ${choice.name}`, (now) => isHeard(now) || confirm(now));
      if (!isHeard(next.things)) {
        await page.keyboard.press("Enter");
        await reader.until(`what follows ${choice.name}`, isHeard);
      }
      // What has happened may be told a moment before the board shows it: nobody answers the old question again.
      await answered(page, before);
      // One game is heard from its beginning to its end; of the others a part in the middle is not.
      if (game !== games[0] && answers === ANSWERS) await playOut(page);
    }
    const { things } = await reader.until("the result", first("columnheader", /1st/));
    assert.match(question(things).name, WINNER);
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });

  test(`what happens at a table of ${game.title} is said once, and then what is asked`, async () => {
    const page = await person(browser, server.address, { reducedMotion: "reduce" });
    await playOn(page, game, { bots: 1 });
    assert.ok(await waitForTurn(page));
    await page.evaluate(() => {
      const lines = () => [...document.querySelectorAll("#curia-lines li")];
      const spoken = { said: [], others: [], before: lines().length, lines };
      const SPEAKS = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]:not([aria-live=off])";
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          const region = (target.nodeType === 1 ? target : target.parentElement)?.closest(SPEAKS);
          if (region?.id === "curia-voice") spoken.said.push(...[...addedNodes].map((node) => node.textContent));
          else if (region) spoken.others.push(region.outerHTML.slice(0, 200));
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
      globalThis.spoken = spoken;
    });
    const asked = [];
    const news = () => page.evaluate(() => globalThis.spoken.lines().length - globalThis.spoken.before);
    // Short turns bring few lines: play on until there are some.
    for (let turn = 0; turn < 3 || (turn < 12 && (await news()) < 3); turn++) {
      await choose(page, dice(turn));
      assert.ok(await waitForTurn(page));
      asked.push((await page.textContent("#curia-question")).replaceAll(/\s+/g, " "));
    }
    const { said, others, lines } = await page.evaluate(() => {
      const words = (line) => line.textContent.replaceAll("\u00ad", "").replaceAll(/\s+/g, " ").trim();
      return { ...globalThis.spoken, lines: globalThis.spoken.lines().slice(globalThis.spoken.before).map(words) };
    });
    assert.deepEqual(others, [], "nothing else speaks");
    assert.ok(lines.length > 2, "something happened");
    // A sentence that goes on is said in pieces: its last one ends the line.
    for (const line of lines) assert.ok(said.some((text) => line.endsWith(text)), `never said: ${line}`);
    for (const line of lines) assert.ok(said.filter((text) => text === line).length <= lines.filter((other) => other === line).length, `said again: ${line}`);
    assert.equal(said.at(-1), asked.at(-1), "the question is the last word");
    assert.deepEqual(page.faults, []);
    await page.context().close();
  });
}
