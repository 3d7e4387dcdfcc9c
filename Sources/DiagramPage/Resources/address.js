// The reader's choices in the address: a link to the page shows what its sender saw.

let writing = 0, isReading = false;

function remember() {
  if (isReading) return;
  clearTimeout(writing);
  writing = setTimeout(writeAddress, 120);
}

function writeAddress() {
  const words = new URLSearchParams(), { x, y, k } = state.view, { width, height } = room();
  const set = (key, value) => { if (value) words.set(key, value); };
  // A point of the picture in the middle: windows differ in size.
  if (follows === "all") set("at", "all");
  else if (!follows) set("at", [(width / 2 - x) / k, (height / 2 - y) / k, k].map(value => Number(value.toFixed(5))).join());
  if (state.selected !== null) set("select", boxes[boxOf.get(state.selected)]?.id);
  if (state.event !== null) {
    set("event", events[state.event]);
    set("journey", state.journey && state.journey + 1);
    if (state.step < stepsNow().length - 1) set("step", state.step + 1);
  }
  set("search", state.query);
  if (state.query && state.match > 0) set("match", state.match + 1);
  set("hide", [...state.hidden].sort().join());
  if (`${[...state.folded]}` !== `${startFold}`) words.set("fold", [...state.folded]);
  if (state.tab !== startTab) set("list", state.tab);
  if (state.theme !== startTheme) set("theme", state.theme);
  const text = words.toString().replaceAll("%2C", ",");
  history.replaceState(null, "", text ? `#${text}` : location.pathname + location.search);
}

function readAddress() {
  isReading = true;
  const words = new URLSearchParams(location.hash.slice(1));
  const list = name => (words.get(name) ?? "").split(",").filter(Boolean);
  const number = name => (Number(words.get(name)) || 1) - 1;
  setTheme(["light", "dark"].includes(words.get("theme")) ? words.get("theme") : startTheme);
  state.hidden = new Set(list("hide").filter(name => ["routes", "screens", "events"].includes(name)));
  state.folded = new Set((words.has("fold") ? list("fold") : startFold).filter(id => boxNamed.has(id)));
  clear();
  search(words.get("search") ?? "", true);
  arrange();
  showTab(words.get("list"));
  follows = words.get("at") === "all" ? "all" : "home";
  follow(true);
  const event = events.indexOf(words.get("event"));
  // An anchor without more, as documents link to a box.
  const box = boxNamed.get(words.get("select") ?? location.hash.slice(1));
  if (event >= 0) {
    chooseEvent(event, number("journey"), true);
    if (words.has("step")) stepTo(number("step"));
  } else if (box !== undefined && coordinatorOf(box) !== undefined) select(coordinatorOf(box));
  if (matches.length) goToMatch(number("match"));
  const [x, y, k] = list("at").map(Number);
  if (k > 0 && Number.isFinite(x + y)) {
    follows = "";
    cancelAnimationFrame(flight);
    look({ x: room().width / 2 - x * k, y: room().height / 2 - y * k, k });
  }
  isReading = false;
}
