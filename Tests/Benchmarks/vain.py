"""Removals of children that can be deleted without harm, by the text of the app alone.

1. No code runs the removal: its function is private, a requirement of the app's own protocol or a method of the app's own base
   class, and its name stands nowhere but in declarations, and in functions of which the same is true.
2. The child is stored only when its parent begins, so that it may live as long as the parent: only `start` and `init`, and
   functions that only these call, make it, and the parent does not call its own `start`.
3. The same function also calls a function that empties the collection.
4. The type's own code never stores a child, and passes none to a function whose name says that it does.
"""
import re

from edits import end_of

CALLBACK = re.compile(r"@objc|@IBAction|@IBSegueAction|\bdynamic\b")
STORING = re.compile(r"\.(append|insert|updateValue)\(|\+=|\b(add|store|coordinate|attach|keep)\w*\(|\]\s*=[^=]"
                     r"|\w*(children|coordinators|flows)\w*\s*=[^=]", re.I)


def changes_nothing(app, code, number, scope, scopes):
    if not scope.function:
        return False
    body = code[scope.function[0]: scope.function[1] + 1]
    return is_never_run(app, scope.of_function, scopes) or is_emptied(app, body, number - scope.function[0], scope.type, scopes) \
        or stores_nothing(app, scope.type, scopes) or is_stored_once(app, body, code[number], scope, scopes)


# 1. No code runs it.

def is_never_run(app, name, scopes, asked=()):
    """Whether no code calls a function: it is the app's own, and its name stands in declarations or such functions only."""
    if name in asked:
        return True
    if name in ("init", "start", "") or not is_own(app, name, scopes):
        return False
    for path, code in app.code.items():
        around = scopes(code)
        for number, line in enumerate(code):
            if not re.search(rf"(?<!func )\b{name}\b(?!:)", line):
                continue
            outer = around[number] and around[number].function and around[number].of_function
            if not outer or outer == name or not is_never_run(app, outer, scopes, (*asked, name)):
                return False
    return True


def is_own(app, name, scopes):
    """Whether only the app can call a function: it is private, or the app's own protocol or base class declares it."""
    declared = []
    for code in app.code.values():
        for number, line in enumerate(code):
            if re.search(rf"\bfunc {name}\b", line):
                above = code[number - 1] if number else ""
                if CALLBACK.search(line) or CALLBACK.search(above):
                    return False
                around = scopes(code)[number]
                declared.append((line, bool(around and re.search(r"\bprotocol\b", code[around.first]))))
    if not declared:
        return False
    if all(re.search(r"\b(file)?private\b", line) for line, _ in declared):
        return True
    is_base = any("override" in line for line, _ in declared) and any("override" not in line for line, _ in declared)
    return is_base or any(is_required for _, is_required in declared)


# 2. The child may live as long as its parent.

def is_stored_once(app, body, line, scope, scopes):
    match = re.search(r"\(\s*(?:\w+:\s*)?(\w+)\)", line)
    if not match:
        return False
    kept = match.group(1)
    if any(re.search(rf"\blet {kept}\s*=|\blet {kept}\s*:", one) for one in body):
        makers = {scope.of_function}
    else:
        typed = re.search(rf"\b{kept}:\s*([A-Z]\w*)", " ".join(body[:8]))
        if not typed:
            return False
        makers = set()
        for code, number, one in own(app, scope.type, scopes):
            if re.search(rf"\b{typed.group(1)}\(", one.line):
                makers.add(one.scope.of_function)
    return bool(makers) and not starts_again(app, scope.type, scopes) \
        and all(is_of_beginning(app, maker, scope.type, scopes) for maker in makers)


def is_of_beginning(app, name, type_name, scopes, asked=()):
    """Whether a function runs only when its object begins."""
    if name in ("start", "init") or name in asked:
        return True
    if not name:
        return False
    called = False
    for path, code in app.code.items():
        around = scopes(code)
        for number, line in enumerate(code):
            if not re.search(rf"(?<!func )\b{name}\b(?!:)", line):
                continue
            here = around[number]
            if here and here.function and is_never_run(app, here.of_function, scopes):
                continue
            if not here or here.type != type_name or not here.function or in_closure(code, here.function[0], number) \
                    or not is_of_beginning(app, here.of_function, type_name, scopes, (*asked, name)):
                return False
            called = True
    return called


def starts_again(app, type_name, scopes):
    return any(re.search(r"(?<![.\w])start\(|\bself[?!]?\.start\(", one.line) and not re.search(r"\bfunc start\b", one.line)
               for _, _, one in own(app, type_name, scopes))


def in_closure(code, first, number):
    """Whether a line stands in a closure of a function."""
    opened = []
    for one in range(first, number + 1):
        is_closure = bool(re.search(r"\{\s*(\[[^\]]*\])?[^{}]*\bin\b\s*$|\{\s*\[", code[one]))
        if one == number:
            return any(opened) or is_closure
        for character in code[one]:
            if character == "{":
                opened.append(is_closure)
            elif character == "}" and opened:
                opened.pop()
    return False


# 3. Other code of the function empties the collection.

def is_emptied(app, body, number, type_name, scopes):
    own_names = {one.scope.of_function for _, _, one in own(app, type_name, scopes)}
    return any(name in own_names and empties(app, name) for position, line in enumerate(body) if position not in (0, number)
               for name in re.findall(r"(?<![.\w])(?:self[?!]?\.)?(\w+)\(", line))


def empties(app, name, asked=()):
    """Whether a function, or one that it calls, empties a collection of children."""
    if name in asked or len(asked) > 2:
        return False
    for code in app.code.values():
        for number, line in enumerate(code):
            if not re.search(rf"\bfunc {name}\b", line):
                continue
            for one in code[number + 1: (end_of(code, number) or number) + 1]:
                if re.search(r"\b\w*(children|coordinators|flows)\.removeAll\(\)|\b\w*(children|coordinators|flows)\s*=\s*\[:?\]", one, re.I):
                    return True
                if any(empties(app, inner, (*asked, name)) for inner in re.findall(r"^\s*(?:self[?!]?\.)?([a-z]\w+)\(", one)):
                    return True
    return False


# 4. There is nothing to remove.

def stores_nothing(app, type_name, scopes):
    lines = [one.line for _, _, one in own(app, type_name, scopes)]
    return not any(STORING.search(line) and not re.search(r"\b(var|let|func)\b", line) for line in lines)


class Line:
    def __init__(self, line, scope):
        self.line, self.scope = line, scope


def own(app, type_name, scopes):
    """The lines of code of a type, with their scopes."""
    for path, code in app.code.items():
        for number, (line, scope) in enumerate(zip(code, scopes(code))):
            if scope and scope.type == type_name:
                yield code, number, Line(line, scope)
