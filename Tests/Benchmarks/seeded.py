#!/usr/bin/env python3
"""How well check finds what was broken on purpose: makes one edit in an app that breaks something, again and again.

usage: seeded.py COORDVIZ FOLDER… [--edits wirings|lifetimes|swiftui] [--times 10] [--seed 0] [--verbose]

Each folder is copied, checked once to write a baseline, and then edited at one place, and the folder is checked against
the baseline. That is a hit if something new is reported that is about the edit; it is exact if nothing else is new. Each
edit is taken back before the next. The kinds of edits are in wirings.py, lifetimes.py and swiftui.py, with the rules that
leave out places at which an edit would change nothing.

recall     of the edits, those that are hits
precision  of the new findings (errors and warnings), those that are about the edit
exact      of the edits, those with one new finding and no other
told       of the edits, those that a note tells, if not an error or warning
"""
import argparse, importlib, json, pathlib, random, shutil, subprocess, tempfile
from collections import Counter

from edits import App


def run(tool, *words):
    return subprocess.run([tool, *map(str, words)], capture_output=True, text=True, timeout=900)


def check(tool, folder, *options):
    output = run(tool, "check", folder, "--lenient", "--no-config", "--report", "json", *options).stdout
    return json.loads(output)["findings"] if output else []


def tree(tool, folder):
    output = run(tool, "extract", folder, "--quiet").stdout
    return json.loads(output) if output else None


def is_about(finding, edit):
    """Whether a finding names what was edited or stands at that place (for some edits: in the same function), and its rule
    is one that can find it."""
    if edit.rules and finding["rule"] not in edit.rules:
        return False
    words = " ".join([finding.get("event", ""), finding.get("message", ""), *finding.get("notes", []), *finding.get("path", [])])
    if any(name in words for name in edit.names):
        return True
    first, last = edit.near or (edit.line, edit.line)
    places = [p for p in [finding, *finding.get("related", [])] if pathlib.PurePath(p.get("file", "")).name == edit.path.name]
    return any(first <= p.get("line", 0) <= last for p in places)


def copied(source, folder):
    for file in sorted(pathlib.Path(source).rglob("*.swift")):
        if file.is_file() and not file.is_symlink():
            copy = folder / file.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)


def judge(tool, source, chosen):
    result = Counter(edits=0, hits=0, exact=0, told=0, new=0, about=0, left=0)
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch) / "app"
        copied(source, folder)
        before = tree(tool, folder)
        if not before or not before.get("roots", before.get("root")):
            print(f"{source}: nothing was read")
            return result
        baseline = pathlib.Path(scratch) / "baseline"
        run(tool, "check", folder, "--lenient", "--no-config", "--write-baseline", baseline)
        kind = importlib.import_module(chosen.edits)
        app = App(folder, before, check(tool, folder))
        edits = list(kind.edits(app))
        result["left"] = edits.count(None)
        edits = [edit for edit in edits if edit]
        random.Random(f"{chosen.seed} {pathlib.Path(source).name}").shuffle(edits)
        for edit in edits:
            if result["edits"] == chosen.times:
                break
            edit.path.write_text(edit.text)
            try:
                every = check(tool, folder, "--baseline", baseline)
                found = [f for f in every if f["severity"] in ("error", "warning")]
                is_vain = not found and hasattr(kind, "is_claimed_still") and kind.is_claimed_still(edit, app.tree, tree(tool, folder))
            finally:
                edit.path.write_text(app.sources[edit.path])
            if is_vain:
                result["left"] += 1
                continue
            about = [f for f in found if is_about(f, edit)]
            result["edits"] += 1
            result["hits"] += bool(about)
            result["told"] += any(is_about(f, edit) for f in every if f["rule"] != "superfluous-ignore")
            result["edits", edit.kind] += 1
            result["hits", edit.kind] += bool(about)
            result["exact"] += len(found) == 1 and len(about) == 1
            result["new"] += len(found)
            result["about"] += len(about)
            if chosen.verbose and (len(found) != 1 or not about):
                print(f"  {edit.path.relative_to(folder)}:{edit.line} {edit.kind} {' '.join(edit.names[:3])}: {len(found)} new, {len(about)} about it")
                for finding in found[:5]:
                    print(f"    {'+' if finding in about else '-'} {finding['rule']}: {finding['message']}")
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("coordviz")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--edits", choices=["wirings", "lifetimes", "swiftui"], default="wirings")
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--verbose", action="store_true")
    chosen = parser.parse_args()
    tool = str(pathlib.Path(chosen.coordviz).resolve())
    total = Counter()
    for folder in chosen.folders:
        one = judge(tool, folder, chosen)
        total.update(one)
        print(f"{pathlib.Path(folder).name:24} {words(one)}", flush=True)
    if len(chosen.folders) > 1:
        print(f"{'all':24} {words(total)}")
    for kind in sorted(key[1] for key in total if key[0] == "edits" and len(key) == 2):
        print(f"{kind:24} {total['edits', kind]:3} edits  recall {total['hits', kind] / total['edits', kind]:.2f}")


def words(one):
    def share(part, whole):
        return f"{part / whole:.2f}" if whole else "-"

    return (f"{one['edits']:3} edits  recall {share(one['hits'], one['edits'])}  precision {share(one['about'], one['new'])}  "
            f"exact {share(one['exact'], one['edits'])}  told {share(one['told'], one['edits'])}  ({one['left']} places left out)")


if __name__ == "__main__":
    main()
