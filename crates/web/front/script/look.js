// Where a screen should look: at the choices. What lies beyond an edge is counted there, and repeated in the prompt bar.
const SMALL = matchMedia("(max-width: 719px), (max-height: 559px)");
const MARGIN = 12;
// Of more choices than these a page that scrolls tells the number: a wall of buttons would hide the board that shows them.
const MOST_REPEATED = 6;
const strips = () => [...document.querySelectorAll("[data-strip]")].filter((strip) => strip.scrollWidth > strip.clientWidth + 1);
const choicesIn = (place) => [...place.querySelectorAll("[data-choice]")];

/** True if the middle of the thing can be seen and touched. */
function inSight(thing) {
  const box = thing.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return Boolean(hit && thing.contains(hit));
}

/** Scrolls a strip so that all of the things are in sight, or as many of the first as find room. */
function scrollStrip(strip, things, behavior = "auto") {
  const frame = strip.getBoundingClientRect();
  const boxes = things.map((thing) => (thing.closest("li") ?? thing).getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left)) - frame.left - MARGIN;
  const right = Math.max(...boxes.map((box) => box.right)) - frame.left + MARGIN;
  if (left >= 0 && right <= frame.width) return;
  const by = right - left > frame.width || left < 0 ? left : right - frame.width;
  // What is nearly at the front is shown from the front.
  const to = strip.scrollLeft + by;
  strip.scrollTo({ left: to < 3 * MARGIN ? 0 : to, behavior });
}

/** The choices, else what is going on: the chosen card, the player to move; else the front. */
function lookAtChoices() {
  for (const strip of strips()) {
    const choices = choicesIn(strip);
    const current = [...strip.querySelectorAll("[aria-current], .turn")].slice(0, 1);
    if (!choices.length && !current.length) strip.scrollTo({ left: 0 });
    if (current.length) scrollStrip(strip, current);
    if (choices.length) scrollStrip(strip, choices);
    if (choices.length && current.length) scrollStrip(strip, [...choices, ...current].sort((a, b) => choices.includes(b) - choices.includes(a)).slice(0, choices.length + 1));
    if (choices.length) scrollStrip(strip, choices);
  }
  const first = document.querySelector("#curia-board [data-choice]");
  if (SMALL.matches && first && !inSight(first)) first.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** A button at an edge that counts the choices beyond it and goes there. */
function beyond(edge, count, [left, top], place, go) {
  const button = document.createElement("button");
  button.type = "button";
  button.tabIndex = -1;
  button.ariaHidden = "true";
  button.className = `beyond ${edge}`;
  button.textContent = { start: `‹ ${count}`, end: `${count} ›`, above: `↑ ${count}`, below: `↓ ${count}` }[edge];
  button.style.left = `${left}px`;
  button.style.top = `${top}px`;
  button.addEventListener("click", go);
  place.append(button);
}

/** Where the sheet begins that lies over the page of a small screen; the lower edge of the window without one. */
const sheetTop = () => (SMALL.matches && sheet ? sheet.getBoundingClientRect().top : innerHeight);
const isOpen = () => sheet?.classList.contains("open") ?? false;

/** The buttons over the edges of strips. */
function countInStrips() {
  // A strip that finds room at last keeps the fading of its last scroll, unless it is told.
  const over = strips();
  for (const strip of document.querySelectorAll("[data-strip]")) strip.style.maskImage = over.includes(strip) ? "" : "none";
  for (const strip of over) {
    const frame = strip.getBoundingClientRect();
    const top = Math.max(frame.top, 0);
    // The sheet lies over what is not in it.
    const bottom = Math.min(frame.bottom, strip.closest(".sheet") ? innerHeight : sheetTop());
    if (bottom - top < 44) continue;
    const middle = (choice) => { const box = choice.getBoundingClientRect(); return box.left + box.width / 2; };
    const edge = (name, left, away) => {
      const to = name === "start" ? away.slice(-1) : away.slice(0, 1);
      if (away.length) beyond(name, away.length, [left, (top + bottom) / 2], strip.closest(".sheet") ?? document.body, () => scrollStrip(strip, to, "smooth"));
    };
    edge("start", Math.max(frame.left, 0) + 4, choicesIn(strip).filter((choice) => middle(choice) < frame.left + 8));
    edge("end", Math.min(frame.right, innerWidth) - 4, choicesIn(strip).filter((choice) => middle(choice) > frame.right - 8));
  }
}

/** The choices that the prompt bar repeats, because they lie out of sight. False if they are more than it has room for. */
function repeatChoices(echoes) {
  const choices = choicesIn(document.body);
  const isAway = (echo) => { const choice = choices.find((other) => other.value === echo.value); return !choice || !inSight(choice); };
  for (const echo of echoes) echo.toggleAttribute("data-away", false);
  // What the bar repeats makes it higher, and may cover a choice that was in sight before.
  for (let more = echoes.length > 0; more;) {
    const covered = echoes.filter((echo) => !("away" in echo.dataset) && isAway(echo));
    for (const echo of covered) echo.toggleAttribute("data-away", true);
    more = covered.length > 0;
  }
  if (!SMALL.matches || isOpen() || echoes.filter((echo) => "away" in echo.dataset).length <= MOST_REPEATED) return true;
  for (const echo of echoes) echo.toggleAttribute("data-away", false);
  return false;
}

/** The buttons at the ends of what is seen of a page that scrolls: how many choices of the board lie further up and down. */
function countOnPage() {
  const end = sheetTop();
  const middle = (choice) => { const box = choice.getBoundingClientRect(); return box.top + box.height / 2; };
  const onPage = choicesIn(document.body).filter((choice) => !choice.closest(".sheet") && !inSight(choice));
  const edge = (name, top, away) => {
    const by = name === "above" ? Math.max(...away.map(middle)) + 4 * MARGIN - end : Math.min(...away.map(middle)) - 4 * MARGIN;
    if (away.length) beyond(name, away.length, [innerWidth / 2, top], document.body, () => scrollBy({ top: by, behavior: "smooth" }));
  };
  edge("above", 26, onPage.filter((choice) => middle(choice) < 8));
  edge("below", end - 26, onPage.filter((choice) => middle(choice) > end - 8));
}

/** What lies out of sight is counted where it goes on, or repeated in the prompt bar. */
function showBeyond() {
  for (const old of document.querySelectorAll(".beyond")) old.remove();
  countInStrips();
  if (document.querySelector(":popover-open")) return;
  // While things move nothing can be touched: what lies out of sight is seen when they have come to rest.
  const moving = document.activeViewTransition;
  if (moving) return void moving.finished.then(soon, soon);
  if (!repeatChoices([...document.querySelectorAll("[data-echo]")])) countOnPage();
  measureSheet();
}
let drawing = 0;
function soon() {
  cancelAnimationFrame(drawing);
  drawing = requestAnimationFrame(showBeyond);
}
document.addEventListener("scroll", soon, { capture: true, passive: true });

// The small line leads to the card.
document.addEventListener("click", (event) => {
  const mini = event.target.closest?.("[data-mini]");
  const piece = mini && !mini.form ? document.querySelector(`[data-piece="${mini.dataset.mini}"]`) : null;
  const strip = piece?.closest("[data-strip]");
  if (strip) scrollStrip(strip, [piece], "smooth");
});

const sheet = document.querySelector(".sheet");
function measureSheet() {
  if (!sheet || isOpen() || !SMALL.matches) return;
  root.style.setProperty("--sheet", `${sheet.offsetHeight}px`);
}

// On a small screen the handle opens the sheet over the table: dragged, clicked or by key.
const handle = document.querySelector(".handle");
if (handle) {
  const DRAG = 24;
  let from = null;
  const open = (wanted) => {
    sheet.classList.toggle("open", wanted);
    handle.setAttribute("aria-expanded", String(wanted));
    if (!wanted) sheet.scrollTop = 0;
    soon();
  };
  handle.hidden = false;
  handle.addEventListener("pointerdown", (event) => {
    from = event.clientY;
    handle.setPointerCapture(event.pointerId);
  });
  handle.addEventListener("pointermove", (event) => {
    if (from === null || Math.abs(event.clientY - from) < DRAG) return;
    open(event.clientY < from);
    from = null;
  });
  handle.addEventListener("pointercancel", () => { from = null; });
  // A drag has moved the sheet already; the click that ends it must not move it back.
  handle.addEventListener("click", (event) => {
    if (from !== null || event.detail === 0) open(!sheet.classList.contains("open"));
    from = null;
  });
}

// Whoever looks around keeps their place until the next question comes.
let lookedAt = null;
function look() {
  measureSheet();
  const question = `${document.querySelector("#play [name=asked_at]")?.value} ${live()?.dataset.turn}`;
  if (question !== lookedAt) lookAtChoices();
  lookedAt = question;
  showBeyond();
}

function arrived() {
  if (document.querySelector("[data-reload]")) return location.reload();
  root.classList.add("live");
  showTurn();
  look();
}
document.addEventListener("htmx:after:swap", arrived);
addEventListener("resize", () => { lookedAt = null; look(); });
look();
