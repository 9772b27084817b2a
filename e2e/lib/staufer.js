// Playing The Staufer Dynasty with a plan: gather figures, then take an office at the end of a long road.

import { answered, question, waitForTurn } from "./play.js";

/** The choices that the eye finds, by value, name and the question that they open first. */
export const choicesOf = (page) => page.evaluate(() => [...document.querySelectorAll("[data-choice]")]
  .filter((choice) => choice.offsetParent)
  .map((choice) => ({
    value: choice.value,
    asks: choice.getAttribute("popovertarget"),
    name: (choice.getAttribute("aria-label") ?? choice.querySelector(".vh")?.textContent ?? choice.textContent).trim(),
  })));

/** The figures in the reader's own court. */
export const court = (page) => page.evaluate(() => [...document.querySelectorAll("#curia-hand .pool b")].reduce((sum, count) => sum + Number(count.textContent), 0));

/** A choice as the page finds it. */
export const found = (page, { value, asks }) => {
  const choice = asks ? page.locator(`[data-choice][popovertarget="${asks}"]`) : page.locator(`[data-choice][value="${value}"]`);
  return choice.filter({ visible: true }).first();
};

/** How far the road of an office leads, by its name; `null` for another choice. */
export const roadOf = (name) => {
  const road = /: (\d+) for the road and (\d+) for the office, (\d+) in all; you have (\d+)/.exec(name);
  return road && { road: Number(road[1]), office: Number(road[2]), total: Number(road[3]), have: Number(road[4]) };
};

/** How many figures a field gives, by its name. */
const gives = (name) => [...name.matchAll(/(\d) (?:envoy|noble)/g)].reduce((sum, [, count]) => sum + Number(count), 0);

/** The next choice of somebody who wants to go `far`: supply until there are figures enough, then the longest road. */
export function plan(choices, figures, far) {
  const find = (test) => choices.find(({ name, value }) => test(name, value ?? ""));
  const roads = choices.map((choice) => ({ choice, road: roadOf(choice.name) })).filter(({ road }) => road && road.total <= road.have);
  if (roads.length) return (roads.find(({ road }) => road.road === far) ?? roads[0]).choice;
  const appoint = find((_, value) => value === "appoint");
  if (appoint && figures >= far + 5) return appoint;
  const fields = choices.filter(({ name }) => name.startsWith("Take: Field"));
  if (fields.length) return fields.reduce((best, field) => (gives(field.name) > gives(best.name) ? field : best));
  return find((_, value) => value === "supply") ?? find((_, value) => value === "end_turn") ?? find((_, value) => /:(envoy|none|no|stop)$/.test(value)) ?? choices[0];
}

/**
 * Plays by `press` until an office at the end of a road of `far` provinces has been taken. `atRoad` is told of the choice before it
 * is confirmed.
 */
export async function appointFar(page, press, far, atRoad) {
  for (let moves = 0; moves < 400; moves++) {
    if (!(await waitForTurn(page))) return false;
    await page.locator("[data-choice]").filter({ visible: true }).first().waitFor();
    const choices = await choicesOf(page);
    if (!choices.length) continue;
    const before = await question(page);
    const choice = plan(choices, await court(page), far);
    const road = roadOf(choice.name);
    await press(found(page, choice));
    if (choice.asks) {
      await page.locator(`#${choice.asks}:popover-open`).waitFor();
      if (road?.road === far) await atRoad(choice, road);
      await press(page.locator(`#${choice.asks} [data-confirm]`));
    }
    await answered(page, before);
    if (road?.road === far) return true;
  }
  throw new Error("no appointment comes about");
}
