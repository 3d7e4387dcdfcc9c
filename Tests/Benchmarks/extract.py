"""How fast `coordviz extract` is, beside the bare parser, the compiler's parser and `swift format lint` on the same files
in the same run: the goal of the project, and whether it is met.

    python3 extract.py path/to/coordviz [--quick]

Reads a generated app of 2,000 coordinators, and the sources of swift-syntax that this build has fetched. The bare parser
is compiled against the libraries of the same release build. Prints figures and exits with 0: a noisy machine is no
reason to fail.
"""

import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import apps
import measure
from render import HERE, goal, row

COORDINATORS = 2_000


class Benchmark:
    def __init__(self, coordviz, folder, is_quick):
        self.coordviz = coordviz
        self.release = pathlib.Path(coordviz).resolve().parent
        self.folder = pathlib.Path(folder)
        self.rounds = 3 if is_quick else 9
        self.parser = self.bare_parser()

    def run(self):
        print(f"\ncoordviz extract on {os.cpu_count()} cores, medians of whole processes, {self.rounds} rounds")
        app = self.folder / "App"
        subprocess.run([sys.executable, HERE / "apps.py", str(COORDINATORS), app], check=True)
        self.measure(f"an app of {COORDINATORS:,} coordinators", app)
        syntax = self.release.parent.parent / "checkouts" / "swift-syntax" / "Sources"
        if syntax.is_dir():
            self.measure("the sources of swift-syntax", syntax)
        else:
            print(f"\nno sources of swift-syntax in {syntax}")

    def measure(self, title, sources):
        files = sorted(str(path) for path in sources.rglob("*.swift"))
        megabytes = sum(os.path.getsize(path) for path in files) / 1e6
        list_ = self.folder / "files.txt"
        list_.write_text("\n".join(files) + "\n")
        extract = [self.coordviz, "extract", "--quiet", "--output", os.devnull, str(sources)]
        commands = {"coordviz extract": extract}
        if self.parser:
            commands["bare parser, one core"] = [self.parser, str(list_)]
        if swiftc := shutil.which("swiftc"):
            commands["swiftc -frontend -parse"] = [swiftc, "-frontend", "-parse", *files]
        runs = dict(zip(commands, measure.interleaved(list(commands.values()), self.rounds)))
        if swift := shutil.which("swift"):
            # It finds fault with generated code, and then it fails: that is its job, done.
            lint = ["sh", "-c", f"{swift} format lint --recursive --parallel '{sources}' || true"]
            runs["swift format lint --parallel"] = measure.run(lint)
        print(f"\n{title}: {len(files):,} files, {megabytes:.1f} MB")
        for name, run in runs.items():
            row(
                name, f"{run.wall:.2f} s, {run.cpu:.2f} s CPU", f"{len(files) / run.wall:,.0f} files/s",
                f"{megabytes / run.wall:.1f} MB/s", f"{run.peak:.0f} MB memory",
            )
        ours = runs["coordviz extract"]
        for name, run in runs.items():
            if run is not ours:
                row(f"ratio to {name}", f"{ours.wall / run.wall:.2f} wall, {ours.cpu / run.cpu:.2f} CPU")
        if self.parser:
            goal("wall, ratio to the bare parser on one core", ours.wall / runs["bare parser, one core"].wall, "at most", 1)
        self.consistency(extract, sources)

    def consistency(self, extract, sources):
        """The same tree, whatever the order."""
        trees = []
        for paths in [[sources], sorted(sources.iterdir(), reverse=True)]:
            command = [*extract[:2], "--quiet", *(str(path) for path in paths)]
            trees.append(subprocess.run(command, capture_output=True, check=True).stdout)
        row("the same in any order", "yes" if trees[0] == trees[1] else "NO")
        row("coordinators", f"{len(set(types(json.loads(trees[0])))):,} types")

    def bare_parser(self):
        """Compiled from its file, and linked with what the release build of coordviz is linked with."""
        modules = ["SwiftSyntax", "SwiftParser", "_SwiftSyntaxCShims"]
        objects = [
            str(path) for folder in sorted(self.release.glob("*.build"))
            if folder.stem in modules or folder.stem.startswith("SwiftSyntax") for path in folder.rglob("*.o")
        ]
        shims = self.release.parent.parent / "checkouts/swift-syntax/Sources/_SwiftSyntaxCShims/include"
        program = self.folder / "parser"
        command = [
            "swiftc", "-O", "-static-stdlib", "-I", self.release / "Modules", "-I", shims,
            HERE / "Parser" / "main.swift", *objects, "-o", program,
        ]
        try:
            subprocess.run(command, check=True, capture_output=True, text=True)
            return str(program)
        except (OSError, subprocess.CalledProcessError) as error:
            print(f"no bare parser: {getattr(error, 'stderr', error)}")
            return None


def types(tree):
    """The types of all coordinators in a tree."""
    waiting = tree.get("roots", []) + tree.get("unattached", [])
    while waiting:
        coordinator = waiting.pop()
        yield coordinator["type"]
        waiting += [branch["child"] for branch in coordinator.get("branches", []) if "child" in branch]


def main():
    arguments = [each for each in sys.argv[1:] if each != "--quick"]
    if len(arguments) != 1:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory() as folder:
        Benchmark(arguments[0], folder, "--quick" in sys.argv).run()


if __name__ == "__main__":
    main()
