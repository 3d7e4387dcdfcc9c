"""How time and memory grow with inputs that are made to be hard: each at a size, and at twice that.

    growth.py COORDVIZ [CASE…]

Fails where twice the size takes 2.6 times as long or longer: what is n log n stays below, what is n² doesn't. What has a goal
in seconds fails where its first size takes longer.
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time

LIMIT = 2.6
"""The largest ratio of times."""
SHORT = 0.05
"""What takes less time than this, in seconds, is mostly the start of the program."""
MEMORY = 6 << 30
"""How much memory there is: a run that wants more must not take it from the whole machine."""
PATIENCE = 300
"""How long a run may take, in seconds."""
GOALS = {("a hundred thousand lost events", "check --report sarif {}"): 10}
"""How long the first size of a case may take the processor, in seconds."""
PLACE = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
"""Where files are written: in memory, if there is such a folder. What a disk takes for a file changes from run to run."""

CASES = {}


def case(size, *commands):
    """Registers a maker of inputs; `{}` in a command is the input, `{1}` the next one."""

    def register(make):
        CASES[make.__name__.replace("_", " ")] = (size, commands, make)
        return make

    return register


def tree(**content):
    return json.dumps({"version": 1, **content}, separators=(",", ":"))


@case(4_000, "render -f html {}", "render -f svg {}", "check {}", "stats {}")
def references_in_a_ring(n):
    nodes = [{"type": f"C{i}", "emits": ["E.e"], "branches": [{"to": f"C{(i + 1) % n}"}]} for i in range(n)]
    return [tree(roots=nodes)]


@case(4_000, "docs {} -o {out}")
def coordinators_of_one_name(n):
    return [tree(roots=[{"type": "C"} for _ in range(n)])]


@case(200, "docs {} -o {out}", "render -f html {}", "check {}", "stats {}")
def layers(n):
    def layer(i):
        if i == n:
            return {"type": f"L{i}", "emits": ["E.e"]}
        return {"type": f"L{i}", "branches": [{"child": layer(i + 1)}, {"child": {
            "type": f"R{i}", "branches": [{"to": f"L{i + 1}"}]}}]}
    return [tree(root=layer(0))]


@case(40_000, "check {}")
def forty_thousand_lost_events(n):
    return [tree(root={"type": "App", "screens": [{"type": "S", "emits": [f"E.e{i}" for i in range(n)]}]})]


@case(100_000, "check {}", "check --report sarif {}", "check --report json {}", "check --report github {}",
      "check --report junit {}", "check --report markdown {}", "check --report gitlab {}", "check --report checkstyle {}", "check --report xcode {}")
def a_hundred_thousand_lost_events(n):
    return forty_thousand_lost_events(n)


@case(50_000, "check {}", "check --report sarif {}", "render -f html {}")
def lost_events_of_many_screens(n):
    return [tree(root={"type": "App", "screens": [{"type": f"S{i}", "emits": [f"E.e{i}"]} for i in range(n)]})]


# Its text grows with the square of its nodes: 1.41 times as many are twice the size.
@case((300, 424), "diff {} {1}", "diff -f html {} {1}", "diff -f svg {} {1}")
def all_refer_to_all(n):
    def version(size):
        return tree(roots=[{"type": f"C{i}", "emits": ["E.e"],
                            "branches": [{"to": f"C{j}"} for j in range(size) if j != i]} for i in range(size)])
    return [version(n), version(n - 1)]


@case(33_000, *(f"{command} --max-nesting 1000000" for command in (
    "explain E.e {}", "render -f svg {}", "render -f html {}", "check {}", "docs {} -o {out}")))
def a_chain_that_emits_and_claims(n):
    text = "".join(
        f'{{"type":"C{i}","emits":["E.e"],"intercepts":[{{"event":"E.e","consumes":"never"}}],"branches":[{{"child":'
        for i in range(n))
    return ['{"version":1,"root":' + text + '{"type":"End"}' + "}]}" * n + "}"]


@case(20_000, "check {}")
def emissions_with_ignores(n):
    return [tree(root={"type": "App", "emits": [
        {"event": f"E.e{i}", "ignore": ["unhandled-event"] * 5} for i in range(n)]})]


@case(20_000, "check {}")
def ignores_of_one_emission(n):
    return [tree(root={"type": "App", "emits": [f"E.e{i}" for i in range(n)],
                       "ignore": [{"rule": "unhandled-event", "file": f"F{i}.swift", "line": 1} for i in range(5 * n)]})]


@case(50_000_000, "check --no-config {}", "validate {}")
def one_long_line_of_a_tree(n):
    one = '{"type":"C","emits":["E.e"]},'
    return ['{"version":1,"roots":[' + one * (n // len(one)) + '{"type":"C"}]}']


# A file of Swift may have 8 MiB.
@case(4_000_000, "extract {} -o {out}")
def one_long_line_of_source(n):
    one = "class C: Coordinator { func f() { a() } }; "
    return ["//swift\n" + one * (n // len(one))]


@case(4_000, "extract {} -o {out}", "check --no-config {}")
def chained_superclasses(n):
    return ["//swift\n" + "\n".join(f"class C{i}Coordinator: C{i + 1}Coordinator {{ func start() {{ a() }} }}" for i in range(n))]


@case(20_000, "extract {} -o {out}")
def very_many_chained_superclasses(n):
    return chained_superclasses(n)


@case(64_000, "extract {} -o {out}")
def brackets_that_are_never_closed(n):
    return ["//swift\nclass ACoordinator: Coordinator {}\nlet x = " + "[" * n]


@case(100_000, "extract {} -o {out}")
def angles_that_are_never_closed(n):
    return ["//swift\nclass ACoordinator: Coordinator {}\nlet x: " + "B<" * n]


@case(20_000, "extract {} -o {out}")
def attributes_without_a_name_in_brackets(n):
    return ["//swift\nclass ACoordinator: Coordinator {}\nlet x = " + "[ @ " * n]


@case(20_000, "extract {} -o {out}")
def attributes_of_nothing(n):
    return ["//swift\nclass ACoordinator: Coordinator {}\n" + "a @b\n" * n]


@case(20_000, "extract {} -o {out}")
def signs_in_brackets_that_are_never_closed(n):
    return ["//swift\nclass ACoordinator: Coordinator {}\nlet x = " + "( * " * n]


@case(20_000, "extract {} -o {out}")
def lists_of_types_after_names(n):
    return ["//swift\nclass ACoordinator: Coordinator {\n" + "a <b>\n" * n + "}"]


@case(20_000, "extract {} -o {out}")
def switches_without_a_body(n):
    return ["//swift\nclass ACoordinator: Coordinator {}\n" + "a switch\n" * n]


@case(20, "extract {} -o {out}")
def closures_that_are_called_in_one_another(n):
    return ["//swift\nclass ACoordinator: Coordinator {}\nfunc a() {\n" + "let a = {\n" * n + "b()\n" + "}()\n" * n + "}"]


@case(20, "extract {} -o {out}")
def calls_of_a_delegate_in_one_another(n):
    return ["//swift\n" + """
        let app = AppCoordinator()
        protocol Coordinator: AnyObject { func start() }
        protocol ListDelegate: AnyObject { func close(page: Int) }
        class AppCoordinator: Coordinator, ListDelegate {
            func start() { let list = ListController(); list.delegate = self; show(list) }
            func close(page: Int) {}
        }
        class ListController: UIViewController {
            weak var delegate: ListDelegate?
            func load() { """ + "delegate?.close(page: " * n + "1" + ")" * n + " }\n}\n"]


@case(20, "extract {} -o {out}")
def objects_of_its_own_type_in_one_another(n):
    return ["//swift\n" + """
        let app = AppCoordinator(page: Page(close: {}))
        protocol Coordinator: AnyObject { func start() }
        class AppCoordinator: Coordinator {
            let page: Page
            init(page: Page) { self.page = page }
            func start() { page.close() }
        }
        struct Page {
            var close: () -> Void
            let next = """ + "Page(next = " * n + "Page(close: {})" + ")" * n + "\n}\n"]


@case(40, "extract {} -o {out}")
def lists_of_objects_that_make_lists(n):
    def type_with(name, list_of):
        return f"class {name} {{ var onClose: () -> Void = {{}}; let all = [{f'{list_of}(), ' * n}]; func close() {{ onClose() }} }}\n"
    return ["//swift\nlet app = AppCoordinator()\nprotocol Coordinator: AnyObject { func start() }\n"
            "class AppCoordinator: Coordinator { let all = [" + "A(), " * n + "]; func start() { all.first?.close() } }\n"
            + type_with("A", "B") + type_with("B", "C") + type_with("C", "D")
            + "class D { var onClose: () -> Void = {}; func close() { onClose() } }\n"]


# The system hands a program no argument of more than 128 kB.
@case(50_000, "render --focus {1} {}", "explain {1} {}")
def a_glob_on_a_long_name(n):
    return [tree(root={"type": "a" * n * 10, "emits": ["a" * n * 10]}), "@*" + "a" * n + "b"]


@case(100_000, "check --config {1} {}")
def a_glob_of_the_configuration_on_a_long_name(n):
    policy = {"name": "long", "forbid": {"emits": "*" + "a" * n + "b"}}
    return [a_glob_on_a_long_name(n)[0], json.dumps({"policies": [policy]})]


def limit():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))


def run(coordviz, command, inputs):
    with tempfile.TemporaryDirectory(dir=PLACE) as folder:
        files = []
        for number, text in enumerate(inputs):
            if text.startswith("@"):
                files.append(text[1:])
                continue
            files.append(f"{folder}/{number}.{'swift' if text.startswith('//swift') else 'json'}")
            with open(files[-1], "w") as file:
                file.write(text)
        arguments = command.replace("{out}", f"{folder}/out").replace("{}", "{0}").split()
        arguments = [argument.format(*files) for argument in arguments]
        start = time.time()
        process = subprocess.Popen([coordviz] + arguments, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=folder,
                                   preexec_fn=limit)
        message = process.stderr.read().decode(errors="replace")
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, process.returncode, message.split("\n")[0][:100]


def main():
    coordviz, wanted = os.path.abspath(sys.argv[1]), sys.argv[2:]
    failed = False
    for name, (sizes, commands, make) in CASES.items():
        size, double = sizes if isinstance(sizes, tuple) else (sizes, 2 * sizes)
        if wanted and not any(word in name for word in wanted):
            continue
        for command in commands:
            first = run(coordviz, command, make(size))
            second = run(coordviz, command, make(double))
            for _ in range(3):
                # Other work on the machine only ever makes a run longer.
                if second[0] < LIMIT * max(first[0], SHORT):
                    break
                first = min(first, run(coordviz, command, make(size)))
                second = min(second, run(coordviz, command, make(double)))
            ratio = second[0] / max(first[0], SHORT)
            is_slow = first[0] > GOALS.get((name, command), PATIENCE)
            bad = ratio >= LIMIT or is_slow or first[2] not in (0, 1, 2) or second[2] != first[2]
            failed = failed or bad
            print(f"{'✘' if bad else '✔'} {name}, {command}: {size}: {first[0]:.2f} s, {first[1]:.0f} MB, exit {first[2]};"
                  f" {double}: {second[0]:.2f} s, {second[1]:.0f} MB; ratio {ratio:.1f} {first[3]}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    sys.setrecursionlimit(100_000)
    main()
