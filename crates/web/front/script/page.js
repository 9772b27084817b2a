// What plain HTML cannot do. Everything that matters works without it. The files of this folder make up one script, in
// the order of their names in `assets.mjs`; what one of them declares, those after it can use.
const root = document.documentElement;
const live = () => document.getElementById("curia-live");

// A message that goes by. Notices stand beside it and stay (`connection.js`); the server puts its own messages there, too.
function toast(text) {
  const message = document.createElement("p");
  message.className = "toast";
  message.textContent = text;
  document.getElementById("curia-said")?.replaceChildren(message);
}

// An update is put in place inside a transition: what has to be done then is done as soon as it is there, not when
// everything has come to rest. In the order of the files.
const onceInPlace = [];
document.addEventListener("htmx:before:viewTransition", (event) => {
  const put = event.detail.task;
  event.detail.task = async () => {
    await put();
    for (const then of onceInPlace) then();
  };
});
/** Calls `then` whenever an update is in place. */
function afterUpdate(then) {
  onceInPlace.push(then);
  document.addEventListener("htmx:after:swap", then);
}
