// Detail cards on hover and keyboard focus: only if they add something, and never over the question.
const DELAY = 350;
let hovered = null;
let shown = null; // the card that is open for it, whatever an update makes of its name
let hoverTimer = 0;
const detailOf = (button) => document.getElementById(button?.dataset.detail ?? "");

/** True if some text of the card's face does not show. */
function isCut(button) {
  return [...button.querySelectorAll(".title, .rule")].some((text) => {
    const shown = text.getClientRects().length > 0;
    return !shown || text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1;
  });
}

const adds = (button, detail) => button.dataset.whole === undefined || detail.querySelector(".refusal") !== null || isCut(button);

/** Puts an open detail card beside its source, inside the window and clear of the question. */
function place(detail, source) {
  const GAP = 8;
  const from = source.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = detail;
  const clamp = (at, size, room) => Math.max(GAP, Math.min(at, room - size - GAP));
  const x = clamp(from.left, width, innerWidth);
  const y = clamp(from.top, height, innerHeight);
  const keep = [source, document.getElementById("curia-prompt")].filter(Boolean).map((thing) => thing.getBoundingClientRect());
  const question = keep[1] ?? from;
  const spots = [
    [x, from.top - height - GAP], [x, from.bottom + GAP], [from.right + GAP, y], [from.left - width - GAP, y],
    [x, question.top - height - GAP], [x, question.bottom + GAP],
  ];
  const fits = ([left, top]) =>
    left >= GAP && top >= GAP && left + width <= innerWidth - GAP && top + height <= innerHeight - GAP
    && keep.every((box) => left >= box.right || left + width <= box.left || top >= box.bottom || top + height <= box.top);
  const [left, top] = spots.find(fits) ?? [x, clamp(question.top - height - GAP, height, innerHeight)];
  Object.assign(detail.style, { positionArea: "none", margin: "0", inset: `${top}px auto auto ${left}px` });
}

// However it was opened: a card that belongs to a thing stands beside it.
document.addEventListener("toggle", (event) => {
  const detail = event.target;
  const source = event.source ?? hovered;
  if (event.newState === "closed" && detail === shown) hovered = shown = null;
  if (event.newState === "open" && source && detail.matches?.(".detail:not(.wide, .confirm)")) place(detail, source);
}, true);

async function show(button) {
  const timer = hoverTimer;
  if (isMissing(button.dataset.detail)) await explained(button.dataset.detail);
  if (isOld(button.dataset.detail)) await freshDetails();
  // Whoever has gone on meanwhile wants it no more.
  if (timer !== hoverTimer) return;
  const detail = detailOf(button);
  const open = [...document.querySelectorAll(":popover-open")].some((other) => !other.contains(button) && other !== shown);
  if (!detail || open || !button.isConnected || !adds(button, detail)) return;
  hide();
  [hovered, shown] = [button, detail];
  if (!detail.matches(":popover-open")) detail.showPopover({ source: button });
  place(detail, button);
}
function cancelHover() {
  clearTimeout(hoverTimer);
  hoverTimer = 0;
}
function hide() {
  cancelHover();
  const detail = shown;
  hovered = shown = null;
  if (detail?.matches(":popover-open")) detail.hidePopover();
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const button = event.target.closest?.("[data-detail]");
  if (button === hovered && button) return;
  cancelHover();
  if (hovered && !shown?.contains(event.target)) hide();
  if (button) hoverTimer = setTimeout(show, DELAY, button);
});
document.addEventListener("pointerleave", hide);
// A click answers or opens by itself.
document.addEventListener("pointerdown", cancelHover, true);
// What a key has closed does not open again under a mouse that rests.
document.addEventListener("keydown", cancelHover, true);
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-detail]");
  if (!button || button !== hovered || !shown?.matches(":popover-open") || button.popoverTargetElement !== shown) return;
  // It is open already: a click keeps it open.
  event.preventDefault();
  hovered = shown = null;
}, true);
document.addEventListener("focusin", (event) => {
  const button = event.target.closest?.("[data-detail]");
  if (hovered && button !== hovered && !shown?.contains(event.target)) hide();
  cancelHover();
  if (button && root.dataset.keyboard) hoverTimer = setTimeout(show, DELAY, button);
});
// What an update has taken away, or made another thing of, explains nothing any more.
document.addEventListener("htmx:after:swap", () => { if (hovered && (!hovered.isConnected || hovered.dataset.detail !== shown.id)) hide(); });
