// Which part of the picture is seen. One transformation of one element moves all of it.

let moveEnd = 0, flight = 0;
const within = k => Math.min(Math.max(k, 0.003), 4);

function look({ x, y, k }) {
  state.view = { x, y, k };
  stage.style.transform = `translate(${x}px,${y}px) scale(${k})`;
  part("scale").textContent = `${Math.round(k * 100)} %`;
  // Text that nobody can read costs time to draw.
  svg.classList.toggle("far", k < 0.3);
  // While it moves, the browser keeps the picture as it is; afterwards it draws it sharp again.
  stage.classList.add("moving");
  clearTimeout(moveEnd);
  moveEnd = setTimeout(() => stage.classList.remove("moving"), 160);
  remember();
}

/** Goes there in a moment, or at once for those who want no motion. */
function fly(view) {
  cancelAnimationFrame(flight);
  const from = state.view, start = performance.now();
  if (!from || isReading || isCalm()) return look(view);
  const frame = now => {
    const part = Math.min(Math.max((now - start) / 240, 0), 1), ease = 1 - (1 - part) ** 3;
    const between = key => from[key] + (view[key] - from[key]) * ease;
    look({ x: between("x"), y: between("y"), k: between("k") });
    if (part < 1) flight = requestAnimationFrame(frame);
  };
  flight = requestAnimationFrame(frame);
}

/** The part of the canvas that the panel leaves free. */
function room() {
  const { right, bottom, width, height } = canvas.getBoundingClientRect();
  const cover = panel.getBoundingClientRect(), isSheet = cover.width > width * 0.9;
  if (panel.hidden) return { width, height };
  return { width: isSheet ? width : width - (right - cover.left), height: isSheet ? height - (bottom - cover.top) : height };
}

/** What shows boxes as large as there is room. */
function viewOf(list, most) {
  const frames = list.map(frameOf), { width, height } = room(), margin = 32;
  const [left, top] = ["left", "top"].map(side => frames.reduce((least, frame) => Math.min(least, frame[side]), Infinity));
  const [right, bottom] = ["right", "bottom"].map(side => frames.reduce((most, frame) => Math.max(most, frame[side]), -Infinity));
  const k = within(Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top), most));
  return { x: width / 2 - (left + right) / 2 * k, y: height / 2 - (top + bottom) / 2 * k, k };
}

function fit(isSudden) {
  const shown = [...boxes.keys()].filter(isBoxShown);
  if (shown.length) (isSudden ? look : fly)(viewOf(shown, 1.25));
}

/** Brings boxes into view, if they are not there already, at a size that can be read. */
function reveal(list) {
  const shown = list.filter(isBoxShown), { width, height } = room(), { x, y, k } = state.view;
  const isSeen = box => {
    const { left, top, right, bottom } = frameOf(box);
    return left * k + x > 8 && right * k + x < width - 8 && top * k + y > 8 && bottom * k + y < height - 8;
  };
  if (!shown.length || (k > 0.45 && shown.every(isSeen))) return;
  const view = viewOf(shown, Math.max(k, 0.9));
  isFitted = false;
  fly(view.k < 0.25 ? viewOf(shown.slice(0, 1), 0.9) : view);
}

/** The view at another scale, with one point of the canvas where it is. */
function zoomed(factor, x = room().width / 2, y = room().height / 2) {
  const { view } = state, k = within(view.k * factor);
  return { x: x - (x - view.x) * k / view.k, y: y - (y - view.y) * k / view.k, k };
}
