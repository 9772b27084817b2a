// What plain HTML cannot do. Everything that matters works without it. The files of this folder make up one script, in
// the order of their names in `assets.mjs`; what one of them declares, those after it can use.
const root = document.documentElement;
const live = () => document.getElementById("curia-live");

// Messages.
function toast(text, stays) {
  const place = document.getElementById("curia-toast");
  if (!place) return;
  const message = document.createElement("p");
  message.className = stays ? "toast stays" : "toast";
  message.textContent = text;
  place.replaceChildren(message);
}
