"""How fast `coordviz render` is, beside `dot`, in one run: the goals of the project, and whether they are met.

    python3 render.py path/to/coordviz [--quick]

Prints figures and exits with 0: a noisy machine is no reason to fail. All of it takes up to half an hour, because `dot`
does for 10,000 coordinators; --quick takes a minute, stops `dot` early, and leaves the largest pictures out.
"""

import json
import math
import pathlib
import shutil
import subprocess
import sys
import tempfile

import measure

HERE = pathlib.Path(__file__).parent


class Benchmark:
    def __init__(self, coordviz, folder, is_quick):
        self.coordviz = coordviz
        self.folder = pathlib.Path(folder)
        self.is_quick = is_quick

    def run(self):
        dot = shutil.which("dot")
        version = subprocess.run([dot, "-V"], capture_output=True, text=True).stderr.strip() if dot else "no dot"
        print(f"coordviz render, medians of whole processes; {version}")
        if dot:
            self.small()
            self.large()
        self.growth()
        self.reading()

    def small(self):
        """15 coordinators: what an everyday picture costs."""
        tree, dot = self.tree(15), self.dot(15)
        rounds = 15 if self.is_quick else 61
        ours, theirs = measure.interleaved([self.render(tree), ["dot", "-Tsvg", dot, "-o", self.file("dot.svg")]], rounds)
        print(f"\n15 coordinators to SVG, {rounds} rounds")
        row("coordviz", f"{ours.cpu * 1e3:.1f} ms CPU", f"{ours.wall * 1e3:.1f} ms")
        row("dot -Tsvg", f"{theirs.cpu * 1e3:.1f} ms CPU", f"{theirs.wall * 1e3:.1f} ms")
        goal("CPU, ratio to dot", ours.cpu / theirs.cpu, "at most", 0.6)
        row("wall, ratio to dot", f"{ours.wall / theirs.wall:.2f}")

    def large(self):
        """10,000 coordinators: what dot was not made for."""
        tree, dot = self.tree(10_000), self.dot(10_000)
        ours = [measure.run(self.render(tree)) for _ in range(2)]
        theirs = measure.run(["dot", "-Tsvg", dot, "-o", self.file("dot.svg")], 15 if self.is_quick else 1200)
        ours = measure.median(ours + [measure.run(self.render(tree)) for _ in range(1 if self.is_quick else 3)])
        print("\n10,000 coordinators to SVG")
        row("coordviz", f"{ours.cpu:.2f} s CPU", f"{ours.wall:.2f} s", f"{ours.peak:.0f} MB")
        if theirs.finished:
            row("dot -Tsvg", f"{theirs.cpu:.1f} s CPU", f"{theirs.wall:.1f} s", f"{theirs.peak:.0f} MB")
        else:
            row("dot -Tsvg", f"not done after {theirs.cpu:.0f} s CPU")
        ratio = theirs.cpu / ours.cpu
        if theirs.finished or ratio >= 40:
            goal("CPU, times faster than dot" + ("" if theirs.finished else ", at least"), ratio, "at least", 40)
        else:
            row("CPU, times faster than dot", f"over {ratio:.1f}", "  not decided: dot was stopped")

    def growth(self):
        sizes = [1_000, 5_000, 10_000] if self.is_quick else [1_000, 2_000, 5_000, 10_000, 20_000, 50_000]
        print("\ngrowth: by default, and with titles only at every size, so that sizes compare")
        row("coordinators", "default", "", "titles only", "")
        figures = []
        for size in sizes:
            tree = self.tree(size)
            rounds = 1 if self.is_quick or size > 10_000 else 3
            commands = [self.render(tree), self.render(tree, "--detail", "titles", "--layout", "tidy")]
            default, titles = measure.interleaved(commands, rounds)
            figures.append((size, default, titles))
            row(f"{size:,}", f"{default.cpu:.3f} s CPU", f"{default.peak:.0f} MB",
                f"{titles.cpu:.3f} s CPU", f"{titles.peak:.0f} MB")
        # A twentieth for the noise of the machine: n² would come out at 1.8.
        goal("exponent of time over n·log n", exponent([(n, run.cpu) for n, _, run in figures]), "at most", 1.05)
        goal("exponent of memory over n·log n", exponent([(n, run.peak) for n, _, run in figures]), "at most", 1.05)
        if sizes[-1] == 50_000:
            goal("MB for 50,000", figures[-1][1].peak, "at most", 300)

    def reading(self):
        """Reads pictures back: does anything lie over anything else?"""
        print("\nboxes, lines and texts, read back from the SVG")
        for size in [10_000] if self.is_quick else [10_000, 50_000]:
            subprocess.run(self.render(self.tree(size)), check=True, stderr=subprocess.DEVNULL)
            self.python("boxes.py", self.file("nav.svg"), to=self.file("boxes.json"))
            found = json.loads(pathlib.Path(self.file("boxes.json")).read_text())
            row(f"{size:,}", *[f"{found[name]:,} {name}" for name in ("boxes", "texts", "branches", "events")])
            # Without them, nothing would be found below.
            for name in ("boxes", "branches", "events"):
                goal(f"{name} that were read", found[name], "at least", size / 10)
            goal("boxes over boxes", found["overlaps"], "at most", 0)
            goal("lines through boxes", found["crossings"], "at most", 0)
            goal("lines through texts", found["struck"], "at most", 0)

    # What is measured

    def render(self, tree, *options):
        return [self.coordviz, "render", tree, "-o", self.file("nav.svg"), "--quiet", *options]

    def tree(self, size):
        path = self.file(f"{size}.json")
        if not pathlib.Path(path).exists():
            self.python("trees.py", str(size), to=path)
        return path

    def dot(self, size):
        path = self.file(f"{size}.dot")
        subprocess.run([self.coordviz, "render", self.tree(size), "-o", path, "--quiet"], check=True)
        return path

    def file(self, name):
        return str(self.folder / name)

    def python(self, script, *arguments, to):
        """Runs in a process of its own, so that this one stays small (see `measure.run`)."""
        with open(to, "w") as output:
            subprocess.run([sys.executable, str(HERE / script), *arguments], check=True, stdout=output)


def exponent(figures):
    """The slope of the figures over n·log n, both as logarithms: 1 where they grow like it (least squares)."""
    xs = [math.log(n * math.log(n)) for n, _ in figures]
    ys = [math.log(value) for _, value in figures]
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    return sum((a - x) * (b - y) for a, b in zip(xs, ys)) / sum((a - x) ** 2 for a in xs)


def row(name, *cells):
    print(f"  {name:<34}" + "".join(f" {cell:>15}" for cell in cells).rstrip())


def goal(name, value, comparison, bound):
    is_met = value <= bound if comparison == "at most" else value >= bound
    shown = f"{value:,.0f}" if bound == 0 or value >= 100 else f"{value:.2f}"
    print(f"  {name:<34}{shown:>16}   goal: {comparison} {bound:g}   {'met' if is_met else 'MISSED'}")


if __name__ == "__main__":
    arguments = [argument for argument in sys.argv[1:] if argument != "--quick"]
    if len(arguments) != 1:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        Benchmark(arguments[0], folder, "--quick" in sys.argv).run()
