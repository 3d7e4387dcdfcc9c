// The panel beside the picture, and everything that leads to a coordinator or an event.

function showPanel() {
  const { selected, event } = state;
  const content = selected !== null ? part(`c${selected}`) : event !== null ? part(`e${event}`) : null;
  panel.hidden = !content;
  if (!content) return panel.replaceChildren();
  const close = part("close").content.cloneNode(true);
  panel.replaceChildren(close, content.content.cloneNode(true));
  panel.querySelector(".journeys")?.before(part("player").content.cloneNode(true));
  panel.scrollTop = 0;
}

/** Takes a coordinator in hand. */
function select(index) {
  pause();
  const box = boxOf.get(index);
  Object.assign(state, { selected: index, event: null, step: 0, journey: 0 });
  if (box !== undefined) uncover(box);
  showPicture();
  refresh();
  if (box !== undefined) reveal([box]);
  say(part(`c${index}`).content.querySelector("h2").textContent);
}

/** Clears the selection. */
function clear() {
  pause();
  Object.assign(state, { selected: null, event: null, step: 0, journey: 0 });
  if (panel.contains(document.activeElement)) canvas.focus();
  refresh();
}

function refresh() {
  showPanel();
  showCurrent();
  relight();
  markFolds();
  remember();
}

const acts = { back: () => stepBy(-1), on: () => stepBy(1), play: playOrPause, close: clear };

addEventListener("click", event => {
  const button = event.target.closest("button"), item = event.target.closest(".step");
  if (!button) return;
  const { coordinator, event: leads, journey, act } = button.dataset;
  chooser.hidden = true;
  if (act) acts[act]();
  else if (coordinator !== undefined) select(Number(coordinator));
  else if (leads !== undefined) chooseEvent(Number(leads), Number(journey ?? 0));
  else if (item) { pause(); stepTo(stepsNow().indexOf(item)); }
  else if (button.matches(".track")) chooseEvent(state.event, Number(button.parentElement.dataset.journey));
});

// A name may be cut: all of it is shown to who points at it.
addEventListener("pointerover", event => {
  const word = event.target.closest?.("bdi.word:not([title])");
  if (word) word.title = word.textContent;
});
