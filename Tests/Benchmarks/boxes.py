"""Reads the boxes and event lanes of a picture back, and looks for overlaps. Prints one line of JSON.

    python3 boxes.py nav.svg

Boxes are swept in order, so that each needs to be compared with its neighbours only: O(n log n).
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


def read(path):
    """The boxes as (left, top, right, bottom), and the horizontal and vertical pieces of the event lanes."""
    boxes, horizontal, vertical = [], [], []
    groups = []
    for event, element in ElementTree.iterparse(path, events=("start", "end")):
        name = element.tag.rpartition("}")[2]
        if event == "start":
            if name == "g":
                groups.append((element.get("class", "").split(), []))
            continue
        if name in ("polygon", "path") and groups:
            groups[-1][1].append(_points(element.get("points") or element.get("d")))
        elif name == "g":
            classes, shapes = groups.pop()
            if BOXES.intersection(classes):
                boxes.append(_bounds(point for shape in shapes for point in shape))
            elif "flow" in classes:
                _pieces(shapes[0], horizontal, vertical)
            element.clear()
    return boxes, horizontal, vertical


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
    """How many boxes a picture has, how many pieces of lanes, and how many of them lie over a box."""
    boxes, horizontal, vertical = read(path)
    turned = [(top, left, bottom, right) for left, top, right, bottom in boxes]
    met = Counter(sweep(boxes, vertical))
    met_across = Counter(sweep(turned, horizontal))
    return {
        "boxes": len(boxes), "pieces": len(horizontal) + len(vertical), "overlaps": met["overlap"],
        "crossings": met["crossing"] + met_across["crossing"],
    }


if __name__ == "__main__":
    print(json.dumps(examine(sys.argv[1])))
