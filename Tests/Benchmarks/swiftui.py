"""Edits that break a SwiftUI app: one object is no longer put into the environment, one `navigationDestination` or sheet is
taken out, one closure is no longer handed to a view (or an empty one,
if the view must be given one), or one case of a route builds no view.

Left out are previews, objects of unknown type or that no view needs from the environment, objects that the views there get from
other code as well, destinations and sheets over other state than a coordinator's, sheets that no code asks for, closures through
which no view of the tree emits, and cases that are no route, that no code asks for, or that a tab shows elsewhere.
"""
import re

from edits import Edit, cases, end_of, first_of_switch, function_around, statement, switch_around, without
from lifetimes import scopes

INJECTION = re.compile(r"\.(?:environmentObject|environment)\(\s*([\w.$]+)\s*\)")
DESTINATION = re.compile(r"^\s*\.(navigationDestination|sheet|fullScreenCover)\(")
ARGUMENT = re.compile(r"(^|[(,])\s*(on[A-Z]\w*|\w*(?:[aA]ction|[cC]ompletion|[hH]andler|[cC]losure))\s*:\s*")


def edits(app):
    routes = {(r["name"] if isinstance(r, dict) else r).split("(")[0].split(".")[-1] for one in app.coordinators() for r in one.get("routes", [])}
    taken = {t for line in app.mentions(r"@Environment") if not re.search(r":\s*\w+\?", line) for t in re.findall(r"@EnvironmentObject\b.*?:\s*(\w+)|@Environment\((\w+)\.self\)", line) for t in t if t}
    app.emitted = {".".join((one["event"] if isinstance(one, dict) else one).split(".")[-2:]) for owner in app.owners() for one in owner.get("emits", [])}
    coordinators = {one["type"].split(".")[-1] for one in app.coordinators()}
    app.asking = "\n".join(line for code in app.code.values() for line, scope in zip(code, scopes(code)) if scope and scope.type in coordinators)
    for path, code in app.code.items():
        lines, previewed = app.sources[path].split("\n"), previews(code)
        for number, line in enumerate(code):
            if number in previewed:
                continue
            for one in (injection(app, code, lines, number, taken), destination(app, code, lines, number),
                        closure(app, code, lines, number), case(app, code, lines, number, routes)):
                if one:
                    kind, text, names, rules = one
                    yield Edit(path, number + 1, kind, text, names, rules, function_around(code, number)) if text else None


def previews(code):
    found = set()
    for number, line in enumerate(code):
        if re.search(r"#Preview\b|:\s*PreviewProvider\b", line):
            found.update(range(number, (end_of(code, number) or number) + 1))
    return found


def injection(app, code, lines, number, taken):
    match = INJECTION.search(code[number])
    if not match:
        return None
    name = match.group(1).split(".")[-1].lstrip("$")
    own = "\n".join(code)
    types = {t for pair in re.findall(rf"\b(?:var|let)\s+{name}\s*:\s*(\w+)|\b{name}\s*=\s*(\w+)\(|\b{name}\s*=\s*(\w+)\.shared", own) for t in pair if t}
    types = types & taken if len(types) == 1 else set()
    if types and is_given_anyway(app, code, number, name, next(iter(types))):
        types = set()
    text = lines[number].replace(match.group(0), "", 1)
    return "environment", "\n".join(lines[:number] + [text] + lines[number + 1:]) if types and match.group(0) in lines[number] else None, tuple(types), ("missing-environment",)


def is_given_anyway(app, code, number, name, type_name):
    """Whether the views there get the object without this line: the view around has it from the environment itself, the function
    that makes them puts it there, or each view of the file that takes it has another such line around it."""
    first = (statement(code, number) or (number, number))[0]
    around = "\n".join(code[first: number + 1])
    scope = scopes(code)[number]
    own = "\n".join(line for line, one in zip(code, scopes(code)) if one and scope and one.type == scope.type)
    if re.search(rf"@Environment(Object\b|\({type_name}\.self\)).*\bvar\s+{name}\b", own) and "Hosting" not in around:
        return True
    called = re.findall(rf"\b{name}\s*\.(\w+)\(", around)
    if called and all(puts_itself(app, one) for one in called):
        return True
    makers = [n for view in takers(app, type_name) for n, line in enumerate(code) if re.search(rf"\b{view}\s*\(", line)]
    others = [n for n, line in enumerate(code) if n != number and (match := INJECTION.search(line)) and match.group(1) == name]
    covered = {n for other in others for n in range((statement(code, other) or (other, other))[0], other + 1)}
    return bool(makers) and set(makers) <= covered


def puts_itself(app, function):
    """Whether a function puts its own object into the environment."""
    for code in app.code.values():
        for number, line in enumerate(code):
            if re.search(rf"\bfunc\s+{function}\b", line):
                return any(re.search(r"\.environment(Object)?\(self\)", one) for one in code[number: (end_of(code, number) or number) + 1])
    return False


def takers(app, type_name):
    """The views that take an object of a type from the environment."""
    pattern = re.compile(rf"@EnvironmentObject\b.*:\s*{type_name}\b|@Environment\({type_name}\.self\)")
    return {scope.type for code in app.code.values() for line, scope in zip(code, scopes(code)) if scope and pattern.search(line)}


def is_shown(app, state):
    """Whether some code sets a state for a sheet: outside of functions, or in one that other code calls."""
    for code in app.code.values():
        for line, scope in zip(code, scopes(code)):
            if re.search(rf"\b{state}\s*=\s*(?!=|nil\b|false\b)|\b{state}\.toggle\(", line) and not re.search(r"\b(var|let|init)\b", line):
                function = scope.of_function if scope else ""
                if not function or function == "init" or any(f"func {function}" not in one for one in app.mentions(rf"\b{function}\s*\(")):
                    return True
    return False


def destination(app, code, lines, number):
    match = DESTINATION.match(code[number])
    last = end_of(code, number) if match else None
    if last is None:
        return None
    head = "\n".join(code[number: number + 4])
    words = re.findall(r"for:\s*([\w.]+)\.self|(?:item|isPresented):\s*\$?([\w.]+)", head)
    type_name, binding = words[0] if words else ("", "")
    # A stack or a state that no coordinator has is none of the tree's business.
    if type_name and not re.search(rf"\b{type_name.split('.')[-1]}\b", app.asking) or not type_name and not re.search(r"(coordinator|router|navigator)\w*\.", binding, re.I):
        return None
    names = (type_name.split(".")[-1] or binding.split(".")[-1],)
    if match.group(1) != "navigationDestination" and binding and not is_shown(app, binding.split(".")[-1]):
        return None
    kind = "destination" if match.group(1) == "navigationDestination" else "sheet"
    return kind, without(lines, number, last, ""), names, ("route-without-destination", "unhandled-event")


def closure(app, code, lines, number):
    match = ARGUMENT.search(code[number])
    if not match or re.search(r"\bfunc\b|\binit\b|\b(var|let)\s+\w+\s*:", code[number][:match.end()]):
        return None
    label = match.group(2)
    view = callee(code, number, match.start(2))
    if f"{view}.{label}" not in app.emitted:
        return None
    declared = app.mentions(rf"\b(?:var|let)\s+{label}\s*:|\b{label}\s*:\s*(?:@escaping\s*)?\(\(.*->.*\)\?\s*=")
    if not declared:
        return None
    is_optional = all(re.search(r"\)\s*\?|=\s*(\{|nil)", one) for one in declared)
    rest = "\n".join([code[number][match.end():], *code[number + 1: number + 40]])
    length = argument(rest)
    if length is None or re.match(r"@|\(*[\w\s,:.\[\]<>?]*\)\s*(async\s+)?(throws\s+)?->", rest):
        return None
    whole, position = "\n".join(lines), len("\n".join(lines[:number])) + (1 if number else 0) + match.end()
    # Comments and strings are shorter in the bare text, so the two must agree up to the end of the argument.
    original = whole[position: position + length]
    if original != rest[:length]:
        return "closure", None, (label,), ()
    if not is_optional:
        # A view that must be given one gets one that does nothing.
        parameters = re.search(r":\s*(?:@\w+\s*)*\(?\(([^()]*)\)\s*->", declared[0])
        count = parameters.group(1).count(",") + 1 if parameters and parameters.group(1).strip() else 0
        empty = ("{ " + ", ".join("_" * count) + " in }") if count else "{}"
        if original.strip() == empty or not re.search(r"->\s*(Void|\(\))", declared[0]):
            return "closure", None, (label,), ()
        return "closure", whole[:position] + empty + "\n" * original.count("\n") + whole[position + length:], (f"{view}.{label}",), ("empty-handler", "unhandled-event")
    before, after = whole[: position - (match.end() - match.start(2))], whole[position + length:]
    after = re.sub(r"^\s*,\s*", "", after, count=1) if after.lstrip().startswith(",") else after
    if not whole[position + length:].lstrip().startswith(","):
        before = re.sub(r",\s*$", "", before)
    text = before + "\n" * (original.count("\n")) + after
    return "closure", text, (f"{view}.{label}",), ("unset-closure", "unhandled-event")


def callee(code, line, column):
    """The name of what is called with the argument at a place."""
    depth = 0
    for number in range(line, max(-1, line - 40), -1):
        text = code[number][:column] if number == line else code[number]
        for position in range(len(text) - 1, -1, -1):
            depth += (text[position] in ")]}") - (text[position] in "([{")
            if depth < 0:
                name = re.search(r"(\w+)$", text[:position])
                return name.group(1) if name else None
    return None


def argument(text):
    """The length of an argument, up to the comma or the bracket after it."""
    depth = 0
    for number, character in enumerate(text):
        if character in "{([":
            depth += 1
        elif character in "})]":
            depth -= 1
            if depth < 0:
                return number
        elif character == "," and depth == 0:
            return number
    return None


def is_asked_for(app, route):
    """Whether the route stands anywhere but in its declaration and in patterns, and no tab has it: what a tab shows stands beside it."""
    if app.mentions(rf"(?:\bTab\(.*\bvalue:|\.tag\()\s*\w*\.{route}\b"):
        return False
    return any(not re.search(rf"\bcase\b.*\b{route}\b", line) for line in app.mentions(rf"\.{route}\b"))


def case(app, code, lines, number, routes):
    match = re.match(r"\s*case\s+(?:let\s+)?\.(\w+)[^,]*?:\s*(.*)$", code[number])
    if not match or match.group(1) not in routes or not is_asked_for(app, match.group(1)):
        return None
    end = switch_around(code, number)
    if end is None or first_of_switch(code, number) is None:
        return None
    following = cases(code, number, end)
    last = (following[1] if len(following) > 1 else end) - 1
    body = "\n".join([match.group(2), *code[number + 1: last + 1]])
    if not re.search(r"\b[A-Z]\w*(View|Screen|Page|Scene)?\s*[({]", body) or re.search(r"^\s*(return\s+)?\.|=[^=]|\bstatic\b|\bappend\b", body, re.M) or "EmptyView" in body:
        return None
    head = lines[number][: len(lines[number]) - len(match.group(2))] if match.group(2) else lines[number]
    built = "return EmptyView()" if re.search(r"\breturn\b", body) else "EmptyView()"
    changed = lines[:number] + [f"{head.rstrip()} {built}"] + [""] * (last - number) + lines[last + 1:]
    return "case", "\n".join(changed), (match.group(1),), ("route-without-destination", "unhandled-event", "unset-closure")
