"""A headless Firefox, told what to open over its own protocol, WebDriver BiDi: so it needs no driver beside it."""

import json
import pathlib
import re
import shutil
import subprocess

# Comes with selenium.
import websocket

PATIENCE = 300  # seconds: only what never happens takes this long, also on a slow machine that does much else


def program():
    """Firefox on this machine, if there is one."""
    return shutil.which("firefox") or shutil.which("firefox-esr")


class Firefox:
    """The part of `Browser` that pictures need."""

    def __init__(self, folder):
        profile = pathlib.Path(folder) / "firefox"
        profile.mkdir()
        self.process = subprocess.Popen(
            [program(), "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
            stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        address = next(filter(None, (re.search(r"ws://\S+", line) for line in self.process.stderr)))[0]
        self.socket = websocket.create_connection(f"{address}/session", timeout=PATIENCE, suppress_origin=True)
        self.count = 0
        self.ask("session.new", capabilities={})
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method, **parameters):
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": parameters}))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") != self.count:
                continue  # what Firefox tells without being asked
            if answer["type"] == "error":
                raise RuntimeError(f"{method}: {answer['message']}")
            return answer["result"]

    def read(self, address, script):
        """What a script returns on a page."""
        self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")
        answer = self.ask(
            "script.evaluate", target={"context": self.context}, awaitPromise=False,
            expression=f"JSON.stringify((() => {{ {script} }})())")
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait()
