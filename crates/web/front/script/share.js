// Handing on what a page holds, the link of a table or the result of a game: by what the device offers for that, else as a
// copy. A button names the text and the address; a path alone is completed with where this browser is.
const absolute = (address) => new URL(address, location.href).href;
for (const field of document.querySelectorAll("#share-link")) field.value = absolute(field.value);

// Browsers lend the clipboard to pages with HTTPS only; without, the field is selected and copied the old way, and where
// even that fails, it is left selected for its reader.
async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.setSelectionRange(0, field.value.length);
    return document.execCommand("copy");
  }
}

for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const copied = await copy(document.getElementById(button.dataset.copy));
    if (copied) button.focus();
    toast(copied ? button.dataset.copied : button.dataset.copyFailed);
  });
}

// Without a device that shares, only a button that can copy instead does what it says.
function showShare() {
  for (const button of document.querySelectorAll("[data-share]")) button.hidden = !navigator.share && !button.dataset.copied;
}
document.addEventListener("htmx:after:swap", showShare);
showShare();
document.addEventListener("click", async ({ target }) => {
  const button = target.closest?.("[data-share]");
  if (!button) return;
  const text = button.dataset.share;
  const data = { title: text.split("\n", 1)[0], text, url: absolute(button.dataset.url) };
  // Who changes their mind is not told that something failed.
  if (navigator.share && navigator.canShare?.(data) !== false) return navigator.share(data).catch(() => {});
  const field = Object.assign(document.createElement("textarea"), { className: "vh", value: `${data.text}\n${data.url}` });
  button.after(field);
  if ((await copy(field)) && button.dataset.copied) toast(button.dataset.copied);
  field.remove();
  button.focus();
});
