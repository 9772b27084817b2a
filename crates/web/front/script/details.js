// Points, piles and reasons come with the page and in no update: they are asked for when somebody reaches for one of them
// and the page has changed since.
const SELDOM_SEEN = "#curia-details, #curia-scores, #curia-piles";
let detailsUnderWay = null;

const areDetailsOld = () => document.getElementById("curia-details")?.dataset.version !== live()?.dataset.version;

/** True if this popover is one of those, and older than the page. */
function isOld(id) {
  if (!id || !areDetailsOld()) return false;
  const card = document.getElementById(id);
  return !card || card.closest(SELDOM_SEEN) !== null;
}

/** Brings them up to date. What does not come is asked for again the next time. */
function freshDetails() {
  const asked = () => htmx.ajax("GET", `/t/${live().dataset.table}/details`, { source: "#curia-details", swap: "none" });
  detailsUnderWay ??= asked().finally(() => { detailsUnderWay = null; });
  return detailsUnderWay;
}

for (const event of ["pointerover", "pointerdown", "focusin"]) {
  document.addEventListener(event, ({ target }) => {
    const asks = target.closest?.(NAMES_A_CARD);
    if (asks && (isOld(asks.dataset.detail) || isOld(asks.getAttribute("popovertarget")))) freshDetails();
  }, { capture: true, passive: true });
}
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[popovertarget]");
  const id = button?.getAttribute("popovertarget");
  if (!isOld(id) || document.getElementById(id)?.matches(":popover-open")) return;
  event.preventDefault();
  freshDetails().then(() => {
    const card = document.getElementById(id);
    if (card && button.isConnected && !card.matches(":popover-open")) card.showPopover({ source: button });
  });
}, true);
// What is open stays up to date.
document.addEventListener("htmx:after:swap", () => {
  if (areDetailsOld() && document.querySelector(`:is(${SELDOM_SEEN}) :popover-open`)) freshDetails();
});
