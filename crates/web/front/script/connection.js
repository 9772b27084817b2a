// The connection: say when it is lost, and that it is back by taking the message away.
let lost = false;
document.addEventListener("htmx:sse:error", () => {
  if (!lost && !document.hidden) toast(live()?.dataset.lost ?? "", true);
  lost = true;
});
document.addEventListener("htmx:sse:after:connection", () => {
  if (lost) document.getElementById("curia-toast")?.replaceChildren();
  lost = false;
});
document.addEventListener("htmx:error", (event) => {
  if (event.detail?.ctx?.request?.method === "POST") toast(live()?.dataset.failed ?? "");
});
