// Takes away the room of what is hidden. Nothing is laid out anew: every height (or breadth) at which something stood and
// nothing stands now is drawn together, for the whole picture at once, so that what is left keeps its shape and order.

/** The most of an emptied run that stays, in points. */
const mostLeft = 30;

/** Where along an axis something stands. Lines count where they run across the axis, with their ends and words. */
function occupied(axis, isShown) {
  const [low, high] = axis === "ys" ? ["top", "bottom"] : ["left", "right"], spans = [];
  boxGroups.forEach((box, index) => {
    if (!box || !isShown.box(index)) return;
    const { [low]: start, [high]: end } = box.frame;
    if (axis === "xs" || !box.rows.length) return void spans.push([start - 8, end + 8]);
    spans.push([start - 8, box.title.y + 8], [end - 8, end + 8]);
    for (const row of box.rows) if (isShown.row(row)) spans.push([row.y - 12, row.y + 5]);
  });
  const line = (found, isVisible) => {
    if (!found || !isVisible) return;
    for (const { element, [axis]: at } of found.parts) {
      if (element.tagName !== "path") spans.push([Math.min(...at), Math.max(...at)]);
      else for (let i = 1; i < at.length; i++) {
        const [from, to] = [Math.min(at[i], at[i - 1]), Math.max(at[i], at[i - 1])];
        if (to - from < 3) spans.push([from - 4, to + 4]);
      }
    }
  };
  branchGroups.forEach((found, index) => line(found, isShown.box(branches[index].to)));
  flowGroups.forEach((found, index) => line(found, isShown.flow(index)));
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

function squeeze(isShown) {
  const axes = ["xs", "ys"], always = () => true, next = {};
  full ??= axes.map(axis => occupied(axis, { box: always, row: always, flow: always }));
  axes.forEach((axis, index) => { next[axis] = bends(full[index], occupied(axis, isShown)); });
  const isIdle = axes.every(axis => !next[axis] && !bendsNow[axis]);
  bendsNow = next;
  if (isIdle) return;
  // Where nothing is squeezed, what Graphviz wrote stays as it was.
  const [x, y] = [next.xs, next.ys].map(points => value => points ? Math.round(bent(points, Number(value)) * 100) / 100 : value);
  for (const found of [...boxGroups, ...branchGroups, ...flowGroups]) {
    for (const piece of found?.parts ?? []) {
      if (piece.list) {
        piece.element.setAttribute(piece.list,
          piece.value.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, one, two) => `${x(one)},${y(two)}`));
        continue;
      }
      piece.nowY = Number(y(piece.y));
      piece.element.setAttribute(piece.names[0], x(piece.x));
      piece.element.setAttribute(piece.names[1], piece.nowY);
    }
  }
}

/** Where a box lies now, in the picture's own points. */
function frameOf(box) {
  const { left, top, right, bottom } = boxGroups[box].frame, { xs, ys } = bendsNow;
  return {
    left: bent(xs, left) + offsetX, right: bent(xs, right) + offsetX,
    top: bent(ys, top) + offsetY, bottom: bent(ys, bottom) + offsetY,
  };
}
