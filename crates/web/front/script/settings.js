// Whoever chooses a setting goes on choosing: a choice loads the page anew, and the settings are open there as they were.
const SETTING_CHOSEN = "curia-setting";
const settings = document.getElementById("settings");

settings?.addEventListener("submit", (event) => {
  try { sessionStorage.setItem(SETTING_CHOSEN, event.target.getAttribute("action")); } catch { /* They close. */ }
});

function reopenSettings() {
  let action = null;
  try {
    action = sessionStorage.getItem(SETTING_CHOSEN);
    sessionStorage.removeItem(SETTING_CHOSEN);
  } catch { return; }
  if (!settings || !action) return;
  settings.showPopover({ source: document.querySelector("[popovertarget=settings]") });
  settings.querySelector(`form[action="${CSS.escape(action)}"] [aria-pressed=true]`)?.focus();
}
reopenSettings();
