"""Takes the pictures of the page for the documentation: photograph.py COORDVIZ PROJECT.

They depend on the fonts at hand, so no test compares them.
"""

import pathlib
import subprocess
import sys
import tempfile

from browser import Browser, until


def main():
    coordviz, project = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        page = pathlib.Path(scratch) / "racing.html"
        subprocess.run(
            [coordviz, "render", "Samples/racing/tree.json", "-o", page], cwd=project, check=True)
        browser = Browser(scratch)
        try:
            browser.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                "width": 1360, "height": 780, "deviceScaleFactor": 1.5, "mobile": False})
            for theme in ("light", "dark"):
                browser.media(prefers_color_scheme=theme)
                browser.open(page.as_uri() + "#event=AppEvents.Drivers.unsetFavorite&journey=3&list=events")
                until(lambda: browser.js("return !document.querySelector('.moving')"), "the picture is at rest")
                browser.driver.save_screenshot(str(project / f"docs/page-{theme}.png"))
        finally:
            browser.close()


main()
