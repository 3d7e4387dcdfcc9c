"""How tangled a picture is: counts in SVGs that coordviz wrote, beside each other.

    python3 picture.py OLD.svg NEW.svg …
    python3 picture.py path/to/coordviz
    python3 picture.py path/to/coordviz TREE.json …

The first compares pictures. The second draws the racing sample and made-up apps of many sizes, and says which goals are
met. The third draws trees, each as large as it is and for a README. Counts crossings of lines, lines upon each other, lines
through text, the length of event lines, and how large rows are in a README that is 880 pixels wide. Lines of one claim, and
branches from one place, are one line. Reads pictures of all versions.
"""

import pathlib
import re
import subprocess
import sys
import tempfile
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
        self.lines, self.rows, self.boxes, self.texts = [], [], 0, []
        for group in root.iter(SVG + "g"):
            classes = (group.get("class") or "").split()
            if not classes:
                continue
            self.texts += [frame(text) for text in group.findall(SVG + "text")]
            self.boxes += classes[0] == "coordinator"
            if classes[0] == "coordinator":
                self.rows += [float(text.get("font-size")) for text in list(group.iter(SVG + "text"))[2:]]
            if classes[0] in ("branch", "flow", "stroke"):
                found = [piece for path in group.iter(SVG + "path") for piece in pieces(path.get("d"))]
                self.lines.append((classes[0], group.get("id"), found))

    def pairs(self):
        """Pieces of two lines that come near each other, swept from left to right."""
        found = [
            (min(a[0], b[0]) - 1, max(a[0], b[0]) + 1, min(a[1], b[1]) - 1, max(a[1], b[1]) + 1, line, (a, b))
            for line, (*_, pieces) in enumerate(self.lines)
            for a, b in pieces
        ]
        active = []
        for piece in sorted(found):
            left, _, top, bottom, line, _ = piece
            active = [other for other in active if other[1] >= left]
            for other in active:
                if other[4] != line and other[2] <= bottom and other[3] >= top:
                    yield self.lines[other[4]][0], self.lines[line][0], other[5], piece[5]
            active.append(piece)

    def crossings(self, one, other):
        """Pairs of lines of two sorts that cross, each place counted once; where lines join they don't cross."""
        return sum(
            crosses(a, b)
            for sort, kind, a, b in self.pairs()
            if sort in one and kind in other or sort in other and kind in one
        )

    def overlaps(self):
        """How many points of event lines lie upon lines of other events or of branches."""
        return sum(max(overlap(a, b), 0) for sort, kind, a, b in self.pairs() if not "branch" == sort == kind)

    def through_text(self):
        """How many texts a line runs through."""
        lines = [piece for *_, found in self.lines for piece in found]
        return sum(any(meets(piece, text) for piece in lines) for text in self.texts)

    def length(self):
        return sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) for sort, _, found in self.lines if sort != "branch" for a, b in found)


def frame(text):
    """Where the letters of a text are: left, top, right, bottom. A text without a length of its own counts as a point."""
    size, width = float(text.get("font-size")), float(text.get("textLength") or 0)
    left = float(text.get("x")) - {"middle": width / 2, "end": width}.get(text.get("text-anchor"), 0)
    baseline = float(text.get("y"))
    return left, baseline - 0.7 * size, left + width, baseline + 0.1 * size


def meets(piece, text):
    (ax, ay), (bx, by) = piece
    left, top, right, bottom = text
    # A sign beside a word ends where the word begins.
    return max(ax, bx) > left + 1 and min(ax, bx) < right - 1 and max(ay, by) > top and min(ay, by) < bottom


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


HERE = pathlib.Path(__file__).parent
SIZES = [14, 34, 110, 227, 2_000]
"""How many coordinators the made-up apps have."""


def bars(coordviz):
    """Draws as people do, and holds what comes out to the goals."""
    with tempfile.TemporaryDirectory() as folder:
        racing = str(HERE.parent.parent / "Samples" / "racing" / "tree.json")
        trees = {"racing": (racing, 11)}
        for size in SIZES:
            tree = f"{folder}/{size}.json"
            with open(tree, "w") as output:
                subprocess.run([sys.executable, str(HERE / "trees.py"), str(size)], check=True, stdout=output)
            trees[f"{size:,}"] = (tree, size)
        print("pictures: how large they are, and how large their rows in a README of 880 pixels")
        for name, (tree, size) in trees.items():
            whole, fitted = (draw(coordviz, tree, f"{folder}/{name}.svg", fit) for fit in ("none", "readme"))
            row = 11 * min(1, 880 / fitted.width)
            print(f"  {name:>8}  {whole.width:6.0f}×{whole.height:<6.0f}  fitted {fitted.width:5.0f}×{fitted.height:<6.0f}")
            goal("row text in a README, px", row, "at least", 11 if size <= 15 else 8)
            if name == "racing":
                goal("events upon other lines, pt", whole.overlaps(), "at most", 4)
                goal("crossings of events", whole.crossings({"stroke"}, {"stroke"}), "at most", 9)
                goal("crossings with branches", whole.crossings({"branch"}, {"stroke"}), "at most", 12)
                goal("width by height", fitted.width / fitted.height, "at least", 1)
                goal("width by height", fitted.width / fitted.height, "at most", 16 / 9)


def draw(coordviz, tree, file, fit):
    subprocess.run([coordviz, "render", tree, "-o", file, "--fit", fit, "--quiet"], check=True)
    return Picture(file)


def goal(name, value, comparison, bound):
    is_met = value <= bound if comparison == "at most" else value >= bound
    print(f"  {name:<34}{value:>16.2f}   goal: {comparison} {bound:g}   {'met' if is_met else 'MISSED'}")


def compare(files):
    print(
        f"{'':34} {'boxes':>6} {'lines':>6} {'x branch':>9} {'x event':>8} {'upon':>7} {'text':>5} {'length':>8} {'size':>12}"
        f" {'row px':>7}")
    events = {"flow", "stroke"}
    for file in files:
        picture = Picture(file)
        row = 11 * min(1, 880 / picture.width) if picture.rows else 0
        print(
            f"{pathlib.Path(file).stem[-34:]:34} {picture.boxes:6} {sum(sort != 'branch' for sort, *_ in picture.lines):6}"
            f" {picture.crossings({'branch'}, events):9} {picture.crossings(events, events):8}"
            f" {picture.overlaps():7.0f} {picture.through_text():5} {picture.length():8.0f}"
            f" {picture.width:5.0f}×{picture.height:<6.0f} {row:7.1f}")


def main():
    if len(sys.argv) == 2 and not sys.argv[1].endswith(".svg"):
        bars(sys.argv[1])
        return
    if sys.argv[1].endswith(".svg"):
        compare(sys.argv[1:])
        return
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for tree in sys.argv[2:]:
            for fit in ("none", "readme"):
                files.append(f"{folder}/{pathlib.Path(tree).stem}-{fit}.svg")
                draw(sys.argv[1], tree, files[-1], fit)
        compare(files)


main()
