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
