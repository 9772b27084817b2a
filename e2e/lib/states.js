// Playing Heads of State with a plan: take what is named, raise whatever can be paid for, strike where possible.

/** The kinds of decisions, by the notation of their moves. */
export const KINDS = ["option", "draw", "take", "place", "treachery", "target", "pay", "discard", "trim"];

const STARTS = {
  option: /^option:/, draw: /^draw:/, take: /^take_/, place: /^place:/, treachery: /^(play|replace):/, target: /^target:/, pay: /^pay:/,
  discard: /^discard:/, trim: /^trim:/,
};

/** What somebody is asked before whom these moves stand. A turn that can only be ended is one of raising nobles. */
export function kindOf(moves) {
  return KINDS.find((kind) => moves.some((move) => STARTS[kind].test(move))) ?? "place";
}

/** The choices that the eye finds, by value and name. */
export const choicesOf = (page) => page.evaluate(() => [...document.querySelectorAll("[data-choice]")]
  .filter((choice) => choice.offsetParent)
  .map((choice) => ({ value: choice.value, name: (choice.getAttribute("aria-label") ?? choice.querySelector(".vh")?.textContent ?? choice.textContent).trim() })));

/** The move that brings most of what the game has: nobles first, treachery in some turns. */
export function plan(moves, turn) {
  const find = (...tests) => tests.map((test) => moves.find((move) => test.test(move))).find((move) => move);
  switch (kindOf(moves)) {
    case "option": return turn % 3 === 0 ? find(/option:treachery/) : turn % 7 === 1 ? find(/refresh/, /three/) : find(/three/);
    case "place": return find(/^place:/, /^end_turn/);
    case "treachery": return find(/^replace:/, /^play:[^+]*$/, /^play:/);
    case "pay": return find(/^pay:exact/, /^pay:/);
    default: return moves[turn % moves.length];
  }
}
