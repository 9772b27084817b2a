// The result can be handed on: by what the device offers for that, else as a copy.
const canShare = (data) => Boolean(navigator.share && navigator.canShare?.(data));
function showShare() {
  for (const button of document.querySelectorAll("[data-share]")) button.hidden = !navigator.share && !navigator.clipboard;
}
document.addEventListener("htmx:after:swap", showShare);
showShare();
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-share]");
  if (!button) return;
  const data = { text: button.dataset.share, url: new URL(button.dataset.url, location.href).href };
  if (canShare(data)) return navigator.share(data).catch(() => {});
  await navigator.clipboard.writeText(`${data.text}\n${data.url}`);
  toast(button.dataset.copied);
});
