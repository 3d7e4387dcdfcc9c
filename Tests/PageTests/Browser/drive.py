"""Runs all checks of pages and servers: drive.py COORDVIZ PROJECT [NAME…]. One line for each, `ok` or what is wrong."""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import types

import page_checks
import served_checks
from browser import Browser

ENDED = re.compile(r"http://127\.0\.0\.1:\d+/\S* - Failed to load resource: net::")

HOSTILE = [
    "<img src=x onerror=\"canary=1\">", "</script><script>canary=1</script>", "</template><script>canary=1</script>",
    "</title><script>canary=1</script>", "</style><script>canary=1</script>", "<!--<script>canary=1</script>",
    "\"><svg onload=canary=1>", "' onmouseover='canary=1", "javascript:canary=1", "{{canary=1}}", "${canary=1}",
    "]]><script>canary=1</script>", "&lt;script&gt;canary=1&lt;/script&gt;", "https://example.com/x", "//example.com/x",
    "__proto__", "constructor", "toString", "#", "a b,c&d=e", "\u202egnp.exe", "\u2028canary=1",
]


def hostile():
    def events(name):
        return [{"event": name, "file": name, "line": 1}]
    coordinators = [{
        "presentation": name, "route": name, "child": {
            "type": name, "kind": name, "file": name, "line": 1, "routes": [{"name": name, "payload": [name]}],
            "activeRoute": name, "emits": events(f"{name}.b"), "intercepts": [{"event": f"{name}.*", "by": name}],
            "dependencies": {"needs": name}, "screens": [{"type": name, "emits": events(name), "intercepts": events(name)}],
        }} for name in HOSTILE]
    return {
        "version": 1, "name": HOSTILE[3], "events": HOSTILE,
        "root": {"type": HOSTILE[0], "kind": "container", "branches": coordinators + [{"presentation": "x", "to": HOSTILE[1]}]}}


def wallet():
    """An app with long names, and with a finding of every severity."""
    def flow(name, *branches, **more):
        return {"type": f"{name}FlowCoordinator", "kind": "navigation", "branches": list(branches), **more}

    def push(child):
        return {"presentation": "push", "child": child}
    emits = ["SendConfirmationScreenCoordinatorDelegate.sendConfirmationDidSucceed", "Wallet.didLock"]
    send = flow("SendFundsToVerifiedRecipient", push({"type": "SendConfirmationScreenCoordinator", "emits": emits}),
                {"presentation": "present", "to": "AppFlowCoordinator"}, intercepts=[emits[0], "Wallet.neverEmitted"])
    scan = flow("ScanCodeWithCameraOrPhotoLibrary", push({"type": "ScanResultDetailsScreenCoordinator"}),
                {"presentation": "present", "to": "AppFlowCoordinator"})
    return {"version": 1, "name": "Wallet", "root": flow("App", push(send), push(scan))}


def large(count=2000):
    nodes = [{"type": f"C{index}", "kind": "navigation", "branches": []} for index in range(count)]
    for index in range(1, count):
        nodes[(index - 1) // 4]["branches"].append({"presentation": "push", "child": nodes[index]})
    return {"version": 1, "name": "Large", "root": nodes[0]}


def tabs(count=4, screens=9):
    """An app whose tabs have sheets of their own."""
    def push(name, **more):
        return {"presentation": "push", "child": {"type": f"{name}Coordinator", **more}}
    found = [push(f"Tab{tab}", kind="navigation", branches=[push(f"Tab{tab}Screen{screen}") for screen in range(screens)])
             for tab in range(count)]
    return {"version": 1, "name": "Tabs", "root": {"type": "AppCoordinator", "kind": "tabBar", "branches": found}}


def mixed(count=8):
    """An app with an event that many flows consume, and that the last one loses."""
    def push(child):
        return {"presentation": "push", "child": child}
    flows = [push({"type": f"Flow{number}", "kind": "navigation", "intercepts": ["Form.didClose"] if number < count else [],
                   "branches": [push({"type": f"Form{number}", "emits": ["Form.didClose"]})]})
             for number in range(count + 1)]
    return {"version": 1, "name": "Mixed", "root": {"type": "App", "kind": "container", "branches": flows}}


def main():
    coordviz, project, wanted = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]), set(sys.argv[3:])
    failures = 0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        scratch = pathlib.Path(scratch)
        racing = (project / "Samples/racing/tree.json").read_text()
        shop = (pathlib.Path(__file__).parent / "shop.json").read_text()

        def page(name, tree, *arguments):
            target = scratch / f"{name}.html"
            subprocess.run(
                [coordviz, "render", "-", "-q", "-o", target, *arguments], input=tree.encode(), check=True)
            return target.as_uri()

        def comparison(name, old, new):
            files = [scratch / f"{name}-{version}.json" for version in ("old", "new")]
            for file, tree in zip(files, (old, new)):
                file.write_text(tree)
            target = scratch / f"{name}.html"
            subprocess.run([coordviz, "diff", "-q", *files, "-o", target], check=True)
            return target.as_uri()

        links = ("--source-url", "https://example.org/blob/main/{file}#L{line}")
        pages = {
            "racing": page("racing", racing), "dark": page("dark", racing, "--theme", "dark"),
            "shop": page("shop", shop, *links), "wallet": page("wallet", json.dumps(wallet())), "hostile": page("hostile", json.dumps(hostile()), *links),
            "large": page("large", json.dumps(large())), "tabs": page("tabs", json.dumps(tabs())),
            "mixed": page("mixed", json.dumps(mixed())),
            "compared": comparison("compared", racing, (project / "Samples/racing/next.json").read_text()),
            "hostile compared": comparison("hostile-compared", racing, json.dumps(hostile())),
        }
        tools = types.SimpleNamespace(coordviz=coordviz, scratch=scratch, racing=racing, shop=shop)
        checks = [(check, pages) for check in page_checks.CHECKS] + [(check, tools) for check in served_checks.CHECKS]
        browser = Browser(scratch)
        try:
            for check, means in checks:
                name = check.__name__.removeprefix("check_")
                if wanted and name not in wanted:
                    continue
                browser.driver.get("about:blank")
                # What a check before it left behind when it failed.
                browser.media()
                browser.window()
                browser.complaints()
                start = time.monotonic()
                try:
                    check(browser, means)
                    # A server that has ended is missed by its page, whatever it was just asked for; that is as it should be.
                    complaints = [text for text in browser.complaints() if not ENDED.search(text)]
                    # What the checks of hostile names do on purpose, the browser reports.
                    if complaints and name != "hostile_names":
                        raise RuntimeError(f"the browser complains: {complaints}")
                    print(f"ok {name}, {time.monotonic() - start:.1f} s", flush=True)
                except Exception as error:  # one failure must not hide another
                    failures += 1
                    print(f"FAILED {name}: {type(error).__name__}: {error}".replace("\n", " "), flush=True)
        finally:
            browser.close()
    sys.exit(1 if failures else 0)


main()
