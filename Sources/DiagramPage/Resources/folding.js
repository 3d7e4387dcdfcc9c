// What of the picture is shown: subtrees that are folded away, and rows and lines that the reader switched off.

const foldMarks = new Map();
let shownBoxes = boxes.map(() => true);
const isBoxShown = box => shownBoxes[box] && boxGroups[box] !== null;
const isFlowShown = ({ from, to }) => !state.hidden.has("events") && shownBoxes[from] && shownBoxes[to];

/** The choice of a sheet: the overview, a tab or feature, or everything; only large apps have it. */
const chosenSheet = part("sheet"), features = [...chosenSheet?.options ?? []].map(({ value }) => value).filter(id => boxNamed.has(id));

/** What is folded below boxes: in a large tree, everything below the levels that are readable at once. */
function foldsBelow(level) {
  let count = 0;
  for (;;) {
    const next = level.flatMap(box => childBoxes[box]);
    count += next.length;
    if (boxes.length < 250 || !next.length) return [];
    if (count > 60 && count > next.length) return level.flatMap(box => childBoxes[box].length ? boxes[box].id : []);
    level = next;
  }
}

/** What is folded at first. */
const startFold = features.length && boxes.length < 250 ? features
  : foldsBelow(boxes.flatMap(({ parent }, box) => parent === undefined ? box : []));

/** What is folded on a sheet. */
const foldsOf = id => id === "all" ? [] : !id ? startFold
  : features.filter(other => other !== id).concat(foldsBelow([boxNamed.get(id)]));

chosenSheet?.addEventListener("change", ({ target: { value } }) => {
  state.folded = new Set(foldsOf(value));
  arrange();
  follows = value ? "" : "home";
  if (value === "all") fit();
  else home(false, value ? [boxNamed.get(value), ...beneath(boxNamed.get(value))].filter(isBoxShown) : shownNow());
});

/** Shows what should be visible, and hides the rest; `anchor` is a box that does not move on the screen. */
function arrange(anchor) {
  const before = boxGroups[anchor] && frameOf(anchor);
  // Parents come before their children.
  shownBoxes = [];
  boxes.forEach(({ parent, lost }, index) => {
    shownBoxes[index] = !lost && (parent === undefined || (shownBoxes[parent] && !state.folded.has(boxes[parent].id)));
  });
  // A lost event is shown as long as its emitter is.
  if (!state.hidden.has("events")) for (const { from, to } of flows) if (boxes[to].lost && shownBoxes[from]) shownBoxes[to] = true;
  boxGroups.forEach((found, index) => {
    if (!found) return;
    found.rows.forEach((row, at) => {
      const isHidden = state.hidden.has(boxes[index].rows[at].is);
      if (isHidden === Boolean(row.isHidden)) return;
      row.isHidden = isHidden;
      for (const piece of row.pieces) piece.element.classList.toggle("gone", isHidden);
    });
  });
  const areWaysShown = flowsOfGroup.map(flows => flows.some(isFlowShown));
  squeeze({ box: isBoxShown, row: row => !row.isHidden, flow: index => areWaysShown[index] });
  for (const name of ["routes", "screens", "events"]) part(name).setAttribute("aria-pressed", !state.hidden.has(name));
  if (chosenSheet) chosenSheet.value = ["", "all", ...features].find(id => `${foldsOf(id)}` === `${[...state.folded]}`);
  showRows();
  markFolds();
  markRows();
  drawMapLater();
  if (before && state.view) {
    const now = frameOf(anchor), { x, y, k } = state.view;
    look({ x: x + (before.left - now.left) * k, y: y + (before.top - now.top) * k, k });
  }
  settleSoon();
  remember();
}

function toggle(name) {
  if (!state.hidden.delete(name)) state.hidden.add(name);
  arrange(boxOf.get(state.selected) ?? shownBoxes.indexOf(true));
  follow();
  say(`${name} ${state.hidden.has(name) ? "hidden" : "shown"}`);
}

/** Folds everything below a box, or unfolds it. */
function fold(box) {
  const { id, name } = boxes[box];
  if (!childBoxes[box].length) return;
  if (!state.folded.delete(id)) state.folded.add(id);
  arrange(box);
  say(`${name}: ${beneath(box).length} beneath ${state.folded.has(id) ? "folded" : "unfolded"}`);
}

function unfoldAll() {
  state.folded = new Set(state.folded.size ? [] : startFold);
  arrange();
  follows = "home";
  follow();
}

/** Unfolds whatever hides a box. */
function uncover(box) {
  let isChanged = false;
  for (let next = boxes[box]?.parent; next !== undefined; next = boxes[next].parent) {
    isChanged = state.folded.delete(boxes[next].id) || isChanged;
  }
  if (isChanged) arrange();
}

/** Signs at boxes with others below them: a minus for the selected one, a number if they are folded. */
function markFolds() {
  for (const mark of foldMarks.values()) mark.remove();
  foldMarks.clear();
  for (const box of new Set([...state.folded].map(id => boxNamed.get(id)).concat(boxOf.get(state.selected) ?? []))) {
    if (!isBoxShown(box) || !childBoxes[box].length) continue;
    const isFolded = state.folded.has(boxes[box].id), frame = frameOf(box);
    const text = isFolded ? `+${beneath(box).length}` : "−", width = 12 + 7 * text.length;
    // Beside the box, so that neither its corner nor its name is covered.
    const [x, y] = data.direction === "down"
      ? [(frame.left + frame.right) / 2, frame.bottom + 13] : [frame.right + 5 + width / 2, frame.top + 12];
    const mark = draw("g", { class: isFolded ? "fold folded" : "fold", transform: `translate(${x - offsetX} ${y - offsetY})` });
    const label = draw("text", { "text-anchor": "middle", y: 4 });
    label.textContent = text;
    mark.append(draw("rect", { x: -width / 2, y: -9.5, width, height: 19, rx: 9.5 }), label);
    mark.dataset.fold = box;
    drawing.append(mark);
    foldMarks.set(box, mark);
  }
}
