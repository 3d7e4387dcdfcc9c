// The picture's elements, and their positions.

const svg = document.querySelector(".coordviz"), drawing = svg.querySelector("g");
const [offsetX, offsetY] = (/translate\(([-\d.]+)[ ,]([-\d.]+)\)/.exec(drawing.getAttribute("transform")) ?? [0, 0, 0])
  .slice(1).map(Number);

/** An element with a position, and the parts of it that move when space is removed. */
function movable(element) {
  const kind = element.tagName, isText = kind === "text";
  const list = { path: "d", polygon: "points", polyline: "points" }[kind];
  if (list) {
    const value = element.getAttribute(list), numbers = (value.match(/-?[\d.]+/g) ?? []).map(Number);
    return { element, list, value, xs: numbers.filter((_, i) => i % 2 === 0), ys: numbers.filter((_, i) => i % 2) };
  }
  const isRound = kind === "circle" || kind === "ellipse", names = isRound ? ["cx", "cy"] : ["x", "y"];
  const sizes = { text: ["textLength"], circle: ["r", "r"], ellipse: ["rx", "ry"] }[kind] ?? ["width", "height"];
  const [x, y, across, up] = [...names, ...sizes].map(name => Number(element.getAttribute(name)));
  return {
    element, names, x, y, isText, xs: [isRound ? x - across : x, x + across],
    ys: isText ? [y - 9, y + 3] : [isRound ? y - up : y, y + up],
  };
}

const unmoved = { x: 0, y: 0 };

/** A group of the picture with its parts; `null` where the picture has no such element. */
function group(id, mark, index) {
  const node = document.getElementById(id);
  if (!node || !svg.contains(node)) return null;
  node.dataset[mark] = index;
  const parts = [...node.querySelectorAll("path, polygon, polyline, ellipse, circle, rect, text")].map(movable);
  const frame = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { xs, ys } of parts) {
    frame.left = Math.min(frame.left, ...xs);
    frame.right = Math.max(frame.right, ...xs);
    frame.top = Math.min(frame.top, ...ys);
    frame.bottom = Math.max(frame.bottom, ...ys);
  }
  return { node, parts, frame, shift: unmoved, isGone: false, isBent: false };
}

const boxGroups = boxes.map((box, index) => {
  const found = group(box.id, "box", index);
  if (!found) return null;
  // The texts of one line may be a point apart; lines are further apart.
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
/** How large the picture's text is: of most of it, since titles are larger and signs smaller. */
const textSize = (() => {
  const sizes = new Map();
  for (const text of [...svg.querySelectorAll(".coordinator text")].slice(0, 400)) {
    const size = Number(text.getAttribute("font-size"));
    sizes.set(size, (sizes.get(size) ?? 0) + 1);
  }
  return [...sizes].sort((one, other) => other[1] - one[1])[0]?.[0] || 10;
})();
const branchGroups = branches.map(branch => group(branch.id, "box", branch.to));
const branchTo = new Map(branches.map(({ to }, index) => [to, branchGroups[index]]));
/** Lines by their element: one may be the way of several. */
const flowsNamed = new Map();
for (const flow of flows) flowsNamed.set(flow.id, [...flowsNamed.get(flow.id) ?? [], flow]);
const groupOfFlow = new Map([...flowsNamed.keys()].map((id, index) => [id, group(id, "flow", index)]));
const flowGroups = [...groupOfFlow.values()], flowsOfGroup = [...flowsNamed.values()];

/** The row of a box at a height in the picture. */
function rowAt(box, y) {
  return boxGroups[box].rows.findIndex(row => !row.isHidden && Math.abs(heightOf(row) - 4 - y) < 9);
}

/** An element of the picture that the reader's choices add to it. */
function draw(name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}
