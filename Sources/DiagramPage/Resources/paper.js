// The picture on paper: the visible part, as large as is readable, on as many sheets as necessary; then the events.

const paper = part("paper");
/** A sheet in points of the picture at which text is of six points on A4, and on letter; and the most that are printed. */
const sheet = { width: 131 * textSize, height: 82 * textSize, most: 40 };

/** Where to cut a length that is too long for one sheet: near equal parts, where there are the fewest boxes. */
function cuts(low, high, most, spans) {
  const count = Math.ceil((high - low) / most), places = [low];
  for (let i = 1; i < count; i++) {
    const even = (high - low) / count, slack = Math.min(even * 0.3, (most * count - (high - low)) / 2 + even * 0.1);
    const crossed = place => spans.filter(([from, to]) => from < place && place < to).length;
    let best = low + even * i;
    for (let step = -10; step <= 10; step++) {
      const place = low + even * i + slack * step / 10;
      if (crossed(place) < crossed(best)) best = place;
    }
    places.push(best);
  }
  return [...places, high];
}

function paperSheets() {
  const frames = shownNow().map(frameOf), all = around(shownNow()), margin = 26;
  const { left, top, right, bottom } = { left: all.left - margin, top: all.top - margin, right: all.right + margin, bottom: all.bottom + margin };
  const pages = Math.ceil((right - left) / sheet.width) * Math.ceil((bottom - top) / sheet.height);
  const by = Math.max(1, Math.sqrt(pages / sheet.most));
  const xs = cuts(left, right, sheet.width * by, frames.map(frame => [frame.left, frame.right]));
  const ys = cuts(top, bottom, sheet.height * by, frames.map(frame => [frame.top, frame.bottom]));
  const found = [];
  for (let row = 1; row < ys.length; row++) for (let column = 1; column < xs.length; column++) {
    const [x, y, x2, y2] = [xs[column - 1], ys[row - 1], xs[column], ys[row]];
    if (!frames.some(frame => frame.left < x2 && frame.right > x && frame.top < y2 && frame.bottom > y)) continue;
    const figure = document.createElement("figure"), words = document.createElement("figcaption");
    const picture = draw("svg", { class: "coordviz", viewBox: [x, y, x2 - x, y2 - y] });
    picture.append(draw("use", { href: `#${drawing.id}` }));
    if (xs.length * ys.length > 4) words.textContent = `Row ${row} of ${ys.length - 1}, column ${column} of ${xs.length - 1}`;
    figure.append(words, picture);
    found.push(figure);
  }
  return found;
}

/** The outcome of every event as in the panels, in the order of the list: lost ones first. */
function paperEvents() {
  const table = document.createElement("table"), most = 6;
  const cell = (row, name, ...words) => { const made = document.createElement(name); made.append(...words); row.append(made); };
  const head = table.createTHead().insertRow();
  for (const word of ["Event", "From, and where it ends"]) cell(head, "th", word);
  const lines = table.createTBody();
  for (const { dataset: { event } } of tabs.events.querySelectorAll(".row")) {
    const tracks = [...part(`e${event}`).content.querySelectorAll(".track")], ways = new Map();
    for (const track of tracks) if (track.querySelector(".dot.error")) ways.set(track.textContent, track);
    const told = Math.max(most, ways.size);
    for (const track of tracks) ways.set(track.textContent, track);
    const row = lines.insertRow(), list = document.createElement("ul");
    cell(row, "td", tabs.events.querySelector(`[data-event="${event}"] .word`).cloneNode(true));
    for (const track of [...ways.values()].slice(0, told)) cell(list, "li", ...[...track.children].map(word => word.cloneNode(true)));
    if (ways.size > told) cell(list, "li", `and ${ways.size - told} more`);
    if (!ways.size) cell(list, "li", "never emitted");
    cell(row, "td", list);
  }
  return events.length ? [table] : [];
}

addEventListener("beforeprint", () => {
  settleSoon(Infinity);
  drawing.id ||= "page-drawing";
  paper.replaceChildren(...paperSheets(), ...paperEvents());
  document.body.classList.add("printed");
});
addEventListener("afterprint", () => {
  paper.replaceChildren();
  document.body.classList.remove("printed");
});
