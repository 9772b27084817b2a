// Playing Il Principe with a plan: build whatever can be built, bid little, lay cards for the offices.

import { answered, question, waitForTurn } from "./play.js";

/** The kinds of decisions, by what the choices of a question are called. */
export const KINDS = ["offer", "bid", "build", "shield", "anywhere", "action", "count", "turn_up"];

/** What somebody is asked who reads these names of choices. */
export function kindOf(names) {
  const has = (start) => names.some((name) => name.startsWith(start));
  if (has("Offer ")) return "offer";
  if (has("Pass")) return "bid";
  if (has("Build nothing")) return "build";
  if (has("Place a shield")) return names.length === 6 ? "anywhere" : "shield";
  if (has("Turn up")) return "turn_up";
  if (has("Do nothing")) return "action";
  return "count";
}

const held = (name) => Number(/(\d+) in hand/.exec(name)?.[1] ?? 0);

/** The choice that brings cities and offices soon, by the names of all. `wanted` is the building to lay, if it is there. */
export function plan(names, wanted = "university") {
  const find = (test) => names.findIndex(test);
  const most = (start) => {
    const all = names.map((name, at) => ({ at, count: name.startsWith(start) ? held(name) : -1 }));
    return all.reduce((best, one) => (one.count > best.count ? one : best)).at;
  };
  switch (kindOf(names)) {
    case "offer": return most("Offer ");
    case "bid": {
      const low = find((name) => /^Bid [12] for/.test(name));
      return low >= 0 ? low : find((name) => name.startsWith("Pass"));
    }
    case "build": return Math.max(0, find((name) => name.startsWith("Build ") && name !== "Build nothing"));
    case "action": {
      const build = find((name) => name.startsWith("Build "));
      const lay = find((name) => name.startsWith(`Lay ${wanted}`));
      return build >= 0 ? build : lay >= 0 ? lay : most("Lay ");
    }
    case "count": return names.length - 1;
    default: return 0;
  }
}

/** The choices that the eye finds, by value and name. */
export const choicesOf = (page) => page.evaluate(() => [...document.querySelectorAll("[data-choice]")]
  .filter((choice) => choice.offsetParent)
  .map((choice) => ({ value: choice.value, name: (choice.getAttribute("aria-label") ?? choice.querySelector(".vh")?.textContent ?? choice.textContent).trim() })));

/** Answers questions by `act` until `done`, which is told of each kind; false if the game ended before. */
export async function walk(page, act, done) {
  const buildings = ["university", "castle", "cathedral", "town hall", "marketplace"];
  for (let moves = 0; moves < 300; moves++) {
    if (!(await waitForTurn(page))) return false;
    await page.locator("[data-choice]").filter({ visible: true }).first().waitFor();
    const choices = await choicesOf(page);
    if (!choices.length) continue;
    const names = choices.map(({ name }) => name);
    const kind = kindOf(names);
    const before = await question(page);
    const choice = choices[plan(names, buildings[moves % 2])];
    await act(choice);
    await answered(page, before);
    if (done(kind, choice)) return true;
  }
  throw new Error("the walk does not end");
}
