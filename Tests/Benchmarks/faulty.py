"""Coordinator trees of any size with everything that `coordviz check` looks for, the same for the same seed.

    python3 faulty.py 10000 > tree.json           a tree like an app's, with faults strewn in
    python3 faulty.py 200000 flat > tree.json     a chain in which each coordinator refers to the next by its id
    python3 faulty.py 200000 nested > tree.json   a chain in which each coordinator contains the next
"""

import json
import random
import sys

import trees

FAULTY = 0.002
LARGEST = 100_000


def tree(count, seed=1):
    """The tree that `render` is measured with, with dependencies and declared events, in which two of a thousand
    coordinators have each of the faults that a rule finds."""
    tree_ = trees.tree(count, seed)
    random_ = random.Random(seed)
    coordinators = list(_coordinators(tree_["root"]))
    events = [event for coordinator in coordinators for event in coordinator["screens"][0]["emits"]]
    for coordinator in coordinators:
        bound = {branch.get("route") for branch in coordinator["branches"]}
        coordinator["routes"] = [route for route in coordinator["routes"] if route in bound]
        if coordinator.get("activeRoute") not in bound:
            coordinator.pop("activeRoute", None)
        coordinator["dependencies"] = {"needs": "AppDependencies"}
        for fault in FAULTS:
            if random_.random() < FAULTY:
                fault(coordinator, events, random_)
    undeclared = {event for event in events if random_.random() < FAULTY}
    declared = [event for event in events if event not in undeclared]
    tree_["events"] = declared + [f"AppEvents.Unused{number}.didFinish" for number in range(count // 500)]
    tree_["unattached"] = [_unattached(number) for number in range(count // 500)]
    tree_["unresolved"] = [{"what": f"emitEvent(event{number})"} for number in range(count // 500)]
    return tree_


def _coordinators(root):
    pending = [root]
    while pending:
        coordinator = pending.pop()
        yield coordinator
        pending += [branch["child"] for branch in coordinator["branches"] if "child" in branch]


def _dead(coordinator, events, random_):
    coordinator["intercepts"].append(random_.choice(events))


def _shadowed(coordinator, events, random_):
    # The screen's own claim ends the journey before the coordinator is asked.
    event = coordinator["screens"][0]["emits"][0]
    coordinator["screens"][0]["intercepts"].append(event)
    coordinator["intercepts"].append(event)


def _wildcard(coordinator, events, random_):
    coordinator["intercepts"].append(coordinator["screens"][0]["emits"][0].rpartition(".")[0] + ".*")


def _active_route(coordinator, events, random_):
    coordinator["activeRoute"] = "nowhere"


def _unbound(coordinator, events, random_):
    coordinator["routes"].append("unbound")


def _kind(coordinator, events, random_):
    coordinator["kind"] = "coordinator" if coordinator["branches"] else "container"


def _duplicate(coordinator, events, random_):
    if coordinator["branches"]:
        for _ in range(2):
            coordinator["branches"].append({"presentation": "push", "child": {"type": "DuplicateCoordinator"}})


def _dependencies(coordinator, events, random_):
    coordinator["dependencies"] = {"needs": "OtherDependencies"}


FAULTS = [_dead, _shadowed, _wildcard, _active_route, _unbound, _kind, _duplicate, _dependencies]


def _unattached(number):
    event = f"AppEvents.Unattached{number}.didFinish"
    return {"type": f"Unattached{number}Coordinator", "emits": [event], "intercepts": [event]}


def chain(count, form, write):
    """A chain whose last coordinator emits an event that the first consumes, and one that is lost."""
    last = f'{{"type":"C{count - 1}","emits":["Chain.isCaught","Chain.isLost"]}}'
    first = '"intercepts":["Chain.isCaught"],'
    write('{"version":1,"root":')
    if form == "nested":
        for number in range(count - 1):
            write(f'{{"type":"C{number}",{first if number == 0 else ""}"kind":"container","branches":[{{"child":')
        write(last + "}]}" * (count - 1) + "}")
        return
    write(f'{{"type":"C0",{first}"kind":"container","branches":[{{"to":"C1"}}]}},"unattached":[')
    for number in range(1, count - 1):
        write(f'{{"type":"C{number}","kind":"container","branches":[{{"to":"C{number + 1}"}}]}},')
    write(last + "]}")


def forest(parts, count, write):
    """Several trees, each under a root of its own, one after another: a million coordinators as Python's objects would
    need more memory than what is measured."""
    write('{"version":1,"roots":[')
    for part in range(parts):
        text = json.dumps(tree(count, seed=part + 1)["root"])
        write(("," if part else "") + text.replace('Coordinator"', f'{part}Coordinator"'))
    write("]}")


if __name__ == "__main__":
    if len(sys.argv) > 2:
        chain(int(sys.argv[1]), sys.argv[2], sys.stdout.write)
    elif int(sys.argv[1]) > LARGEST:
        forest(int(sys.argv[1]) // LARGEST, LARGEST, sys.stdout.write)
    else:
        json.dump(tree(int(sys.argv[1])), sys.stdout)
