// A pause in which somebody may step in, long enough to be looked at.

import assert from "node:assert/strict";

import { moverFirst, tableForTwo } from "./friends.js";
import { choose } from "./play.js";

/** Two people play until a pause opens: the page of the one who could step in, that of the other, and the clock. */
export async function atPause(house, game, options) {
  const pages = await tableForTwo(house, game, [], { pause: 10, options });
  for (let moves = 0; moves < 12; moves++) {
    const [mover, page] = await moverFirst(pages);
    await choose(mover);
    // The pause opens before the other one, unless somebody is asked first.
    const isAsked = () => document.querySelector("#curia-live").dataset.turn === "true";
    const isPaused = () => document.querySelector("#curia-live").dataset.turn === "true" || document.querySelector("[role=timer]");
    await Promise.race([mover.waitForFunction(isAsked), page.waitForFunction(isPaused)]);
    const timer = page.getByRole("timer");
    if (await timer.isVisible()) return { page, mover, timer };
  }
  return assert.fail("no pause came");
}
