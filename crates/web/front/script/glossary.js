// The cards that explain every thing of the box are a text of the page until somebody asks for one: then that one is taken
// out of it, before the browser or the script looks for it.
const glossary = document.getElementById("curia-glossary");
let cards = null;

function explained(id) {
  const written = glossary?.querySelector("noscript");
  if (!id || !written || document.getElementById(id)) return;
  if (!cards) {
    cards = document.createElement("template");
    cards.innerHTML = written.textContent;
  }
  const found = cards.content.getElementById(id);
  if (found) glossary.append(found);
}

const NAMES_A_CARD = "[data-detail], [popovertarget]";
for (const event of ["pointerover", "pointerdown", "focusin", "click"]) {
  document.addEventListener(event, ({ target }) => {
    const asks = target.closest?.(NAMES_A_CARD);
    if (!asks) return;
    explained(asks.dataset.detail);
    explained(asks.getAttribute("popovertarget"));
  }, { capture: true, passive: true });
}
