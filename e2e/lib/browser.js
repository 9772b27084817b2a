// One browser for a test file; pages that remember every error they meet.

import { chromium } from "playwright-core";

// The engine alone, without windows and tabs around it, needs about half the processor.
const SHELL = process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell";
const WHOLE = process.env.CHROMIUM ?? "/usr/bin/chromium";

export const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** A browser; one that `keepsPages` shows a page that was left as it was when somebody goes back to it. */
export function launch({ keepsPages = false } = {}) {
  const args = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];
  if (!keepsPages) return chromium.launch({ executablePath: SHELL, args });
  // The engine alone keeps no pages.
  return chromium.launch({ executablePath: WHOLE, args, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
}

/**
 * A page of a person of their own, who wants to see at once what others do, unless the test names another `speed`.
 * `page.faults` collects what went wrong in it.
 */
export async function person(browser, address, { speed = "once", ...options } = {}) {
  const context = await browser.newContext({ viewport: SCREENS[0], locale: "en-GB", baseURL: address, ...options });
  await context.addCookies([{ name: "curia_speed", value: speed, url: address }]);
  const page = await context.newPage();
  page.faults = [];
  page.on("pageerror", (error) => page.faults.push(error.message));
  page.on("console", (message) => {
    // A lost connection is told by the browser as an error; tests that cut it expect that.
    if (message.type() === "error" && !/net::ERR|Failed to load resource/.test(message.text())) page.faults.push(message.text());
  });
  return page;
}

/** Hides the tab from its own page, or shows it again, as a browser does when another tab comes to the front. */
export function hide(page, hidden) {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => (hidden ? "hidden" : "visible") });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}
