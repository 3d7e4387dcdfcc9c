"""What `coordviz serve` and `--watch` do while a user edits, and against hostile clients."""

import http.client
import os
import pathlib
import re
import signal
import socket
import subprocess
import threading

from browser import Failure, PATIENCE, expect, until


class Served:
    """A running `coordviz serve` on a copy of a sample."""

    def __init__(self, tools, name, *arguments, text=None):
        self.tree = tools.scratch / f"{name}.json"
        self.messages = tools.scratch / f"{name}.messages"
        self.tree.write_text(tools.racing if text is None else text)
        self.process = subprocess.Popen(
            [tools.coordviz, "serve", self.tree, *(arguments or ("--port", "0"))],
            stdout=subprocess.PIPE, stderr=self.messages.open("w"), text=True)
        line = self.process.stdout.readline()
        expect(re.fullmatch(r"http://127\.0\.0\.1:\d+/\n", line), f"it says where: {line!r} {self.messages.read_text()}")
        self.address = line.strip()
        self.port = int(line.split(":")[2].strip("/\n"))
        until(lambda: b"page-data" in self.get("/")[2], "the first page")

    def get(self, path, method="GET", **headers):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, headers=headers)
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()
        finally:
            connection.close()

    def raw(self, request):
        """What comes back for bytes that are no proper request."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as connection:
            answer = b""
            try:
                connection.sendall(request)
                connection.shutdown(socket.SHUT_WR)
                while piece := connection.recv(65536):
                    answer += piece
            except TimeoutError:
                raise
            except OSError:
                pass  # It may be closed at the other end before all is sent.
            return answer

    def memory(self):
        """In megabytes; `None` where the system doesn't say."""
        try:
            status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        except FileNotFoundError:
            return None
        return int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) / 1024

    def stop(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        status = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return status


def check_a_page_follows_its_input(b, tools):
    served = Served(tools, "followed")
    try:
        b.open(served.address + "#select=c-MainCoordinator")

        def becomes(word, words):
            until(lambda: word in b.text("#page-outline") and b.text("#page-trouble") == "", words)

        served.tree.write_text(tools.racing.replace("ProfileCoordinator", "AccountCoordinator"))
        becomes("AccountCoordinator", "an edit is seen")
        until(lambda: b.text("#page-panel h2") == "MainCoordinator", "what was in hand still is")
        served.tree.write_text('{ "version": 1, "root": { "typ": 1 } }')
        until(lambda: "error" in b.text("#page-trouble"), "what is wrong is said")
        expect("did you mean" in b.text("#page-trouble"), "in full")
        expect("AccountCoordinator" in b.text("#page-outline"), "the last good picture stays")
        b.driver.refresh()
        until(lambda: "error" in b.text("#page-trouble"), "a page that is opened now says it as well")
        expect("AccountCoordinator" in b.text("#page-outline"), "and sees the last good picture")
        served.tree.write_text(tools.racing)
        becomes("ProfileCoordinator", "what is mended is seen")
        served.tree.unlink()
        until(lambda: "No such file" in b.text("#page-trouble"), "a deleted input is said")
        other = served.tree.with_suffix(".new")
        other.write_text(tools.racing.replace("ProfileCoordinator", "BackAgainCoordinator"))
        other.rename(served.tree)
        becomes("BackAgainCoordinator", "it is back")
        for number in range(60):
            served.tree.write_text(tools.racing.replace("ProfileCoordinator", f"Save{number}Coordinator"))
        becomes("Save59Coordinator", "of many saves the last is seen")
    finally:
        status = served.stop()
    expect(status == 0, f"it ends well: {status}")
    until(lambda: "does not answer" in b.text("#page-trouble"), "the page says that the server has ended")


def check_an_input_that_is_wrong_from_the_start(b, tools):
    tree = tools.scratch / "wrong.json"
    tree.write_text("{")
    process = subprocess.Popen(
        [tools.coordviz, "serve", tree, "--port", "0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        b.driver.get(process.stdout.readline().strip())
        until(lambda: "error" in b.text("#page-trouble"), "what is wrong is said")
        tree.write_text(tools.racing)
        until(lambda: "MainCoordinator" in b.text("#page-outline"), "the first picture comes by itself")
    finally:
        process.terminate()
        process.wait(PATIENCE)
        process.stdout.close()


def check_who_is_answered(b, tools):
    served = Served(tools, "answered")
    try:
        status, headers, page = served.get("/")
        expect(status == 200 and b"page-data" in page, "the page")
        expect(headers["Cache-Control"] == "no-store" and headers["X-Content-Type-Options"] == "nosniff", "its headers")
        expect("Access-Control-Allow-Origin" not in headers, "it is for no other site")
        expect(served.get("/?x=1")[2] == page, "a question is no other page")
        status, headers, body = served.get("/", method="HEAD")
        expect(status == 200 and int(headers["Content-Length"]) == len(page) and body == b"", "HEAD")
        for path in ("/x", "//", "/tree.json", "/../etc/passwd", "/..%2f..%2fetc/passwd", "/changes/", "/%00", "/index.html"):
            expect(served.get(path)[0] == 404, f"{path} is not there")
        for method in ("POST", "PUT", "DELETE", "OPTIONS", "PATCH"):
            status, headers, _ = served.get("/", method=method)
            expect(status == 405 and headers["Allow"] == "GET, HEAD", f"{method} is not done")
        for host in ("evil.example", "evil.example:80", "127.0.0.1.evil.example", "localhost.evil.example", "localhost:x",
                     "192.168.0.1", "127.0.0.2", "[::2]", ""):
            expect(served.get("/", Host=host)[0] == 421, f"{host!r} is not this machine")
            expect(served.get("/changes", Host=host)[0] == 421, f"{host!r} hears nothing")
        for host in ("localhost", "LOCALHOST:1234", f"127.0.0.1:{served.port}", "[::1]:80"):
            expect(served.get("/", Host=host)[0] == 200, f"{host} is this machine")
        for request, words in (
            (b"GET / HTTP/1.1\r\n\r\n", "no host"), (b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", "two hosts"),
            (b"nonsense\r\n\r\n", "nonsense"), (b"\x16\x03\x01\x02\x00\x01\x00", "TLS"),
            (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 200_000 + b"\r\n\r\n", "a header without end"),
        ):
            answer = served.raw(request)
            expect(answer == b"" or answer.startswith(b"HTTP/1.1 4"), f"{words}: {answer[:40]}")
        expect(served.raw(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").endswith(page), "a half-closed connection is answered")
        with socket.socket() as other:
            # Linux answers on all of 127.0.0.0/8; only the first is listened on.
            other.settimeout(PATIENCE)
            expect(other.connect_ex(("127.0.0.2", served.port)) != 0, "it listens on one address")
    finally:
        served.stop()


def check_other_sites(b, tools):
    served = Served(tools, "sites")
    try:
        here = f"http://127.0.0.1:{served.port}"
        for headers in (
            {"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}, {"Sec-Fetch-Site": "nonsense"},
            {"Origin": "https://evil.example"}, {"Origin": "null"}, {"Origin": f"http://localhost:{served.port + 1}"},
            {"Origin": here.replace("http:", "https:")}, {"Origin": here, "Sec-Fetch-Site": "cross-site"},
        ):
            for path in ("/", "/changes"):
                status, _, body = served.get(path, **headers)
                expect(status == 403 and b"page-data" not in body, f"{headers} gets nothing of {path}: {status}")
        for headers in ({}, {"Sec-Fetch-Site": "none"}, {"Sec-Fetch-Site": "same-origin"}, {"Origin": here}):
            expect(served.get("/", **headers)[0] == 200, f"{headers} gets the page")
        # A page of another site, as a browser has it: what it asks for is refused, and it can't tell why.
        other = tools.scratch / "other.html"
        other.write_text(f"<script>fetch('{here}/', {{mode: 'no-cors'}}).catch(() => 0)"
                         f".then(() => document.title = 'asked')</script>")
        b.driver.get(other.as_uri())
        until(lambda: b.driver.title == "asked", "it has asked")
        until(lambda: len(b.complaints()) >= 1, "and was refused")
        b.open(served.address)
        until(lambda: "MainCoordinator" in b.text("#page-outline"), "who types the address gets the page")
    finally:
        served.stop()


def check_listeners_have_a_share(b, tools):
    served = Served(tools, "listeners")
    listening = []

    def listen():
        connection = socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE)
        connection.sendall(b"GET /changes HTTP/1.1\r\nHost: localhost\r\n\r\n")
        expect(connection.recv(100).startswith(b"HTTP/1.1 200"), "it is listened to")
        listening.append(connection)

    def is_closed(connection):
        connection.settimeout(PATIENCE)
        try:
            while connection.recv(65536):
                pass
            return True
        except ConnectionResetError:
            return True

    try:
        for _ in range(150):
            listen()
        expect(served.get("/")[0] == 200, "others are still answered")
        for connection in listening[:-24]:
            expect(is_closed(connection), "who has listened longest makes room")
        served.tree.write_text(tools.racing.replace("ProfileCoordinator", "HeardCoordinator"))
        for connection in listening[-24:]:
            connection.settimeout(PATIENCE)
            heard = b""
            while heard.count(b"event: revision") < 1 or b"\n\n" not in heard:
                piece = connection.recv(65536)
                expect(piece, "the rest listen on")
                heard += piece
    finally:
        for connection in listening:
            connection.close()
        served.stop()


def check_an_input_that_becomes_something_else(b, tools):
    served = Served(tools, "becomes")
    try:
        b.open(served.address)
        served.tree.unlink()
        os.mkfifo(served.tree)
        until(lambda: "is not a plain file" in b.text("#page-trouble"), "a pipe is reported, and nothing waits for it")
        served.tree.unlink()
        served.tree.mkdir()
        until(lambda: "no Swift file" in b.text("#page-trouble"), "a folder is said")
        served.tree.rmdir()
        served.tree.write_text(tools.racing.replace("ProfileCoordinator", "BackAgainCoordinator"))
        until(lambda: "BackAgainCoordinator" in b.text("#page-outline"), "what is mended is seen")
    finally:
        expect(served.stop() == 0, "it ends well")


def check_many_requests(b, tools):
    served = Served(tools, "many")
    try:
        page = served.get("/")[2]
        for _ in range(50):
            served.get("/")
        before, wrong = served.memory(), []

        def ask():
            for _ in range(125):
                if served.get("/")[2] != page:
                    wrong.append(1)

        threads = [threading.Thread(target=ask) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        expect(not wrong, f"1,000 requests, all alike: {len(wrong)} are not")
        if before:
            expect(served.memory() < before + 25, f"memory stays: {before} to {served.memory()} MB")
    finally:
        served.stop()


def check_slow_and_greedy_clients(b, tools):
    served = Served(tools, "slow")
    open_ones = []

    def connect(request):
        connection = socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE)
        connection.sendall(request)
        open_ones.append(connection)

    try:
        before = served.memory()
        for _ in range(30):
            connect(b"GET / HT")
        for _ in range(30):
            connect(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        for _ in range(20):
            connect(b"GET /changes HTTP/1.1\r\nHost: localhost\r\n\r\n")
        expect(served.get("/")[0] == 200, "others are still answered")
        for number in range(10):
            served.tree.write_text(tools.racing.replace("ProfileCoordinator", f"Slow{number}Coordinator"))
        until(lambda: b"Slow9Coordinator" in served.get("/")[2], "and told of changes")
        if before:
            expect(served.memory() < before + 40, f"memory is bounded: {before} to {served.memory()} MB")
        for _ in range(200):
            try:
                connect(b"GET / HT")
            except OSError:
                pass
        for connection in open_ones:
            connection.close()

        def is_answered():
            try:
                return served.get("/")[0] == 200
            except OSError:
                return False

        until(is_answered, "when the crowd has gone, there is room again")
    finally:
        for connection in open_ones:
            connection.close()
        status = served.stop(signal.SIGINT)
    expect(status == 0, f"Control-C ends it well, with clients connected: {status}")


def check_ports_and_signals(b, tools):
    first = Served(tools, "ports")
    try:
        run = subprocess.run(
            [tools.coordviz, "serve", first.tree, "--port", str(first.port)], capture_output=True, text=True, timeout=PATIENCE)
        expect(run.returncode == 2 and run.stdout == "", "a port that is taken is an error")
        expect(str(first.port) in run.stderr and "--port 0" in run.stderr, f"that says what to do: {run.stderr}")
        listening = socket.create_connection(("127.0.0.1", first.port))
        listening.sendall(b"GET /changes HTTP/1.1\r\nHost: localhost\r\n\r\n")
        expect(listening.recv(100).startswith(b"HTTP/1.1 200"), "a client listens")
    finally:
        status = first.stop(signal.SIGTERM)
    expect(status == 0, f"SIGTERM ends it well: {status}")
    while listening.recv(65536):
        pass
    listening.close()
    second = Served(tools, "ports", "--port", str(first.port))
    expect(second.stop(signal.SIGINT) == 0, "the port is free at once")
    expect(second.messages.read_text() == "", "there was nothing to say")
    # Without a port, two find places side by side.
    one, two = Served(tools, "one", "-q"), Served(tools, "two", "-q")
    expect(one.port != two.port, "two find a port each")
    one.stop()
    two.stop()


def check_render_watches(b, tools):
    tree, picture, messages = (tools.scratch / name for name in ("watched.json", "watched.svg", "watched.messages"))
    tree.write_text(tools.racing)
    process = subprocess.Popen(
        [tools.coordviz, "render", tree, "-o", picture, "--watch"], stderr=messages.open("w"))
    try:
        until(picture.exists, "the first picture")
        tree.write_text(tools.racing.replace("ProfileCoordinator", "AccountCoordinator"))
        until(lambda: "AccountCoordinator" in picture.read_text(), "an edit is drawn")
        tree.write_text("{")
        until(lambda: "error" in messages.read_text(), "what is wrong is said")
        expect("AccountCoordinator" in picture.read_text(), "the last good picture stays")
        tree.write_text(tools.racing)
        until(lambda: "ProfileCoordinator" in picture.read_text(), "what is mended is drawn")
    finally:
        process.send_signal(signal.SIGINT)
        status = process.wait(PATIENCE)
    expect(status == 0, f"Control-C ends it well: {status}")
    left = [path.name for path in tools.scratch.iterdir() if path.name.endswith(".coordviz")]
    expect(left == [], f"nothing is left behind: {left}")


def check_check_watches(b, tools):
    folder = tools.scratch / "checked"
    folder.mkdir()
    tree, report, configuration = folder / "tree.json", folder / "report", folder / ".coordviz.yml"
    tree.write_text(tools.shop)
    configuration.write_text("version: 1\n")
    process = subprocess.Popen(
        [tools.coordviz, "check", "tree.json", "--watch"], cwd=folder, stdout=report.open("w"), stderr=subprocess.DEVNULL)
    try:
        until(lambda: "Auth.didExpire is lost" in report.read_text(), "the first report")
        tree.write_text(tools.shop.replace("Auth.didExpire", "Auth.didEnd"))
        until(lambda: "Auth.didEnd is lost" in report.read_text(), "an edit is checked")
        report.write_text("")
        configuration.write_text("version: 1\nrules:\n  unhandled-event: off\n")
        until(lambda: "coordinators" in report.read_text(), "another configuration is gone by")
        expect("is lost" not in report.read_text(), "and obeyed")
    finally:
        process.terminate()
        status = process.wait(PATIENCE)
    expect(status == 0, f"SIGTERM ends it well: {status}")


CHECKS = [value for name, value in list(globals().items()) if name.startswith("check_")]
