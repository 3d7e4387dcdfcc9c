// The visible part of the picture. One transformation of one element moves all of it.

let moveEnd = 0, flight = 0;
/** What the view keeps to when the window changes: the first view, all of the picture, or a place of the reader's. */
let follows = "home";
/** The sizes of text that is easy to read, and of the smallest text to start with, in points of the screen. */
const easy = 10.5, least = 8.5;
const within = k => Math.min(Math.max(k, 0.003), 4);

function look({ x, y, k }) {
  state.view = { x, y, k };
  stage.style.transform = `translate(${x}px,${y}px) scale(${k})`;
  part("scale").textContent = `${Math.round(k * 100)} %`;
  // Text that is too small to read only costs time to draw.
  svg.classList.toggle("far", k * textSize < 3);
  moveMap();
  // While the picture moves, the browser keeps it as it is; afterwards it is drawn sharply again.
  stage.classList.add("moving");
  clearTimeout(moveEnd);
  moveEnd = setTimeout(() => stage.classList.remove("moving"), 160);
  remember();
}

/** Moves there in a moment, or at once for readers who prefer no motion. */
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

let roomNow = null;
new ResizeObserver(() => { roomNow = null; }).observe(canvas);
addEventListener("resize", () => { roomNow = null; });

// The part of the canvas that the panel leaves free. To ask makes the browser lay out all of the page at once, so the answer is
// kept; even the window's size would make it do so.
function room() {
  const of = [document.body.className, panel.hidden, panel.hidden || `${state.selected} ${state.event}`].join();
  if (roomNow?.of !== of) roomNow = { of, ...measuredRoom() };
  return roomNow;
}

function measuredRoom() {
  const { right, bottom, width, height } = canvas.getBoundingClientRect();
  const cover = panel.getBoundingClientRect(), isSheet = cover.width > width * 0.9;
  if (panel.hidden) return { width, height };
  return { width: isSheet ? width : width - (right - cover.left), height: isSheet ? height - (bottom - cover.top) : height };
}

/** What boxes take up together. */
function around(list) {
  const frame = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { left, top, right, bottom } of list.map(frameOf)) {
    [frame.left, frame.top] = [Math.min(frame.left, left), Math.min(frame.top, top)];
    [frame.right, frame.bottom] = [Math.max(frame.right, right), Math.max(frame.bottom, bottom)];
  }
  return frame;
}

/** What shows boxes as large as there is room. */
function viewOf(list, most) {
  const frame = around(list), { left, top, right, bottom } = frame, { width, height } = room(), margin = 32;
  const k = within(Math.min((width - 2 * margin) / (right - left), (height - 2 * margin) / (bottom - top), most));
  return { x: width / 2 - (left + right) / 2 * k, y: height / 2 - (top + bottom) / 2 * k, k, frame };
}

const shownNow = () => [...boxes.keys()].filter(isBoxShown);

/** All of the picture. */
function fit(isSudden) {
  const shown = shownNow();
  if (shown.length) (isSudden ? look : fly)(viewOf(shown, 1.25));
}

/** The first view: the whole picture if it is readable, else the root at a readable size, and what follows it. */
function home(isSudden, shown = shownNow()) {
  if (!shown.length) return;
  const all = viewOf(shown, 1.25), { width, height } = room(), k = easy / textSize, margin = 32;
  if (all.k * textSize >= least) return (isSudden ? look : fly)(all);
  const { frame } = all, root = frameOf(shown[0]), isDown = data.direction === "down";
  // At most a margin of blank space, and a picture smaller than the window is centred.
  const along = (room, low, high, wanted) => (high - low) * k + 2 * margin <= room ? room / 2 - (low + high) / 2 * k
    : Math.min(Math.max(wanted, room - margin - high * k), margin - low * k);
  const middle = (room, low, high) => room / 2 - (low + high) / 2 * k;
  (isSudden ? look : fly)({
    x: along(width, frame.left, frame.right, isDown ? middle(width, root.left, root.right) : margin - root.left * k),
    y: along(height, frame.top, frame.bottom, isDown ? margin - root.top * k : middle(height, root.top, root.bottom)), k,
  });
}

/** Keeps to what the reader has chosen to see, after the window or the picture has changed. */
function follow(isSudden) {
  if (follows) (follows === "all" ? fit : home)(isSudden);
}

/** Brings boxes into view at a readable size, if they are not visible already. */
function reveal(list) {
  const shown = list.filter(isBoxShown), { width, height } = room(), { x, y, k } = state.view;
  for (const box of shown) settle(boxGroups[box]);
  const isSeen = box => {
    const { left, top, right, bottom } = frameOf(box);
    return left * k + x > 8 && right * k + x < width - 8 && top * k + y > 8 && bottom * k + y < height - 8;
  };
  if (!shown.length || (k * textSize > 5 && shown.every(isSeen))) return;
  const most = Math.max(k, easy / textSize), view = viewOf(shown, most);
  follows = "";
  fly(view.k * textSize < 4 ? viewOf(shown.slice(0, 1), most) : view);
}

/** The view at another scale, with one point of the canvas where it is. */
function zoomed(factor, x = room().width / 2, y = room().height / 2) {
  const { view } = state, k = within(view.k * factor);
  return { x: x - (x - view.x) * k / view.k, y: y - (y - view.y) * k / view.k, k };
}
