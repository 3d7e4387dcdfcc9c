// The lists beside the picture: what has changed, the outline, the events, the findings.

const tabs = { outline: part("outline"), events: part("event-list"), findings: part("finding-list") };
if (part("change-list")) tabs.changes = part("change-list");
const startTab = tabs.changes ? "changes" : "outline";
const outlineRows = [...tabs.outline.querySelectorAll(".row")];
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

/** Lists what no folded box hides. */
function showRows() {
  for (const row of outlineRows) {
    const box = boxOfRow(row);
    if (row.hidden === shownBoxes[box]) row.hidden = !shownBoxes[box];
    const isOpen = row.getAttribute("aria-expanded"), isOpenNow = `${!state.folded.has(boxes[box].id)}`;
    if (isOpen && isOpen !== isOpenNow) row.setAttribute("aria-expanded", isOpenNow);
  }
  if (!outlineFocus || outlineFocus.hidden) focusRow(outlineRows.find(row => !row.hidden), true);
}

function focusRow(row, isQuiet) {
  if (!row) return;
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
    if (isIt) row.scrollIntoView({ block: "nearest" });
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
  const rows = outlineRows.filter(row => !row.hidden), at = rows.indexOf(event.target), box = boxOfRow(event.target);
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
