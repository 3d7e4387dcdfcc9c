"""Opens SVGs as files in Chromium and compares what can be read with what is meant: pictures.py FOLDER.

FOLDER holds NAME.svg and beside each NAME.json, a list of the names that stand in it as words of their own. Says what is
wrong, one line each, and at last how many pictures were read.
"""

import json
import pathlib
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "PageTests/Browser"))
from browser import Browser  # noqa: E402

# Every run of text with the room that its letters take, and how wide it would be if nothing stretched it.
RUNS = """
const seen = document.documentElement.getBoundingClientRect();
return {
  width: seen.width, height: seen.height,
  runs: [...document.querySelectorAll("text")].map(text => {
    const { left, right, top, bottom } = text.getBoundingClientRect(), said = text.textContent;
    const length = text.getAttribute("textLength");
    text.removeAttribute("textLength");
    const natural = text.getBoundingClientRect().width;
    if (length !== null) text.setAttribute("textLength", length);
    return { said, left, right, top, bottom, natural, y: Number(text.getAttribute("y")),
      group: text.closest("g[id]")?.id ?? "" };
  }),
};
"""


def lines(runs):
    """The runs of a group that stand in one line, from left to right."""
    found = []
    for run in sorted((run for run in runs if run["said"].strip()), key=lambda run: (run["group"], run["y"], run["left"])):
        last = found[-1][-1] if found else None
        if last and last["group"] == run["group"] and abs(last["y"] - run["y"]) < 3 and run["left"] > last["left"]:
            found[-1].append(run)
        else:
            found.append([run])
    return found


def reading(line):
    """What an eye reads: runs with a gap between them are two words, runs without one are one."""
    text = line[0]["said"].strip()
    for before, after in zip(line, line[1:]):
        text += ("" if after["left"] - before["right"] < 1.2 else " ") + after["said"].strip()
    return text


def complaints(picture, names):
    runs, (width, height) = picture["runs"], (picture["width"], picture["height"])
    read = [reading(line) for line in lines(runs)]
    for name in names:
        if not any(f" {name} " in f" {line} " for line in read):
            nearest = [line for line in read if name in line]
            yield f"'{name}' is not read as a word of its own" + (f", but in '{nearest[0]}'" if nearest else "")
    seen = [run for run in runs if run["said"].strip()]
    for run in seen:
        if run["left"] < -1 or run["top"] < -1 or run["right"] > width + 1 or run["bottom"] > height + 1:
            yield f"'{run['said']}' runs out of the picture"
        if run["right"] - run["left"] > run["natural"] * 1.25 + 1:
            yield f"'{run['said']}' is stretched to {(run['right'] - run['left']) / max(run['natural'], 0.1):.1f} times its width"
    for index, one in enumerate(seen):
        for other in seen[index + 1:]:
            across = min(one["right"], other["right"]) - max(one["left"], other["left"])
            # What a line of text takes is higher than its letters.
            down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
            if across > 2 and down > 5:
                yield f"'{one['said']}' and '{other['said']}' lie over each other"


def main():
    folder, count = pathlib.Path(sys.argv[1]), 0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        browser = Browser(scratch)
        try:
            for file in sorted(folder.glob("*.svg")):
                browser.driver.get(file.as_uri())
                for complaint in complaints(browser.js(RUNS), json.loads(file.with_suffix(".json").read_text())):
                    print(f"{file.stem}: {complaint}")
                count += 1
        finally:
            browser.close()
    print(f"{count} pictures were read")


main()
