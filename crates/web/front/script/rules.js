// The sheet that lays the rules book over the table, one section at a time. It is the same markup as on the page of the book, and so
// is the search in it, which comes with the book.
const headingOf = (part) => part.querySelector("h2, h3");

/** Ends the search, so that the contents are there again. */
function endSearch(shelf) {
  const field = shelf.querySelector("search input");
  if (!field.value) return;
  field.value = "";
  field.dispatchEvent(new Event("input"));
}

/** Opens the book over the table at a section, or where it was left. */
async function openRules(number) {
  const shelf = await theBook();
  if (!shelf) return toast(rulesSheet.dataset.failed);
  if (!shelf.isConnected) rulesSheet.append(shelf);
  const style = shelf.querySelector("link");
  if (!style.sheet) await new Promise((come) => { style.onload = style.onerror = come; });
  import(shelf.dataset.search).then(({ wake }) => wake(shelf), () => {});
  if (!rulesSheet.matches(":popover-open")) rulesSheet.showPopover();
  turnTo(shelf, number);
}

function turnTo(shelf, number) {
  const target = number ? shelf.querySelector(`#${CSS.escape(number)}`) : null;
  const section = target?.closest(".section") ?? shelf.querySelector(".section.open") ?? shelf.querySelector(".section");
  for (const open of shelf.querySelectorAll(".section.open")) open.classList.remove("open");
  section.classList.add("open");
  shelf.querySelector(".contents details").open = false;
  endSearch(shelf);
  const thing = target?.closest(".thing");
  headingOf(section).focus({ preventScroll: true });
  if (thing) thing.scrollIntoView({ block: "center" });
  else rulesSheet.scrollTop = 0;
}

/** The section that a link names. */
const numberIn = (link) => decodeURIComponent(link?.hash.slice(1) ?? "");
LETTERS.r = () => { if (rulesSheet) openRules(numberIn(document.querySelector("#curia-prompt a.cite"))); };

const withoutKeys = (event) => event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href]");
  if (!link || !withoutKeys(event)) return;
  const inBook = link.closest(".book");
  if (inBook && rulesSheet?.contains(inBook) && link.hash) {
    event.preventDefault();
    turnTo(inBook, numberIn(link));
  } else if (inBook?.hasAttribute("data-searching") && link.closest(".found")) {
    endSearch(inBook);
  } else if (rulesSheet && !inBook && link.matches(".cite, .book-tool")) {
    event.preventDefault();
    openRules(numberIn(link));
  }
});
