// Rounds the coordinates of a path to whole units. Each point is rounded where it lies, not by its
// distance from the last one, so that errors do not add up.

const ARGUMENTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

function* tokens(d) {
  // The flags of an arc may stand without separators, so they are read one character at a time.
  let at = 0;
  const number = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy;
  const flag = /[\s,]*([01])/y;
  const letter = /[\s,]*([a-z])/iy;
  const read = (pattern) => {
    pattern.lastIndex = at;
    const found = pattern.exec(d);
    if (found) at = pattern.lastIndex;
    return found?.[1];
  };
  let command;
  while (/[^\s,]/.test(d.slice(at))) {
    const next = read(letter);
    if (next) command = next;
    else if (command === "m") command = "l";
    else if (command === "M") command = "L";
    const count = ARGUMENTS[command.toLowerCase()];
    const values = [];
    for (let i = 0; i < count; i++) {
      const isFlag = command.toLowerCase() === "a" && (i === 3 || i === 4);
      values.push(Number(read(isFlag ? flag : number)));
    }
    yield [command, values];
  }
}

/** The same path in relative commands with whole numbers. */
export function roundPath(d) {
  let [x, y, rx, ry, startX, startY] = [0, 0, 0, 0, 0, 0];
  let result = "";
  let last = "";
  const emit = (letter, values) => {
    let text = letter === last && letter !== "m" ? "" : letter;
    values.forEach((value, i) => {
      const needsSpace = value >= 0 && (i > 0 || text === "");
      text += (needsSpace ? " " : "") + value;
    });
    result += text;
    last = letter === "m" ? "l" : letter;
  };
  for (const [command, values] of tokens(d)) {
    const letter = command.toLowerCase();
    const absolute = command !== letter;
    if (letter === "z") {
      result += "z";
      last = "z";
      [x, y, rx, ry] = [startX, startY, Math.round(startX), Math.round(startY)];
      continue;
    }
    const points = values.slice();
    if (letter === "h") points[0] += absolute ? 0 : x;
    else if (letter === "v") points[0] += absolute ? 0 : y;
    else if (letter === "a") {
      if (!absolute) { points[5] += x; points[6] += y; }
    } else if (!absolute) points.forEach((_, i) => { points[i] += i % 2 ? y : x; });

    const near = (value, base) => Math.round(value) - base;
    if (letter === "h") { emit("h", [near(points[0], rx)]); x = points[0]; rx = Math.round(x); continue; }
    if (letter === "v") { emit("v", [near(points[0], ry)]); y = points[0]; ry = Math.round(y); continue; }
    if (letter === "a") {
      const [a, b, turn, large, sweep] = points;
      emit("a", [Math.max(1, Math.round(a)), Math.max(1, Math.round(b)), Math.round(turn), large, sweep, near(points[5], rx), near(points[6], ry)]);
    } else {
      emit(letter, points.map((value, i) => near(value, i % 2 ? ry : rx)));
    }
    [x, y] = points.slice(-2);
    [rx, ry] = [Math.round(x), Math.round(y)];
    if (letter === "m") [startX, startY] = [x, y];
  }
  return result;
}
