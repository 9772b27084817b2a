// What has happened and then what is asked, each said once to whoever listens, in words that were added and never changed:
// the parts of the page themselves say nothing when they are replaced.
const voice = document.getElementById("curia-voice");
const MOST_SAID = 12;

const askedAt = () => document.querySelector("#play [name=asked_at]")?.value ?? "";
const isMyTurn = () => live()?.dataset.turn === "true";
/** The question before this person; the same words at another moment ask anew only whoever has to answer. */
const asks = () => (isMyTurn() ? askedAt() : "") + document.getElementById("curia-question")?.textContent;
const words = (element) => element?.textContent.replaceAll("\u00ad", "").replaceAll(/\s+/g, " ").trim();
const toldLines = () => [...document.querySelectorAll("#curia-lines [data-ply]")];

// Each line by its id, with the words it had: a sentence that goes on is not begun again.
const heard = new Map();
let heardQuestion = asks();

/** What a line says that was not said yet. */
function newsOf(line) {
  const text = words(line);
  const key = line.id || `${line.dataset.ply} ${text}`;
  const before = heard.get(key) ?? "";
  heard.set(key, text);
  const begun = before.replace(/[.!?…]$/, "");
  if (text === before) return "";
  return begun && text.startsWith(begun) ? text.slice(begun.length).replace(/^[\s,;.]+/, "") : text;
}
toldLines().forEach(newsOf);

function speak() {
  if (!voice) return;
  const news = toldLines().map(newsOf);
  // A moment in the course of a command is told by its line.
  if (asks() !== heardQuestion && !document.querySelector("[data-skip]")) news.push(words(document.getElementById("curia-question")));
  heardQuestion = asks();
  voice.append(...news.filter(Boolean).slice(-MOST_SAID).map((text) => {
    const line = document.createElement("p");
    line.textContent = text;
    return line;
  }));
  while (voice.childElementCount > MOST_SAID) voice.firstElementChild.remove();
}
