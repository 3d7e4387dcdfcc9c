// Where several events share a line or a row, the reader says which one is meant.

const chooser = part("chooser");

/** The events of lines and rows, each once, with the journey that leads there. */
function leadsOf(list) {
  const leads = new Map();
  for (const { leads: pairs = [] } of list) {
    for (let i = 0; i < pairs.length; i += 2) if (!leads.has(pairs[i])) leads.set(pairs[i], pairs[i + 1]);
  }
  return [...leads];
}

/** The lines at a point of the window. A line is thin, and others may be on top of it. */
function flowsAt(x, y, reach = 4) {
  const ids = new Set();
  for (const [dx, dy] of [[0, 0], [reach, 0], [-reach, 0], [0, reach], [0, -reach]]) {
    for (const node of document.elementsFromPoint(x + dx, y + dy)) {
      const found = node.closest("[data-flow]");
      if (found) ids.add(found.id);
    }
  }
  return [...ids].flatMap(id => flowsNamed.get(id)).filter(isFlowShown);
}

/** Shows the event at this point; offers a choice if there are several. */
function offer(leads, { clientX, clientY }) {
  if (leads.length === 1) return chooseEvent(...leads[0]);
  const title = chooser.firstElementChild, list = chooser.lastElementChild;
  title.textContent = `${leads.length} events go here`;
  list.replaceChildren(...leads.map(([event, journey]) => {
    const button = document.createElement("button");
    const name = tabs.events.querySelector(`[data-event="${event}"] .word`);
    const way = part(`e${event}`).content.querySelectorAll(`[data-journey="${journey}"] .track > :not(.dot)`);
    Object.assign(button.dataset, { event, journey });
    button.append(...[name, ...way].map(word => word.cloneNode(true)));
    return button;
  }));
  chooser.hidden = false;
  const { left, top, width, height } = canvas.getBoundingClientRect();
  chooser.style.left = `${Math.max(Math.min(clientX - left + 8, width - chooser.offsetWidth - 8), 8)}px`;
  chooser.style.top = `${Math.max(Math.min(clientY - top + 8, height - chooser.offsetHeight - 8), 8)}px`;
  list.firstElementChild.focus({ preventScroll: true });
  say(title.textContent);
}

function closeChooser() {
  if (chooser.contains(document.activeElement)) canvas.focus({ preventScroll: true });
  chooser.hidden = true;
}

chooser.addEventListener("keydown", event => {
  const all = [...chooser.querySelectorAll("button")], at = all.indexOf(document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length }[event.key];
  if (next !== undefined) all[next % all.length].focus();
  if (event.key === "Escape") closeChooser();
  if (next === undefined && event.key !== "Escape") return;
  event.preventDefault();
  event.stopPropagation();
});
