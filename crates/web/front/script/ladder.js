// A number is chosen by steps: of the choices of a ladder one is shown, and its neighbours are a step away.
let wantedRung = null; // the question and the value that somebody has stepped to

function showRung(ladder, rung) {
  const rungs = [...ladder.querySelectorAll(".rung")];
  for (const other of rungs) other.toggleAttribute("data-rung", other === rung);
  for (const step of ladder.querySelectorAll("[data-step]")) {
    const to = rungs.indexOf(rung) + Number(step.dataset.step);
    step.setAttribute("aria-disabled", String(to < 0 || to >= rungs.length));
  }
}

function stepOn(ladder, by) {
  const rungs = [...ladder.querySelectorAll(".rung")];
  const at = rungs.findIndex((rung) => rung.hasAttribute("data-rung"));
  const next = rungs[Math.max(0, Math.min(at + by, rungs.length - 1))];
  if (!next || next === rungs[at]) return;
  const focused = rungs[at]?.contains(document.activeElement);
  showRung(ladder, next);
  const choice = next.querySelector("button");
  wantedRung = { question: askedAt(), value: choice.value };
  if (focused) choice.focus();
  else sayRung(choice);
}

/** Whoever steps by the signs hears how far they have come. */
function sayRung(choice) {
  const said = document.createElement("p");
  said.textContent = choice.textContent;
  voice?.append(said);
}

document.addEventListener("click", (event) => {
  const step = event.target.closest?.("[data-step]");
  if (step) stepOn(step.closest("[data-ladder]"), Number(step.dataset.step));
});
const RUNGS = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5, Home: -1_000, End: 1_000 };
document.addEventListener("keydown", (event) => {
  const ladder = event.target.closest?.("[data-ladder]");
  if (!ladder || !RUNGS[event.key] || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopPropagation();
  stepOn(ladder, RUNGS[event.key]);
}, true);

// An update that does not change the question does not undo the steps either.
function keepRung() {
  const ladder = document.querySelector("[data-ladder]");
  if (!ladder) return;
  const kept = wantedRung?.question === askedAt() ? [...ladder.querySelectorAll(".rung")].find((rung) => rung.querySelector("button").value === wantedRung.value) : null;
  showRung(ladder, kept ?? ladder.querySelector(".rung"));
}
afterUpdate(keepRung);
