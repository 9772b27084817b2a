// The line to the server. The page itself asks for its stream, one at a time, and is back within two seconds of the moment
// at which the line works again, whatever was lost; whatever fails is said.
//
// A browser keeps connections for later. On a line that went dead without a word they are dead too, each request that is
// given one of them waits for ever, and nothing but giving up that request closes it. So while the stream is not answered,
// short questions without a body (`HEAD`, which opens no stream) go beside it: they use up and close what is dead, and one
// that is answered tells that the line works, so that the stream is asked for anew.
const STREAM_LINE = "[hx-sse\\:connect]";
// The server says something at least every 7 seconds. Whoever hears nothing for so long has a line that is dead.
const DEAD_AFTER = 16_000;
// Time that goes by between two looks at the clock only if the machine has slept.
const SLEPT = 5_000;
// After so long without an answer the reader is told, and the line is looked at.
const SLOW = 600;
// So long the stream may be slower than a short question.
const SLOWER = 150;
const LOOK_EVERY = 800;
const LOOKS_UNDER_WAY = 3;
// A browser opens six connections to one server: so many may be dead besides that of the stream.
const KEPT_BY_BROWSER = 5;
const SWEEP = 900;
// On a line that is merely slow an answer may take so long.
const NO_ANSWER = 12_000;
// Pauses between tries that fail at once. They differ from page to page: a server that comes back finds its readers one
// after the other. One that says it has too much to do is left alone for longer.
const PAUSES = [250, 500, 1_000, 1_200];
const LONGEST_PAUSE = 10_000;
const REFUSED = 30_000;
// A page without updates has no htmx.
if (window.htmx) {
  htmx.config.sse = { reconnect: false, pauseOnBackground: false };
  htmx.config.defaultTimeout = 10_000;
}

const after = (ms) => new Promise((done) => setTimeout(done, ms));
const about = (ms) => ms * (0.75 + Math.random() / 2);

// A notice that stays until what it tells of is over.
function notice(kind, text) {
  const place = document.getElementById("curia-toast");
  const old = place?.querySelector(`[data-notice="${kind}"]`);
  if (old?.textContent === text) return;
  old?.remove();
  if (!place || !text) return;
  const message = document.createElement("p");
  message.className = "toast stays";
  message.dataset.notice = kind;
  message.textContent = text;
  place.append(message);
}

// The stream that is open, when something was last heard of it, the time of day at the last look, and the number of the
// last message.
let stream = null;
let heardAt = performance.now();
let lookedAtClock = Date.now();
let lastNumber = "";
// Gives up the question that waits for its answer, and ends the pause between two.
let giveUp = null;
let endPause = null;
// True if connections that the browser keeps may be dead: nobody has told this page that they were closed.
let mayBeDead = false;
let isLost = false;

function lineLives() {
  heardAt = performance.now();
  if (isLost) resumeTurns();
  isLost = false;
  mayBeDead = false;
  notice("lost");
}

function lineLost() {
  if (document.hidden) return;
  isLost = true;
  notice("lost", live()?.dataset.lost);
}

/** Comes when the page can be seen. One that nobody looks at asks for nothing. */
function seen() {
  if (!document.hidden) return undefined;
  return new Promise((done) => {
    const look = () => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", look);
      done();
    };
    document.addEventListener("visibilitychange", look);
  });
}

/** Asks without a body; true if the server answers, whatever it says. */
async function isAnswered(address, patience, until) {
  const over = new AbortController();
  const end = () => over.abort();
  const timer = setTimeout(end, patience);
  until.addEventListener("abort", end, { once: true });
  try {
    await fetch(address, { method: "HEAD", cache: "no-store", signal: over.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    until.removeEventListener("abort", end);
  }
}

/** Looks at the line until `until`, from now on or once an answer is slow, and calls `works` for every answer. The first look
 * goes over every connection that the browser keeps if they may be dead. */
async function lookAtLine(address, fromNow, until, works) {
  let underWay = 0;
  const look = async (patience) => {
    underWay += 1;
    if (await isAnswered(address, patience, until)) works();
    underWay -= 1;
  };
  if (!fromNow) await after(SLOW);
  while (!until.aborted) {
    lineLost();
    if (mayBeDead) {
      mayBeDead = false;
      for (let kept = 0; kept < KEPT_BY_BROWSER; kept++) look(SWEEP);
    } else if (underWay < LOOKS_UNDER_WAY) {
      look(LOOKS_UNDER_WAY * LOOK_EVERY);
    }
    await after(about(LOOK_EVERY));
  }
}

// Why a question for the stream was not answered: the line was refused or closed, a short question that came later was
// answered before, or it was given up.
const AT_ONCE = "at once";
const OVERTAKEN = "overtaken";
const GIVEN_UP = "given up";

/** Asks for the stream once: the answer, or why there is none. */
async function ask(address, request, patience) {
  const [asking, done] = [new AbortController(), new AbortController()];
  const askedAt = performance.now();
  const end = (why) => () => asking.abort(why);
  const timers = [setTimeout(end(GIVEN_UP), NO_ANSWER)];
  giveUp = end(GIVEN_UP);
  lookAtLine(address, mayBeDead && isLost, done.signal, () => {
    if (!done.signal.aborted) timers.push(setTimeout(end(OVERTAKEN), askedAt + patience - performance.now()));
  });
  try {
    return { answer: await fetch(address, { ...request, cache: "no-store", signal: asking.signal }) };
  } catch {
    const why = asking.signal.reason ?? AT_ONCE;
    // What was refused or closed is not dead, and what the browser kept was closed with it.
    if (why === AT_ONCE) mayBeDead = false;
    return { why };
  } finally {
    timers.forEach(clearTimeout);
    done.abort();
    giveUp = null;
  }
}

/** How long to leave the server alone after a try that failed. */
function pauseAfter(answer, failed) {
  if (!answer) return about(PAUSES[Math.min(failed, PAUSES.length - 1)]);
  if (answer.status === 429) return about(1_000 * Math.min(Number(answer.headers.get("retry-after")) || 1, REFUSED / 1_000));
  return about(Math.min(500 * 2 ** failed, LONGEST_PAUSE));
}

/** What htmx calls to get the stream: comes with its beginning, or with a refusal that asking again would not change. */
async function openStream(address, request) {
  const headers = { ...request.headers };
  if (lastNumber) headers["Last-Event-ID"] = lastNumber;
  let patience = SLOWER;
  for (let failed = 0; ;) {
    await seen();
    const { answer, why } = await ask(address, { ...request, headers }, patience);
    if (answer?.ok || (answer?.status < 500 && answer.status !== 429)) return answer;
    answer?.body?.cancel();
    // A stream that is always slower than short questions is left more time at every try.
    if (why === OVERTAKEN) patience = Math.min(2 * patience + SLOW, NO_ANSWER);
    if (why === OVERTAKEN || why === GIVEN_UP) continue;
    lineLost();
    await Promise.race([after(pauseAfter(answer, failed)), new Promise((done) => { endPause = done; })]);
    endPause = null;
    failed += 1;
  }
}

function dial() {
  const element = document.querySelector(STREAM_LINE);
  if (element) htmx.ajax("GET", element.getAttribute("hx-sse:connect"), { source: element });
}

/** Ends what is left of the line; it is taken up again at once, or when the page is looked at. */
function hangUp() {
  stream?.reader?.cancel();
  giveUp?.();
  endPause?.();
}

/** Takes the line up anew, on connections that are not known to live. */
function redial() {
  mayBeDead = true;
  hangUp();
}

const isOfStream = (event) => event.detail?.ctx?.sourceElement?.matches?.(STREAM_LINE);

document.addEventListener("htmx:before:request", (event) => {
  if (!isOfStream(event)) return;
  const { ctx } = event.detail;
  clearTimeout(ctx.requestTimeout);
  ctx.fetch = openStream;
});
document.addEventListener("htmx:sse:after:connection", (event) => {
  stream = event.detail.connection;
  lineLives();
});
document.addEventListener("htmx:sse:before:message", lineLives);
document.addEventListener("htmx:sse:close", (event) => {
  lastNumber = event.detail?.connection?.lastEventId || lastNumber;
  stream = null;
  if (event.detail?.reason === "ended") setTimeout(dial);
});

function requestFailed(event) {
  const isPost = event.detail?.ctx?.request?.method === "POST";
  if (isOfStream(event)) {
    lineLost();
    setTimeout(dial, about(REFUSED));
  } else if (isPost && event.type === "htmx:error") {
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
document.addEventListener("visibilitychange", redial);
addEventListener("pageshow", (event) => { if (event.persisted) redial(); });
setInterval(() => {
  const slept = Date.now() - lookedAtClock > SLEPT;
  lookedAtClock = Date.now();
  const isDead = performance.now() - heardAt > DEAD_AFTER;
  if (!stream || document.hidden || !(isDead || slept)) return;
  if (isDead) {
    lineLost();
    restTurns();
  }
  redial();
}, 500);
