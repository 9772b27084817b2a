// The result can be handed on: by what the device offers for that, else as a copy. Its button names its address; the
// button of an invitation names a field.
const RESULT_SHARE = "[data-share][data-url]";
const canShare = (data) => Boolean(navigator.share && navigator.canShare?.(data));
function showShare() {
  for (const button of document.querySelectorAll(RESULT_SHARE)) button.hidden = false;
}
document.addEventListener("htmx:after:swap", showShare);
showShare();
document.addEventListener("click", async (event) => {
  const button = event.target.closest?.(RESULT_SHARE);
  if (!button) return;
  const data = { text: button.dataset.share, url: new URL(button.dataset.url, location.href).href };
  if (canShare(data)) return navigator.share(data).catch(() => {});
  const field = Object.assign(document.createElement("textarea"), { className: "vh", value: `${data.text}\n${data.url}` });
  button.after(field);
  if (await copy(field)) toast(button.dataset.copied);
  field.remove();
  button.focus();
});
