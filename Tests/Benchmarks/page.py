"""How fast the page is in a browser: opening it, and folding and unfolding, beside the goals of the project.

    python3 page.py path/to/coordviz [COORDINATORS …]

Needs Chromium, its driver and selenium (`.ci/setup --tests`). Opening is measured from the address to the first frame that
shows the whole page; a fold from the click to the end of the frame that shows it: script, style, layout and paint; and the
slowest of the 24 frames after it, in which what is out of sight follows. On Linux the processor's time of the page's process
stands beside it, which other work on the machine changes less.
"""

import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "PageTests" / "Browser"))

from browser import Browser  # noqa: E402

OPENING = 2.5  # seconds
FRAME = 1000 / 30  # milliseconds

# Clicks within a frame, and is told when that frame has been painted. Every row is folded and unfolded again.
FOLDING = """
const done = arguments[arguments.length - 1], frame = act => new Promise(resolve => requestAnimationFrame(() => {
  const start = performance.now(), { port1, port2 } = new MessageChannel();
  act();
  const script = performance.now() - start;
  port1.onmessage = () => resolve([script, performance.now() - start]);
  port2.postMessage(0);
}));
(async () => {
  const rows = [...document.querySelectorAll("#page-outline .row[aria-expanded]")].filter(row => !row.hidden);
  const step = Math.max(Math.floor(rows.length / 12), 1), times = [];
  for (const row of rows.filter((_, index) => index % step === 0).slice(0, 12)) {
    for (let turn = 0; turn < 2; turn++) {
      const first = await frame(() => row.querySelector(".twist").click());
      // What is out of sight is shown or hidden in the frames after it.
      let next = 0;
      for (let count = 0; count < 24; count++) next = Math.max(next, (await frame(() => {}))[1]);
      times.push([...first, next]);
    }
  }
  done(times);
})();
"""

PAINTED = """
const done = arguments[arguments.length - 1];
requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
"""


def measure(browser, page):
    """Seconds until the page is there, and milliseconds of each fold: script, whole frame; of both the processor's time."""
    browser.driver.get("about:blank")
    start, busy = time.perf_counter(), processor(browser)
    browser.driver.get(page)
    browser.driver.execute_async_script(PAINTED)
    opening = time.perf_counter() - start, processor(browser) - busy
    busy = processor(browser)
    folds = browser.driver.execute_async_script(FOLDING)
    return opening, folds, (processor(browser) - busy) * 1000 / len(folds)


def processor(browser):
    """Seconds of the processor that the browser's processes for pages have taken so far; 0 where the system doesn't tell."""
    parents, total = {browser.driver.service.process.pid}, 0
    for stat in sorted(pathlib.Path("/proc").glob("[0-9]*/stat"), key=lambda path: int(path.parent.name)):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[1]) not in parents:
                continue
            parents.add(int(stat.parent.name))
            if b"--type=renderer" in (stat.parent / "cmdline").read_bytes():
                total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except OSError:
            continue
    return total


def main():
    coordviz, sizes = sys.argv[1], [int(size) for size in sys.argv[2:]] or [200, 2_000]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        browser = Browser(folder)
        browser.driver.set_script_timeout(300)
        try:
            print("the page in Chromium, medians")
            for size in sizes:
                tree, page = f"{folder}/{size}.json", pathlib.Path(folder) / f"{size}.html"
                with open(tree, "w") as output:
                    subprocess.run([sys.executable, str(HERE / "trees.py"), str(size)], check=True, stdout=output)
                subprocess.run([coordviz, "render", tree, "-o", str(page), "--quiet"], check=True)
                runs = [measure(browser, page.as_uri()) for _ in range(3)]
                folds = [fold for _, folds, _ in runs for fold in folds]
                print(f"  {size:,} coordinators, {page.stat().st_size / 1e6:.1f} MB")
                goal("opening, s", statistics.median(opening[0] for opening, _, _ in runs), OPENING)
                row("the processor's part, s", statistics.median(opening[1] for opening, _, _ in runs))
                goal("one fold to its frame, ms", statistics.median(whole for _, whole, _ in folds), FRAME)
                goal("the slowest frame after it, ms", statistics.median(after for *_, after in folds), FRAME)
                row("the script's part, ms", statistics.median(script for script, *_ in folds))
                row("the processor's part, ms", statistics.median(busy for _, _, busy in runs))
                row("the slowest of them, ms", max(max(whole, after) for _, whole, after in folds))
        finally:
            browser.close()


def row(name, value):
    print(f"      {name:<32}{value:>10.2f}")


def goal(name, value, bound):
    print(f"    {name:<34}{value:>10.2f}   goal: at most {bound:.3g}   {'met' if value <= bound else 'MISSED'}")


main()
