// Search in all names of the picture.

let matches = [], names = null;

/** Every name with its box, and with its row there if it has one. */
function allNames() {
  const fold = text => text.toLowerCase();
  return names ??= boxes.flatMap(({ coordinator, name, rows = [], also = [] }, box) => coordinator === undefined ? [] : [
    { box, text: fold(name), isTitle: 1 },
    ...rows.flatMap(({ is, text, full = "" }, row) => is ? { box, row, text: fold(`${text} ${full}`) } : []),
    ...also.map(text => ({ box, text: fold(text) })),
  ]);
}

/** Looks for a text; `isStill` leaves the picture where it is. */
function search(query, isStill) {
  state.query = query;
  if (part("query").value !== query) part("query").value = query;
  const wanted = query.trim().toLowerCase();
  // A coordinator with this name comes before others that only mention it.
  matches = wanted ? allNames().filter(({ text }) => text.includes(wanted)).sort((a, b) => !a.isTitle - !b.isTitle) : [];
  state.match = -1;
  if (isStill) relight(); else goToMatch(0);
  showMatches();
  remember();
}

function goToMatch(number) {
  if (matches.length) {
    state.match = (number + matches.length) % matches.length;
    const { box } = matches[state.match];
    uncover(box);
    showPicture();
    reveal([box]);
  }
  relight();
  showMatches();
  remember();
}

function showMatches() {
  const text = !state.query ? "" : !matches.length ? "none" : `${state.match + 1} of ${matches.length}`;
  part("matches").textContent = text;
  for (const name of ["previous", "next"]) part(name).disabled = !matches.length;
  if (state.query) say(matches[state.match] ? `${text}: ${boxes[matches[state.match].box].name}` : text);
}
