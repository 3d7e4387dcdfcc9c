"""How fast `coordviz check` is, beside its own start, its own reading, and a peer in Python: the goals of the project, and
whether they are met.

    python3 check.py path/to/coordviz [--quick]

The peer needs orjson. Prints figures and exits with 0: a noisy machine is no reason to fail.
"""

import json
import math
import pathlib
import subprocess
import sys
import tempfile
from collections import Counter

import measure
from render import HERE, goal, row

QUIET = ["--report", "json=/dev/null"]
CHAIN = 200_000
# The peer tells these for each path or place, coordviz for each cause.
TOLD_ONCE = {"unhandled-event", "undeclared-event", "navigation-cycle"}


class Benchmark:
    def __init__(self, coordviz, folder, is_quick):
        self.coordviz = coordviz
        self.folder = pathlib.Path(folder)
        self.is_quick = is_quick
        self.rules = [line.split()[:2] for line in self.output("rules").splitlines()]
        # As warnings, so that what is found doesn't fail a run.
        self.every_rule = self.configuration("every", [rule for rule, _ in self.rules])
        self.usual_rules = self.configuration("usual", [rule for rule, severity in self.rules if severity != "off"])

    def run(self):
        print("\ncoordviz check, medians of whole processes")
        self.small()
        self.large()
        self.peer()
        self.growth()
        self.chains()

    def small(self):
        """15 coordinators: what everyday use costs."""
        tree, rounds = self.clean_tree(15), 31 if self.is_quick else 201
        print(f"\n15 coordinators, {rounds} rounds")
        version, check = measure.interleaved([[self.coordviz, "--version"], self.check(tree)], rounds)
        row("coordviz --version", f"{version.cpu * 1e3:.2f} ms CPU", f"{version.wall * 1e3:.2f} ms")
        row("coordviz check", f"{check.cpu * 1e3:.2f} ms CPU", f"{check.wall * 1e3:.2f} ms")
        goal("wall, ratio", check.wall / version.wall, "at most", 1.5)

    def large(self):
        """100,000 coordinators: what thinking costs beside reading."""
        tree = self.tree(100_000)
        numbers = json.loads(self.output("stats", "--json", tree))
        facts = numbers["emissions"] + numbers["interceptors"]
        rounds = 3 if self.is_quick else 9
        once = self.check(tree, *QUIET, "--config", self.every_rule)
        # A second report costs what the first one does: that is how it is told from what the rules take.
        commands = [
            [self.coordviz, "--version"], [self.coordviz, "validate", tree], once, [*once, "--report", "json"],
        ]
        version, reading, check, twice = measure.interleaved(commands, rounds)
        read, report = reading.cpu - version.cpu, twice.cpu - check.cpu
        thought = check.cpu - reading.cpu - report
        megabytes = pathlib.Path(tree).stat().st_size / 1e6
        print(f"\n100,000 coordinators, {facts:,} emissions and interceptors, {megabytes:.0f} MB, {rounds} rounds")
        row("reading (validate)", f"{read:.3f} s CPU", f"{reading.peak:.0f} MB")
        row("propagation and all rules", f"{thought:.3f} s CPU", f"{check.peak:.0f} MB")
        row("report", f"{report:.3f} s CPU", f"{twice.peak:.0f} MB for two")
        goal("propagation and rules to reading", thought / read, "at most", 1)

    def peer(self):
        """The same check in Python."""
        tree, rounds = self.tree(100_000), 1 if self.is_quick else 5
        print("\n100,000 coordinators, beside a Python of the same check that reads with orjson")
        ours, theirs = self.file("ours.json"), self.file("theirs.json")
        commands = [
            self.check(tree, "--report", f"json={ours}", "--config", self.usual_rules),
            [sys.executable, str(HERE / "peer.py"), tree, theirs],
        ]
        try:
            check, python = measure.interleaved(commands, rounds)
        except RuntimeError:
            row("skipped", "is orjson there?")
            return
        row("coordviz check", f"{check.cpu:.3f} s CPU", f"{check.wall:.3f} s", f"{check.peak:.0f} MB")
        row("Python", f"{python.cpu:.3f} s CPU", f"{python.wall:.3f} s", f"{python.peak:.0f} MB")
        goal("wall, ratio to Python", check.wall / python.wall, "at most", 1)
        found, expected = findings(ours), findings(theirs)
        row("findings", f"{found.total():,}", f"{expected.total():,}")
        goal("findings of one alone", ((found - expected) + (expected - found)).total(), "at most", 0)

    def growth(self):
        sizes = [10_000, 100_000] if self.is_quick else [10_000, 100_000, 1_000_000]
        print("\ngrowth")
        row("coordinators", "", "a coordinator", "", "a coordinator")
        times = []
        for size in sizes:
            command = self.check(self.tree(size), *QUIET, "--config", self.usual_rules)
            check = measure.interleaved([command], 5 if size < 1_000_000 else 2)[0]
            times.append(check.cpu)
            row(f"{size:,}", f"{check.cpu:.2f} s CPU", f"{check.cpu * 1e6 / size:.1f} µs", f"{check.peak:.0f} MB",
                f"{check.peak * 1e6 / size:,.0f} B")
        exponent = math.log(times[-1] / times[-2]) / math.log(sizes[-1] / sizes[-2])
        goal(f"exponent of time, from {sizes[-2]:,}", exponent, "at most", 1.1)

    def chains(self):
        """Deep trees: one coordinator below the other."""
        print(f"\nchains of {CHAIN:,} coordinators")
        for form in ["flat", "nested"]:
            tree, found = self.tree(CHAIN, form), self.file("found.json")
            limits = ["--max-nesting", str(4 * CHAIN)] if form == "nested" else []
            run = subprocess.run(self.check(tree, "--report", f"json={found}", "--no-config", *limits))
            lost = [finding for finding in read(found)["findings"] if finding["rule"] == "unhandled-event"]
            is_right = run.returncode == 1 and [len(finding["path"]) for finding in lost] == [CHAIN]
            row(form, f"exit code {run.returncode}", f"{len(lost)} lost", "as expected" if is_right else "WRONG")

    # What is measured

    def check(self, tree, *options):
        return [self.coordviz, "check", tree, *options]

    def output(self, *arguments):
        return subprocess.run([self.coordviz, *arguments], capture_output=True, text=True, check=True).stdout

    def configuration(self, name, rules):
        path = self.file(f"{name}.yml")
        lines = "".join(f"  {rule}: warning\n" for rule in rules)
        pathlib.Path(path).write_text(f"version: 1\npaths-per-emission: 1000\nrules:\n{lines}")
        return path

    def tree(self, size, *form):
        path = self.file("-".join([str(size), *form]) + ".json")
        if not pathlib.Path(path).exists():
            self.python("faulty.py", str(size), *form, to=path)
        return path

    def clean_tree(self, size):
        """The first tree that passes."""
        path = self.file("clean.json")
        for seed in range(1, 100):
            self.python("trees.py", str(size), str(seed), to=path)
            if subprocess.run(self.check(path), capture_output=True).returncode == 0:
                break
        return path

    def file(self, name):
        return str(self.folder / name)

    def python(self, script, *arguments, to):
        """Runs in a process of its own, so that this one stays small (see `measure.run`)."""
        with open(to, "w") as output:
            subprocess.run([sys.executable, str(HERE / script), *arguments], check=True, stdout=output)


def read(path):
    return json.loads(pathlib.Path(path).read_text())


def findings(path):
    """What was found, without the words. What one of both tells once for each cause is compared by cause."""
    found = Counter()
    for finding in read(path)["findings"]:
        rule, event = finding["rule"], finding.get("event")
        if rule in TOLD_ONCE:
            found[rule, event] = 1
        else:
            found[(rule, event, finding.get("emitter"), *finding["path"])] += 1
    return found


if __name__ == "__main__":
    arguments = [argument for argument in sys.argv[1:] if argument != "--quick"]
    if len(arguments) != 1:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        Benchmark(arguments[0], folder, "--quick" in sys.argv).run()
