#!/usr/bin/env python3
"""Ends runs of coordviz in the middle, takes away what they need, and damages what they read.

    faults.py COORDVIZ [--files 1000] [--folders 200] [--limits 300] [--inputs 2000] [--seed SEED]

A run that is killed leaves the old output or the new one, whole, and nothing else; the next run is not refused. A run
under small limits, with a full disk or with closed descriptors does all of its work, or says that it could not. Inputs of
every kind that were damaged by accident are an error with a place, or none.

What happens follows from the seed: `strace` delivers the signal at the n-th of the calls that change files, so that a
failure happens again. It is printed with its number; whoever mends what it broke adds it to pinned.txt, which is tried
first. Where there is no strace, only the limits are tried.
"""

import argparse
import pathlib
import random
import shutil
import signal
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
SAMPLES = HERE.parent.parent / "Samples"
CALLS = ("openat,open,creat,write,pwrite64,close,link,linkat,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat,rmdir,"
         "fchmod,chmod,ftruncate")
SIGNALS = ["KILL", "TERM", "INT", "HUP"]
PATIENCE = 120

# What is written where, over what is there already.
FILES = [
    (["render", "new.json", "-o", "out.svg"], "out.svg"),
    (["render", "new.json", "-o", "out.html", "-q"], "out.html"),
    (["render", "new.json", "-f", "json", "-o", "out.json"], "out.json"),
    (["check", "new.json", "--no-config", "--report", "json=out.report"], "out.report"),
    (["check", "new.json", "--no-config", "--write-baseline", "out.baseline"], "out.baseline"),
    (["diff", "old.json", "new.json", "-o", "out.md"], "out.md"),
    (["diff", "old.json", "new.json", "-f", "json", "-o", "made/out.json"], "made/out.json"),
    (["extract", "App.swift", "-o", "out.tree"], "out.tree"),
]


class Failure(Exception):
    """What is not as it should be."""


def expect(condition, words):
    if not condition:
        raise Failure(words)


def files(folder):
    return {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else b""
            for path in sorted(folder.rglob("*")) if not path.is_dir()}


class Lab:
    """A folder with two versions of an app."""

    def __init__(self, coordviz, folder):
        self.coordviz, self.folder = coordviz, folder
        racing = (SAMPLES / "racing" / "tree.json").read_text()
        (folder / "old.json").write_text(racing)
        (folder / "new.json").write_text((SAMPLES / "racing" / "next.json").read_text())
        (folder / "App.swift").write_text("final class AppCoordinator: Coordinator { }\n")
        (folder / "made").mkdir()
        self.given = files(folder)

    def reset(self):
        for path in self.folder.iterdir():
            if path.name in self.given:
                continue
            shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()
        (self.folder / "made").mkdir()
        for name, content in self.given.items():
            (self.folder / name).write_bytes(content)

    def run(self, arguments, before=()):
        return subprocess.run([*before, self.coordviz, *arguments], cwd=self.folder, stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=PATIENCE)

    def killed(self, arguments, number, name):
        """Runs it, and has it ended at a call. Returns whether it came that far."""
        status = self.run(arguments, ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={CALLS}", "-e",
                                      f"inject={CALLS}:signal=SIG{name}:when={number}"]).returncode
        expect(status in (0, 1, -getattr(signal, f"SIG{name}")), f"ended with {status}")
        return status < 0

    def calls(self, arguments):
        log = self.folder.parent / "calls"
        self.run(arguments, ["strace", "-f", "-qq", "-o", str(log), "-e", f"trace={CALLS}"])
        return len(log.read_text().splitlines())


def try_file(lab, number, dice):
    arguments, name = FILES[dice.randrange(len(FILES))]
    lab.reset()
    done = lab.run(arguments)
    expect(done.returncode in (0, 1), f"{arguments}: {done.stderr.decode()}")
    new = (lab.folder / name).read_bytes()
    if (count := lab.known.get(name)) is None:
        count = lab.known[name] = lab.calls(arguments)
    # With something there already, and without.
    old = b"what was there before" if dice.random() < 0.7 else None
    lab.reset()
    if old is not None:
        (lab.folder / name).write_bytes(old)
    signal_name = dice.choice(SIGNALS)
    # Most of a run is loading: what counts is at its end.
    at = dice.randint(1, count) if dice.random() < 0.3 else dice.randint(max(1, count - 40), count)
    lab.killed(arguments, at, signal_name)
    what = f"{' '.join(arguments)}, SIG{signal_name} at {at} of {count}"
    path = lab.folder / name
    left = path.read_bytes() if path.exists() else None
    expect(left in (old, new), f"{what}: {'half a file' if left is not None else 'the old file is gone'}")
    expected = set(lab.given) | ({name} if left is not None else set())
    others = set(files(lab.folder)) - expected
    # Between two steps a file may have a name that nobody asked for, if nothing could be done any more.
    expect(not others or (signal_name == "KILL" and old is not None and all(".coordviz-" in other for other in others)),
           f"{what}: {others} is left")
    again = lab.run(arguments)
    expect(again.returncode == done.returncode and path.read_bytes() == new, f"{what}: then {again.stderr.decode()}")


def try_folder(lab, number, dice):
    arguments = ["docs", "new.json", "-o", "nav", "-q"]
    lab.reset()
    has_own = dice.random() < 0.3

    def pages():
        return {name: content for name, content in files(lab.folder / "nav").items()
                if not name.startswith(".") and "/." not in name and name != "own.md"} if (lab.folder / "nav").exists() else {}

    starts_anew = not has_own and dice.random() < 0.3
    old = {}
    if not starts_anew:
        lab.run(["docs", "old.json", "-o", "nav", "-q"])
        old = pages()
        if has_own:
            (lab.folder / "nav" / "own.md").write_text("mine")
    key = f"docs {has_own} {starts_anew}"
    if key not in lab.known:
        backup = lab.folder.parent / "backup"
        if not starts_anew:
            shutil.copytree(lab.folder / "nav", backup)
        count = lab.calls(arguments)
        lab.known[key] = (count, pages())
        shutil.rmtree(lab.folder / "nav")
        if not starts_anew:
            backup.rename(lab.folder / "nav")
    count, new = lab.known[key]
    signal_name = dice.choice(SIGNALS)
    at = dice.randint(1, count) if dice.random() < 0.3 else dice.randint(max(1, count - 250), count)
    lab.killed(arguments, at, signal_name)
    what = f"docs, {'with' if has_own else 'without'} others' files, SIG{signal_name} at {at} of {count}"
    left = pages()
    if has_own:
        expect((lab.folder / "nav" / "own.md").read_text() == "mine", f"{what}: the user's file is gone")
        for name, content in left.items():
            expect(content in (old.get(name), new.get(name)), f"{what}: half of {name}")
    else:
        expect(left in (old, new), f"{what}: half a folder")
    again = lab.run(arguments)
    expect(again.returncode == 0 and pages() == new, f"{what}: then {again.stderr.decode()}")
    expect(lab.run([*arguments, "--check"]).returncode == 0, f"{what}: then it is stale")
    hidden = [name for name in files(lab.folder) if pathlib.Path(name).name.startswith(".coordviz-") and not
              name.endswith("/.coordviz-docs")]
    expect(not hidden, f"{what}: {hidden} is left")


def try_limit(lab, number, dice):
    arguments, name = FILES[dice.randrange(len(FILES))]
    lab.reset()
    done = lab.run(arguments)
    new = (lab.folder / name).read_bytes()
    lab.reset()
    (lab.folder / name).write_bytes(b"old")
    limit = dice.choice([
        f"ulimit -n {dice.randint(3, 30)}", f"ulimit -v {dice.randint(20, 600) * 1024}", f"ulimit -s {dice.randint(64, 8192)}",
        f"trap '' XFSZ; ulimit -f {dice.randint(0, 40)}", "exec <&-", "exec >&-", "exec 2>&-", "exec <&- >&- 2>&-",
        "exec > /dev/full", "exec 2> /dev/full", "exec > /dev/full 2>&1", "umask 777", "cd /; cd -",
        "ulimit -u 1", "unset PATH HOME", "export TMPDIR=/nowhere", "export LC_ALL=nonsense TERM= COLUMNS=-1",
    ])
    run = subprocess.run(
        ["sh", "-c", f'{limit}; exec "$0" "$@"', lab.coordviz, *arguments], cwd=lab.folder, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=PATIENCE)
    what = f"{limit}: {' '.join(arguments)}: {run.returncode} {run.stderr.decode()[:300]}"
    path = lab.folder / name
    path.chmod(0o644)
    left = path.read_bytes()
    # What the loader or the shell can't do happens before coordviz is there.
    started = not any(words in run.stderr.decode() for words in ("error while loading", "cannot", "Cannot", "not found"))
    expect(left in (b"old", new), f"half a file under {what}")
    if started and not limit.startswith(("ulimit -v", "ulimit -s", "ulimit -u")):
        expect(run.returncode in (0, 1, 2), what)
    if run.returncode == done.returncode:
        expect(left == new, f"a good end without the work under {what}")
    others = set(files(lab.folder)) - set(lab.given) - {name}
    expect(not others or run.returncode < 0, f"{others} is left under {what}")


HOSTILE = ["\n::error::pwned", "##[error]x", "\x1b[31m", "\u202e", "\u200b", "\u2028", "\0", "]]>", "{{", "*", ".*", "-1", "1e999",
           "9223372036854775808", "[" * 300, "(" * 300, "<" * 300, "\ufeff", "&a", "!!binary", "\\U0010FFFF", "'", '"', "../../x"]


def mutated(content, dice):
    """Somebody's file after a few accidents."""
    for _ in range(dice.randint(1, 4)):
        at, length = dice.randrange(len(content) + 1), dice.choice([1, 1, 2, 5, 20, 200])
        kind = dice.randrange(7)
        if kind == 0:
            content = content[:at] + content[at + length:]
        elif kind == 1:
            content = content[:at] + content[at:at + length] * dice.choice([2, 3, 50]) + content[at + length:]
        elif kind == 2:
            content = content[:at] + dice.choice(HOSTILE).encode() + content[at:]
        elif kind == 3:
            content = content[:at] + bytes(dice.randrange(256) for _ in range(min(length, 5))) + content[at + 1:]
        elif kind == 4 and dice.random() < 0.3:
            content = content[:at]
        else:
            lines = content.split(b"\n")
            one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
            if kind == 5:
                lines[one], lines[other] = lines[other], lines[one]
            else:
                lines.insert(one, lines[other])
            content = b"\n".join(lines)
    return content[:1 << 20]


def seeds():
    """What each kind of input looks like when it is right, and who reads it."""
    root = HERE.parent.parent
    text = (root / "docs" / "configuration.md").read_text()
    configuration = text.split("```yaml\n")[1].split("```")[0].encode()
    journal = (b'{"forgotten":0,"version":1}\n' + b'{"asked":2,"consumed":true,"event":"A.b","path":[{"type":"S"},{"kind":"container","type":"A"}]}\n'
               + b'{"asked":1,"consumed":false,"event":"A.c","path":[{"type":"S"},{"kind":"container","type":"A"}]}\n')
    sources = [path.read_bytes() for path in sorted((root / "Samples").rglob("*.swift"))]
    return {
        "x.yml": ([configuration], [["check", "new.json", "--config", "x.yml"], ["config", "--config", "x.yml"]]),
        "x.jsonl": ([journal], [["explain", "--journal", "x.jsonl"]]),
        "x.known": ([b"# coordviz baseline 1\n\n0123456789abcdef unhandled-event A is lost\n"],
                    [["check", "new.json", "--no-config", "--baseline", "x.known"]]),
        "x.swift": (sources, [["extract", "x.swift"], ["check", "x.swift", "--no-config"], ["stats", "x.swift"]]),
        "x.json": ([path.read_bytes() for path in sorted(SAMPLES.glob("*/tree.json"))],
                   [["validate", "x.json"], ["check", "x.json", "--no-config"], ["explain", "*", "x.json"],
                    ["render", "x.json"], ["render", "x.json", "-f", "mermaid"], ["diff", "old.json", "x.json"]]),
    }


def try_input(lab, number, dice):
    lab.inputs = lab.inputs or seeds()
    name = dice.choice(sorted(lab.inputs))
    contents, commands = lab.inputs[name]
    lab.reset()
    (lab.folder / name).write_bytes(mutated(dice.choice(contents), dice))
    arguments = dice.choice(commands)
    first, second = lab.run(arguments), lab.run(arguments)
    what = f"{' '.join(arguments)}: {first.returncode} {first.stderr.decode(errors='replace')[:200]}"
    expect(first.returncode in (0, 1, 2, 64), what)
    expect((first.returncode, first.stdout, first.stderr) == (second.returncode, second.stdout, second.stderr),
           f"two runs differ: {what}")
    expect(first.returncode < 2 or first.stderr, f"it says nothing: {what}")
    for line in first.stderr.decode(errors="replace").split("\n"):
        expect(not line.lstrip().startswith("::") and "##[" not in line, f"a command: {what}")
        expect(all(ord(character) >= 32 and character not in "\x7f\u202e\u2028" for character in line), f"hidden: {what}")
    others = set(files(lab.folder)) - set(lab.given) - {name}
    expect(not others, f"{others} is left by {what}")


KINDS = {"files": try_file, "folders": try_folder, "limits": try_limit, "inputs": try_input}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("coordviz", type=pathlib.Path)
    for kind, count in (("files", 1000), ("folders", 200), ("limits", 300), ("inputs", 2000)):
        parser.add_argument(f"--{kind}", type=int, default=count)
    parser.add_argument("--seed", default=None)
    parser.add_argument("--one", default=None, metavar="KIND:SEED:NUMBER")
    options = parser.parse_args()
    seed = options.seed or str(random.SystemRandom().randrange(1 << 32))
    has_strace = shutil.which("strace") is not None
    pinned = [line.split(" #")[0].strip() for line in (HERE / "pinned.txt").read_text().splitlines()]
    plan = [options.one.split(":")] if options.one else [line.split(":") for line in pinned if line] + [
        [kind, seed, number] for kind in KINDS for number in range(getattr(options, kind))]
    failures, tried = [], {kind: 0 for kind in KINDS}
    with tempfile.TemporaryDirectory(prefix="coordviz-faults-") as place:
        folder = pathlib.Path(place) / "lab"
        folder.mkdir()
        lab = Lab(str(options.coordviz.resolve()), folder)
        lab.known, lab.inputs = {}, None
        for kind, its_seed, number in plan:
            if kind in ("files", "folders") and not has_strace:
                continue
            tried[kind] += 1
            try:
                KINDS[kind](lab, int(number), random.Random(f"{kind}:{its_seed}:{number}"))
            except (Failure, subprocess.TimeoutExpired) as failure:
                failures.append(f"{kind}:{its_seed}:{number}")
                print(f"{kind}:{its_seed}:{number} # {failure}", flush=True)
    print(f"faults: seed {seed}: {tried['files']} kills over files, {tried['folders']} over folders, {tried['limits']} limits, "
          f"{tried['inputs']} inputs: "
          f"{len(failures)} went wrong")
    sys.exit(1 if failures else 0)


main()
