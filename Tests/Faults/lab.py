"""A folder in which coordviz is run, and what is expected of every run."""

import pathlib
import random
import resource
import shutil
import signal
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SAMPLES = ROOT / "Samples"
CALLS = ("openat,open,creat,write,pwrite64,close,link,linkat,rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat,rmdir,"
         "fchmod,chmod,ftruncate")
SIGNALS = ["KILL", "TERM", "INT", "HUP"]
PATIENCE = 120
"""How long a run may take, in seconds."""
MOST_WORK = 10
"""How long a run may take the processor, in seconds."""

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


def old_output(name):
    """What may be in the place of an output: a baseline replaces nothing but a baseline."""
    return b"# coordviz baseline 1\n# what was there before\n" if name.endswith(".baseline") else b"what was there before"


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
        self.known, self.inputs, self.repository = {}, None, None
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
        log = self.folder.parent / f"{self.folder.name}-calls"
        self.run(arguments, ["strace", "-f", "-qq", "-o", str(log), "-e", f"trace={CALLS}"])
        return len(log.read_text().splitlines())

    def run_twice(self, arguments):
        """Runs it twice: it comes to a good end or says why not, and says the same both times."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        first, second = self.run(arguments), self.run(arguments)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        message = first.stderr.decode(errors="replace")
        what = f"{' '.join(arguments)}: {first.returncode} {message[:200]}"
        expect(first.returncode in (0, 1, 2, 64), what)
        expect((first.returncode, first.stdout, first.stderr) == (second.returncode, second.stdout, second.stderr),
               f"two runs differ: {what}")
        expect(first.returncode < 2 or first.stderr, f"it says nothing: {what}")
        work = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        expect(work < 2 * MOST_WORK, f"it took the processor {work / 2:.1f} s: {what}")
        for line in message.split("\n"):
            expect(not line.lstrip().startswith("::") and "##[" not in line, f"a command: {what}")
            expect(all(ord(character) >= 32 and character not in "\x7f\u202e\u2028" for character in line), f"hidden: {what}")
        return first


def dice_of(kind, seed, number):
    return random.Random(f"{kind}:{seed}:{number}")
