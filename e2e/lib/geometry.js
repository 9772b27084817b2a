// Looks at a page as a picture: what overlaps, what is cut, what cannot be reached, what is too small.

/** Every fault of the page as it stands now, in words; an empty list if there is none. `touch` asks for room for a finger. */
export async function faultsOf(page, { touch = false } = {}) {
  // While things move nothing can be touched.
  await page.waitForFunction(() => !document.activeViewTransition);
  return page.evaluate(look, touch);
}

/* Runs in the page. */
function look(touch) {
  const found = new Set();
  const LEAST_TEXT = 11, LEAST_TITLE = 13, LEAST_TARGET = 24, FINGER = 44;
  // A name that somebody gave themselves may be one endless word.
  const ENDLESS = 18;
  const name = (element) => {
    const words = element.textContent.replaceAll("\u00ad", "").trim().replaceAll(/\s+/g, " ").slice(0, 40);
    return `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${words}"`;
  };
  const styles = new Map();
  const styleOf = (element) => styles.get(element) ?? styles.set(element, getComputedStyle(element)).get(element);
  const ancestors = (element) => {
    const all = [];
    for (let up = element; up; up = up.parentElement) all.push(up);
    return all;
  };
  const dialog = [...document.querySelectorAll(":popover-open")].at(-1);
  const root = dialog ?? document.body;

  /** Not there for the eye: for screen readers, closed, without a box. */
  const isHidden = (element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    || element.closest(".vh, .skip, [hidden], script, style, option, noscript") !== null || styleOf(element).clipPath !== "none";
  const scrolls = (element) => /auto|scroll/.test(styleOf(element).overflowX) || /auto|scroll/.test(styleOf(element).overflowY);
  /** Lines that end in an ellipsis by the will of the style sheet. */
  const isAbridged = (element) => styleOf(element).textOverflow === "ellipsis" || styleOf(element).webkitLineClamp !== "none";

  /** The part of a box that can be seen: what the scrolling and clipping ancestors and the window leave of it. */
  function seen(box, element, isText) {
    let { left, top, right, bottom } = box;
    let fixed = false;
    for (const up of ancestors(element)) {
      if (!fixed && (isText || up !== element) && styleOf(up).overflow !== "visible" && up !== document.body && up !== document.documentElement) {
        const frame = up.getBoundingClientRect();
        [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
        [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
      }
      if (styleOf(up).position === "fixed") fixed = true;
    }
    [left, top] = [Math.max(left, 0), Math.max(top, 0)];
    [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
  }

  // The texts of the page: each leaf with the boxes of its lines.
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || isHidden(element) || element.closest("svg, select")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
    if (lines.length) texts.push({ node, element, lines });
  }

  sizes();
  words();
  cuts();
  overlaps();
  choices();
  rows();
  targets();
  if (document.documentElement.scrollWidth > innerWidth + 1) found.add("the page scrolls sideways");
  return [...found];

  function sizes() {
    for (const { element } of texts) {
      const size = parseFloat(styleOf(element).fontSize);
      if (size < LEAST_TEXT - 0.01) found.add(`letters of ${size} px: ${name(element)}`);
      const title = element.closest(".title");
      if (title && parseFloat(styleOf(title).fontSize) < LEAST_TITLE - 0.01) found.add(`a title of ${styleOf(title).fontSize}: ${name(title)}`);
    }
  }

  function words() {
    const range = document.createRange();
    for (const { node, element, lines } of texts) {
      if (lines.length < 2 || /^(code|kbd)$/i.test(element.tagName)) continue;
      for (const word of node.data.matchAll(/[^\s\u2013\u2014/-]+/gu)) {
        if (word[0].replaceAll("\u00ad", "").length >= ENDLESS) continue;
        // Between soft hyphens a word must stay in one line.
        let from = word.index;
        for (const part of word[0].split("\u00ad")) {
          const lineOf = (at) => {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            return range.getClientRects().length ? [...range.getClientRects()].at(-1).top : null;
          };
          const [first, last] = [lineOf(from), lineOf(from + Math.max(part.length - 1, 0))];
          if (first !== null && last !== null && Math.abs(first - last) > 4) found.add(`broken without a hyphen: ${word[0].replaceAll("\u00ad", "|")} in ${name(element)}`);
          from += part.length + 1;
        }
      }
    }
  }

  function cuts() {
    for (const { element, lines } of texts) {
      let box = { left: Math.min(...lines.map((l) => l.left)), right: Math.max(...lines.map((l) => l.right)), top: Math.min(...lines.map((l) => l.top)), bottom: Math.max(...lines.map((l) => l.bottom)) };
      for (const up of ancestors(element)) {
        if (up === document.body || up === document.documentElement || up === root) break;
        // Ellipses say that there is more; so does what scrolls, and fades out where it goes on.
        if (isAbridged(up)) {
          const lines = up.clientHeight / parseFloat(styleOf(up).lineHeight);
          if (styleOf(up).webkitLineClamp !== "none" && Math.abs(lines - Math.round(lines)) > 0.15) found.add(`cut through a line: ${name(up)}`);
          break;
        }
        if (scrolls(up)) {
          // Nothing scrolls further to the left than its beginning.
          const start = up.getBoundingClientRect();
          if (box.left + up.scrollLeft < start.left - 2) found.add(`before the beginning of ${name(up)}: ${name(element)}`);
          break;
        }
        const style = styleOf(up);
        const frame = up.getBoundingClientRect();
        const isBox = style.overflow !== "visible" || up.matches("button, a.btn, .card, .player, li, section, .promptbar, td, th");
        if (!isBox || style.display === "inline" || style.display === "contents") continue;
        const slack = 2;
        if (box.left < frame.left - slack || box.right > frame.right + slack) found.add(`too wide for ${name(up)}: ${name(element)}`);
        // The boxes of letters are higher than the letters.
        const air = slack + 4;
        if (box.top < frame.top - air || box.bottom > frame.bottom + air) found.add(`too high for ${name(up)}: ${name(element)}`);
        if (style.position === "fixed" || style.position === "absolute") break;
      }
    }
  }

  function overlaps() {
    const controls = [...root.querySelectorAll("button, a[href], input:not([type=hidden]), select, summary")]
      .filter((control) => !isHidden(control) && !control.closest("[data-mini]"))
      .map((element) => ({ element, box: element.getBoundingClientRect(), control: true }));
    const leaves = texts.flatMap(({ element, lines }) => lines.map((box) => ({ element, box })));
    const things = [...controls, ...leaves]
      .map((thing) => ({ ...thing, box: seen(thing.box, thing.element, !thing.control) }))
      .filter((thing) => thing.box && !thing.element.closest(".beyond, .handle"))
      .sort((a, b) => a.box.left - b.box.left);
    /** The layer a thing lies on: what is fixed lies over the page, and hides it openly. */
    const layer = (element) => ancestors(element).find((up) => styleOf(up).position === "fixed") ?? null;
    for (let first = 0; first < things.length; first++) {
      const a = things[first];
      for (let second = first + 1; second < things.length; second++) {
        const b = things[second];
        if (b.box.left >= a.box.right - 1) break;
        const width = Math.min(a.box.right, b.box.right) - b.box.left;
        const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        // Lines of text have air above and below their letters.
        const air = a.control && b.control ? 2 : a.control || b.control ? 5 : 7;
        if (width < 3 || height < air) continue;
        if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
        if (layer(a.element) !== layer(b.element)) continue;
        found.add(`${name(a.element)} overlaps ${name(b.element)}`);
      }
    }
  }

  function choices() {
    if (dialog) return;
    const before = [scrollX, scrollY];
    const positions = [...document.querySelectorAll("[data-strip]")].map((strip) => [strip, strip.scrollLeft]);
    const hit = (element) => {
      const box = element.getBoundingClientRect();
      const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return Boolean(at && (element.contains(at) || at.closest(".beyond")));
    };
    const all = [...document.querySelectorAll("[data-choice]")].filter((choice) => !isHidden(choice));
    for (const choice of all) {
      if (hit(choice)) continue;
      const box = choice.getBoundingClientRect();
      const echo = [...document.querySelectorAll("[data-echo], [data-mini]")].some((other) => other.form && other.value === choice.value && !isHidden(other) && hit(other));
      const strip = choice.closest("[data-strip]")?.getBoundingClientRect();
      const side = strip && (box.left + box.width / 2 < Math.max(strip.left, 0) + 8 ? "start" : box.left + box.width / 2 > Math.min(strip.right, innerWidth) - 8 ? "end" : null);
      // So does the button that counts what lies further up or down a page that scrolls.
      const end = choice.closest(".sheet") ? null : box.top + box.height / 2 < 8 ? "above" : "below";
      const pointed = [side, end].some((edge) => edge && [...document.querySelectorAll(`.beyond.${edge}`)].some((button) => hit(button)));
      // A page that scrolls says so at its edge.
      const below = box.top + box.height / 2 > innerHeight || box.bottom < 0;
      const cut = box.top < innerHeight && box.bottom > 0;
      if (!echo && !pointed && !(below && cut)) found.add(`out of sight without a word: ${name(choice)}`);
    }
    for (const choice of all) {
      choice.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      if (!hit(choice)) found.add(`cannot be reached: ${name(choice)}`);
    }
    scrollTo(...before);
    for (const [strip, left] of positions) strip.scrollTo({ left, behavior: "instant" });
  }

  function rows() {
    for (const list of root.querySelectorAll("ol, ul")) {
      const titles = [...list.querySelectorAll(":scope > li .title")].filter((title) => !isHidden(title));
      const sizes = new Set(titles.map((title) => styleOf(title).fontSize));
      if (sizes.size > 1) found.add(`titles of ${[...sizes].join(" and ")} in one row: ${name(list)}`);
    }
  }

  function targets() {
    for (const control of root.querySelectorAll("button, a.btn, input:not([type=hidden]), select, summary")) {
      // A name within a sentence is as high as its line.
      if (isHidden(control) || control.matches(".name")) continue;
      const box = control.getBoundingClientRect();
      const mini = control.matches("[data-mini]");
      const least = touch && !mini && control.matches("[data-choice], [data-echo], .btn") ? FINGER : LEAST_TARGET;
      if (box.width < least - 0.6 || box.height < least - 0.6) found.add(`${Math.round(box.width)} x ${Math.round(box.height)} px is too small: ${name(control)}`);
    }
  }
}
