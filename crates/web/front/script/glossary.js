// The cards that explain every thing of the box stand in the rules book. It is fetched when somebody first asks for one, and the
// browser keeps it; then each card that is asked for is taken out of it, before anything looks for it.
const glossary = document.getElementById("curia-glossary");
const rulesSheet = document.getElementById("curia-rules");
let book = null; // the book on its way, or here

/** The rules book, outside of the page until the sheet is opened: a table does not carry it for the sake of a card. What does
 * not come is asked for again the next time. */
function theBook() {
  book ??= fetch(rulesSheet.dataset.from)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(answer.status)))
    .then((text) => {
      const shelf = document.createElement("template");
      shelf.innerHTML = text;
      return shelf.content.querySelector(".book");
    })
    .catch(() => { book = null; return null; });
  return book;
}

/** True if a card of this name could be in the book and is not in the page yet. */
const isMissing = (id) => Boolean(id && rulesSheet && glossary && !document.getElementById(id));

/** Puts the card of this name into the page, if the book has it. */
async function explained(id) {
  if (!isMissing(id)) return;
  const thing = (await theBook())?.querySelector(`[data-thing="${CSS.escape(id)}"]`);
  if (!thing || !isMissing(id)) return;
  const card = document.createElement("div");
  card.className = thing.className.replace("thing", "detail");
  card.id = id;
  card.popover = "auto";
  card.innerHTML = thing.innerHTML;
  glossary.append(card);
}

const NAMES_A_CARD = "[data-detail], [popovertarget]";
for (const event of ["pointerover", "pointerdown", "focusin"]) {
  document.addEventListener(event, ({ target }) => {
    const asks = target.closest?.(NAMES_A_CARD);
    if (!asks) return;
    explained(asks.dataset.detail);
    explained(asks.getAttribute("popovertarget"));
  }, { capture: true, passive: true });
}
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[popovertarget]");
  const id = button?.getAttribute("popovertarget");
  if (!isMissing(id)) return;
  explained(id).then(() => {
    const card = document.getElementById(id);
    if (card && button.isConnected && !card.matches(":popover-open")) card.showPopover({ source: button });
  });
}, true);
