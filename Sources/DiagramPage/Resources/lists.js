// The lists beside the picture: what has changed, the outline, the events, the findings.

const tabs = { outline: part("outline"), events: part("event-list"), findings: part("finding-list") };
if (part("change-list")) tabs.changes = part("change-list");
const startTab = tabs.changes ? "changes" : "outline";
const outlineRows = [...tabs.outline.querySelectorAll(".row")];
const foldableRows = outlineRows.filter(row => row.hasAttribute("aria-expanded"));
let outlineFocus = null;

function showTab(name, takesFocus) {
  if (takesFocus) showLists();
  state.tab = tabs[name] ? name : startTab;
  for (const [other, list] of Object.entries(tabs)) {
    const tab = part(`tab-${other}`), isIt = other === state.tab;
    tab.setAttribute("aria-selected", isIt);
    tab.tabIndex = isIt ? 0 : -1;
    list.hidden = !isIt;
    if (isIt && takesFocus) tab.focus();
  }
  remember();
}

for (const name of Object.keys(tabs)) {
  part(`tab-${name}`).addEventListener("click", () => showTab(name));
  part(`tab-${name}`).addEventListener("keydown", event => {
    const order = [...document.querySelectorAll("[role=tab]")].map(each => each.id.slice(9)), by = { ArrowRight: 1, ArrowLeft: order.length - 1 }[event.key];
    if (by) showTab(order[(order.indexOf(name) + by) % order.length], true);
  });
}

const boxesOfRows = new Map(outlineRows.map(row => [row, Number(row.dataset.box)])), boxOfRow = row => boxesOfRows.get(row);

const isListed = row => shownBoxes[boxOfRow(row)];

/** The rows that are still to be listed, and the next frame in which some are. */
let unlisted = [], listing = 0;
/** So many are listed in one frame; a row is so high where the outline is not shown. */
const fewRows = 30, leastHeight = 26;

/** Lists what no folded box hides: at once what is in sight, the rest a few rows in each frame. */
function showRows() {
  const rows = outlineRows.filter(isListed);
  if (rows.some(row => row.hidden)) for (const row of rows.slice(...sightOf(rows))) row.hidden = false;
  for (const row of outlineRows) if (!row.hidden && !isListed(row)) row.hidden = true;
  for (const row of foldableRows) {
    const isOpen = `${!state.folded.has(boxes[boxOfRow(row)].id)}`;
    if (row.ariaExpanded !== isOpen) row.ariaExpanded = isOpen;
  }
  unlisted = rows.filter(row => row.hidden);
  cancelAnimationFrame(listing);
  if (unlisted.length) listing = requestAnimationFrame(listSome);
  if (!outlineFocus || !isListed(outlineFocus)) focusRow(rows[0], true);
}

/** The first of the rows that are in sight, and the one after the last. */
function sightOf(rows) {
  const { scrollTop, clientHeight } = tabs.outline, near = 100;
  const height = rows.find(row => !row.hidden)?.offsetHeight || leastHeight;
  return [Math.max(scrollTop - near, 0) / height, (scrollTop + clientHeight + near) / height];
}

function listSome() {
  for (const row of unlisted.splice(0, Math.max(fewRows, unlisted.length / 16))) row.hidden = false;
  if (unlisted.length) listing = requestAnimationFrame(listSome);
}

function focusRow(row, isQuiet) {
  if (!row) return;
  row.hidden = false;
  if (outlineFocus) outlineFocus.tabIndex = -1;
  outlineFocus = row;
  row.tabIndex = 0;
  if (!isQuiet) row.focus();
}

/** Marks the selection in the lists. */
function showCurrent() {
  for (const row of tabs.events.querySelectorAll(".row")) {
    row.toggleAttribute("aria-current", Number(row.dataset.event) === state.event);
  }
  for (const row of outlineRows) {
    const isIt = boxes[boxOfRow(row)].coordinator === state.selected && state.selected !== null;
    row.setAttribute("aria-selected", isIt);
    if (!isIt) continue;
    row.hidden = false;
    row.scrollIntoView({ block: "nearest" });
  }
}

tabs.outline.addEventListener("click", event => {
  const row = event.target.closest(".row");
  if (!row) return;
  focusRow(row);
  if (event.target.classList.contains("twist")) fold(boxOfRow(row)); else select(coordinatorOf(boxOfRow(row)));
});

tabs.outline.addEventListener("keydown", event => {
  if (!outlineRows.includes(event.target)) return;
  const rows = outlineRows.filter(isListed), at = rows.indexOf(event.target), box = boxOfRow(event.target);
  const isOpen = event.target.getAttribute("aria-expanded");
  const act = {
    ArrowDown: () => focusRow(rows[at + 1]), ArrowUp: () => focusRow(rows[at - 1]),
    Home: () => focusRow(rows[0]), End: () => focusRow(rows[rows.length - 1]),
    ArrowRight: () => { if (isOpen === "false") fold(box); else if (isOpen) focusRow(rows[at + 1]); },
    ArrowLeft: () => {
      if (isOpen === "true") fold(box); else focusRow(rows.find(row => boxOfRow(row) === boxes[box].parent));
    },
    Enter: () => select(coordinatorOf(box)), " ": () => select(coordinatorOf(box)),
  }[event.key];
  if (!act) return;
  event.preventDefault();
  event.stopPropagation();
  act();
});
