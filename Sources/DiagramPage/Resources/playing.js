// Plays a journey: one step after the other, as long as the reader lets it.

let beat = 0;
const pace = 620;

/** Takes an event in hand, and plays one of its journeys; `isStill` shows the journey as a whole. */
function chooseEvent(event, journey = 0, isStill = isCalm()) {
  const isNew = state.event !== event;
  Object.assign(state, { event, selected: null, journey, step: 0 });
  if (state.hidden.delete("events")) arrange();
  showPicture();
  if (isNew) showPanel();
  const list = panel.querySelectorAll("[data-journey]");
  state.journey = Math.min(Math.max(journey, 0), Math.max(list.length - 1, 0));
  for (const item of list) item.firstChild.setAttribute("aria-expanded", Number(item.dataset.journey) === state.journey);
  const steps = stepsNow();
  const way = new Set(steps.flatMap(signsOf).filter(sign => sign >= 0).map(Number));
  for (const box of way) uncover(box);
  markFolds();
  showCurrent();
  stepTo(isStill ? steps.length - 1 : 0);
  reveal([...way]);
  if (isStill || !steps.length) pause(); else play();
}

/** Goes to a step of the journey. */
function stepTo(step) {
  const steps = stepsNow();
  state.step = Math.min(Math.max(step, 0), Math.max(steps.length - 1, 0));
  steps.forEach((item, at) => {
    item.classList.toggle("past", at <= state.step);
    item.toggleAttribute("aria-current", at === state.step);
    if (at === state.step) {
      item.scrollIntoView({ block: "nearest" });
      say([...item.querySelectorAll("button > *")].map(word => word.textContent).join(": "));
    }
  });
  relight();
  remember();
}

function play() {
  pause();
  const count = stepsNow().length;
  if (count && state.step >= count - 1) stepTo(0);
  // A long path is played faster: two hundred steps would take too long.
  const wait = Math.max(pace * Math.min(1, 12 / count), 40);
  const next = () => {
    if (state.step >= stepsNow().length - 1) return pause();
    stepTo(state.step + 1);
    beat = setTimeout(next, wait);
  };
  beat = setTimeout(next, wait);
  showPlaying();
}

function pause() {
  clearTimeout(beat);
  beat = 0;
  showPlaying();
}

function showPlaying() {
  const button = panel.querySelector("[data-act=play]");
  if (button) button.textContent = beat ? "Pause" : "Play";
}

const playOrPause = () => { if (beat) pause(); else play(); };
const stepBy = by => { pause(); stepTo(state.step + by); };
const journeyBy = by => {
  const count = panel.querySelectorAll("[data-journey]").length;
  if (state.event !== null && count) chooseEvent(state.event, (state.journey + by + count) % count);
};
