// Highlights what belongs to the followed event, the search or the selection, and dims the rest.

let lit = [], rowMarks = [];

function light(node, ...classes) {
  if (!node) return;
  node.classList.add(...classes);
  lit.push(node);
}

/** The steps of the journey in hand, as the panel lists them. */
const stepsNow = () => state.event === null ? []
  : [...panel.querySelectorAll(`[data-journey="${state.journey}"] .step`)];

const signsOf = step => step.dataset.on?.split(" ") ?? [];

/** The subject of a step: a box, the branch that leads to one, a line. */
function groupOf(sign) {
  const number = Number(sign.slice(1));
  return sign[0] === "b" ? branchTo.get(number) : sign[0] === "f" ? groupOfFlow.get(flows[number].id) : boxGroups[sign];
}

function relight() {
  for (const node of lit) node.classList.remove("on", "now", "found", "selected");
  lit = [];
  svg.classList.toggle("lit", state.event !== null);
  svg.classList.toggle("searching", matches.length > 0);
  const steps = stepsNow();
  steps.slice(0, state.step + 1).forEach((step, at) => {
    for (const sign of signsOf(step)) light(groupOf(sign)?.node, "on", ...(at === state.step ? ["now"] : []));
  });
  // An event without an emission shows its interceptors.
  if (state.event !== null && !steps.length) {
    for (const chip of panel.querySelectorAll("[data-coordinator]")) {
      light(boxGroups[boxOf.get(Number(chip.dataset.coordinator))]?.node, "on");
    }
  }
  for (const { box } of matches) light(boxGroups[box]?.node, "found");
  light(boxGroups[boxOf.get(state.selected)]?.node, "selected");
  const found = new Set(matches.map(({ box }) => box));
  for (const row of outlineRows) row.classList.toggle("found", found.has(boxOfRow(row)));
  markRows();
  lightMap();
}

/** Marks behind the rows that a journey or the search has come to. */
function markRows() {
  for (const mark of rowMarks) mark.remove();
  rowMarks = [];
  const mark = (box, row, name) => {
    const line = row === undefined ? boxGroups[box]?.title : boxGroups[box]?.rows[row];
    if (!line || line.isHidden || !isBoxShown(box)) return;
    // The mark moves with its box.
    const { left, right } = frameOf(box), shift = aimOf(boxGroups[box]) ?? unmoved, isTitle = row === undefined;
    const sign = draw("rect", {
      class: `mark ${name}`, x: left - offsetX - shift.x + 5, y: heightOf(line) - shift.y - (isTitle ? 15 : 12.5),
      width: right - left - 10, height: isTitle ? 21 : 16.5, rx: 3,
    });
    line.pieces[0].element.before(sign);
    rowMarks.push(sign);
  };
  const rows = stepsNow().slice(0, state.step + 1).flatMap(step => step.dataset.rows?.split(" ") ?? []);
  for (const place of new Set(rows)) {
    mark(...place.split(":").map(Number), "step");
  }
  matches.forEach(({ box, row }, at) => mark(box, row, at === state.match ? "match now" : "match"));
}
