// Looks for text that does not fit, as it is or stretched.

/** Makes every word two fifths longer. */
export function stretch(page) {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.parentElement.closest("script, style, code")) continue;
      text.data = text.data.replace(/[\p{L}\u00ad]{3,}/gu, (word) => {
        const plain = word.replaceAll("\u00ad", "");
        return word + plain.slice(0, Math.ceil(plain.length * 0.4)).toLowerCase();
      });
    }
  });
}

/** What is cut off or spills over. Ellipses, clamped rule texts and scrolling lists are meant to be so. */
export function clipped(page) {
  return page.evaluate(() => {
    const found = new Set();
    const isTable = document.body.classList.contains("at-table");
    const wide = innerWidth >= 720;
    if (document.documentElement.scrollWidth > innerWidth) found.add("the page scrolls sideways");
    if (isTable && wide && document.documentElement.scrollHeight > innerHeight) found.add("the table scrolls as a page");
    for (const element of document.querySelectorAll("body *")) {
      const box = element.getBoundingClientRect();
      // One pixel wide: there for screen readers.
      if (box.width <= 1 || !box.height || element.closest("svg, .vh, [hidden], .skip")) continue;
      const style = getComputedStyle(element);
      const name = `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.trim().slice(0, 40)}`;
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
      const meant = style.textOverflow === "ellipsis" || /\d/.test(style.webkitLineClamp) || /auto|scroll/.test(style.overflow);
      if (hasText && !meant && style.display !== "inline" && element.scrollWidth > element.clientWidth + 2) found.add(`too wide ${name}`);
      if (style.overflowY === "hidden" && !meant && element.textContent.trim() && element !== document.body && element.scrollHeight > element.clientHeight + 2) found.add(`too high ${name}`);
    }
    const edges = (selector, side) => [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect()[side]);
    if (isTable && wide) {
      const [prompt] = edges("#curia-prompt", "top");
      // What stands in a column that scrolls ends where the column does.
      const end = (strip) => (strip.closest(".side") ?? strip).getBoundingClientRect().bottom;
      if ([...document.querySelectorAll("#curia-board [data-strip]")].some((strip) => end(strip) > prompt + 1)) found.add("the board runs under the prompt bar");
      if (edges("#curia-hand", "bottom").some((bottom) => bottom > innerHeight + 1)) found.add("the hand runs over the edge");
    }
    return [...found];
  });
}
