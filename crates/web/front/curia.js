// What plain HTML cannot do: the tab's title and icon, keys, the state of the connection. Everything that
// matters works without it.
(() => {
  "use strict";
  const root = document.documentElement;
  const live = () => document.getElementById("curia-live");

  // The tab says when it is my turn, in a hidden tab too. One tab a person listens and tells the others.
  let waitingTables = null;
  const icon = document.querySelector('link[rel="icon"]');
  const plainTitle = document.title;

  function showTurn() {
    const here = live();
    if (!here) return;
    const hidden = document.hidden && waitingTables;
    const mine = hidden ? waitingTables.includes(here.dataset.table) : here.dataset.turn === "true";
    document.title = (mine ? here.dataset.titleTurn : here.dataset.title) || plainTitle;
    const address = mine ? root.dataset.iconTurn : root.dataset.icon;
    if (icon && icon.getAttribute("href") !== address) icon.setAttribute("href", address);
  }

  function heardTurns(text) {
    waitingTables = JSON.parse(text);
    showTurn();
  }

  if (live() && "BroadcastChannel" in window && navigator.locks) {
    const channel = new BroadcastChannel("curia-turns");
    channel.onmessage = (message) => heardTurns(message.data);
    // The lock is held as long as the tab lives; the next tab in the queue takes over.
    navigator.locks.request("curia-turns", () => new Promise(() => {
      const stream = new EventSource("/events");
      stream.onmessage = (message) => {
        heardTurns(message.data);
        channel.postMessage(message.data);
      };
    }));
  }
  document.addEventListener("visibilitychange", showTurn);
  showTurn();

  // Messages.
  function toast(text, stays) {
    const place = document.getElementById("curia-toast");
    if (!place) return;
    const message = document.createElement("p");
    message.className = stays ? "toast stays" : "toast";
    message.textContent = text;
    place.replaceChildren(message);
  }

  // The connection: say when it is lost, and that it is back by taking the message away.
  let lost = false;
  document.addEventListener("htmx:sse:error", () => {
    if (!lost && !document.hidden) toast(live()?.dataset.lost ?? "", true);
    lost = true;
  });
  document.addEventListener("htmx:sse:after:connection", () => {
    if (lost) document.getElementById("curia-toast")?.replaceChildren();
    lost = false;
  });
  document.addEventListener("htmx:error", (event) => {
    if (event.detail?.ctx?.request?.method === "POST") toast(live()?.dataset.failed ?? "");
  });

  // A page that has fallen behind jumps instead of animating.
  let lastUpdate = 0;
  document.addEventListener("htmx:before:viewTransition", () => {
    const now = performance.now();
    root.classList.toggle("behind", now - lastUpdate < 250);
    lastUpdate = now;
  });

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

  // Points won or lost rise beside the score.
  const points = new Map();
  function popScores() {
    for (const score of document.querySelectorAll(".player .score")) {
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

  // Where a narrow screen should look: at the choices.
  function lookAtChoices() {
    for (const strip of document.querySelectorAll("[data-strip]")) {
      if (strip.scrollWidth <= strip.clientWidth + 8) continue;
      const choice = strip.querySelector("[data-choice], [aria-current]");
      // Without a choice in it, what matters is its front.
      strip.scrollTo({ left: choice ? Math.max(0, choice.closest("li").offsetLeft - 12) : 0 });
    }
  }

  const sheet = document.querySelector(".sheet");
  function measureSheet() {
    const table = document.querySelector(".table");
    if (!sheet || !table || sheet.classList.contains("open")) return;
    if (matchMedia("(max-width: 719px)").matches) table.style.setProperty("--sheet", `${sheet.offsetHeight}px`);
  }

  // On a phone the handle opens the sheet over the table: dragged, clicked or by key.
  const handle = document.querySelector(".handle");
  if (handle) {
    const DRAG = 24;
    let from = null;
    const open = (wanted) => {
      sheet.classList.toggle("open", wanted);
      handle.setAttribute("aria-expanded", String(wanted));
      if (!wanted) sheet.scrollTop = 0;
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

  function arrived() {
    if (document.querySelector("[data-reload]")) return location.reload();
    root.classList.add("live");
    showTurn();
    lookAtChoices();
    measureSheet();
  }
  document.addEventListener("htmx:after:swap", arrived);
  addEventListener("resize", () => { lookAtChoices(); measureSheet(); });
  lookAtChoices();
  measureSheet();

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

  // Detail cards on hover and focus, where the browser does not do it by itself.
  if (!("interestForElement" in HTMLButtonElement.prototype)) {
    let timer = 0;
    const card = (event) => event.target.closest?.("[interestfor]");
    const show = (button) => {
      const detail = document.getElementById(button.getAttribute("interestfor"));
      if (detail && !detail.matches(":popover-open")) detail.showPopover({ source: button });
    };
    const hide = (button) => document.getElementById(button.getAttribute("interestfor"))?.hidePopover?.();
    document.addEventListener("pointerover", (event) => {
      const button = card(event);
      clearTimeout(timer);
      if (button && event.pointerType === "mouse") timer = setTimeout(show, 350, button);
    });
    document.addEventListener("pointerout", (event) => {
      const button = card(event);
      clearTimeout(timer);
      if (button && event.pointerType === "mouse") hide(button);
    });
  }

  // A link that says its path only is completed with the address at which this browser is.
  for (const field of document.querySelectorAll("#share-link")) field.value = new URL(field.value, location.href).href;

  // Copying the link of a table.
  for (const button of document.querySelectorAll("[data-copy]")) {
    if (!navigator.clipboard) continue;
    button.hidden = false;
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).value);
      toast(button.dataset.copied);
    });
  }
})();
