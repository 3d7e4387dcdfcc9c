// The keyboard, the buttons, and light and dark.

const startTheme = document.documentElement.dataset.theme ?? "";

function setTheme(theme) {
  state.theme = theme;
  if (theme) document.documentElement.dataset.theme = theme; else delete document.documentElement.dataset.theme;
}

function switchTheme() {
  const isDark = state.theme ? state.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  setTheme(isDark ? "light" : "dark");
  remember();
}

/** On a phone lists and picture take turns, and the lists come first. */
const isPhone = () => matchMedia("(max-width: 719px)").matches;

function toggleLists(isWide = !document.body.classList.contains("wide")) {
  document.body.classList.toggle("wide", isWide);
  part("menu").setAttribute("aria-expanded", !isWide);
  follow(true);
}

const showPicture = () => { if (isPhone() && !document.body.classList.contains("wide")) toggleLists(true); };
const showLists = () => { if (isPhone()) toggleLists(false); };

/** From the box in hand to its parent, its first child, its siblings: in the picture's own directions. */
function walk(key) {
  const shown = list => list.filter(box => isBoxShown(box) && boxes[box].coordinator !== undefined);
  const tops = shown(boxes.flatMap(({ parent }, index) => parent === undefined ? [index] : []));
  const own = boxOf.get(state.selected), parent = boxes[own]?.parent;
  const way = data.direction === "down" ? ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]
    : ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
  const siblings = parent === undefined ? tops : shown(childBoxes[parent]);
  const next = own === undefined ? tops[0] : [
    parent, shown(childBoxes[own])[0], siblings[siblings.indexOf(own) - 1], siblings[siblings.indexOf(own) + 1],
  ][way.indexOf(key)];
  if (next !== undefined) select(boxes[next].coordinator);
}

const move = (view, isSudden) => { follows = ""; if (isSudden) look(view); else fly(view); };
const actions = {
  "/": () => part("query").select(), n: () => goToMatch(state.match + 1), N: () => goToMatch(state.match - 1),
  "+": () => move(zoomed(1.35)), "-": () => move(zoomed(1 / 1.35)), "=": () => move(zoomed(1 / state.view.k)),
  0: () => { follows = "all"; follow(); }, h: () => { follows = "home"; follow(); },
  c: () => { if (boxOf.has(state.selected)) fold(boxOf.get(state.selected)); }, C: unfoldAll,
  Enter: () => panel.querySelector("h2")?.focus(),
  p: playOrPause, "[": () => stepBy(-1), "]": () => stepBy(1), j: () => journeyBy(1), k: () => journeyBy(-1),
  1: () => toggle("routes"), 2: () => toggle("screens"), 3: () => toggle("events"),
  o: () => { showLists(); showTab("outline"); outlineFocus?.focus(); }, e: () => showTab("events", true),
  f: () => showTab("findings", true), d: () => { if (tabs.changes) showTab("changes", true); }, "\\": () => toggleLists(), t: switchTheme, "?": () => part("keys").showModal(),
  Escape: () => { if (!chooser.hidden) closeChooser(); else if (state.query) search("", true); else clear(); },
};
part("picture").addEventListener("click", () => toggleLists(true));
const buttons = {
  menu: "\\", previous: "N", next: "n", theme: "t", help: "?", out: "-", in: "+", scale: "=", fit: "0",
  routes: "1", screens: "2", events: "3",
};
for (const [name, key] of Object.entries(buttons)) part(name).addEventListener("click", () => actions[key]());
part("verdict")?.addEventListener("click", actions.e);
part("query").addEventListener("input", event => search(event.target.value));
document.querySelector(".skip").addEventListener("click", event => { event.preventDefault(); actions.o(); });

addEventListener("keydown", event => {
  const { key, target, shiftKey } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || part("keys").open) return;
  let act = Object.hasOwn(actions, key) ? actions[key] : null;
  if (target === part("query")) {
    act = { Enter: () => goToMatch(state.match + (shiftKey ? -1 : 1)), Escape: () => { search("", true); canvas.focus(); } }[key];
  } else if (key === "Enter" && target.closest("button, a")) return;
  else if (key.startsWith("Arrow") && target === canvas) {
    const x = { ArrowLeft: 80, ArrowRight: -80 }[key] ?? 0, y = { ArrowUp: 80, ArrowDown: -80 }[key] ?? 0;
    act = () => shiftKey ? move({ ...state.view, x: state.view.x + x, y: state.view.y + y }, true) : walk(key);
  }
  if (!act) return;
  event.preventDefault();
  act();
});
