// A form sends one click at a time. The news of a click may be here before its own answer is: what is clicked by then
// answers the next question, and follows as soon as the first click is answered (`hx-sync="this:queue last"`). Only what
// repeats the click under way goes nowhere: it is the second half of a double click.
const underWay = new WeakMap();
const fieldsOf = (request) => new URLSearchParams(request.body).toString();

document.addEventListener("htmx:config:request", (event) => {
  const { sourceElement, request } = event.detail.ctx;
  if (request.method === "POST" && underWay.get(sourceElement) === fieldsOf(request)) event.preventDefault();
});
document.addEventListener("htmx:before:request", (event) => {
  const { sourceElement, request } = event.detail.ctx;
  if (request.method === "POST") underWay.set(sourceElement, fieldsOf(request));
});
document.addEventListener("htmx:finally:request", (event) => underWay.delete(event.detail.ctx.sourceElement));

// While the browser takes its pictures of a transition, nothing on the page can be hit, and a click goes to the root. It was
// meant for what lay under the mouse before, and reaches it if the update has left it there.
let pointed = null;
let pictured = null;
document.addEventListener("pointermove", ({ target, clientX: x, clientY: y }) => { pointed = { target, x, y }; }, true);
document.addEventListener("htmx:before:viewTransition", () => {
  pictured = new WeakSet(document.querySelectorAll("button, a, summary, label"));
});
const pressable = (thing) => thing?.closest?.("button, a, summary, label");
document.addEventListener("click", async (event) => {
  if (event.target !== root || !event.isTrusted) return;
  const { clientX: x, clientY: y } = event;
  let thing = pointed?.target !== root && pointed?.x === x && pointed?.y === y ? pointed.target : null;
  if (!thing) {
    await document.activeViewTransition?.ready.catch(() => {});
    thing = document.elementFromPoint(x, y);
  }
  const meant = pressable(thing);
  if (meant?.isConnected && pictured?.has(meant)) meant.click();
});
