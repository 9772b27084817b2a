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
