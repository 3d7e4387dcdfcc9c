// Mouse, pen and fingers on the picture.

const fingers = new Map();
let grip = null, hasMoved = false;

const place = event => {
  const { left, top } = canvas.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
};

/** Where the fingers hold the picture: the middle between two, and how far they are apart. */
function hold() {
  const [one, other = one] = [...fingers.values()];
  if (!one) return null;
  const length = Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1);
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, length, view: { ...state.view } };
}

canvas.addEventListener("pointerdown", event => {
  if (event.button > 1 || event.target.closest("button, .over-picture")) return;
  cancelAnimationFrame(flight);
  fingers.set(event.pointerId, place(event));
  hasMoved = fingers.size > 1;
  grip = hold();
});

addEventListener("pointermove", event => {
  if (!fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, place(event));
  const now = hold(), { view } = grip;
  // A hand is never quite still: a few points are still a click.
  if (!hasMoved && Math.hypot(now.x - grip.x, now.y - grip.y) < 4) return;
  if (!hasMoved) canvas.setPointerCapture(event.pointerId);
  hasMoved = true;
  canvas.classList.add("dragged");
  follows = "";
  const k = within(view.k * now.length / grip.length);
  look({ x: now.x - (grip.x - view.x) * k / view.k, y: now.y - (grip.y - view.y) * k / view.k, k });
});

for (const name of ["pointerup", "pointercancel"]) {
  addEventListener(name, event => {
    if (fingers.delete(event.pointerId)) grip = hold();
    canvas.classList.toggle("dragged", fingers.size > 0);
  });
}

canvas.addEventListener("wheel", event => {
  event.preventDefault();
  cancelAnimationFrame(flight);
  follows = "";
  const unit = [1, 18, 400][event.deltaMode], { deltaX, deltaY, ctrlKey, shiftKey } = event, { x, y } = place(event);
  if (!ctrlKey && (shiftKey || Math.abs(deltaX) > Math.abs(deltaY))) {
    return look({ ...state.view, x: state.view.x - (deltaX || deltaY) * unit });
  }
  // A pinch on a trackpad comes as a wheel with the control key, in small steps.
  look(zoomed(Math.exp(-Math.max(Math.min(deltaY * unit, 160), -160) * (ctrlKey ? 0.01 : 0.0022)), x, y));
}, { passive: false });

canvas.addEventListener("click", event => {
  const wasOpen = !chooser.hidden;
  closeChooser();
  if (event.target.closest("button")) return;
  if (event.target.closest("a")) event.preventDefault();
  if (hasMoved) return;
  const node = event.target.closest("[data-box], [data-flow], [data-fold]");
  if (node?.dataset.fold) return fold(Number(node.dataset.fold));
  const box = Number(node?.dataset.box), isBox = node && !node.dataset.flow && !node.classList.contains("branch");
  const row = isBox ? rowAt(box, (place(event).y - state.view.y) / state.view.k - offsetY) : -1;
  const there = !isBox ? flowsAt(event.clientX, event.clientY)
    : boxes[box].lost ? flows.filter(({ to }) => to === box) : [boxes[box].rows?.[row] ?? {}];
  const leads = leadsOf(there);
  if (leads.length) return offer(leads, event);
  if (!node) return wasOpen || clear();
  if (boxes[box] && coordinatorOf(box) !== undefined) select(coordinatorOf(box));
});

canvas.addEventListener("dblclick", event => {
  const box = event.target.closest("[data-box]")?.dataset.box;
  if (box) fold(Number(box));
});
