"""Edits that make an object live too long or too short: one removal of a child is deleted, one weak capture of `self` in an
output of an object that `self` holds is made strong, or one statement that keeps a new coordinator is dropped.

Places are looked for in the text of the types that the tree names. Left out are those that would change nothing or that
cannot be judged: a removal in a helper for all children (one edit would break many flows), one by a library's helper, one that
empties the whole collection, one that can go without harm (vain.py has these rules), a capture whose ring some code breaks (the
property or the output is set to nil), a coordinator that intercepts nothing, so that nothing needs it, and one that is kept in another way too: twice, by a closure of its maker that
captures it, by a screen that holds its coordinator strongly, or by a closure that captures `self` in its own code.
"""
import re

from edits import NOTHING, Edit, end_of, stands_alone, statement, without
from vain import changes_nothing

CHILD = r"\w*(?:coordinator|child|children|flow|router)s?"
CHILDREN = r"\w*(?:coordinators|children|flows|child\w*)"
REMOVAL = re.compile(rf"((?:\bself[?!]?\.)?(?:\b\w*parent\w*[?!]?\.)?\b(?:remove|free|release|detach|drop)\w*\((?:\w+:\s*)?(?:self|{CHILD})\))(?!\s*\{{)", re.I)
TAKEN_OUT = re.compile(rf"^\s*(?:self[?!]?\.)?(?:\w*parent\w*[?!]?\.)?{CHILDREN}[?!]?\.(?:remove\w*|popLast)\b", re.I)
OUTPUT = re.compile(r"^\s*(?:self\.)?(\w+)((?:[?!]?\.\w+)*)[?!]?\.(\w+)\s*=\s*\{\s*\[([^\]]*\bweak self\b[^\]]*)\]")
NO_CLOSURE = re.compile(r"\s*(\}\s*)?(if|guard|for|while|switch|else|do|case|default|func|init|override|private|public|internal"
                        r"|fileprivate|@\w+|static)\b")
MADE = re.compile(r"\b(?:let|var)\s+(\w+)\s*(?::\s*[\w.]+\s*)?=\s*(?:try[?!]?\s+)?(?:[\w.]+\.)?(\w+)\(")
TYPE = re.compile(r"\b(?:class|struct|extension|actor|enum|protocol)\s+([A-Z][\w.]*)")
FUNCTION = re.compile(r"\b(?:func\s+(\w+)|init[?!]?\s*[(<])")
LEAK = ("leaked-child", "dropped-coordinator", "wrong-child-finished", "unreported-dismissal", "finish-without-telling", "retain-cycle")


def edits(app):
    coordinators = {one["type"] for one in app.coordinators()}
    owners = {one["type"] for one in app.owners()}
    app.answering = {one["type"] for one in app.coordinators() if one.get("intercepts")}
    roots = {one["type"] for one in app.tree.get("roots", [app.tree.get("root", {})]) if "type" in one}
    for path, code in app.code.items():
        lines = app.sources[path].split("\n")
        for number, scope in enumerate(scopes(code)):
            if not scope or not code[number].strip():
                continue
            if scope.type in coordinators:
                yield from removals(app, path, lines, code, number, scope)
                yield from stores(app, path, lines, code, number, scope, coordinators)
            if scope.type in owners - roots:
                yield from captures(app, path, lines, code, number, scope)


class Scope:
    def __init__(self, type, first, last, function, of_function):
        self.type, self.first, self.last, self.function, self.of_function = type, first, last, function, of_function


def scopes(code, known={}):
    """For each line, the innermost type around it and the outermost function of that type."""
    if id(code) in known:
        return known[id(code)][1]
    around = [None] * len(code)
    known[id(code)] = code, around
    opened = []
    for number, line in enumerate(code):
        match = TYPE.search(line)
        if match and not line.strip().startswith(("case", ".")):
            start = next((n for n in range(number, min(number + 6, len(code))) if "{" in code[n]), None)
            last = start is not None and end_of(code, number if start == number else start)
            if last:
                opened.append((match.group(1).split(".")[-1], number, last))
    for name, first, last in opened:
        for number in range(first + 1, last):
            around[number] = Scope(name, first, last, None, "")
    for name, first, last in opened:
        number = first + 1
        while number < last:
            match = FUNCTION.search(code[number])
            start = match and next((n for n in range(number, min(number + 25, last)) if code[n].rstrip().endswith("{") or re.search(r"\{.*\}\s*$", code[n])), None)
            end = end_of(code, number) if start == number else (end_of(code, start) or 0) if start else None
            if start is None or end is None or end <= number:
                number += 1
                continue
            # A list of parameters over several lines closes before the body opens.
            end = max(end, body_end(code, number, last))
            for one in range(number, end + 1):
                if around[one] and around[one].type == name:
                    around[one] = Scope(name, first, last, (number, end), match.group(1) or "init")
            number = end + 1
    return around


def body_end(code, first, limit):
    depth, was_opened = 0, False
    for number in range(first, limit):
        for character in code[number]:
            if character == "{":
                depth, was_opened = depth + 1, True
            elif character == "}":
                depth -= 1
        if was_opened and depth <= 0:
            return number
    return first


def removals(app, path, lines, code, number, scope):
    if FUNCTION.search(code[number]) and not code[number].strip().startswith(("self", "_")):
        return
    if TAKEN_OUT.search(code[number]) and "removeAll()" not in code[number]:
        found = statement(code, number)
        text = found and stands_alone(code, *found) and without(lines, *found)
    elif match := REMOVAL.search(code[number]):
        if re.search(r"\b(remove|free|release|detach|drop)\w*(Observer|FromSuperview|View\w*|Subview\w*)\(", match.group(1)):
            return
        # What a library's helper removes can't be read.
        helper = re.search(r"(\w+)\(", match.group(1)).group(1)
        if not app.mentions(rf"\bfunc {helper}\b"):
            yield None
            return
        if code[number].strip() == match.group(1).strip():
            text = without(lines, number, number)
        else:
            text = "\n".join(lines[:number] + [lines[number].replace(match.group(1), "()")] + lines[number + 1:])
            text = text if text != "\n".join(lines) else None
    else:
        return
    if text and changes_nothing(app, code, number, scope, scopes):
        yield None
        return
    yield Edit(path, number + 1, "removal", text, (scope.type,), LEAK) if text else None


def stores(app, path, lines, code, number, scope, coordinators):
    if not scope.function:
        return
    body = code[scope.function[0]: scope.function[1] + 1]
    line = code[number]
    made = dict(match.groups() for one in body if (match := MADE.search(one)))
    made = {name: by for name, by in made.items() if by in coordinators or re.search(r"coordinator|flow", name + by, re.I)}
    kept = name = is_made_here = None
    if match := re.match(rf"\s*(?:self\.)?{CHILDREN}[?!]?\.append\((\w+)\)\s*$", line, re.I):
        kept = match.group(1)
    elif match := re.match(r"\s*(?:self\.)?(\w+)\((?:\w+:\s*)?(\w+)\)\s*$", line):
        kept = match.group(2) if only_stores(app, match.group(1)) else None
    elif match := re.match(r"\s*(?:self\.)?(\w+)\s*=\s*(\w+)\s*$", line):
        name, kept = match.groups()
        kept = kept if kept in made and is_property(app, scope.type, name) else None
    elif match := re.match(r"\s*(?:self\.)?(\w+)\s*=\s*(\w+)\(", line):
        name, made_type = match.groups()
        if made_type in coordinators and is_property(app, scope.type, name) and scope.of_function != "init":
            kept, made[name], is_made_here = name, made_type, True
    if not kept or kept not in made:
        return
    if made[kept] in coordinators - app.answering or is_kept_otherwise(app, body, number - scope.function[0], kept, name, made[kept]):
        yield None
        return
    rest = lines[number + 1: scope.function[1] + 1]
    instead = NOTHING
    if is_made_here:
        instead = f"let {name}: {made[kept]}! = {lines[number][lines[number].index('=') + 1:].strip()}"
    if name:
        rest = [re.sub(rf"\bself\.{name}[?!]?(?=\.)|(?<![.\w]){name}[?!]?(?=\.)", kept, one) for one in rest]
    type_name = made[kept] if made[kept] in coordinators else kept[0].upper() + kept[1:]
    yield Edit(path, number + 1, "store", "\n".join(lines[:number] + [instead] + rest + lines[scope.function[1] + 1:]),
               (type_name, scope.type), ("dropped-coordinator",), (scope.function[0] + 1, scope.function[1] + 1))


def is_kept_otherwise(app, body, store, kept, name, made):
    """Whether a coordinator is kept by more than one statement of a function."""
    local = rf"(?:\b{kept}\b" + (rf"|\bself[?!]?\.{name}\b|(?<![.\w]){name}\b" if name else "") + ")"
    if any(n != store and re.search(rf"(\.append|\badd\w*|\bstore\w*)\((\w+:\s*)?{local}[?!]?\)|(\bself\.|^\s*)\w+\s*=\s*{local}\s*$", one)
           for n, one in enumerate(body)):
        return True
    if not any(re.search(rf"\b(weak|unowned)\s+{kept}\b", one) for one in body):
        opened = []
        for one in body:
            if any(opened) and re.search(rf"(?<![.\w]){kept}\b", one):
                return True
            is_closure = not NO_CLOSURE.match(one)
            for character in one:
                if character == "{":
                    opened.append(is_closure)
                elif character == "}" and opened:
                    opened.pop()
    return holds_itself(app, made, kept)


def holds_itself(app, made, kept):
    """Whether a coordinator's own code makes something hold it strongly. Its type is the one that is named, or the one
    that a factory's name or the variable's name ends in."""
    wanted = re.sub(r"^make", "", made)
    for code in app.code.values():
        for number, (line, scope) in enumerate(zip(code, scopes(code))):
            if not scope or scope.type.lower() not in (wanted.lower(), kept.lower()):
                continue
            for member in re.findall(r"\.(\w+)\s*=\s*self\s*$|\b(\w+): self\b", line):
                declared = [one for one in app.mentions(rf"\b(?:var|let) {''.join(member)}\s*:") if not re.search(r"[{,(]", one)]
                own = [one for one in declared if re.search(rf":\s*(any )?{scope.type}\b", one)]
                weak = [one for one in own or declared if re.search(r"\b(weak|unowned)\b", one)]
                if declared and (not weak or own and len(weak) < len(own)):
                    return True
            if re.search(r"=\s*self\.\w+\s*$|\(.*\{(?!\s*\[).*\bself\.", line) and not re.search(r"\b(weak|unowned)\b", line):
                return True
            if re.search(r"[\w)\]]\s*=\s*\{(?!\s*\[[^\]]*(weak|unowned) self)", line) and not re.search(r"\b(let|var)\b", line):
                last = end_of(code, number)
                if last and any(re.search(r"\bself\b", one) for one in code[number: last + 1]):
                    return True
    return False


def only_stores(app, function):
    """Whether a helper of the app puts what it is given into a collection and doesn't start it."""
    for path, code in app.code.items():
        for number, line in enumerate(code):
            if re.search(rf"\bfunc {function}\b", line):
                body = "\n".join(code[number: body_end(code, number, len(code)) + 1])
                if re.search(r"\.(append|insert)\(|\]\s*=[^=]", body) and "start" not in body:
                    return True
    return False


def is_property(app, type_name, name):
    """Whether a type has a stored property of this name that holds strongly."""
    for code in app.code.values():
        for line, scope in zip(code, scopes(code)):
            if name not in line:
                continue
            if scope and scope.type == type_name and (not scope.function or scope.of_function is None) \
                    and re.match(rf"\s*(?:@\w+(\([^)]*\))?\s+)*(?:(?!weak|unowned)[\w()]+\s+)*(let|var)\s+{name}\b", line) \
                    and not re.search(r"\b(weak|unowned)\b", line) and not (line.rstrip().endswith("{") and "=" not in line):
                return True
    return False


def captures(app, path, lines, code, number, scope):
    match = OUTPUT.match(code[number])
    if not match or not scope.function:
        return
    held, middle, member, _ = match.groups()
    last = end_of(code, number)
    if last is None:
        return
    body = code[scope.function[0]: number]
    if any(re.search(rf"\b(let|var)\s+{held}\b", one) for one in body):
        held_by = next((m.group(1) for one in code[scope.function[0]: scope.function[1] + 1]
                        for m in [re.match(rf"\s*(?:self\.)?(\w+)\s*=\s*{held}\s*$", one)] if m), None)
        if not held_by or not is_property(app, scope.type, held_by):
            return
    else:
        held_by = held
        if held == "self" or not is_property(app, scope.type, held):
            return
    if app.mentions(rf"\b{held_by}\s*=\s*nil\b|\b{member}\s*=\s*nil\b") or not any("self" in one for one in code[number: last + 1][1:] + [code[number].split("]", 1)[1]]):
        yield None
        return
    closure = "\n".join(lines[number: last + 1])
    yield Edit(path, number + 1, "capture", "\n".join(lines[:number] + [strong(closure)] + lines[last + 1:]), (scope.type, member), ("retain-cycle",))


def strong(closure):
    """A closure that captures self strongly."""
    closure = re.sub(r"\[\s*weak self\s*\]\s*", "", closure, count=1)
    closure = re.sub(r"\bweak self\s*,\s*|,\s*weak self\b", "", closure, count=1)
    closure = re.sub(r"guard let (`?self`?|strongSelf|this|sSelf)( = self)?\s+else \{[^}]*\}",
                     lambda m: f"let {m.group(1)} = self" if m.group(1) in ("strongSelf", "this", "sSelf") else "", closure)
    closure = re.sub(r"\bif let (`?self`?)( = self)?\s*\{", "do {", closure)
    closure = re.sub(r"\{\s*in\b", "{", closure, count=1)
    return closure.replace("self?.", "self.")
