"""Coordinator trees of any size, the same for the same seed: shaped like an app's, written as tree.json.

    python3 trees.py 10000 > tree.json
"""

import json
import random
import sys

DOMAINS = ["Teams", "Drivers", "Profile", "Items", "Auth", "Settings", "Articles", "Checkout", "Search", "Onboarding"]
CASES = ["didSelect", "didFinish", "didCancel", "didFail", "setFavorite", "didLogOut"]
ROUTES = ["list", "detail", "edit", "create", "search", "settings"]
PRESENTATIONS = ["push", "present", "show", "root"]

LOST = 0.02
REFERENCES = 0.01


def tree(count, seed=1):
    """A tree of `count` coordinators.

    Every node has 1 to 5 children, every coordinator one screen and 0 to 4 routes, every screen 1 or 2 emissions.
    An event is intercepted 1 to 3 levels above its emitter, except 2 % that are lost. One coordinator in a hundred
    leads to one that stands elsewhere: back to its parent, or to a leaf that it shares.
    """
    random_ = random.Random(seed)
    coordinators = [_coordinator(0, random_)]
    parents = [None]
    first_childless = 0
    while len(coordinators) < count:
        parent = first_childless
        first_childless += 1
        for _ in range(min(random_.randint(1, 5), count - len(coordinators))):
            child = _coordinator(len(coordinators), random_)
            coordinators.append(child)
            parents.append(parent)
            _branch(coordinators[parent], random_, child=child)
    for number, coordinator in enumerate(coordinators):
        coordinator["kind"] = _kind(coordinator, random_)
        _emit(number, coordinators, parents, random_)
    for _ in range(int(count * REFERENCES)):
        _refer(coordinators, parents, first_childless, random_)
    return {"version": 1, "name": f"{count} coordinators", "root": coordinators[0]}


def _coordinator(number, random_):
    name = f"{random_.choice(DOMAINS)}{number}"
    routes = random_.sample(ROUTES, random_.randint(0, 4))
    coordinator = {
        "type": f"{name}Coordinator", "id": f"{name}Coordinator",
        "screens": [{"type": f"{name}ViewController", "emits": [], "intercepts": []}],
        "routes": routes, "intercepts": [], "branches": [],
        "file": f"{name}Coordinator.swift", "line": random_.randint(5, 40),
    }
    if routes:
        coordinator["activeRoute"] = routes[0]
    return coordinator


def _branch(parent, random_, **child):
    branch = {"presentation": random_.choice(PRESENTATIONS), **child}
    if parent["routes"]:
        branch["route"] = random_.choice(parent["routes"])
    parent["branches"].append(branch)


def _kind(coordinator, random_):
    return random_.choice(["container", "navigation", "tabBar"]) if coordinator["branches"] else "coordinator"


def _emit(number, coordinators, parents, random_):
    screen = coordinators[number]["screens"][0]
    domain = coordinators[number]["type"].removesuffix("Coordinator")
    for case in random_.sample(CASES, random_.randint(1, 2)):
        event = f"AppEvents.{domain}.{case}"
        screen["emits"].append(event)
        if random_.random() < LOST:
            continue
        catcher = number
        for _ in range(random_.randint(1, 3)):
            catcher = parents[catcher] if parents[catcher] is not None else catcher
        consumes = random_.choices(["always", "sometimes"], [9, 1])[0]
        claim = event if consumes == "always" else {"event": event, "consumes": consumes}
        coordinators[catcher]["intercepts"].append(claim)


def _refer(coordinators, parents, first_leaf, random_):
    owner = random_.randrange(len(coordinators))
    if random_.random() < 0.5 and parents[owner] is not None:
        target = parents[owner]
    else:
        target = random_.randrange(first_leaf, len(coordinators))
    if target != owner and coordinators[owner]["branches"]:
        _branch(coordinators[owner], random_, to=coordinators[target]["id"])


if __name__ == "__main__":
    json.dump(tree(int(sys.argv[1]), *map(int, sys.argv[2:])), sys.stdout)
