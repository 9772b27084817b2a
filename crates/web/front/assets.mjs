// Makes the files that the binary embeds: style sheet, script, sprite, fonts and icons, each with a name
// that carries the hash of its content, and the Rust table that lists them.
// Called by build.rs: node assets.mjs <crate> <installed parts> <out>

import { createHash } from "node:crypto";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import zlib from "node:zlib";
import { pathToFileURL } from "node:url";
import { roundPath } from "./path.mjs";
import { hole, lettering, Picture, plate } from "./picture.mjs";

const [crate, parts, out] = process.argv.slice(2);
const require = createRequire(path.join(parts, "package.json"));
const subsetFont = require("subset-font");
const installed = (name) => path.join(parts, "node_modules", name);
const own = (name) => fs.readFileSync(path.join(crate, name), "utf8");

// What belongs to one game lies in the folder of its board and is found by its name.
const BOARDS = "src/boards";
const boards = fs.readdirSync(path.join(crate, BOARDS), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map((entry) => entry.name).sort();
const ofBoards = (name) => boards.map((board) => path.join(BOARDS, board, name)).filter((file) => fs.existsSync(path.join(crate, file)));

fs.mkdirSync(path.join(out, "assets"), { recursive: true });
const files = [];

/** Stores a file under its hashed name and returns that name. */
function store(constant, name, type, content, compress = true) {
  const bytes = Buffer.from(content);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  const { name: stem, ext } = path.parse(name);
  const hashed = `${stem}-${hash}${ext}`;
  const write = (suffix, data) => fs.writeFileSync(path.join(out, "assets", name + suffix), data);
  write("", bytes);
  if (compress) {
    write(".br", zlib.brotliCompressSync(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }));
    write(".gz", zlib.gzipSync(bytes, { level: 9 }));
  }
  files.push({ constant, name, hashed, type, compress, hash });
  return `/assets/${hashed}`;
}

// Fonts: the letters of English and Hungarian; what other names need comes from the whole Latin set.
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
const LATIN = range(0x20, 0x7e) + range(0xa0, 0xff) + "–—‘’“”„•…−×★";
const HUNGARIAN = "ŐőŰű";
const LATIN_RANGE = "U+0020-007E, U+00A0-00FF, U+2013-2014, U+2018-2019, U+201C-201E, U+2022, U+2026, U+2212, U+2605";
const HUNGARIAN_RANGE = "U+0150-0151, U+0170-0171";
const REST_RANGE = "U+0100-014F, U+0152-016F, U+0172-02FF, U+1E00-1EFF, U+20A0-20CF, U+2113";
const TEXT = ["kern", "tnum", "cv11", "ss03", "ccmp", "case", "calt"];
const DISPLAY = ["kern", "liga", "lnum", "tnum", "ccmp", "locl", "mark"];
const FACES = [
  { family: "Inter", set: "latin", style: "normal", wght: { min: 400, max: 600 }, features: TEXT },
  { family: "Inter", set: "latin-ext", style: "normal", wght: { min: 400, max: 600 }, features: TEXT },
  { family: "Alegreya", set: "latin", style: "normal", wght: 600, features: DISPLAY },
  { family: "Alegreya", set: "latin-ext", style: "normal", wght: 600, features: DISPLAY },
  { family: "Alegreya", set: "latin", style: "italic", wght: 500, features: DISPLAY },
  { family: "Alegreya", set: "latin-ext", style: "italic", wght: 500, features: DISPLAY },
];

/** The letters that begin a title: that of the house and those of the games in every language. */
function initials() {
  const locales = path.join(crate, "../texts/locales");
  const files = fs.readdirSync(locales, { recursive: true }).filter((file) => file.endsWith(".ftl"));
  const texts = files.map((file) => fs.readFileSync(path.join(locales, file), "utf8"));
  const titles = texts.flatMap((text) => [...text.matchAll(/^[a-z-]+-about-title = (.)/gmu)].map((title) => title[1]));
  return [...new Set(["C", ...titles])].sort().join("");
}

function fontFile(family, set, style) {
  const slug = family.toLowerCase().replaceAll(" ", "-");
  return fs.readFileSync(path.join(installed(`@fontsource-variable/${slug}`), "files", `${slug}-${set}-wght-${style}.woff2`));
}

function fontFace(family, style, wght, ranges, address) {
  const weight = typeof wght === "number" ? wght : `${wght.min} ${wght.max}`;
  const unicode = ranges ? `unicode-range:${ranges};` : "";
  return `@font-face{font-family:"${family}";font-style:${style};font-weight:${weight};font-display:swap;${unicode}src:url(${address}) format("woff2")}`;
}

async function fonts() {
  const faces = [];
  for (const { family, set, style, wght, features } of FACES) {
    const extended = set === "latin-ext";
    const font = await subsetFont(fontFile(family, set, style), extended ? HUNGARIAN : LATIN, {
      targetFormat: "woff2", noHinting: true, variationAxes: { wght }, keepFeatures: features,
    });
    const name = `${family.toLowerCase()}-${style}${extended ? "-hu" : ""}.woff2`;
    // The two faces that every page shows first are asked for before the style sheet has been read.
    const constant = !extended && style === "normal" ? family.toUpperCase() : null;
    const address = store(constant, name, "font/woff2", font, false);
    faces.push(fontFace(family, style, wght, extended ? HUNGARIAN_RANGE : LATIN_RANGE, address));
  }
  const rest = store(null, "inter-rest.woff2", "font/woff2", fontFile("Inter", "latin-ext", "normal"), false);
  // The same weights as the other faces: a browser first chooses by weight, and a face that alone has bold would leave
  // bold letters outside its range without a font.
  faces.push(fontFace("Inter", "normal", { min: 400, max: 600 }, REST_RANGE, rest));
  const versal = await subsetFont(fontFile("Grenze Gotisch", "latin", "normal"), initials(), {
    targetFormat: "woff2", noHinting: true, variationAxes: { wght: 500 }, keepFeatures: [],
  });
  faces.push(fontFace("Grenze Gotisch", "normal", 500, "", store(null, "versal.woff2", "font/woff2", versal, false)));
  return faces.join("\n");
}

// The sprite: only the icons that the list names, a shield for each seat, and what a board has drawn for itself (symbols.svg).
const SHIELD = "M2 2H30V17C30 26 23.5 31.5 16 34.5C8.5 31.5 2 26 2 17Z";
const SEATS = { azure: "fleur-de-lys", gules: "lion", vert: "oak", purpure: "eagle-emblem", sable: "white-tower" };

function sprite(names, withShields, drawn = "") {
  const set = require("@iconify-json/game-icons/icons.json");
  const body = (name) => {
    const icon = set.icons[name];
    if (!icon) throw new Error(`there is no icon '${name}' in the set`);
    return icon.body.replaceAll(/ d="([^"]*)"/g, (_, d) => ` d="${roundPath(d)}"`);
  };
  const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${body(name)}</symbol>`);
  const shields = Object.entries(SEATS).map(
    ([seat, charge]) =>
      `<symbol id="${seat}" viewBox="0 0 32 36"><path d="${SHIELD}"/><g stroke="none" transform="translate(6.5 6) scale(.0371)">${body(charge)}</g></symbol>`,
  );
  shields.push(`<symbol id="vacant" viewBox="0 0 32 36"><path d="${SHIELD}"/></symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}${withShields ? shields.join("") : ""}${drawn}</svg>`;
}

/** The picture in the tab; a second one says that the watcher is to move. */
function tabIcon(turn) {
  const mark = turn ? '<circle cx="25" cy="7" r="6" fill="#e9c462" stroke="#241a04" stroke-width="1.5"/>' : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="4" fill="#a8382c"/><rect x="3" y="3" width="26" height="26" rx="2" fill="none" stroke="#fffdf6" stroke-opacity=".7"/><path d="M21.5 11.2c-1-1.9-2.7-2.9-5-2.9-3.9 0-6.7 3-6.7 7.7s2.8 7.7 6.7 7.7c2.4 0 4.2-1.1 5.2-3.2" fill="none" stroke="#fffdf6" stroke-width="3"/>${mark}</svg>`;
}

// The pictures that must be PNG: for home screens and for messages that carry a link.
const COLOURS = { paper: "#f4eee1", line: "#ded4c1", ink: "#241e19", versal: "#a8382c", charge: "#fffdf6" };

/** Letters of a font of the house, ready to be drawn. */
async function lettersOf({ Blob, Face, Font }, family, letters, wght) {
  const bytes = await subsetFont(fontFile(family, "latin", "normal"), letters, { targetFormat: "truetype", variationAxes: { wght } });
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  return (text, size, left, base) => lettering(font, face.upem, text, size, left, base);
}

/** The versal on its plate: the mark of the house. */
function mark(picture, gotisch, x, y, size, radius) {
  const [outer, inner] = [size * 0.07, size * 0.095];
  const rim = (inset) => plate(x + inset, y + inset, size - 2 * inset, size - 2 * inset, radius);
  picture.fill([plate(x, y, size, size, radius)], COLOURS.versal).fill([rim(outer), hole(rim(inner))], COLOURS.charge);
  const points = gotisch("C", size, 0, 0).outlines.flat();
  const middle = (axis) => (Math.min(...points.map((p) => p[axis])) + Math.max(...points.map((p) => p[axis]))) / 2;
  return picture.fill(gotisch("C", size * 1.12, x + size / 2 - middle(0) * 1.12, y + size / 2 - middle(1) * 1.12).outlines, COLOURS.charge);
}

async function pictures() {
  const harfbuzz = await import(pathToFileURL(path.join(installed("harfbuzzjs"), "dist/index.mjs")));
  const gotisch = await lettersOf(harfbuzz, "Grenze Gotisch", "C", 500);
  const alegreya = await lettersOf(harfbuzz, "Alegreya", "Curia", 600);
  const png = (constant, name, picture) => store(constant, name, "image/png", picture.png(), false);
  // A home screen may cut a maskable one down to a circle: the mark stays within its four fifths.
  const icon = (size, share) => mark(new Picture(size, size, COLOURS.versal), gotisch, (size * (1 - share)) / 2, (size * (1 - share)) / 2, size * share, 0);
  const icons = [
    { src: png(null, "icon-192.png", icon(192, 1)), sizes: "192x192", type: "image/png" },
    { src: png(null, "icon-512.png", icon(512, 1)), sizes: "512x512", type: "image/png" },
    { src: png(null, "icon-maskable.png", icon(512, 0.68)), sizes: "512x512", type: "image/png", purpose: "maskable" },
  ];
  png("ICON_TOUCH", "icon-touch.png", icon(180, 1));
  const card = new Picture(1200, 630, COLOURS.paper);
  card.fill([plate(32, 32, 1136, 566, 8), hole(plate(34, 34, 1132, 562, 6))], COLOURS.line);
  const name = alegreya("Curia", 240, 0, 0);
  const left = (1200 - (230 + 56 + name.width)) / 2;
  mark(card, gotisch, left, 200, 230, 8).fill(alegreya("Curia", 240, left + 286, 393).outlines, COLOURS.ink);
  png("PREVIEW", "preview.png", card);
  return icons;
}

/** Takes comments and indentation out of a style sheet; nothing else. */
function slim(css) {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/\n\s*/g, "\n").replaceAll(/\n+/g, "\n").replaceAll(/\s*([{};,])\s*/g, "$1").trim();
}

/** Takes lines that are comments, and indentation, out of a script; nothing else. */
function terse(js) {
  return js.replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, "").replaceAll(/^\s*\/\/.*\n/gm, "").replaceAll(/^\s+/gm, "");
}

const STYLES = ["tokens", "base", "table", "cards", "prompt", "chronicle", "details", "settings", "lesson", "result", "choice", "motion", "pages"].map((name) => `styles/${name}.css`);
// The order of the layers stands at the head of base.css and must come first.
const layers = "@layer tokens,reset,type,layout,components,choice,motion,page,game;";
store("STYLE", "curia.css", "text/css; charset=utf-8", `${layers}\n${await fonts()}\n${slim(STYLES.map(own).join("\n"))}`);
// The rules books bring their own sheet and script, so that a table has them only when somebody opens one.
store("RULES_STYLE", "rules.css", "text/css; charset=utf-8", slim(own("styles/rules.css")));
store("RULES_SCRIPT", "search.js", "text/javascript; charset=utf-8", terse(own("front/search.js")));
// A table loads the sheet of its own board only.
const boardStyles = ofBoards("board.css").map((file) => {
  const board = path.basename(path.dirname(file));
  return [board, store(null, `board-${board}.css`, "text/css; charset=utf-8", slim(own(file)))];
});

const htmx = fs.readFileSync(installed("htmx.org/dist/htmx.min.js"), "utf8");
const sse = fs.readFileSync(installed("htmx.org/dist/ext/hx-sse.min.js"), "utf8");
const noMap = (js) => js.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, "");
// One after the other in one function: nothing of it is seen by any other script.
const SCRIPT = ["page", "settings", "turn", "connection", "clicks", "beats", "motion", "look", "voice", "ladder", "keys", "lesson", "glossary", "rules", "details", "hover", "share"];
const script = `(() => {\n"use strict";\n${SCRIPT.map((name) => terse(own(`front/script/${name}.js`))).join("\n")}})();`;
store("SCRIPT", "curia.js", "text/javascript; charset=utf-8", script);
// Only a page to which the server sends updates needs what puts them in place.
store("UPDATES_SCRIPT", "htmx.js", "text/javascript; charset=utf-8", [noMap(htmx), noMap(sse)].join("\n;\n"));

// What several boards draw, or a page beside the tables, is in one sprite; what only one board draws is in its own, so that a
// table loads no pictures of other games.
const namesIn = (list) => own(list).split(/\s+/).filter(Boolean);
const lists = ofBoards("icons.txt").map((list) => [path.basename(path.dirname(list)), new Set(namesIn(list))]);
const isShared = (name) => lists.filter(([, names]) => names.has(name)).length > 1;
const common = new Set([...namesIn("front/icons.txt"), ...lists.flatMap(([, names]) => [...names].filter(isShared))]);
const SHARED = store("SPRITE", "icons.svg", "image/svg+xml", sprite([...common].sort(), true));
const spriteOf = new Map([...common].map((name) => [name, SHARED]));
for (const [board, names] of lists) {
  const alone = [...names].filter((name) => !common.has(name)).sort();
  const drawn = ofBoards("symbols.svg").filter((file) => path.basename(path.dirname(file)) === board).map((file) => own(file).trim()).join("");
  const address = store(null, `icons-${board}.svg`, "image/svg+xml", sprite(alone, false, drawn));
  for (const name of [...alone, ...Array.from(drawn.matchAll(/<symbol id="([^"]+)"/g), (symbol) => symbol[1])]) spriteOf.set(name, address);
}
const icons = [...spriteOf.keys()].sort();
store("ICON", "tab.svg", "image/svg+xml", tabIcon(false));
store("ICON_TURN", "tab-turn.svg", "image/svg+xml", tabIcon(true));
store("MANIFEST", "curia.webmanifest", "application/manifest+json", JSON.stringify({
  name: "Curia", short_name: "Curia", id: "/", start_url: "/", scope: "/", display: "standalone",
  background_color: COLOURS.paper, theme_color: COLOURS.paper, icons: await pictures(),
}));

const quote = JSON.stringify;
const bytes = (name) => `include_bytes!(concat!(env!("OUT_DIR"), "/assets/${name}"))`;
const rows = files.map(
  ({ name, hashed, type, compress, hash }) => `    File { name: ${quote(hashed)}, asset: Asset {
        bytes: ${bytes(name)},
        brotli: ${compress ? `Some(${bytes(`${name}.br`)})` : "None"},
        gzip: ${compress ? `Some(${bytes(`${name}.gz`)})` : "None"},
        content_type: ${quote(type)},
        etag: ${quote(`"${hash}"`)},
    } },`,
);
const constants = files.filter((file) => file.constant).map(({ constant, hashed }) => `pub(crate) const ${constant}: &str = ${quote(`/assets/${hashed}`)};`);
fs.writeFileSync(
  path.join(out, "assets.rs"),
  `${constants.join("\n")}
pub(crate) const ICONS: &[&str] = &[${icons.map(quote).join(", ")}];
pub(crate) const BOARD_STYLES: &[(&str, &str)] = &[${boardStyles.map((pair) => `(${pair.map(quote).join(", ")})`).join(", ")}];
pub(crate) const SPRITES: &[&str] = &[${icons.map((name) => quote(spriteOf.get(name))).join(", ")}];
static FILES: &[File] = &[
${rows.join("\n")}
];
`,
);
