// Keys: a letter leads to the question, arrows move among the choices of one set, Escape takes back.
const ARROWS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const SINGLE = "curia-single-keys";
const isSeen = (thing) => thing.offsetParent !== null;
const theQuestion = () => document.getElementById("curia-question");
const keyList = document.getElementById("curia-keys");

// Single letters can be switched off, and the browser remembers it.
const singleKeys = () => localStorage.getItem(SINGLE) !== "off";
const keySwitch = document.getElementById("single-keys");
if (keySwitch) {
  keySwitch.checked = singleKeys();
  keySwitch.addEventListener("change", () => localStorage.setItem(SINGLE, keySwitch.checked ? "on" : "off"));
  document.querySelector(".tool.keys").hidden = false;
}

const LETTERS = {
  q() {
    for (const open of document.querySelectorAll(":popover-open")) open.hidePopover();
    theQuestion()?.focus();
  },
  "?"() { keyList?.togglePopover(); },
};

function walk(event) {
  const { target } = event;
  const set = target.closest?.("[data-set], .do, .players");
  const step = ARROWS[event.key];
  if (!step || !set) return;
  const gold = target.matches("[data-choice], .btn") ? "[data-choice]" : "[data-set] button";
  const things = [...set.querySelectorAll(gold)].filter(isSeen);
  const at = things.indexOf(target);
  if (at < 0 || things.length < 2) return;
  event.preventDefault();
  things[(at + step + things.length) % things.length].focus();
}

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches?.("input, select, textarea")) return;
  const letter = theQuestion() && singleKeys() ? LETTERS[event.key.toLowerCase()] : null;
  if (letter) {
    event.preventDefault();
    letter();
  } else if (event.shiftKey) {
    return;
  } else if (event.key !== "Escape") {
    walk(event);
  } else if (!document.querySelector(":popover-open")) {
    document.querySelector("[data-undo]")?.click();
  }
});

document.addEventListener("keydown", () => { root.dataset.keyboard = "1"; }, true);
document.addEventListener("pointerdown", () => { delete root.dataset.keyboard; }, true);

// Whoever answers by key finds the focus on the first choice of the next question, or on what is told instead; also when
// others have moved in between, if they have stayed there. Nor does the focus ever fall out of the page.
let left = null; // the question that was answered, until the next one has come
let placed = null; // where the focus has been put since, as long as nobody moves it
document.addEventListener("click", (event) => {
  const answer = event.target.closest?.("[data-choice]:not([popovertarget]), [data-echo], [data-mini][form], [data-confirm], [data-undo]");
  if (answer && root.dataset.keyboard) left = askedAt();
}, true);

function follow() {
  if (!root.dataset.keyboard || !theQuestion()) return;
  const at = document.activeElement;
  const lost = !at || at === document.body || !at.isConnected;
  const answered = left !== null && left !== askedAt();
  // The parts of an update and the moves of others may bring an earlier choice, or the turn itself, after the question.
  const next = (isMyTurn() ? [...document.querySelectorAll("[data-choice]")].find(isSeen) : null) ?? theQuestion();
  if (!lost && !answered && (at !== placed || at === next)) return;
  next.focus();
  left = null;
  placed = next;
}

afterUpdate(() => {
  speak();
  follow();
});

// A question that opens over the page takes the focus, so that Enter answers it.
document.addEventListener("toggle", (event) => {
  if (event.newState === "open" && event.target.matches?.(".confirm")) event.target.querySelector(".btn")?.focus();
}, true);
