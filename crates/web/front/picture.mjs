// Pictures for those who take no SVG: home screens and link previews. Outlines are filled and written as PNG.

import zlib from "node:zlib";

/** Scan lines a pixel: what is drawn is some letters and plates, so a few are enough for smooth edges. */
const LINES = 5;

const rgb = (colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

export class Picture {
  constructor(width, height, ground) {
    Object.assign(this, { width, height });
    this.pixels = Buffer.alloc(width * height * 3);
    for (let at = 0; at < this.pixels.length; at += 3) this.pixels.set(rgb(ground), at);
  }

  /** Fills closed outlines of points, by the nonzero rule. */
  fill(outlines, colour) {
    const edges = outlines.flatMap((points) => points.map(([x, y], i) => [x, y, ...points[(i + 1) % points.length]]));
    for (let y = 0; y < this.height; y++) {
      const cover = new Float32Array(this.width);
      for (let line = 0; line < LINES; line++) coverLine(cover, edges, y + (line + 0.5) / LINES);
      this.blend(y, cover, rgb(colour));
    }
    return this;
  }

  blend(y, cover, colour) {
    for (let x = 0; x < this.width; x++) {
      const share = Math.min(1, cover[x] / LINES);
      const at = (y * this.width + x) * 3;
      for (let i = 0; share > 0 && i < 3; i++) this.pixels[at + i] = Math.round(this.pixels[at + i] * (1 - share) + colour[i] * share);
    }
  }

  png() {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.width, 0);
    header.writeUInt32BE(this.height, 4);
    // Eight bits a channel, true colour.
    header.set([8, 2, 0, 0, 0], 8);
    const row = this.width * 3;
    const rows = Array.from({ length: this.height }, (_, y) => Buffer.concat([Buffer.from([0]), this.pixels.subarray(y * row, (y + 1) * row)]));
    const data = zlib.deflateSync(Buffer.concat(rows), { level: 9 });
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
  }
}

/** Adds how much of each pixel lies inside on one scan line. */
function coverLine(cover, edges, y) {
  const crossings = [];
  for (const [x0, y0, x1, y1] of edges) {
    if (y0 <= y === y1 <= y) continue;
    crossings.push([x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), y1 > y0 ? 1 : -1]);
  }
  crossings.sort(([one], [other]) => one - other);
  let winding = 0;
  crossings.forEach(([from, direction], i) => {
    winding += direction;
    if (winding === 0 || i + 1 === crossings.length) return;
    const to = crossings[i + 1][0];
    for (let x = Math.max(0, Math.floor(from)); x < Math.min(cover.length, to); x++) cover[x] += Math.min(to, x + 1) - Math.max(from, x);
  });
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(checksum(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** CRC-32, which not every Node that builds this house has among its own. */
function checksum(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** A rectangle with round corners. */
export function plate(x, y, width, height, radius) {
  const corner = (cx, cy, from) => Array.from({ length: 13 }, (_, i) => {
    const angle = from + (i / 12) * (Math.PI / 2);
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
  const [left, top, right, bottom] = [x + radius, y + radius, x + width - radius, y + height - radius];
  return [...corner(right, bottom, 0), ...corner(left, bottom, Math.PI / 2), ...corner(left, top, Math.PI), ...corner(right, top, 1.5 * Math.PI)];
}

/** The same outline the other way round: a hole in what is around it. */
export const hole = (points) => points.toReversed();

/** The outlines of a text whose left edge and base line are given, and how wide it is. */
export function lettering(font, unitsPerEm, text, size, left, base) {
  const scale = size / unitsPerEm;
  const outlines = [];
  let pen = 0;
  for (const letter of text) {
    const glyph = font.nominalGlyph(letter.codePointAt(0));
    const at = (x, y) => [left + (pen + x) * scale, base - y * scale];
    outlines.push(...contours(font.glyphToJson(glyph)).map((points) => points.map(([x, y]) => at(x, y))));
    pen += font.glyphHAdvance(glyph);
  }
  return { outlines, width: pen * scale };
}

/** How finely a curve is divided. */
const STEPS = 12;

function contours(commands) {
  const found = [];
  for (const { type, values } of commands) {
    if (type === "M") found.push([values]);
    else if (type === "L") found.at(-1).push(values);
    else if (type !== "Z") found.at(-1).push(...curve([found.at(-1).at(-1), ...pairs(values)]));
  }
  return found;
}

const pairs = (values) => values.flatMap((_, i) => (i % 2 ? [] : [[values[i], values[i + 1]]]));

/** Points of a curve behind its first one, by de Casteljau. */
function curve(controls) {
  return Array.from({ length: STEPS }, (_, i) => {
    const t = (i + 1) / STEPS;
    let points = controls;
    while (points.length > 1) points = points.slice(1).map(([x, y], at) => [points[at][0] * (1 - t) + x * t, points[at][1] * (1 - t) + y * t]);
    return points[0];
  });
}
