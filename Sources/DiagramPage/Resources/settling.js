// Puts elements where they belong after space was removed: at once what is in sight, the rest a few in each frame, because the
// browser styles, lays out and paints all that is shown or hidden, even if it is out of sight.

/** The groups that are not yet where they belong, and the next frame in which some are settled. */
let unsettled = [], settling = 0;
/** So few are settled at once, or in one frame. */
const atOnce = 12, few = 12;

for (const node of [...drawing.childNodes]) if (!node.tagName) node.remove();
/** The groups in the order in which they are painted. */
const painted = [...drawing.children], orderOf = new Map(painted.map((node, at) => [node, at]));

/** Hidden elements are not in the document, because the browser would visit them in every frame. */
function putBack(node) {
  let at = orderOf.get(node) - 1;
  while (at >= 0 && painted[at].parentNode !== drawing) at--;
  if (at < 0) drawing.prepend(node); else painted[at].after(node);
}

/** How far an element moves as a whole; `null` where it is drawn together. */
function aimOf({ frame: { left, top, right, bottom } }) {
  const x = shiftOf(bendsNow.xs, left, right), y = shiftOf(bendsNow.ys, top, bottom);
  return x === null || y === null ? null : { x, y };
}

/** Whether an element is where it belongs. A hidden one moves when it is shown. */
function isSettled(found) {
  if (found.isGone === found.isShown || !found.isShown) return found.isGone !== found.isShown;
  const aim = aimOf(found);
  return aim && !found.isBent && aim.x === found.shift.x && aim.y === found.shift.y;
}

/** Shows or hides an element, and moves it. Most move as a whole, which is fast. */
function settle(found) {
  const { isShown, isBent, node, shift } = found, aim = aimOf(found), keep = value => value;
  if (found.isGone === isShown) {
    found.isGone = !isShown;
    if (isShown) putBack(node); else node.remove();
  }
  if (!isShown) return;
  const to = points => points ? value => Math.round(bent(points, Number(value)) * 100) / 100 : keep;
  if (!aim) bend(found, to(bendsNow.xs), to(bendsNow.ys)); else if (isBent) bend(found, keep, keep);
  found.isBent = !aim;
  const { x, y } = found.shift = aim ?? unmoved;
  if (shift.x === x && shift.y === y) return;
  if (x || y) node.setAttribute("transform", `translate(${x} ${y})`); else node.removeAttribute("transform");
}

/** Whether an element is in sight where it is, or where it belongs. */
function isInSight(found) {
  const { x, y, k } = state.view, { width, height } = room(), { frame, shift, isGone, isBent, isShown } = found;
  const meets = (left, top, right, bottom) => (left + offsetX) * k + x < width && (right + offsetX) * k + x > 0
    && (top + offsetY) * k + y < height && (bottom + offsetY) * k + y > 0;
  const { left, top, right, bottom } = frame, { xs, ys } = bendsNow;
  return !isGone && (isBent || meets(left + shift.x, top + shift.y, right + shift.x, bottom + shift.y))
    || isShown && meets(bent(xs, left), bent(ys, top), bent(xs, right), bent(ys, bottom));
}

/** Settles what is in sight, and `most` others; the rest later. */
function settleSoon(most = 0) {
  cancelAnimationFrame(settling);
  const later = [];
  if (!state.view || unsettled.length <= atOnce) most = Infinity;
  for (const found of unsettled) if (most-- > 0 || isInSight(found)) settle(found); else later.push(found);
  unsettled = later;
  if (later.length) settling = requestAnimationFrame(() => settleSoon(Math.max(few, later.length / 10)));
}
