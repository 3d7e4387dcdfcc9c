"use strict";
// The data of the page. Names come from anywhere: the script never makes markup of them.

const data = JSON.parse(document.getElementById("page-data").textContent);
const { boxes, branches, flows, events } = data;

/** What the reader has chosen: the address keeps all of it. */
const state = {
  view: null, selected: null, event: null, journey: 0, step: 0,
  hidden: new Set(), folded: new Set(), query: "", match: -1, tab: "outline", theme: "",
};

const part = name => document.getElementById("page-" + name);
const canvas = part("canvas"), stage = part("stage"), panel = part("panel");
const say = text => { part("status").textContent = text; };
const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const boxOf = new Map(), boxNamed = new Map();
const childBoxes = boxes.map(() => []);
boxes.forEach((box, index) => {
  boxNamed.set(box.id, index);
  if (box.coordinator !== undefined) boxOf.set(box.coordinator, index);
  if (box.parent !== undefined && !box.lost) childBoxes[box.parent].push(index);
});
const coordinatorOf = box => boxes[box].coordinator ?? boxes[box].reference;

/** The boxes below a box. Without recursion: a chain may be long. */
function beneath(box) {
  const found = [...childBoxes[box]];
  for (let at = 0; at < found.length; at++) for (const child of childBoxes[found[at]]) found.push(child);
  return found;
}
