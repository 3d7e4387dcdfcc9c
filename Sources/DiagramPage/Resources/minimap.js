// A small picture of the whole, if not all of it is visible: the visible part, and the places of matches.

const map = part("map"), [mapBoxes, mapFound, mapSeen] = map.querySelectorAll("path, rect");
const mapRoom = innerWidth < 720 ? { width: 110, height: 90 } : { width: 190, height: 150 };
let mapFrame = null, mapLater = 0;

const outlines = list => list.map(frameOf)
  .map(({ left, top, right, bottom }) => `M${left} ${top}H${right}V${bottom}H${left}z`).join("");

/** Draws the boxes that are shown, as soon as there is time. */
function drawMapLater() {
  clearTimeout(mapLater);
  mapLater = setTimeout(drawMap, 80);
}

function drawMap() {
  const shown = shownNow();
  if (!shown.length) return;
  mapFrame = around(shown);
  const { left, top, right, bottom } = mapFrame, width = right - left, height = bottom - top;
  const k = Math.min(mapRoom.width / width, mapRoom.height / height), picture = map.firstElementChild;
  picture.setAttribute("viewBox", [left, top, width, height]);
  picture.setAttribute("width", Math.max(width * k, 24));
  picture.setAttribute("height", Math.max(height * k, 24));
  mapBoxes.setAttribute("d", outlines(shown));
  moveMap();
  lightMap();
}

/** Shows the places of what is lit up. */
function lightMap() {
  const found = new Set([...matches.map(({ box }) => box), ...lit.map(node => boxNamed.get(node.id))]);
  mapFound.setAttribute("d", outlines([...found].filter(box => box !== undefined && isBoxShown(box))));
}

/** Shows which part is in view. */
function moveMap() {
  if (!mapFrame || !state.view) return;
  const { x, y, k } = state.view, { width, height } = room(), { left, top, right, bottom } = mapFrame;
  const [fromX, toX] = [-x / k, (width - x) / k].map(value => Math.min(Math.max(value, left), right));
  const [fromY, toY] = [-y / k, (height - y) / k].map(value => Math.min(Math.max(value, top), bottom));
  map.hidden = (toX - fromX) * (toY - fromY) > 0.995 * (right - left) * (bottom - top);
  for (const [name, value] of Object.entries({ x: fromX, y: fromY, width: toX - fromX, height: toY - fromY })) {
    mapSeen.setAttribute(name, value);
  }
}

/** Moves to the pointer's place on the small picture. */
function goThere(event) {
  const frame = map.firstElementChild.getBoundingClientRect(), { left, top, right, bottom } = mapFrame, { k } = state.view;
  const scale = Math.min(frame.width / (right - left), frame.height / (bottom - top)), { width, height } = room();
  const x = (left + right) / 2 + (event.clientX - frame.left - frame.width / 2) / scale;
  const y = (top + bottom) / 2 + (event.clientY - frame.top - frame.height / 2) / scale;
  cancelAnimationFrame(flight);
  follows = "";
  look({ x: width / 2 - x * k, y: height / 2 - y * k, k });
}

for (const kind of ["pointerdown", "pointermove"]) {
  map.addEventListener(kind, event => {
    event.stopPropagation();
    if (event.buttons !== 1) return;
    if (kind === "pointerdown") map.setPointerCapture(event.pointerId);
    goThere(event);
  });
}
map.addEventListener("click", event => event.stopPropagation());
