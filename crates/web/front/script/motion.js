// A page that has fallen behind jumps instead of animating, and nothing moves over what is open.
let lastUpdate = 0;
document.addEventListener("htmx:before:viewTransition", () => {
  const now = performance.now();
  root.classList.toggle("still", now - lastUpdate < 250 || document.querySelector(":popover-open") !== null);
  lastUpdate = now;
  stayInStrips();
});
// The new picture is taken when this is done: by then the strips have been scrolled to what matters.
onceInPlace.push(() => {
  look();
  stayInStrips();
});

/** What is scrolled out of a strip does not move: it would fly over what stands beside the strip. */
function stayInStrips() {
  for (const strip of document.querySelectorAll("[data-strip]")) {
    const frame = strip.getBoundingClientRect();
    for (const thing of strip.querySelectorAll('[style*="view-transition-name"]')) {
      const box = thing.getBoundingClientRect();
      if (box.right <= frame.left + 1 || box.left >= frame.right - 1) thing.style.viewTransitionName = "none";
    }
  }
}

// A transition that is cut short, say by turning the screen, is no fault.
addEventListener("unhandledrejection", (event) => {
  if (/^transition was /i.test(event.reason?.message ?? "")) event.preventDefault();
});

// New lines of the chronicle come one by one; only those of the last move are marked.
const log = () => document.getElementById("curia-lines");
document.addEventListener("htmx:after:swap", () => {
  const last = log()?.lastElementChild?.dataset.ply;
  for (const line of log()?.querySelectorAll("li.now") ?? []) {
    if (line.dataset.ply !== last) line.classList.remove("now");
  }
});

// Points won or lost rise beside the score; players of a picture have no id.
const points = new Map();
function popScores() {
  for (const score of document.querySelectorAll(".player[id] .score")) {
    const player = score.closest(".player").id;
    const now = Number(score.querySelector(".num")?.textContent.replace("\u2212", "-"));
    const change = now - (points.get(player) ?? now);
    points.set(player, now);
    if (!change) continue;
    const pop = document.createElement("span");
    pop.className = `pop ${change > 0 ? "gain" : "loss"}`;
    pop.setAttribute("aria-hidden", "true");
    pop.textContent = `${change > 0 ? "+" : "\u2212"}${Math.abs(change)}`;
    pop.addEventListener("animationend", () => pop.remove());
    score.append(pop);
  }
}
document.addEventListener("htmx:after:swap", popScores);
popScores();
