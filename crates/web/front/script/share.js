// A link that says its path only is completed with the address at which this browser is.
for (const field of document.querySelectorAll("#share-link")) field.value = new URL(field.value, location.href).href;

// Copying the link of a table.
for (const button of document.querySelectorAll("[data-copy]")) {
  if (!navigator.clipboard) continue;
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).value);
    toast(button.dataset.copied);
  });
}
