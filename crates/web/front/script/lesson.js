// Lessons: one at a time beside what it speaks of, for whoever plays a first game. The page lists those of the moment;
// which of them were seen, and whether there shall be any, is known to this browser alone. No move waits for a lesson.
const lessonPlace = document.getElementById("lesson");
if (lessonPlace) {
  const KEPT = "curia-lessons";
  // So long a lesson stays although its moment is over, and so long it must have stood to count as seen.
  const STAYS = 8_000;
  const NOTICED = 1_500;
  // Nobody wants to read on and on: after so many the next ones wait for a move.
  const AT_ONCE = 3;
  const GAP = 12;
  const WIDTHS = [300, 232, 420];

  // What was seen, or null if no lessons are wanted. A browser that keeps nothing forgets it with the page.
  const kept = () => {
    try { return JSON.parse(localStorage.getItem(KEPT)); } catch { return null; }
  };
  let seen = kept();
  function keep(list) {
    seen = list;
    try { localStorage.setItem(KEPT, JSON.stringify(list)); } catch { /* then only for this page */ }
  }
  if (location.hash === "#learn") {
    keep([]);
    history.replaceState(history.state, "", location.pathname + location.search);
  }

  // The lesson on the screen: its id, what it points at, since when it stands.
  let shown = null;
  let told = 0;
  let timer = 0;
  const listed = () => [...document.querySelectorAll("#curia-lesson [data-lesson]")];
  const isNew = (lesson) => !seen.includes(lesson.dataset.lesson);

  function show(lesson) {
    const frame = document.getElementById("lesson-frame").content.cloneNode(true);
    frame.querySelector(".words").append(...[...lesson.children].map((part) => part.cloneNode(true)));
    lessonPlace.replaceChildren(frame);
    lessonPlace.dataset.lesson = lesson.dataset.lesson;
    shown = { id: lesson.dataset.lesson, at: lesson.dataset.at, since: performance.now() };
    settle();
  }

  // Takes the lesson away; it is kept as seen if it stood long enough, or was answered.
  function take(answered) {
    if (!shown) return;
    if (seen && (answered || performance.now() - shown.since >= NOTICED)) keep([...seen, shown.id]);
    clearTimeout(timer);
    clear();
    settle();
  }

  const unmark = () => document.querySelector("[data-lesson-here]")?.removeAttribute("data-lesson-here");
  function clear() {
    shown = null;
    unmark();
    lessonPlace.replaceChildren();
    lessonPlace.removeAttribute("data-lesson");
    lessonPlace.removeAttribute("style");
  }

  // Brings the screen up to what the page lists and the person wants.
  function teach() {
    root.dataset.lessons = seen ? "on" : "off";
    if (!seen) return take(false);
    if (shown) {
      const left = shown.since + STAYS - performance.now();
      const holds = listed().some((lesson) => lesson.dataset.lesson === shown.id);
      clearTimeout(timer);
      if (!holds && left <= 0) take(false);
      else if (!holds) timer = setTimeout(teach, left);
    }
    if (shown) return settleSoon();
    const next = listed().find(isNew);
    const over = document.querySelector("#curia-lesson[data-over]");
    if (next && (over || told < AT_ONCE)) show(next);
    // The game is over and nothing is left to be told: the lessons have done their work.
    else if (!next && over) { keep(null); root.dataset.lessons = "off"; }
  }

  // The part of a choice that can be seen: strips and hands scroll.
  const box = (element) => {
    const own = element.getBoundingClientRect();
    const frame = element.closest("#curia-hand, #curia-board, #curia-players")?.getBoundingClientRect() ?? own;
    return { left: Math.max(own.left, frame.left), top: Math.max(own.top, frame.top), right: Math.min(own.right, frame.right), bottom: Math.min(own.bottom, frame.bottom) };
  };
  const boxes = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).map(box).filter((b) => b.right > b.left && b.bottom > b.top);
  const overlap = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const apart = (a, b) => Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));
  const aside = (a, b) => Math.hypot(a.left + a.right - b.left - b.right, a.top + a.bottom - b.top - b.bottom);

  // The best free place near the target: never over the question or a choice, rather over nothing that is looked at.
  function findPlace(target, width, more) {
    lessonPlace.style.width = `${width}px`;
    const height = lessonPlace.offsetHeight;
    const taken = [...boxes("#curia-prompt"), ...boxes("[data-choice]")].map((b) => ({ left: b.left - 4, top: b.top - 8, right: b.right + 4, bottom: b.bottom + 4 }));
    const looked = boxes("[data-piece], [data-card], .player, .tools, [data-result] table");
    let best = null;
    for (let top = GAP; top + height <= innerHeight - GAP; top += GAP) {
      for (let left = GAP; left + width <= innerWidth - GAP; left += GAP) {
        const here = { left, top, right: left + width, bottom: top + height };
        if (taken.some((b) => overlap(here, b))) continue;
        const cover = looked.reduce((sum, b) => sum + overlap(here, b), 0);
        const cost = more + Math.abs(apart(here, target) - GAP) + aside(here, target) / 20 + cover / 120 + overlap(here, target) / 50;
        if (!best || cost < best.cost) best = { left, top, width, cost };
      }
    }
    return best;
  }

  // Puts the lesson where it belongs: on a narrow screen it stands above the question by itself.
  function settle() {
    unmark();
    lessonPlace.removeAttribute("style");
    if (shown) {
      const target = document.querySelector(shown.at);
      target?.setAttribute("data-lesson-here", "");
      if (getComputedStyle(lessonPlace).position === "fixed") {
        const around = box(target ?? document.getElementById("curia-prompt"));
        // The usual width, if another one is not much better.
        const places = WIDTHS.map((width, number) => findPlace(around, width, number * 40)).filter(Boolean);
        const place = places.sort((a, b) => a.cost - b.cost)[0];
        // Without room it is not there, and does not count as seen.
        if (!place) return clear();
        lessonPlace.style.cssText = `left:${place.left}px;top:${place.top}px;width:${place.width}px`;
      }
    }
    measureSheet();
  }

  // Once before the next picture, however much has moved until then.
  let waits = false;
  function settleSoon() {
    if (waits || !shown) return;
    waits = true;
    requestAnimationFrame(() => { waits = false; settle(); });
  }

  // The next thing to do for whoever uses the keyboard, when the button they used is gone.
  function done() {
    const inside = lessonPlace.contains(document.activeElement);
    told++;
    take(true);
    teach();
    if (inside) (lessonPlace.querySelector("button") ?? document.getElementById("curia-prompt"))?.focus({ preventScroll: true });
  }
  function want(lessons) {
    const inside = lessonPlace.contains(document.activeElement);
    told = 0;
    keep(lessons ? [] : null);
    teach();
    if (inside) document.getElementById("curia-prompt")?.focus({ preventScroll: true });
  }

  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-lesson-done], [data-lessons-set]");
    if (!button) return;
    if (button.dataset.lessonsSet) want(button.dataset.lessonsSet === "on");
    else done();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !shown || document.querySelector(":popover-open")) return;
    // A lesson closes before anything is taken back.
    event.stopPropagation();
    done();
  }, true);
  document.addEventListener("submit", (event) => {
    if (event.target.id !== "play") return;
    told = 0;
    take(false);
  }, true);
  document.addEventListener("scroll", settleSoon, { capture: true, passive: true });
  addEventListener("resize", settleSoon);
  // The bar grows and shrinks with its question.
  const bar = document.getElementById("curia-prompt");
  if (bar) new ResizeObserver(settleSoon).observe(bar);
  addEventListener("storage", (event) => { if (event.key === KEPT) { seen = kept(); teach(); } });
  document.addEventListener("htmx:after:swap", teach);
  teach();
}
