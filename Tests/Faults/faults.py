#!/usr/bin/env python3
"""Ends runs of coordviz in the middle, takes away what they need, and damages what they read.

    faults.py COORDVIZ [--files 1000] [--folders 200] [--limits 300] [--inputs 2000] [--repositories 500] [--seed SEED] [--jobs N]
    faults.py COORDVIZ --seconds 60

A run that is killed leaves the old output or the new one, whole, and nothing else; the next run is not refused. A run
under small limits, with a full disk or with closed descriptors does all of its work, or says that it could not. Inputs of
every kind that were damaged by accident are an error with a place, or none, and say the same twice. Nothing in a repository
of git runs, or is changed.

What happens follows from the seed: `strace` delivers the signal at the n-th of the calls that change files, so that a
failure happens again. It is printed with its number, and `--one KIND:SEED:NUMBER` does it again; to repair what it
broke adds it to pinned.txt, which is tried first. Where there is no strace, nothing is killed.
"""

import argparse
import itertools
import multiprocessing
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time

from inputs import try_input
from interruptions import try_file, try_folder
from lab import Failure, Lab, dice_of
from limits import try_limit
from repositories import try_repository

HERE = pathlib.Path(__file__).resolve().parent
KINDS = {"files": (try_file, 1000), "folders": (try_folder, 200), "limits": (try_limit, 300), "inputs": (try_input, 2000),
         "repositories": (try_repository, 500)}


def start(coordviz, place):
    """Gives a process a folder of its own."""
    global lab
    folder = pathlib.Path(tempfile.mkdtemp(dir=place)) / "lab"
    folder.mkdir()
    lab = Lab(coordviz, folder)


def attempt(one):
    """Returns what was tried, and what went wrong with it."""
    kind, seed, number = one
    try:
        KINDS[kind][0](lab, int(number), dice_of(kind, seed, number))
        return one, None
    except (Failure, subprocess.TimeoutExpired) as failure:
        return one, str(failure)


def planned(options, seed):
    """What is to be tried: by number, or a bit of every kind in turn until the time is over."""
    if options.one:
        return [options.one.split(":")]
    pinned = [line.split(" #")[0].strip() for line in (HERE / "pinned.txt").read_text().splitlines()]
    pinned = [line.split(":") for line in pinned if line]
    if options.seconds is None:
        return pinned + [[kind, seed, number] for kind in KINDS for number in range(getattr(options, kind))]
    end = time.monotonic() + options.seconds
    endless = ([kind, seed, number] for number in itertools.count() for kind in KINDS)
    return itertools.chain(pinned, itertools.takewhile(lambda _: time.monotonic() < end, endless))


def as_there_is_room(plan, room):
    """A pool would take in all of a plan at once, and the end of the time with it."""
    for one in plan:
        room.acquire()
        yield one


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("coordviz", type=pathlib.Path)
    for kind, (_, count) in KINDS.items():
        parser.add_argument(f"--{kind}", type=int, default=count)
    parser.add_argument("--seconds", type=float, default=None)
    parser.add_argument("--seed", default=None)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--one", default=None, metavar="KIND:SEED:NUMBER")
    options = parser.parse_args()
    seed = options.seed or str(random.SystemRandom().randrange(1 << 32))
    has_strace = shutil.which("strace") is not None
    room = threading.Semaphore(4 * options.jobs)
    tried, failures = {kind: 0 for kind in KINDS}, 0
    plan = (one for one in planned(options, seed) if has_strace or one[0] not in ("files", "folders"))
    with tempfile.TemporaryDirectory(prefix="coordviz-faults-") as place:
        coordviz = str(options.coordviz.resolve())
        if options.jobs > 1:
            pool = multiprocessing.Pool(options.jobs, start, (coordviz, place))
            outcomes = pool.imap_unordered(attempt, as_there_is_room(plan, room))
        else:
            start(coordviz, place)
            outcomes = map(attempt, plan)
        for (kind, its_seed, number), failure in outcomes:
            room.release()
            tried[kind] += 1
            if failure is not None:
                failures += 1
                print(f"{kind}:{its_seed}:{number} # {failure}", flush=True)
    print(f"faults: seed {seed}: {tried['files']} kills over files, {tried['folders']} over folders, {tried['limits']} limits, "
          f"{tried['inputs']} inputs, {tried['repositories']} repositories: {failures} went wrong")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
