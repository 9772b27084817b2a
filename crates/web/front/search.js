// Search in a rules book, without asking the server. It comes with the book: with its page, or when a table opens it.
const MOST_FOUND = 40;
const plainly = (text) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/\s+/g, " ");
const headingOf = (part) => part.querySelector("h2, h3");

/** The words of an element; those of two cells or points are kept apart. */
const saidBy = (node) => (node.nodeType === Node.TEXT_NODE ? node.data : [...node.childNodes].map(saidBy).join("") + (node.matches?.("a, b, em, .num") ? "" : " "));

/** What can be found in a book: its sections and the cards of its lists, each with its words. */
function entriesOf(shelf) {
  return [...shelf.querySelectorAll(".section, .thing")].map((part) => {
    const heading = headingOf(part)?.textContent.trim() ?? "";
    const parts = [...part.children].filter((child) => !child.matches("h2, h3, header, .things, .position, .ways"));
    const text = parts.map(saidBy).join(" ").replaceAll(/\s+/g, " ").trim();
    return { part, heading, text, title: plainly(heading), words: plainly(`${heading} ${text}`) };
  });
}

/** The best first: whose number or title it is, then who speaks of it. */
function found(entries, query) {
  const words = plainly(query).split(" ").filter(Boolean);
  if (words.length === 0) return [];
  const rank = ({ title }) => (title.split(" ")[0] === words[0] ? 0 : words.every((word) => title.includes(word)) ? 1 : 2);
  const hits = entries.filter((entry) => words.every((word) => entry.words.includes(word)));
  return hits.sort((a, b) => rank(a) - rank(b)).slice(0, MOST_FOUND).map((entry) => ({ ...entry, excerpt: excerpt(entry.text, words) }));
}

/** Some words around the first that was looked for. */
function excerpt(text, words) {
  const places = words.map((word) => plainly(text).indexOf(word)).filter((at) => at >= 0);
  const start = Math.max(0, text.lastIndexOf(" ", Math.max(0, Math.min(...places, text.length) - 30)));
  return `${start > 0 ? "…" : ""}${text.slice(start, start + 110).trim()}${start + 110 < text.length ? "…" : ""}`;
}

/** Makes the search of a book work, and opens its contents where there is room for them. */
export function wake(shelf) {
  const search = shelf.querySelector("search[data-scripted]");
  if (!search) return;
  const [field, status, list] = [search.querySelector("input"), search.querySelector("[role=status]"), search.querySelector(".found")];
  let entries = null;
  search.removeAttribute("data-scripted");
  field.addEventListener("input", () => {
    entries ??= entriesOf(shelf);
    const hits = found(entries, field.value);
    list.replaceChildren(...hits.map(({ part, heading, excerpt: words }) => {
      const [item, link, name, about] = ["li", "a", "b", "span"].map((tag) => document.createElement(tag));
      link.href = `#${part.id}`;
      name.textContent = heading;
      about.textContent = words;
      link.append(name, about);
      item.append(link);
      return item;
    }));
    const asked = field.value.trim() !== "";
    shelf.toggleAttribute("data-searching", asked);
    status.textContent = !asked ? "" : hits.length ? `${status.dataset.some} ${hits.length}` : status.dataset.none;
    status.classList.toggle("vh", !asked || hits.length > 0);
  });
  shelf.querySelector(".contents details").open = matchMedia("(min-width: 900px)").matches && !shelf.closest("[popover]");
}

for (const shelf of document.querySelectorAll("main .book")) wake(shelf);
const printing = document.querySelector("[data-print]");
if (printing) {
  printing.removeAttribute("data-scripted");
  printing.addEventListener("click", () => print());
}
