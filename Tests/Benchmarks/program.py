"""How large the program is, and how long it takes to start, beside `dot -V`.

    python3 program.py .build-release/release/coordviz
"""

import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 100
# The first version, which linked Foundation and its tables of Unicode. Its start is that of an empty program with the same
# packages, as a ratio to `dot -V`, because machines differ.
FIRST_SIZE, FIRST_START = 75e6, 0.98
# What an installation does to the program.
SLIM = pathlib.Path(__file__).parents[2] / "Distribution" / "slim"


def milliseconds(command):
    begin = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    return (time.perf_counter() - begin) * 1000


def main():
    program = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        stripped = pathlib.Path(folder) / "coordviz"
        subprocess.run([SLIM, program, stripped], check=True)
        size = os.path.getsize(stripped)
        # In turn, so that a machine that becomes busy slows down both.
        pairs = [(milliseconds([stripped, "--version"]), milliseconds(["dot", "-V"])) for _ in range(RUNS)]
    start = statistics.median(start for start, _ in pairs)
    ratio = statistics.median(start / peer for start, peer in pairs)
    print(f"program: {size / 1e6:.1f} MB stripped (first version: {FIRST_SIZE / 1e6:.0f}); "
          f"starts in {start:.1f} ms, {ratio:.2f} times dot -V (first version: {FIRST_START})")
    if size > 30e6:
        sys.exit("program: larger than 30 MB: is Foundation linked again?")
    if ratio > FIRST_START:
        sys.exit("program: starts slower than the first version")


main()
