"""Reads the boxes, lines and texts of a picture back, and looks for what lies over something else. Prints one line of JSON.

    python3 boxes.py nav.svg

No box lies over another, and no line of a branch runs through one. The line of an event runs through the boxes on its way, to
the right and below their rows: it must not run through one in another direction, nor through a text. Boxes are swept in
order, so that each needs to be compared with its neighbours only: O(n log n).
"""

import bisect
import json
import re
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter

# A line may touch the edge of the box that it leads to, and coordinates are rounded to a hundredth.
TOLERANCE = 0.75
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
BOXES = {"coordinator", "reference", "lost-event"}
LINES = {"branch": {"branch"}, "event": {"stroke", "flow"}}


class Reading:
    """What is in a picture: frames as (left, top, right, bottom), and lines in pieces as (low, high, position)."""

    def __init__(self, path):
        self.boxes, self.texts = [], []
        # By what they are; each in pieces that lie across and pieces that stand upright.
        self.lines = {"branch": ([], []), "event": ([], [])}
        groups = []
        for event, element in ElementTree.iterparse(path, events=("start", "end")):
            name = element.tag.rpartition("}")[2]
            if event == "start":
                if name == "g":
                    groups.append((element.get("class", "").split(), []))
                continue
            if name in ("polygon", "path", "polyline") and groups:
                groups[-1][1].append((name, _points(element.get("points") or element.get("d"))))
            elif name == "text" and groups and BOXES.intersection(groups[-1][0]):
                self.texts.append(_frame(element))
            elif name == "g":
                self._take(*groups.pop())
                element.clear()

    def _take(self, classes, shapes):
        if BOXES.intersection(classes):
            self.boxes.append(_bounds(point for _, points in shapes[:1] for point in points))
        for sort, names in LINES.items():
            if names.intersection(classes):
                # An arrow's head is a polygon.
                for name, points in shapes:
                    if name == "path":
                        _pieces(points, *self.lines[sort])


def _frame(text):
    """Where the letters of a text are. One without a length of its own counts as a point."""
    size, width = float(text.get("font-size")), float(text.get("textLength") or 0)
    left = float(text.get("x")) - {"middle": width / 2, "end": width}.get(text.get("text-anchor"), 0)
    # A sign beside a word ends where the word begins.
    return left + 1, float(text.get("y")) - 0.7 * size, left + max(width - 1, 1), float(text.get("y")) + 0.1 * size


def _points(text):
    numbers = [float(number) for number in NUMBER.findall(text)]
    return list(zip(numbers[::2], numbers[1::2]))


def _bounds(points):
    xs, ys = zip(*points)
    return min(xs), min(ys), max(xs), max(ys)


def _pieces(curve, horizontal, vertical):
    """Cuts a curve into straight pieces that enclose it: an arc becomes the corner that it rounds."""
    corners = []
    for index, point in enumerate(curve):
        if corners and abs(point[0] - corners[-1][0]) > 0.02 and abs(point[1] - corners[-1][1]) > 0.02:
            before = corners[-2] if len(corners) > 1 else curve[index - 1]
            came_across = abs(before[1] - corners[-1][1]) <= 0.02
            corners.append((point[0], corners[-1][1]) if came_across else (corners[-1][0], point[1]))
        corners.append(point)
    for (x1, y1), (x2, y2) in zip(corners, corners[1:]):
        if abs(x1 - x2) > abs(y1 - y2):
            horizontal.append((min(x1, x2), max(x1, x2), y1))
        elif y1 != y2:
            vertical.append((min(y1, y2), max(y1, y2), x1))


def sweep(boxes, lines):
    """Sweeps boxes from left to right; yields what it meets: "overlap" for a box that lies over another, "crossing" for
    a line that runs through one.

    A line is (low, high, position): it stands upright at `position`.
    """
    events = []
    for index, (left, _, right, _) in enumerate(boxes):
        events.append((left + TOLERANCE, 1, index))
        events.append((right - TOLERANCE, 0, index))
    events += [(position, 2, index) for index, (_, _, position) in enumerate(lines)]
    events.sort()
    active = []  # (top, bottom, box), disjoint and in order as long as no boxes overlap
    for _, kind, index in events:
        if kind == 2:
            if _meets(active, *lines[index][:2]):
                yield "crossing"
            continue
        entry = (boxes[index][1] + TOLERANCE, boxes[index][3] - TOLERANCE, index)
        place = bisect.bisect_left(active, entry)
        if kind == 0:
            active.pop(place)
            continue
        if _meets(active, entry[0], entry[1]):
            yield "overlap"
        active.insert(place, entry)


def _meets(active, low, high):
    place = bisect.bisect_left(active, (high,))
    return place > 0 and active[place - 1][1] > low


def examine(path):
    """How many boxes, pieces of lines and texts a picture has, and how many of them lie over others."""
    picture = Reading(path)
    turned, texts = _turned(picture.boxes), _turned(picture.texts)
    (across, upright), (events_across, events_upright) = picture.lines["branch"], picture.lines["event"]
    met = Counter(sweep(picture.boxes, upright + events_upright))
    met_across = Counter(sweep(turned, across))
    met_texts = Counter(sweep(picture.texts, upright + events_upright)) + Counter(sweep(texts, across + events_across))
    return {
        "boxes": len(picture.boxes), "texts": len(picture.texts),
        "branches": len(across) + len(upright), "events": len(events_across) + len(events_upright),
        "overlaps": met["overlap"], "crossings": met["crossing"] + met_across["crossing"], "struck": met_texts["crossing"],
    }


def _turned(frames):
    return [(top, left, bottom, right) for left, top, right, bottom in frames]


if __name__ == "__main__":
    print(json.dumps(examine(sys.argv[1])))
