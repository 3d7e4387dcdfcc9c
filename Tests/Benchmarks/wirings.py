"""Edits that take one wiring or one interception out of an app: a statement that sets an output or a delegate, one that
subscribes, or a case of a switch.

Left out are claims that can't go with one statement (arguments, defaults, an initialiser that sets a property without a
value), and those without which nothing is lost: nothing in the source emits the event, or nothing below the one who
claims it does; a stream has other subscribers; the same owner has another claim on the event, which was set over before.
"""
import pathlib, re

from edits import Edit, cases, end_of, first_of_switch, function_around, stands_alone, statement, switch_around, without

WIRING = re.compile(r"^\s*(?:[\w.?!\[\]]+)\.(\w+)\s*=\s*(.*)$")
HEARERS = re.compile(r"(delegate|output|listener|handler|parent|coordinator)$", re.I)
KEPT = re.compile(r"\.(store\(in:|disposed\(by:|dispose\(|add\(to:)")


def claims(app):
    """All claims that stand in the source: the events of each place."""
    found = {}
    for owner in app.owners():
        for one in owner.get("intercepts", []):
            if isinstance(one, dict) and "file" in one and "line" in one:
                found.setdefault((one["file"], one["line"]), set()).add(one["event"])
    return {place: sorted(events) for place, events in sorted(found.items())}


def edits(app):
    """An edit for each claim; None for one that can't be taken out, or whose event nothing in the source emits."""
    places = claims(app)
    for (file, line), events in places.items():
        path = app.path(file)
        text = path and is_emitted(app, events) and edited(app.sources[path], app.code[path], line, events)
        others = {event for place, named in places.items() if place != (file, line) for event in named}
        what = kind(app.sources[path], line) if path else None
        is_vain = path and (path.name, line) in app.dead or what == "subscription" and others.issuperset(events)
        yield Edit(path, line, what, text, tuple(events), near=function_around(app.code[path], line - 1)) if text and not is_vain else None


def kind(text, line):
    text = text.split("\n")[line - 1]
    return "case" if re.match(r"\s*case\b", text) else "wiring" if WIRING.match(text) else "subscription"


def is_claimed_still(edit, before, after):
    """Whether who claimed the events at the place claims all of them without it too, at a place that set it before and
    was set over."""
    lost = {(path, event) for path, event, file, line in owned(before) if (file, line) == (edit.path.name, edit.line)}
    return bool(lost) and lost <= {(path, event) for path, event, _, _ in owned(after)}


def owned(tree):
    """Who claims which event where."""
    found, waiting = set(), [(root, root["type"]) for root in tree.get("roots", [tree.get("root")])]
    while waiting:
        owner, path = waiting.pop()
        for one in owner.get("intercepts", []):
            if isinstance(one, dict) and "file" in one and one.get("consumes") != "never":
                found.add((path, one["event"], pathlib.PurePath(one["file"]).name, one.get("line")))
        waiting += [(screen, f"{path}/{screen['type']}") for screen in owner.get("screens", []) if isinstance(screen, dict)]
        waiting += [(b["child"], f"{path}/{b['child']['type']}") for b in owner.get("branches", []) if "child" in b]
    return found


def is_emitted(app, events):
    """Whether one of the events stands anywhere but in a declaration, in a pattern, or on the left of an assignment.
    Where none does, nothing is lost without its claim."""
    for member in {event.split(".")[-1] for event in events}:
        own = re.compile(rf"\b(func|var|let|case)\s+{member}\b|^\s*case\b.*\b{member}\b|\b{member}\s*=[^=]")
        if member == "*" or any(not own.search(line) for line in app.mentions(rf"\b{re.escape(member)}\b")):
            return True
    return False


def edited(text, code, line, events):
    lines = text.split("\n")
    if not 0 < line <= len(lines):
        return None
    first, members = line - 1, {event.split(".")[-1] for event in events}
    if match := WIRING.match(lines[first]):
        return without_wiring(lines, code, first, match, members)
    if re.match(r"\s*case\b", lines[first]):
        return without_case(lines, code, first, members)
    return without_subscription(lines, code, first)


def without_wiring(lines, code, first, match, members):
    target = match.group(1)
    if target not in members and not HEARERS.search(target):
        return None
    last = end_of(code, first)
    if re.match(rf"\s*self\.{target}\s*=\s*{target}\s*$", lines[first]) and any(
            re.search(rf"\blet {target}\b|\bvar {target}\s*:\s*[^=]*[^=?!\s]\s*$", one) for one in code):
        return None
    if last is None or lines[first].rstrip().endswith(("=", "?", ",")) or re.search(rf"\.{target}\b", match.group(2)):
        return None
    # What stands there has a value, and nothing is left of an empty block.
    return without(lines, first, last)


def without_subscription(lines, code, line):
    found = statement(code, line)
    if not found or not stands_alone(code, *found) or not any(KEPT.search(code[n]) for n in range(found[0], found[1] + 1)):
        return None
    return without(lines, *found)


def without_case(lines, code, case, members):
    """Without a case that names one event, or without its name in a list; where no default takes its place, one that does
    nothing does."""
    end = switch_around(code, case)
    patterns = patterns_of(lines[case])
    if end is None or not patterns:
        return None
    named = re.compile(rf"\.({'|'.join(map(re.escape, members))})\b")
    rest = [one for one in patterns if not named.search(one)]
    if len(rest) == len(patterns) or len(members) > 1 and len(patterns) > 1:
        return None
    if rest:
        remaining = lines[case].replace(",".join(patterns), " " + ",".join(rest).strip())
        changed = lines[:case] + [remaining] + lines[case + 1:]
    else:
        following = cases(code, case, end)
        last = (following[1] if len(following) > 1 else end) - 1
        changed = lines[:case] + [""] * (last - case + 1) + lines[last + 1:]
    start = first_of_switch(code, case)
    if start is None:
        return None
    if not any(re.match(r"\s*default\b|\s*case _\s*:", code[n]) for n in cases(code, start + 1, end)):
        nothing = fallback("\n".join(code[start:end]))
        if nothing is None:
            return None
        changed[end] = f"default: {nothing}; {changed[end].strip()}"
    return "\n".join(changed)


def patterns_of(line):
    """The patterns of a case, as they stand between `case` and the colon; none if they go on in the next line."""
    depth, found, start = 0, [], re.match(r"\s*case\b", line).end()
    for number in range(start, len(line)):
        character = line[number]
        depth += (character in "([") - (character in ")]")
        if depth == 0 and character in ",:":
            found.append(line[start:number])
            start = number + 1
            if character == ":":
                return found
    return []


def fallback(switch):
    """What a case does that does nothing."""
    returned = set(re.findall(r"\breturn\b *([^\n;}]*)", switch))
    if not returned or returned == {""}:
        return "break"
    if any(one.startswith((".none", ".one", ".multiple", ".end")) for one in returned):
        return "return .none"
    if returned & {"true", "false"}:
        return "return false"
    return None
