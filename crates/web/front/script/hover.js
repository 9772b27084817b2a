// Detail cards on hover and focus, where the browser does not do it by itself.
if (!("interestForElement" in HTMLButtonElement.prototype)) {
  let timer = 0;
  const card = (event) => event.target.closest?.("[interestfor]");
  const show = (button) => {
    const detail = document.getElementById(button.getAttribute("interestfor"));
    if (detail && !detail.matches(":popover-open")) detail.showPopover({ source: button });
  };
  const hide = (button) => document.getElementById(button.getAttribute("interestfor"))?.hidePopover?.();
  document.addEventListener("pointerover", (event) => {
    const button = card(event);
    clearTimeout(timer);
    if (button && event.pointerType === "mouse") timer = setTimeout(show, 350, button);
  });
  document.addEventListener("pointerout", (event) => {
    const button = card(event);
    clearTimeout(timer);
    if (button && event.pointerType === "mouse") hide(button);
  });
}
