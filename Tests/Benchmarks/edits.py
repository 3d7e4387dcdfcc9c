"""What an edit of Swift source is, and how statements, blocks and cases are found in it by their lines.

An edit leaves the number of lines as it is, so that nothing else in the file moves.
"""
import dataclasses, pathlib, re

NOTHING = "_ = 0"


@dataclasses.dataclass(frozen=True)
class Edit:
    """One edit: where it is, the text of the whole file after it, and what a finding about it may name."""

    path: pathlib.Path
    line: int
    kind: str
    text: str
    names: tuple
    rules: tuple = ()
    near: tuple = None


class App:
    """The sources of an app in a folder, and the tree that coordviz reads in them."""

    def __init__(self, folder, tree, findings=()):
        self.folder = folder
        self.tree = tree
        self.dead = {(pathlib.PurePath(f["file"]).name, f["line"]) for f in findings if f["rule"] == "dead-interceptor" and "line" in f}
        self.sources = {}
        for path in sorted(folder.rglob("*.swift")):
            try:
                self.sources[path] = path.read_text()
            except UnicodeDecodeError:
                continue
        self.code = {path: [bare(line) for line in uncommented(text).split("\n")] for path, text in self.sources.items()}
        self.all = "\n".join(line for lines in self.code.values() for line in lines)
        self.found = {}

    def path(self, file):
        """The copy of a file that the tree names."""
        for path in (pathlib.Path(file), pathlib.Path.cwd() / file, self.folder / file):
            if path in self.sources:
                return path
        return None

    def coordinators(self):
        waiting = list(self.tree.get("roots") or ([self.tree["root"]] if "root" in self.tree else []))
        while waiting:
            coordinator = waiting.pop()
            yield coordinator
            waiting += [branch["child"] for branch in coordinator.get("branches", []) if "child" in branch]

    def owners(self):
        """All coordinators and screens."""
        waiting = list(self.coordinators())
        while waiting:
            owner = waiting.pop()
            yield owner
            waiting += [screen for screen in owner.get("screens", []) if isinstance(screen, dict)]

    def mentions(self, pattern):
        """The lines of code in which something stands."""
        if pattern not in self.found:
            self.found[pattern] = [match.group(0) for match in re.finditer(rf"^.*(?:{pattern}).*$", self.all, re.M)]
        return self.found[pattern]


def uncommented(text):
    """The text without what stands in comments of several lines."""
    return re.sub(r"(?<![/*])/\*.*?\*/", lambda match: "\n" * match.group(0).count("\n"), text, flags=re.S)


def bare(line):
    """A line without its comment and what its strings say."""
    return re.sub(r'"(?:\\.|[^"\\])*"|//.*', '""', line)


def end_of(code, first):
    """The last line of what begins in a line: where its brackets are closed."""
    depth = 0
    for number in range(first, len(code)):
        depth += sum(code[number].count(c) for c in "{([") - sum(code[number].count(c) for c in "})]")
        if depth <= 0:
            return number if depth == 0 else None
    return None


def statement(code, line):
    """The first and the last line of the statement that a line belongs to, with all calls that are chained to it."""
    first = line
    while first > 0 and (re.match(r"\s*([.?:]|&&|\|\||$)", code[first]) or re.match(r"\s*[})\]]+\s*(\.|$)", code[first])):
        first -= 1
        if code[first].count("}") + code[first].count(")") > code[first].count("{") + code[first].count("("):
            first = start_of(code, first)
            if first is None:
                return None
    last = end_of(code, first)
    while last is not None and last + 1 < len(code):
        following = next((n for n in range(last + 1, len(code)) if code[n].strip() not in ("", '""')), None)
        if following is None or not re.match(r"\s*(\.\w|\?\?)", code[following]):
            break
        last = end_of(code, following)
    if last is None or first > line or last < line:
        return None
    return first, last


def start_of(code, last):
    """The line in which the brackets are opened that a line closes."""
    depth = 0
    for number in range(last, -1, -1):
        depth += sum(code[number].count(c) for c in "})]") - sum(code[number].count(c) for c in "{([")
        if depth <= 0:
            return number
    return None


def stands_alone(code, first, last):
    """Whether the lines are a statement that can go: nothing needs its value, and it isn't one of several arguments."""
    if re.match(r"\s*(return|let|var|case|default|func|guard|if|else|switch|for|while|throw|lazy|private|@)\b|\s*[)}\]]", code[first]):
        return False
    before = next((code[n].strip() for n in range(first - 1, -1, -1) if code[n].strip() not in ("", '""')), "")
    after = next((code[n].strip() for n in range(last + 1, len(code)) if code[n].strip() not in ("", '""')), "")
    return not before.endswith((",", "(", "[", "=", "return", "?", ":" if not re.match(r"(case|default)\b", before) else "\0")) \
        and not code[last].rstrip().endswith((",", "=", "(", "?")) and not after.startswith(("]", ")", "?", ":"))


def function_around(code, line):
    """The first and the last line of the function around a line."""
    depth = 0
    for number in range(line, -1, -1):
        depth += code[number].count("}") - code[number].count("{") if number < line else 0
        if depth < 0:
            if re.search(r"\bfunc\b|\binit\b|\bvar\b|\bdeinit\b", code[number]):
                return number + 1, (end_of(code, number) or line) + 1
            depth = 0
    return None


def without(lines, first, last, instead=NOTHING):
    """The text without some lines."""
    return "\n".join(lines[:first] + [instead] + [""] * (last - first) + lines[last + 1:])


def switch_around(code, case):
    """The last line of the switch that a case stands in: the first line after it with less or the same indentation and a
    closing brace."""
    indent = len(code[case]) - len(code[case].lstrip())
    for number in range(case + 1, len(code)):
        stripped = code[number].strip()
        if stripped.startswith("}") and len(code[number]) - len(code[number].lstrip()) <= indent and not inside(code, case, number):
            return number
    return None


def first_of_switch(code, case):
    """The line in which the switch begins that a case stands in."""
    depth = 0
    for number in range(case - 1, -1, -1):
        depth += code[number].count("}") - code[number].count("{")
        if depth < 0:
            return number if re.search(r"\bswitch\b", code[number]) else None
    return None


def inside(code, first, last):
    """Whether a line closes only what was opened after another one."""
    depth = 0
    for number in range(first, last + 1):
        for character in code[number]:
            depth += (character == "{") - (character == "}")
            if depth < 0:
                return False
    return True


def cases(code, case, end):
    """The first lines of all cases of the same switch, from a case on."""
    depth, found = 0, []
    for number in range(case, end):
        if depth == 0 and re.match(r"\s*(case|default)\b", code[number]):
            found.append(number)
        depth += code[number].count("{") - code[number].count("}")
    return found
