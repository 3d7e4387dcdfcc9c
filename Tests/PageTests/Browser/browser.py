"""A headless Chromium, driven as a person would: keys, clicks, and waiting until something is there."""

import shutil
import time

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

PATIENCE = 300  # seconds: only what never happens takes this long, also on a slow machine that does much else


# A text may end in dots; its first words have to be there, on top of all else, inside of the window.
UNREAD = """
const found = [];
for (const node of document.querySelectorAll(arguments[0])) {
  const text = node.textContent.trim(), range = document.createRange();
  if (!text || !node.checkVisibility()) continue;
  range.selectNodeContents(node);
  const { left, top, right, bottom } = range.getBoundingClientRect(), middle = (top + bottom) / 2;
  let from = left, to = right, isScrolledAway = middle < 1 || middle > innerHeight - 1;
  for (let clip = node; clip !== document.documentElement; clip = clip.parentElement) {
    if (getComputedStyle(clip).overflowX === "visible") continue;
    const frame = clip.getBoundingClientRect();
    isScrolledAway ||= middle < frame.top || middle > frame.bottom;
    [from, to] = [Math.max(from, frame.left), Math.min(to, frame.right)];
  }
  if (isScrolledAway) continue;
  const seen = to - from, meant = right - left;
  if (seen < Math.min(meant, 90) - 1) found.push(`${text}: ${Math.round(seen)} of ${Math.round(meant)} points are seen`);
  else if (from < 0 || to > innerWidth + 1) found.push(`${text}: outside of the window`);
  else {
    const top = document.elementFromPoint(from + 2, middle);
    if (top !== node && !node.contains(top) && !top?.contains(node)) found.push(`${text}: under ${top?.className || top?.tagName}`);
  }
}
return found;
"""


class Failure(Exception):
    """Something isn't as it should be."""


def expect(condition, words):
    if not condition:
        raise Failure(words)


def until(happens, words):
    """Waits for a condition, which is asked again and again; returns what it gave."""
    end = time.monotonic() + PATIENCE
    while True:
        result = happens()
        if result:
            return result
        if time.monotonic() > end:
            raise Failure(f"never: {words}")
        time.sleep(0.02)


class Browser:
    """One browser for all checks: to start one takes longer than any of them."""

    def __init__(self, folder):
        options = Options()
        # Debian's places come first; elsewhere the driver finds its own.
        for binary in ("chromium", "chromium-browser", "google-chrome"):
            if shutil.which(binary):
                options.binary_location = shutil.which(binary)
                break
        for argument in (
            "--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1400,1000", "--disable-dev-shm-usage",
            f"--user-data-dir={folder}/profile", "--disable-background-networking", "--no-first-run",
        ):
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
        driver = shutil.which("chromedriver")
        self.driver = webdriver.Chrome(options=options, service=Service(driver) if driver else Service())
        # The driver gives up on a script after 30 s. A machine that does much else may take longer.
        self.driver.set_script_timeout(PATIENCE)
        self.driver.set_page_load_timeout(PATIENCE)
        self.media()
        self.window()

    def media(self, **features):
        """What the reader prefers: light without motion, unless told otherwise."""
        wanted = {"prefers-color-scheme": "light", "prefers-reduced-motion": "reduce"}
        wanted.update({name.replace("_", "-"): value for name, value in features.items()})
        self.driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia",
            {"media": "", "features": [{"name": name, "value": value} for name, value in wanted.items()]})

    def window(self, width=1400, height=1000):
        """A window of a desktop; the usual one unless told otherwise."""
        self.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def phone(self):
        """A phone, held upright."""
        self.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True})

    def open(self, address):
        """A page from its beginning, also where only what follows the # is new."""
        self.driver.get("about:blank")
        self.requests()
        self.driver.get(address)
        until(lambda: self.js("return document.body?.classList.contains('ready')"), "the page is ready")

    def reload(self):
        """The page anew. Its old document is ready until it goes, and must not be taken for the new one."""
        self.js("window.isOld = true; location.reload()")
        until(lambda: self.js("return !window.isOld && document.body?.classList.contains('ready')"), "the page is ready")

    def rest(self):
        """Waits until all of the picture is where it belongs: what is out of sight gets there a few frames after the rest."""
        moving = "return typeof unsettled !== 'undefined' && (unsettled.length > 0 || unlisted.length > 0)"
        until(lambda: not self.driver.execute_script(moving), "the picture is at rest")

    def js(self, script, *arguments):
        self.rest()
        return self.driver.execute_script(script, *arguments)

    def one(self, selector):
        self.rest()
        return self.driver.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        self.rest()
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def text(self, selector):
        return self.js("return document.querySelector(arguments[0])?.textContent ?? ''", selector)

    def classes(self, identity):
        return self.js("return [...document.getElementById(arguments[0]).classList]", identity)

    def press(self, *keys):
        ActionChains(self.driver).send_keys(*keys).perform()

    def press_with_shift(self, key):
        ActionChains(self.driver).key_down(Keys.SHIFT).send_keys(key).key_up(Keys.SHIFT).perform()

    def click_at(self, x, y):
        """A click on a place of the window, whatever lies there."""
        for kind in ("mousePressed", "mouseReleased"):
            self.driver.execute_cdp_cmd(
                "Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1})

    def click_text(self, box, text):
        """A click on a line of text in a box of the picture."""
        x, y = self.js(
            "const text = [...document.getElementById(arguments[0]).querySelectorAll('text')]"
            ".find((each, _, all) => all.filter(one => one.getAttribute('y') === each.getAttribute('y'))"
            ".map(one => one.textContent).join('').includes(arguments[1])).getBoundingClientRect();"
            "return [text.left + text.width / 2, text.top + text.height / 2]", box, text)
        self.click_at(x, y)

    def drag(self, start, end):
        def mouse(kind, place):
            self.driver.execute_cdp_cmd(
                "Input.dispatchMouseEvent",
                {"type": kind, "x": place[0], "y": place[1], "button": "left", "buttons": 1, "clickCount": 1})
        mouse("mousePressed", start)
        for step in range(1, 6):
            mouse("mouseMoved", [a + (b - a) * step / 5 for a, b in zip(start, end)])
        mouse("mouseReleased", end)

    def wheel(self, x, y, delta, modifiers=0):
        self.driver.execute_cdp_cmd(
            "Input.dispatchMouseEvent",
            {"type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": delta, "modifiers": modifiers})

    def touch(self, kind, *points):
        self.driver.execute_cdp_cmd(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y, "id": index} for index, (x, y) in enumerate(points)]})

    def unread(self, selector):
        """Which texts of the window a reader can't read, and why: what is meant and what is seen may differ."""
        return self.js(UNREAD, selector)

    def scale(self):
        return float(self.text("#page-scale").rstrip(" %").replace("\u00a0", ""))

    def hash(self):
        return self.js("return decodeURIComponent(location.hash)")

    def complaints(self):
        """What the page has written to the console since it was last asked."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def requests(self):
        """The addresses that were asked for since it was last asked."""
        import json
        found = []
        for entry in self.driver.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                found.append(message["params"]["request"]["url"])
        return found

    def close(self):
        self.driver.quit()
