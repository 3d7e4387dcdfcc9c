"""Times whole processes."""

import os
import signal
import statistics
import sys
import time
from dataclasses import dataclass


@dataclass
class Run:
    """What one process took."""

    cpu: float
    """Seconds of the processor, user and system."""
    wall: float
    """Seconds on the clock."""
    peak: float
    """The most memory at once, in MB."""
    finished: bool
    """Whether it ended by itself and within its time."""


def run(command, limit=None):
    """Runs a command without its output; after `limit` seconds of the processor it is stopped.

    The peak counts from the new program on only as long as this process itself is small: Linux carries the peak of
    the process that started it over. Large trees are therefore made, and large pictures read, in processes of their own.
    """
    start = time.perf_counter()
    pid = os.fork()
    if pid == 0:
        _become(command, limit)
    _, status, usage = os.wait4(pid, 0)
    # Linux counts in kilobytes, macOS in bytes.
    unit = 1 if sys.platform == "darwin" else 1024
    return Run(
        cpu=usage.ru_utime + usage.ru_stime,
        wall=time.perf_counter() - start,
        peak=usage.ru_maxrss * unit / 1e6,
        finished=status == 0,
    )


def _become(command, limit):
    try:
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        if limit is not None:
            import resource

            resource.setrlimit(resource.RLIMIT_CPU, (int(limit), int(limit) + 1))
            signal.signal(signal.SIGXCPU, signal.SIG_DFL)
        os.execvp(command[0], command)
    finally:
        os._exit(127)


def median(runs):
    """The medians of several runs; they must all have finished."""
    failed = [each for each in runs if not each.finished]
    if failed:
        raise RuntimeError("a measured command failed")
    return Run(
        cpu=statistics.median(each.cpu for each in runs),
        wall=statistics.median(each.wall for each in runs),
        peak=statistics.median(each.peak for each in runs),
        finished=True,
    )


def interleaved(commands, rounds):
    """The medians of several commands, run A B A B …: what slows the machine down slows all of them alike."""
    runs = [[] for _ in commands]
    for _ in range(rounds):
        for index, command in enumerate(commands):
            runs[index].append(run(command))
    return [median(each) for each in runs]
