// The tab says when it is my turn, in a hidden tab too. One tab a person listens and tells the others.
let waitingTables = null;
let wasMine = null;
const icon = document.querySelector('link[rel="icon"]');
const plainTitle = document.title;

function showTurn() {
  const here = live();
  if (!here) return;
  // A hidden page gets no updates: what it is waited for is told by the feed alone.
  const shown = () => (here.dataset.turn !== "true" ? undefined : "consent" in here.dataset ? "consent" : "turn");
  const waitsFor = document.hidden && waitingTables ? waitingTables[here.dataset.table] : shown();
  const mine = waitsFor !== undefined;
  const titles = { turn: here.dataset.titleTurn, consent: here.dataset.titleAsked };
  document.title = (titles[waitsFor] ?? here.dataset.title) || plainTitle;
  const address = mine ? root.dataset.iconTurn : root.dataset.icon;
  if (icon && icon.getAttribute("href") !== address) icon.setAttribute("href", address);
  // A page that opens with a question tells it by itself; only what comes later is called out.
  if (mine && wasMine === false) call();
  wasMine = mine;
}

function heardTurns(text) {
  waitingTables = JSON.parse(text);
  showTurn();
}

// The server says something at least every 7 seconds, so this is silence: the line is dead, or nobody listens any more since
// the server has refused.
const TURNS_SILENT = 20_000;

/** Hears of the turns at all tables, for all tabs, and begins anew after silence. */
function hearTurns(channel) {
  let feed = null;
  let lastHeard = 0;
  const heard = () => { lastHeard = Date.now(); };
  const rest = () => {
    feed?.close();
    heard();
  };
  const begin = () => {
    rest();
    feed = new EventSource("/events");
    feed.addEventListener("alive", heard);
    feed.onmessage = (message) => {
      heard();
      heardTurns(message.data);
      channel.postMessage(message.data);
    };
  };
  const looks = setInterval(() => { if (Date.now() - lastHeard > TURNS_SILENT) begin(); }, 5_000);
  begin();
  return { rest, begin, end: () => { clearInterval(looks); rest(); } };
}

// A page that is left for another one holds nothing, so that the browser can keep it and come back to it as it was.
let listening = null;
function listen() {
  if (listening || !live() || !("BroadcastChannel" in window) || !navigator.locks) return;
  const channel = new BroadcastChannel("curia-turns");
  const leave = new AbortController();
  const mine = { channel, leave };
  listening = mine;
  channel.onmessage = (message) => heardTurns(message.data);
  // The lock is held as long as the page is open; the next tab in the queue takes over.
  navigator.locks.request("curia-turns", { signal: leave.signal }, () => new Promise((release) => {
    mine.turns = hearTurns(channel);
    mine.hangUp = () => { mine.turns.end(); release(); };
  })).catch(() => {});
}
/** The line is dead: what hangs on it is given up until it lives again. */
const restTurns = () => listening?.turns?.rest();
const resumeTurns = () => listening?.turns?.begin();

addEventListener("pagehide", () => {
  listening?.hangUp?.();
  listening?.leave.abort();
  listening?.channel.close();
  listening = null;
});
addEventListener("pageshow", (event) => { if (event.persisted) listen(); });

// Sound and vibration: off until somebody wants them on this device.
const CALLS = {
  sound: { can: "AudioContext" in window, make: chime },
  buzz: { can: "vibrate" in navigator, make: () => navigator.vibrate([120, 60, 120]) },
};
const wanted = (what) => {
  try { return localStorage.getItem(`curia-${what}`) === "on"; } catch { return false; }
};

let audio = null;
/** Two soft notes, the second a fourth above the first. */
function chime() {
  audio ??= new AudioContext();
  audio.resume();
  [587.33, 783.99].forEach((pitch, i) => {
    const [at, note, volume] = [audio.currentTime + 0.03 + i * 0.16, audio.createOscillator(), audio.createGain()];
    note.type = "triangle";
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.16, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, at + 0.6);
    note.connect(volume).connect(audio.destination);
    note.start(at);
    note.stop(at + 0.65);
  });
}

function call() {
  for (const [what, { can, make }] of Object.entries(CALLS)) if (can && wanted(what)) make();
}

for (const field of document.querySelectorAll("[data-call]")) {
  const what = field.dataset.call;
  if (!CALLS[what].can) continue;
  field.checked = wanted(what);
  field.closest("label").hidden = field.closest("fieldset").hidden = false;
  field.addEventListener("change", () => {
    try { localStorage.setItem(`curia-${what}`, field.checked ? "on" : "off"); } catch { return; }
    // What was asked for is heard at once, which also shows that the device is not muted.
    if (field.checked) CALLS[what].make();
  });
}
// Browsers let a page sound only after it was touched.
addEventListener("pointerdown", () => { if (wanted("sound") && CALLS.sound.can) (audio ??= new AudioContext()).resume(); }, { once: true });

document.addEventListener("visibilitychange", showTurn);
listen();
showTurn();
