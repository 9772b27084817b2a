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
