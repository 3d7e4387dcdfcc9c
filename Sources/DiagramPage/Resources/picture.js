// The picture's elements, and where they lie in it.

const svg = document.querySelector(".coordviz"), drawing = svg.querySelector("g");
const [offsetX, offsetY] = (/translate\(([-\d.]+)[ ,]([-\d.]+)\)/.exec(drawing.getAttribute("transform")) ?? [0, 0, 0])
  .slice(1).map(Number);

/** An element with a place: what of it moves when room is taken away. */
function movable(element) {
  const kind = element.tagName, isText = kind === "text";
  const list = { path: "d", polygon: "points", polyline: "points" }[kind];
  if (list) {
    const value = element.getAttribute(list), numbers = (value.match(/-?[\d.]+/g) ?? []).map(Number);
    return { element, list, value, xs: numbers.filter((_, i) => i % 2 === 0), ys: numbers.filter((_, i) => i % 2) };
  }
  const names = isText ? ["x", "y"] : ["cx", "cy"];
  const [x, y, rx, ry] = [...names, isText ? "textLength" : "rx", "ry"].map(name => Number(element.getAttribute(name)));
  return {
    element, names, x, y, nowY: y, isText,
    xs: [isText ? x : x - rx, x + rx], ys: isText ? [y - 9, y + 3] : [y - ry, y + ry],
  };
}

/** A group of the picture with its parts; `null` where the picture has no such element. */
function group(id, mark, index) {
  const node = document.getElementById(id);
  if (!node || !svg.contains(node)) return null;
  node.dataset[mark] = index;
  const parts = [...node.querySelectorAll("path, polygon, polyline, ellipse, text")].map(movable);
  const frame = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { xs, ys } of parts) {
    frame.left = Math.min(frame.left, ...xs);
    frame.right = Math.max(frame.right, ...xs);
    frame.top = Math.min(frame.top, ...ys);
    frame.bottom = Math.max(frame.bottom, ...ys);
  }
  return { node, parts, frame };
}

const boxGroups = boxes.map((box, index) => {
  const found = group(box.id, "box", index);
  if (!found) return null;
  // The texts of one line may lie a point apart; lines lie further apart.
  const lines = [];
  for (const piece of found.parts) {
    const last = lines[lines.length - 1];
    if (!piece.isText) continue;
    if (last && Math.abs(last.y - piece.y) < 6) last.pieces.push(piece);
    else lines.push({ y: piece.y, pieces: [piece] });
  }
  found.title = lines[0];
  found.rows = lines.length === (box.rows?.length ?? 0) + 1 ? lines.slice(1) : [];
  // The signs of a row go with it.
  for (const piece of found.parts) {
    if (piece.isText || !found.rows.length) continue;
    const [top, bottom] = [Math.min(...piece.ys), Math.max(...piece.ys)];
    if (bottom - top < 14) found.rows.find(({ y }) => Math.abs(y - 4 - (top + bottom) / 2) < 6)?.pieces.push(piece);
  }
  for (const { pieces } of found.rows) for (const { element } of pieces) element.classList.add("line");
  return found;
});
const branchGroups = branches.map(branch => group(branch.id, "box", branch.to));
const flowGroups = flows.map((flow, index) => group(flow.id, "flow", index));

/** The row of a box at a height in the picture. */
function rowAt(box, y) {
  return boxGroups[box].rows.findIndex(row => !row.isHidden && Math.abs(row.pieces[0].nowY - 4 - y) < 9);
}

/** An element of the picture that the reader's choices add to it. */
function draw(name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
