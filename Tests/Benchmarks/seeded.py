#!/usr/bin/env python3
"""How well check finds what was broken on purpose: takes one wiring or one interception out of an app, again and again.

usage: seeded.py COORDVIZ FOLDER… [--times 10] [--seed 0] [--verbose]

Each folder is copied, checked once to write a baseline, and then edited: the statement that wires an output or a
delegate, or the case that intercepts an event, is taken out at one place that the tree names, and the folder is checked
against the baseline. That is a hit if something new is reported that names the event, what goes through the same
channel, or the place of the edit; it is exact if nothing else is new. Each edit is taken back before the next.

recall     of the edits, those that are hits
precision  of the new findings (errors and warnings), those that are about the edit
exact      of the edits, those with one new finding and no other

Claims that can't be taken out by one statement (arguments of an initialiser, defaults) are left out and counted.
"""
import argparse, json, pathlib, random, re, shutil, subprocess, sys, tempfile

WIRING = re.compile(r"^\s*(?:[\w.?!\[\]]+)\.(\w+)\s*=\s*(.*)$")


def run(tool, *words):
    return subprocess.run([tool, *map(str, words)], capture_output=True, text=True, timeout=900)


def claims(tree):
    """All claims that stand in the source: the event, and the place."""
    found = set()

    def take(owner):
        for one in owner.get("intercepts", []):
            if isinstance(one, dict) and "file" in one and "line" in one:
                found.add((one["event"], one["file"], one["line"]))
        for screen in owner.get("screens", []):
            if isinstance(screen, dict):
                take(screen)

    waiting = list(tree.get("roots") or ([tree["root"]] if "root" in tree else []))
    while waiting:
        coordinator = waiting.pop()
        take(coordinator)
        waiting += [b["child"] for b in coordinator.get("branches", []) if "child" in b]
    return sorted(found)


def end_of(lines, first, opened="{", closed="}"):
    """The last line of what begins in a line: where its brackets are closed."""
    depth = 0
    for number in range(first, len(lines)):
        text = re.sub(r'"(?:\\.|[^"\\])*"|//.*', "", lines[number])
        depth += sum(text.count(c) for c in "{([") - sum(text.count(c) for c in "})]")
        if depth <= 0:
            return number
    return None


def without(text, line, event):
    """The text without the statement or the case in a line; None where that can't be told."""
    lines = text.split("\n")
    if not 0 < line <= len(lines):
        return None
    first, member = line - 1, event.split(".")[-1]
    if match := WIRING.match(lines[first]):
        target = match.group(1)
        if target != member and not re.search(r"(delegate|output|listener|handler|parent|coordinator)$", target, re.I):
            return None
        last = end_of(lines, first)
        if last is None or lines[first].rstrip().endswith(("=", "?", ",")):
            return None
        # What stands there has a value, and nothing is left of an empty block.
        return "\n".join(lines[:first] + ["_ = 0"] + [""] * (last - first) + lines[last + 1:])
    case = re.match(r"^(\s*)case\b.*\." + re.escape(member) + r"\b[^,]*:", lines[first])
    if case:
        last = first + 1
        while last < len(lines) and not re.match(r"^\s*(case\b|default\b|\})", lines[last]):
            last = (end_of(lines, last) or last) + 1
        rest = "\n".join(lines[last:])
        switch = rest[: rest.find("\n" + case.group(1) + "}")] if "\n" + case.group(1) + "}" in rest else rest
        if "default" not in switch:
            return None
        return "\n".join(lines[:first] + [""] * (last - first) + lines[last:])
    return None


def new_findings(tool, folder, baseline):
    report = json.loads(run(tool, "check", folder, "--lenient", "--no-config", "--report", "json", "--baseline", baseline).stdout)
    return [f for f in report["findings"] if f["severity"] in ("error", "warning")]


def is_about(finding, events, file, line):
    words = " ".join([finding.get("message", ""), *finding.get("notes", [])])
    if finding.get("event") in events or any(event in words for event in events):
        return True
    return pathlib.PurePath(finding.get("file", "")).name == pathlib.PurePath(file).name and finding.get("line") == line


def judge(tool, source, times, seed, verbose):
    result = dict(edits=0, hits=0, exact=0, new=0, about=0, left=0)
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch) / "app"
        for file in sorted(pathlib.Path(source).rglob("*.swift")):
            if file.is_file() and not file.is_symlink():
                copy = folder / file.relative_to(source)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, copy)
        extracted = run(tool, "extract", folder, "--quiet")
        if extracted.returncode not in (0, 1) or not extracted.stdout:
            print(f"{source}: {extracted.stderr.strip()[:200]}")
            return result
        baseline = pathlib.Path(scratch) / "baseline"
        run(tool, "check", folder, "--lenient", "--no-config", "--write-baseline", baseline)
        by_place = {}
        for event, file, line in claims(json.loads(extracted.stdout)):
            by_place.setdefault((file, line), []).append(event)
        places = sorted(by_place)
        random.Random(f"{seed} {pathlib.Path(source).name}").shuffle(places)
        for file, line in places:
            if result["edits"] == times:
                break
            path = pathlib.Path(file) if pathlib.Path(file).is_absolute() else pathlib.Path.cwd() / file
            if not path.is_file():
                path = folder / file
            before = path.read_bytes()
            try:
                edited = without(before.decode(), line, by_place[file, line][0])
            except UnicodeDecodeError:
                edited = None
            if edited is None:
                result["left"] += 1
                continue
            path.write_text(edited)
            try:
                found = new_findings(tool, folder, baseline)
            finally:
                path.write_bytes(before)
            about = [f for f in found if is_about(f, by_place[file, line], file, line)]
            result["edits"] += 1
            result["hits"] += bool(about)
            result["exact"] += len(found) == 1 and len(about) == 1
            result["new"] += len(found)
            result["about"] += len(about)
            if verbose and (len(found) != 1 or not about):
                print(f"  {path.relative_to(folder)}:{line} {' '.join(by_place[file, line][:3])}: {len(found)} new, {len(about)} about it")
                for finding in found[:3]:
                    print(f"    {finding['rule']}: {finding['message']}")
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("coordviz")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--verbose", action="store_true")
    chosen = parser.parse_args()
    total = {}
    for folder in chosen.folders:
        one = judge(str(pathlib.Path(chosen.coordviz).resolve()), folder, chosen.times, chosen.seed, chosen.verbose)
        for key, value in one.items():
            total[key] = total.get(key, 0) + value
        print(f"{pathlib.Path(folder).name:24} {words(one)}", flush=True)
    if len(chosen.folders) > 1:
        print(f"{'all':24} {words(total)}")


def words(one):
    def share(part, whole):
        return f"{part / whole:.2f}" if whole else "-"

    return (f"{one['edits']:3} edits  recall {share(one['hits'], one['edits'])}  precision {share(one['about'], one['new'])}  "
            f"exact {share(one['exact'], one['edits'])}  ({one['left']} places left out)")


if __name__ == "__main__":
    main()
