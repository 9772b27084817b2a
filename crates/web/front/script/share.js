// A link that says its path only is completed with the address at which this browser is.
for (const field of document.querySelectorAll("#share-link")) field.value = new URL(field.value, location.href).href;

// Copying the link of a table. Browsers lend the clipboard to pages with HTTPS only; without, the field is selected and
// copied the old way, and where even that fails, it is left selected for its reader.
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

// Handing it to another app, where the device offers that.
for (const button of document.querySelectorAll("[data-share]:not([data-url])")) {
  if (!navigator.share) continue;
  button.hidden = false;
  button.addEventListener("click", () => {
    const url = document.getElementById(button.dataset.share).value;
    // Who changes their mind is not told that something failed.
    navigator.share({ title: button.dataset.title, text: button.dataset.title, url }).catch(() => {});
  });
}
