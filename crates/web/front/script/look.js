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
