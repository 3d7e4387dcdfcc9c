"""How tangled a picture is: counts in SVGs that coordviz wrote, beside each other.

    python3 picture.py OLD.svg NEW.svg …

Counts crossings of lines, lines upon each other, the length of event lines, and how large rows are in a README that is
880 pixels wide. Lines of one claim, and branches from one place, are one line. Reads pictures of all versions.
"""

import re
import sys
import xml.etree.ElementTree as ElementTree

SVG = "{http://www.w3.org/2000/svg}"
NUMBER = re.compile(r"-?\d+\.?\d*")


def pieces(path):
    """A path as short straight pieces: curves are cut into eight."""
    found, at = [], None
    for command, rest in re.findall(r"([MCL])([^MCLZ]*)", path):
        numbers = [float(number) for number in NUMBER.findall(rest)]
        points = list(zip(numbers[::2], numbers[1::2]))
        if command == "M":
            at = points[0]
            points = points[1:]
        if command == "L":
            for point in points:
                found.append((at, point))
                at = point
            continue
        for a, b, c in zip(points[::3], points[1::3], points[2::3]):
            straight = all(abs((p[0] - at[0]) * (c[1] - at[1]) - (p[1] - at[1]) * (c[0] - at[0])) < 0.01 for p in (a, b))
            last, steps = at, 1 if straight else 8
            for step in range(1, steps + 1):
                t, u = step / steps, 1 - step / steps
                point = tuple(u**3 * at[i] + 3 * t * u * u * a[i] + 3 * t * t * u * b[i] + t**3 * c[i] for i in (0, 1))
                found.append((last, point))
                last = point
            at = c
    return found


class Picture:
    def __init__(self, file):
        root = ElementTree.parse(file).getroot()
        box = [float(number) for number in NUMBER.findall(root.get("viewBox"))]
        self.width, self.height = box[2], box[3]
        self.lines, self.rows, self.boxes = [], [], 0
        for group in root.iter(SVG + "g"):
            classes = (group.get("class") or "").split()
            if not classes:
                continue
            self.boxes += classes[0] == "coordinator"
            if classes[0] == "coordinator":
                self.rows += [float(text.get("font-size")) for text in list(group.iter(SVG + "text"))[2:]]
            if classes[0] in ("branch", "flow", "stroke"):
                found = [piece for path in group.iter(SVG + "path") for piece in pieces(path.get("d"))]
                self.lines.append((classes[0], group.get("id"), found))

    def crossings(self, one, other):
        """Pairs of lines of two sorts that cross, each place counted once; where lines join they don't cross."""
        count = 0
        for index, (sort, _, first) in enumerate(self.lines):
            for kind, _, second in self.lines[index + 1:]:
                if {sort, kind} <= one | other and (sort in one and kind in other or sort in other and kind in one):
                    count += sum(crosses(a, b) for a in first for b in second)
        return count

    def overlaps(self):
        """How many points of event lines lie upon lines of other events or of branches."""
        total = 0
        for index, (sort, _, first) in enumerate(self.lines):
            for kind, _, second in self.lines[index + 1:]:
                if "branch" == sort == kind:
                    continue
                total += sum(max(overlap(a, b), 0) for a in first for b in second)
        return total

    def length(self):
        return sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) for sort, _, found in self.lines if sort != "branch" for a, b in found)


def crosses(one, other):
    (ax, ay), (bx, by) = one
    (cx, cy), (dx, dy) = other
    def side(px, py, qx, qy, rx, ry):
        return (qx - px) * (ry - py) - (qy - py) * (rx - px)
    first, second = side(ax, ay, bx, by, cx, cy), side(ax, ay, bx, by, dx, dy)
    third, fourth = side(cx, cy, dx, dy, ax, ay), side(cx, cy, dx, dy, bx, by)
    return first * second < -1e-6 and third * fourth < -1e-6


def overlap(one, other):
    for axis in (0, 1):
        places = [point[axis] for piece in (one, other) for point in piece]
        if max(places) - min(places) < 1:
            along = 1 - axis
            spans = [sorted(point[along] for point in piece) for piece in (one, other)]
            return min(spans[0][1], spans[1][1]) - max(spans[0][0], spans[1][0]) - 2
    return 0


def main():
    print(f"{'':34} {'boxes':>6} {'lines':>6} {'x branch':>9} {'x event':>8} {'upon':>7} {'length':>8} {'size':>12} {'row px':>7}")
    events = {"flow", "stroke"}
    for file in sys.argv[1:]:
        picture = Picture(file)
        row = 11 * min(1, 880 / picture.width) if picture.rows else 0
        print(
            f"{file[-34:]:34} {picture.boxes:6} {sum(sort != 'branch' for sort, *_ in picture.lines):6}"
            f" {picture.crossings({'branch'}, events):9} {picture.crossings(events, events):8}"
            f" {picture.overlaps():7.0f} {picture.length():8.0f}"
            f" {picture.width:5.0f}×{picture.height:<6.0f} {row:7.1f}")


main()
