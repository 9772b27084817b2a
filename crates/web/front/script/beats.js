// What others do is shown moment by moment. The server sends the moments of a command all at once, each as a message of
// its own; they wait for each other here, as long as the reader likes. None is ever lost: what is skipped is put in front
// of the next message, so that the page comes to the same.
const BEAT = "<!--beat-->";
const RESTS = { slow: 1_400, normal: 800, quick: 350, once: 0 };
// A page that has played for so long without a pause is too far behind.
const TOO_FAR_BEHIND = 6_000;
// Messages that come closer together than this were waiting for each other.
const QUEUE_GAP = 150;
const noMotion = matchMedia("(prefers-reduced-motion: reduce)");

let skippedBeats = "";
let skippingBeats = false;
// When the last message was shown and when it was done, whether it was a moment, and since when messages have followed
// each other.
let messageShownAt = 0;
let messageDoneAt = 0;
let onBeat = false;
let inTurnSince = 0;
let endBeatRest = null;

const beatRest = () => (document.hidden || noMotion.matches ? 0 : RESTS[root.dataset.speed] ?? RESTS.normal);

function restOnBeat(moment) {
  return new Promise((done) => {
    endBeatRest = done;
    setTimeout(done, Math.max(0, moment - performance.now()));
  }).finally(() => { endBeatRest = null; });
}

async function showInTurn(detail) {
  const { message } = detail;
  const now = performance.now();
  if (now - messageDoneAt > QUEUE_GAP) {
    skippingBeats = false;
    inTurnSince = now;
  }
  if (onBeat && !skippingBeats) await restOnBeat(messageShownAt + beatRest());
  if (performance.now() - inTurnSince > TOO_FAR_BEHIND) skippingBeats = true;
  onBeat = message.data.startsWith(BEAT);
  if (onBeat && (skippingBeats || beatRest() === 0)) {
    skippedBeats += message.data;
    detail.cancelled = true;
    onBeat = false;
    messageDoneAt = performance.now();
    return;
  }
  message.data = skippedBeats + message.data;
  skippedBeats = "";
  messageShownAt = performance.now();
}

document.addEventListener("htmx:sse:before:message", (event) => {
  if (!event.detail.message.event) event.detail.waitUntil(showInTurn(event.detail));
});
document.addEventListener("htmx:sse:after:message", (event) => {
  if (!event.detail.message.event) messageDoneAt = performance.now();
});
// A new stream begins with all that there is.
document.addEventListener("htmx:sse:after:connection", () => {
  skippedBeats = "";
  onBeat = false;
});

// Goes to the newest state; false if nothing is being played.
function skipBeats() {
  if (!endBeatRest) return false;
  skippingBeats = true;
  endBeatRest();
  return true;
}
document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-skip], #curia-board")) skipBeats();
});
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches?.("input, select, textarea")) return;
  const free = document.activeElement === document.body || document.activeElement?.id === "curia-prompt";
  const asks = (event.key.toLowerCase() === "s" && singleKeys()) || event.key === "Escape" || (free && (event.key === " " || event.key === "Enter"));
  if (!asks || document.querySelector(":popover-open") || !skipBeats()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
