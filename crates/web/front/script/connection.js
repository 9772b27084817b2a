// The connection: it is taken up again by itself within two seconds of any outage, and whatever fails is said.
const STREAM_LINE = "[hx-sse\\:connect]";
// The server says something at least every 7 seconds. Whoever hears nothing for so long has a line that is dead.
const DEAD_AFTER = 16_000;
// An answer that has not come by then does not come any more. A browser keeps some connections for later, and when the
// line is dead each of them is tried in vain; after that it may just be slow.
const NO_ANSWER = [3_000, 3_000, 3_000, 3_000, 12_000];
const DIAL_AGAIN = 300;
const REFUSED = 1_500;
htmx.config.sse = { reconnectDelay: 250, reconnectMaxDelay: 1_500, reconnectJitter: 0.2 };
htmx.config.defaultTimeout = 10_000;

// A notice that stays until what it tells of is over.
function notice(kind, text) {
  const place = document.getElementById("curia-toast");
  place?.querySelector(`[data-notice="${kind}"]`)?.remove();
  if (!place || !text) return;
  const message = document.createElement("p");
  message.className = "toast stays";
  message.dataset.notice = kind;
  message.textContent = text;
  place.append(message);
}

let lineHeardAt = performance.now();
let dialledAt = null;
let unanswered = 0;
// True while a stream is asked for that does not exist yet; the first one is asked for by the page itself.
let dialling = document.querySelector(STREAM_LINE) !== null;

function lineLives() {
  lineHeardAt = performance.now();
  dialledAt = null;
  dialling = false;
  unanswered = 0;
  notice("lost");
}

function lineLost() {
  if (!document.hidden) notice("lost", live()?.dataset.lost);
}

// Takes the line up again: at once if it waits for its next try, else by ending what is left of it.
function redial() {
  const element = document.querySelector(STREAM_LINE);
  if (!element) return;
  lineHeardAt = performance.now();
  const line = element._htmx?.sse;
  if (!line && dialling) htmx.trigger(element, "htmx:abort");
  else if (!line) dial(element);
  else if (line.delayCanceller) line.delayCanceller();
  else if (line.reader) line.reader.cancel();
  else line.abortController?.abort();
}

function dial(element) {
  dialledAt = performance.now();
  dialling = true;
  htmx.ajax("GET", element.getAttribute("hx-sse:connect"), { source: element });
}

document.addEventListener("htmx:sse:before:connection", () => { dialledAt = performance.now(); });
document.addEventListener("htmx:sse:after:connection", lineLives);
document.addEventListener("htmx:sse:before:message", lineLives);
document.addEventListener("htmx:sse:error", lineLost);
// A stream that was given up, or never came about, is begun anew.
document.addEventListener("htmx:sse:close", (event) => {
  if (event.detail?.reason !== "ended") return;
  lineLost();
  setTimeout(redial, DIAL_AGAIN);
});
function requestFailed(event) {
  const { ctx } = event.detail ?? {};
  if (ctx?.sourceElement?.matches?.(STREAM_LINE) && !ctx.sourceElement._htmx?.sse) {
    dialling = false;
    lineLost();
    setTimeout(redial, event.type === "htmx:error" ? DIAL_AGAIN : REFUSED);
  } else if (event.type === "htmx:error" && ctx?.request?.method === "POST") {
    notice("failed", live()?.dataset.failed);
  }
}
document.addEventListener("htmx:error", requestFailed);
document.addEventListener("htmx:response:error", requestFailed);
document.addEventListener("htmx:after:request", (event) => {
  const { ctx } = event.detail ?? {};
  if (ctx?.request?.method === "POST" && ctx.response?.status < 500) notice("failed");
});

addEventListener("online", redial);
addEventListener("pageshow", (event) => { if (event.persisted) redial(); });
setInterval(() => {
  if (!document.querySelector(STREAM_LINE)) return;
  const now = performance.now();
  if (document.hidden) lineHeardAt = now;
  const patience = NO_ANSWER[Math.min(unanswered, NO_ANSWER.length - 1)];
  const silent = dialledAt !== null && now - dialledAt > patience;
  if (!silent && now - lineHeardAt < DEAD_AFTER) return;
  if (silent) unanswered += 1;
  lineLost();
  dialledAt = null;
  redial();
}, 500);
