"""Runs from which something was taken that others need: they do all of their work, or say that they could not."""

import subprocess

from lab import FILES, PATIENCE, expect, files, old_output


def try_limit(lab, number, dice):
    arguments, name = FILES[dice.randrange(len(FILES))]
    lab.reset()
    done = lab.run(arguments)
    new = (lab.folder / name).read_bytes()
    lab.reset()
    old = old_output(name)
    (lab.folder / name).write_bytes(old)
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
    expect(left in (old, new), f"half a file under {what}")
    if started and not limit.startswith(("ulimit -v", "ulimit -s", "ulimit -u")):
        expect(run.returncode in (0, 1, 2), what)
    if run.returncode == done.returncode:
        expect(left == new, f"a good end without the work under {what}")
    others = set(files(lab.folder)) - set(lab.given) - {name}
    expect(not others or run.returncode < 0, f"{others} is left under {what}")
