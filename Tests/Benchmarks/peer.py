"""What `coordviz check` does, as one would write it in Python in an afternoon: for a comparison of times, and of what is
found. Reads with orjson.

    python3 peer.py tree.json findings.json

Has the rules that are on by default, and none of the rest: no errors with positions, no configuration, no suppressions,
no fingerprints. Knows only those cycles that lead back to a coordinator that contains the one that refers.
"""

import gc
import sys

import orjson


class Checker:
    def __init__(self, tree):
        self.findings = []
        self.declared = {_name(event) for event in tree.get("events", [])}
        self.domains = {_wildcard(event) for event in self.declared}
        self.emitted = set()
        self.claims = []
        self.parents = {}
        self.by_id = {}
        self.order = []
        roots = tree.get("roots") or [tree["root"]]
        unattached = tree.get("unattached", [])
        for root in roots + unattached:
            self.number(root)
        self.visited = set()
        for root in roots:
            self.walk(root, is_attached=True)
        attached = set(self.visited)
        for root in unattached:
            if id(root) not in attached:
                self.report("unattached-coordinator", [root["type"]])
                self.walk(root, is_attached=False)
        for coordinator in self.order:
            self.check(coordinator)
        self.check_claims()
        for event in tree.get("events", []):
            if _name(event) not in self.emitted:
                self.report("unused-event", [], _name(event))
        for _ in tree.get("unresolved", []):
            self.report("unresolved", [])

    def report(self, rule, path, event=None, emitter=None):
        self.findings.append({"rule": rule, "event": event, "emitter": emitter, "path": path})

    # Reading

    def number(self, root):
        """Finds every coordinator's id and parent, and what each place claims and emits."""
        pending = [(root, None)]
        while pending:
            coordinator, parent = pending.pop()
            self.order.append(coordinator)
            self.parents[id(coordinator)] = parent
            self.by_id.setdefault(coordinator.get("id", coordinator["type"]), coordinator)
            coordinator["places"] = places = []
            self.place(coordinator, coordinator, [], places)
            for screen in coordinator.get("screens", []):
                self.screen(coordinator, screen, [places[0][1]], places)
            for branch in reversed(coordinator.get("branches", [])):
                if "child" in branch:
                    pending.append((branch["child"], coordinator))

    def screen(self, coordinator, screen, above, places):
        self.place(coordinator, screen, above, places)
        above = [places[-1][1]] + above
        for inner in screen.get("screens", []):
            self.screen(coordinator, inner, above, places)

    def place(self, coordinator, place, above, places):
        own = {}
        for interceptor in place.get("intercepts", []):
            claim = {"event": _name(interceptor), "coordinator": coordinator, "below": False, "asked": False}
            claim["ends"] = isinstance(interceptor, str) or interceptor.get("consumes", "always") == "always"
            self.claims.append(claim)
            own.setdefault(claim["event"], []).append(claim)
        emits = [_name(emission) for emission in place.get("emits", [])]
        self.emitted.update(emits)
        places.append((place["type"], own, emits, [own] + above))

    def children(self, coordinator):
        """The distinct children."""
        seen = {}
        for branch in coordinator.get("branches", []):
            child = branch.get("child") or self.by_id[branch["to"]]
            seen.setdefault(id(child), child)
        return seen.values()

    def path(self, coordinator):
        path = []
        while coordinator is not None:
            path.append(coordinator["type"])
            coordinator = self.parents[id(coordinator)]
        return path[::-1]

    # Travelling

    def walk(self, root, is_attached):
        """Goes down every path on which no coordinator stands twice."""
        opened, stack = set(), []

        def enter(coordinator):
            self.visited.add(id(coordinator))
            opened.add(id(coordinator))
            stack.append((coordinator, iter(self.children(coordinator))))
            above = [open_["places"][0][1] for open_, _ in reversed(stack[:-1])]
            for emitter, _, emits, own in coordinator["places"]:
                for event in dict.fromkeys(emits):
                    if not self.travel(event, own + above) and is_attached:
                        self.report("unhandled-event", [open_["type"] for open_, _ in stack], event, emitter)

        enter(root)
        while stack:
            coordinator, children = stack[-1]
            child = next(children, None)
            if child is None:
                opened.discard(id(coordinator))
                stack.pop()
            elif id(child) not in opened:
                enter(child)

    def travel(self, event, places):
        """Offers an event to all places up to the root; whether there were any."""
        wildcard = _wildcard(event)
        was_asked = is_consumed = False
        for claims in places:
            exact, wide = claims.get(event, ()), claims.get(wildcard, ())
            for claim in (*exact, *wide):
                claim["below"] = True
            for claim in exact or wide:
                if is_consumed:
                    break
                claim["asked"] = was_asked = True
                is_consumed = claim["ends"]
        return was_asked

    # Rules

    def check(self, coordinator):
        path = self.path(coordinator)
        kind, branches = coordinator.get("kind", "coordinator"), coordinator.get("branches", [])
        routes = [_name(route) for route in coordinator.get("routes", [])]
        if "activeRoute" in coordinator and coordinator["activeRoute"] not in routes:
            self.report("invalid-active-route", path)
        bound = {branch.get("route") for branch in branches}
        for route in routes:
            if route not in bound:
                self.report("unbound-route", path)
        if kind == "coordinator" and branches:
            self.report("leaf-with-children", path)
        if kind in ("container", "navigation", "tabBar") and not branches:
            self.report("childless-node", path)
        self.check_children(coordinator, path)
        if self.declared:
            for emitter, _, emits, _ in coordinator["places"]:
                for event in emits:
                    if event not in self.declared and event not in self.domains:
                        self.report("undeclared-event", path, event, emitter)

    def check_children(self, coordinator, path):
        identifiers = set()
        given = coordinator.get("dependencies", {})
        for child in self.children(coordinator):
            identifier = child.get("id", child["type"])
            if identifier in identifiers:
                self.report("duplicate-child", path)
            identifiers.add(identifier)
            needs = child.get("dependencies", {}).get("needs")
            if needs is not None and needs not in (given.get("needs"), given.get("provides")):
                self.report("dependency-gap", path + [child["type"]])
            if self.parents[id(child)] is not coordinator and self.contains(child, coordinator):
                self.report("navigation-cycle", path)

    def contains(self, ancestor, coordinator):
        while coordinator is not None and coordinator is not ancestor:
            coordinator = self.parents[id(coordinator)]
        return coordinator is not None

    def check_claims(self):
        for claim in self.claims:
            event = claim["event"]
            is_undeclared = self.declared and event not in self.declared and event not in self.domains
            is_unused = event in self.declared and event not in self.emitted
            if is_undeclared:
                self.report("undeclared-event", self.path(claim["coordinator"]), event)
            if not claim["below"] and not is_undeclared and not is_unused:
                self.report("dead-interceptor", self.path(claim["coordinator"]), event)
            elif claim["below"] and not claim["asked"]:
                self.report("shadowed-interceptor", self.path(claim["coordinator"]), event)


def _name(value):
    return value if isinstance(value, str) else value.get("event") or value["name"]


def _wildcard(event):
    return event.rpartition(".")[0] + ".*"


if __name__ == "__main__":
    # Nothing here is garbage before the end; looking for it would double the time.
    gc.disable()
    with open(sys.argv[1], "rb") as file:
        checker = Checker(orjson.loads(file.read()))
    with open(sys.argv[2], "wb") as file:
        file.write(orjson.dumps({"findings": checker.findings}))
