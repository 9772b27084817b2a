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
const lastPly = () => Math.max(0, ...toldLines().map((line) => Number(line.dataset.ply)));

let heardPly = lastPly();
let heardQuestion = asks();

function speak() {
  if (!voice) return;
  const news = toldLines().filter((line) => Number(line.dataset.ply) > heardPly).map(words);
  heardPly = Math.max(heardPly, lastPly());
  if (asks() !== heardQuestion) news.push(words(document.getElementById("curia-question")));
  heardQuestion = asks();
  voice.append(...news.slice(-MOST_SAID).filter(Boolean).map((text) => {
    const line = document.createElement("p");
    line.textContent = text;
    return line;
  }));
  while (voice.childElementCount > MOST_SAID) voice.firstElementChild.remove();
}
