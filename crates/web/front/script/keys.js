// Keys: arrows move among the choices of one set, Escape takes back.
const KEYS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = event.target;
  if (target.matches?.("input, select, textarea")) return;
  if (event.key === "Escape" && !document.querySelector(":popover-open")) {
    document.querySelector("[data-undo]")?.click();
    return;
  }
  const step = KEYS[event.key];
  const set = target.closest?.("[data-set], .do, .players");
  if (!step || !set) return;
  const gold = target.matches("[data-choice], .btn") ? "[data-choice]" : "[data-set] button";
  const things = [...set.querySelectorAll(gold)].filter((thing) => thing.offsetParent !== null);
  const at = things.indexOf(target);
  if (at < 0 || things.length < 2) return;
  event.preventDefault();
  things[(at + step + things.length) % things.length].focus();
});

// After a move the focus must not fall out of the page: it goes to the next question.
document.addEventListener("htmx:after:swap", () => {
  if (root.dataset.keyboard && (!document.activeElement || document.activeElement === document.body)) {
    const next = document.querySelector("#curia-prompt .do .btn, [data-choice]");
    (next ?? document.getElementById("curia-prompt"))?.focus({ preventScroll: true });
  }
});
document.addEventListener("keydown", () => { root.dataset.keyboard = "1"; }, true);
document.addEventListener("pointerdown", () => { delete root.dataset.keyboard; }, true);

// A question that opens over the page takes the focus, so that Enter answers it.
document.addEventListener("toggle", (event) => {
  if (event.newState === "open" && event.target.matches?.(".confirm")) event.target.querySelector(".btn")?.focus();
}, true);
