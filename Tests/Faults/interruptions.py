"""Runs that are ended in the middle: the old output stays, or the new one is there."""

import pathlib
import shutil

from lab import FILES, SIGNALS, expect, files, old_output


def try_file(lab, number, dice):
    arguments, name = FILES[dice.randrange(len(FILES))]
    lab.reset()
    done = lab.run(arguments)
    expect(done.returncode in (0, 1), f"{arguments}: {done.stderr.decode()}")
    new = (lab.folder / name).read_bytes()
    if (count := lab.known.get(name)) is None:
        count = lab.known[name] = lab.calls(arguments)
    # With something there already, and without.
    old = old_output(name) if dice.random() < 0.7 else None
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
    # Between two steps a file may have a name that was not asked for, if nothing could be done any more.
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
