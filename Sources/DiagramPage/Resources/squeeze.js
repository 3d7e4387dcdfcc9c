// Removes the space of hidden parts without a new layout: every height (or breadth) with hidden parts and no visible
// ones is taken out of the whole picture, so that the rest keeps its shape and order.

/** The most of an emptied run that stays, in points. */
const mostLeft = 30;

/** Where a line crosses an axis, with its ends and words. Computed once for each line. */
function spansOf(line, axis) {
  line.spans ??= {};
  return line.spans[axis] ??= line.parts.flatMap(({ element, [axis]: at }) => {
    if (element.tagName !== "path") return [[Math.min(...at), Math.max(...at)]];
    const spans = [];
    for (let i = 1; i < at.length; i++) {
      const [from, to] = [Math.min(at[i], at[i - 1]), Math.max(at[i], at[i - 1])];
      if (to - from < 3) spans.push([from - 4, to + 4]);
    }
    return spans;
  });
}

/** The parts of an axis that are in use. */
function occupied(axis, isShown) {
  const [low, high] = axis === "ys" ? ["top", "bottom"] : ["left", "right"], spans = [];
  boxGroups.forEach((box, index) => {
    if (!box || !isShown.box(index)) return;
    const { [low]: start, [high]: end } = box.frame;
    if (axis === "xs" || !box.rows.length) return void spans.push([start - 8, end + 8]);
    spans.push([start - 8, box.title.y + 8], [end - 8, end + 8]);
    for (const row of box.rows) if (isShown.row(row)) spans.push([row.y - 12, row.y + 5]);
  });
  const add = line => { for (const span of spansOf(line, axis)) spans.push(span); };
  branchGroups.forEach((found, index) => { if (found && isShown.box(branches[index].to)) add(found); });
  flowGroups.forEach((found, index) => { if (found && isShown.flow(index)) add(found); });
  const merged = [];
  for (const [start, end] of spans.sort((one, other) => one[0] - other[0])) {
    const last = merged[merged.length - 1];
    if (last && start <= last[1]) last[1] = Math.max(last[1], end); else merged.push([start, end]);
  }
  return merged;
}

/** The points between which an axis keeps its length or loses some: pairs of an old place and its new one. */
function bends(before, now) {
  const points = [];
  let lost = 0, first = 0;
  for (let i = 0; i <= now.length && now.length; i++) {
    const start = now[i - 1]?.[1] ?? Math.min(before[0][0], now[0][0]);
    const end = now[i]?.[0] ?? Math.max(start, before[before.length - 1][1]);
    while (first < before.length && before[first][1] <= start) first++;
    let emptied = 0;
    for (let j = first; j < before.length && before[j][0] < end; j++) {
      emptied += Math.min(before[j][1], end) - Math.max(before[j][0], start);
    }
    if (emptied < 1) continue;
    points.push([start, start - lost]);
    lost += end - start - Math.min(end - start - emptied, mostLeft);
    points.push([end, end - lost]);
  }
  return points.length ? points : null;
}

/** The new place of an old one. */
function bent(points, value) {
  if (!points || value <= points[0][0]) return value;
  let low = 0, high = points.length - 1;
  if (value >= points[high][0]) return value - points[high][0] + points[high][1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (points[middle][0] <= value) low = middle; else high = middle;
  }
  const [[from, to], [nextFrom, nextTo]] = [points[low], points[high]];
  return to + (value - from) * (nextTo - to) / Math.max(nextFrom - from, 1e-9);
}

let bendsNow = {}, full = null;

/** How far everything between two points moves; `null` where it is drawn together in between. */
function shiftOf(points, from, to) {
  if (!points) return 0;
  const shift = bent(points, from) - from;
  return Math.abs(bent(points, to) - to - shift) < 0.01 ? shift : null;
}

/** Puts an element's points where they belong now. */
function bend({ parts }, x, y) {
  for (const piece of parts) {
    if (piece.list) {
      piece.element.setAttribute(piece.list,
        piece.value.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, one, two) => `${x(one)},${y(two)}`));
      continue;
    }
    piece.element.setAttribute(piece.names[0], x(piece.x));
    piece.element.setAttribute(piece.names[1], y(piece.y));
  }
}

function squeeze(isShown) {
  const axes = ["xs", "ys"], always = () => true, next = {};
  full ??= axes.map(axis => occupied(axis, { box: always, row: always, flow: always }));
  axes.forEach((axis, index) => { next[axis] = bends(full[index], occupied(axis, isShown)); });
  bendsNow = next;
  unsettled = [];
  const aim = (found, isVisible) => {
    if (!found) return;
    found.isShown = isVisible;
    if (!isSettled(found)) unsettled.push(found);
  };
  boxGroups.forEach((found, index) => aim(found, isShown.box(index)));
  branchGroups.forEach((found, index) => aim(found, isShown.box(branches[index].to)));
  flowGroups.forEach((found, index) => aim(found, isShown.flow(index)));
}

/** The height of a line of text now. */
const heightOf = line => bent(bendsNow.ys, line.y);

/** The current position of a box, in the picture's own points. */
function frameOf(box) {
  const { left, top, right, bottom } = boxGroups[box].frame, { xs, ys } = bendsNow;
  return {
    left: bent(xs, left) + offsetX, right: bent(xs, right) + offsetX,
    top: bent(ys, top) + offsetY, bottom: bent(ys, bottom) + offsetY,
  };
}
