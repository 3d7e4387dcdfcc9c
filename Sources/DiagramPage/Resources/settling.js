// Puts elements where they belong after space was removed: at once what is in sight, the rest a few in each frame, because the
// browser styles, lays out and paints whatever is shown or hidden, whether anybody sees it or not.

/** The groups that are not yet where they belong, and the next frame that is used for them. */
let unsettled = [], settling = 0;
/** So few are done at once; and so many in a later frame. */
const fewest = 40, each = 12;

const shiftNow = ({ frame: { left, top, right, bottom } }) =>
  ({ x: shiftOf(bendsNow.xs, left, right), y: shiftOf(bendsNow.ys, top, bottom) });

/** How far an element moves as a whole; not at all where it is drawn together. */
function aimOf(found) {
  const shift = shiftNow(found);
  return shift.x === null || shift.y === null ? unmoved : shift;
}

/** Whether an element is where it belongs. A hidden one moves when it is shown. */
function isSettled(found) {
  if (Boolean(found.isGone) === found.isShown) return false;
  if (!found.isShown) return true;
  const { x, y } = shiftNow(found);
  return !found.isBent && x === found.shift.x && y === found.shift.y;
}

/** Shows or hides an element, and moves it. Most move as a whole, which is fast. */
function settle(found) {
  if (Boolean(found.isGone) === found.isShown) {
    found.isGone = !found.isShown;
    found.node.classList.toggle("gone", found.isGone);
  }
  if (!found.isShown) return;
  const shift = shiftNow(found), isRigid = shift.x !== null && shift.y !== null, keep = value => value;
  const to = points => points ? value => Math.round(bent(points, Number(value)) * 100) / 100 : keep;
  if (isRigid && found.isBent) bend(found, keep, keep);
  if (!isRigid) bend(found, to(bendsNow.xs), to(bendsNow.ys));
  found.isBent = !isRigid;
  const now = aimOf(found);
  if (found.shift.x === now.x && found.shift.y === now.y) return;
  found.shift = now;
  if (now.x || now.y) found.node.setAttribute("transform", `translate(${now.x} ${now.y})`); else found.node.removeAttribute("transform");
}

/** Whether an element is in sight where it is, or where it belongs. */
function isInSight(found) {
  const { x, y, k } = state.view, { width, height } = room(), { left, top, right, bottom } = found.frame;
  const meets = (left, top, right, bottom) => (left + offsetX) * k + x < width && (right + offsetX) * k + x > 0
    && (top + offsetY) * k + y < height && (bottom + offsetY) * k + y > 0;
  if (!found.isGone && (found.isBent || meets(left + found.shift.x, top + found.shift.y, right + found.shift.x, bottom + found.shift.y))) return true;
  const { xs, ys } = bendsNow;
  return found.isShown && meets(bent(xs, left), bent(ys, top), bent(xs, right), bent(ys, bottom));
}

/** Settles what is in sight, and later the rest. */
function settleSoon() {
  const isAll = !state.view || unsettled.length <= fewest;
  const rest = isAll ? [] : unsettled.filter(found => !isInSight(found)), later = new Set(rest);
  for (const found of unsettled) if (!later.has(found)) settle(found);
  unsettled = rest;
  cancelAnimationFrame(settling);
  if (rest.length) settling = requestAnimationFrame(() => requestAnimationFrame(settleSome));
}

function settleSome() {
  for (const found of unsettled.splice(0, each)) settle(found);
  if (unsettled.length) settling = requestAnimationFrame(settleSome);
}

/** Settles everything that is left. */
function settleNow() {
  cancelAnimationFrame(settling);
  for (const found of unsettled.splice(0)) settle(found);
}
