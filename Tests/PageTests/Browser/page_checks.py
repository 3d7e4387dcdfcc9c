"""What a reader does with a page, and what must come of it."""

from selenium.webdriver.common.keys import Keys

from browser import expect, until


def check_search(b, pages):
    b.open(pages["racing"])
    b.press("/", "favorite")
    until(lambda: b.text("#page-matches").startswith("1 of "), "the first match")
    count = int(b.text("#page-matches").split()[-1])
    expect(count > 8, f"{count} matches")
    expect(len(b.all(".coordviz .mark.match")) == 1, "one row is marked")
    first = b.js("return document.querySelector('.mark.match').closest('g').id")
    b.press(Keys.ENTER)
    expect(b.text("#page-matches").startswith("2 of "), "Enter goes on")
    b.press_with_shift(Keys.ENTER)
    b.press_with_shift(Keys.ENTER)
    expect(b.text("#page-matches").startswith(f"{count} of "), "and round: the one before the first is the last")
    b.one("#page-next").click()
    expect(b.js("return document.querySelector('.mark.match').closest('g').id") == first, "the button too")
    expect("favorite" in b.text("#page-status") or "1 of" in b.text("#page-status"), "it is said aloud")
    b.one("#page-query").click()
    b.press(Keys.ESCAPE)
    expect(b.text("#page-matches") == "" and not b.all(".mark"), "Escape ends it")
    b.press("/", "nobody at all")
    until(lambda: b.text("#page-matches") == "none", "no match is said")


def check_journey_step_by_step(b, pages):
    b.media(prefers_reduced_motion="no-preference")
    b.open(pages["racing"])
    until(lambda: b.js("return !document.querySelector('.moving')"), "the picture is at rest")
    b.click_text("c-TeamsListCoordinator", "Teams.didSelect")
    expect(b.text("#page-panel h2") == "Teams.didSelect", "the panel tells of the event")
    expect("now" in b.classes("c-TeamsListCoordinator"), "it begins where it is emitted")
    expect("on" not in b.classes("c-MainCoordinator"), "the end isn't lit yet")
    last = ".track[aria-expanded=true] + .steps .step:last-child"
    until(lambda: b.js("return document.querySelector(arguments[0]).hasAttribute('aria-current')", last), "the last step")
    expect("now" in b.classes("c-MainCoordinator"), "it ends where it is consumed")
    expect("on" in b.classes("c-TeamsCoordinator"), "it came through the one who looks")
    expect("on" in b.classes("b-c-TeamsCoordinator"), "along the branch")
    expect("on" in b.classes("f-c-TeamsListCoordinator-AppEvents-Teams-didSelect-c-MainCoordinator"), "the line is lit")
    expect("on" not in b.classes("c-SplashCoordinator"), "the rest is not")
    expect("consumes it" in b.text(last), "it says so")
    b.press("[")
    expect("on" not in b.classes("c-MainCoordinator"), "a step back takes the end away")
    b.press("]")
    expect("on" in b.classes("c-MainCoordinator"), "a step on brings it again")
    b.press("j")
    expect(b.all("[data-journey='1'] .track[aria-expanded=true]"), "the next journey")
    b.press(Keys.ESCAPE)
    expect(not b.all(".on") and b.js("return document.getElementById('page-panel').hidden"), "Escape puts it down")
    b.media()


def check_where_an_event_is_lost(b, pages):
    b.open(pages["shop"])
    b.one("#page-tab-events").click()
    b.js("document.querySelector('#page-event-list [data-event] .lost').closest('button').click()")
    step = b.one(".track[aria-expanded=true] + .steps .step:last-child")
    expect("unhandled" in step.get_attribute("class"), "the last step is the loss")
    expect(b.js("return [...document.querySelectorAll('.lost-event.on')].length") == 1, "its sign is lit")
    expect(b.js("return [...document.querySelectorAll('.flow.lost.on')].length") >= 1, "and the line that leads there")


def check_a_path_through_a_reference(b, pages):
    b.open(pages["shop"] + "#event=Search.didPick&journey=3")
    expect("on" in b.classes("r-CartCoordinator-to-ProductCoordinator"), "the reference is on the way")
    expect("on" in b.classes("c-CartCoordinator"), "so is the one who presents by reference")
    expect("on" not in b.classes("c-BrowseCoordinator"), "the one who contains it is not")


def check_folding(b, pages):
    b.open(pages["racing"])
    geometry = "return [...document.querySelectorAll('.coordviz [d], .coordviz [points], .coordviz text:not(.fold text)')]" \
        ".map(each => [each.getAttribute('d'), each.getAttribute('points'), Number(each.getAttribute('y'))].join()).join('\\n')"
    before = b.js(geometry)
    frames = "return [...document.querySelectorAll('g.coordinator:not(.gone)')].map(each => {" \
        "const r = each.getBoundingClientRect(); return [each.id, r.left, r.top, r.right, r.bottom] })"
    height = b.js("const all = [...document.querySelectorAll('g.coordinator:not(.gone)')].map(each =>"
                  "each.getBoundingClientRect()); return Math.max(...all.map(r => r.bottom)) - Math.min(...all.map(r => r.top))")
    scale = b.scale()
    b.click_text("c-TeamsCoordinator", "TeamsCoordinator")
    b.press("c")
    for child in ("c-TeamsListCoordinator", "c-TeamsDetailsCoordinator", "b-c-TeamsListCoordinator"):
        expect("gone" in b.classes(child), f"{child} is folded away")
    expect("gone" not in b.classes("c-DriversCoordinator"), "others are not")
    expect(b.text(".fold.folded") == "+3", "the sign says how many")
    row = b.one("#page-outline [data-box][aria-expanded=false]")
    expect("TeamsCoordinator" in row.text, "the outline is folded too")
    shown = b.js(frames)
    for index, (one, left, top, right, bottom) in enumerate(shown):
        for other, left2, top2, right2, bottom2 in shown[index + 1:]:
            apart = right <= left2 or right2 <= left or bottom <= top2 or bottom2 <= top
            expect(apart, f"{one} and {other} lie apart")
    now = max(frame[4] for frame in shown) - min(frame[2] for frame in shown)
    expect(now / b.scale() < height / scale - 1, "the room is taken away")
    b.press("c")
    expect(b.js(geometry) == before, "unfolded it is as before, to the point")


def check_switches(b, pages):
    b.open(pages["racing"])
    hidden = "return [...document.querySelectorAll('#c-TeamsCoordinator text.gone')].map(each => each.textContent.trim())"
    b.one("#page-routes").click()
    expect("team" in b.js(hidden) and b.one("#page-routes").get_attribute("aria-pressed") == "false", "routes go")
    b.press("2")
    expect("TeamsNavigation" in b.js(hidden), "screens go")
    b.press("3")
    expect(all("gone" in flow.get_attribute("class") for flow in b.all(".flow")), "events go, and their lines")
    until(lambda: "hide=events,routes,screens" in b.hash(), "the address knows")
    b.press("1", "2", "3")
    expect(b.js(hidden) == [], "all are back")


def check_light_and_dark(b, pages):
    colour = "return [getComputedStyle(document.body).backgroundColor," \
        "getComputedStyle(document.querySelector('#c-MainCoordinator polygon')).fill]"
    b.open(pages["racing"])
    light = b.js(colour)
    b.media(prefers_color_scheme="dark")
    b.open(pages["racing"])
    dark = b.js(colour)
    expect(light[0] != dark[0] and light[1] != dark[1], "it follows the reader")
    b.press("t")
    expect(b.js(colour) == light, "the reader can switch")
    until(lambda: "theme=light" in b.hash(), "the address knows")
    b.media()
    b.open(pages["dark"])
    expect(b.js(colour) == dark, "--theme dark begins dark")


def check_address(b, pages):
    b.open(pages["racing"])
    b.click_text("c-DriversCoordinator", "DriversCoordinator")
    b.press("c", "3", "/", "team")
    b.wheel(700, 500, -200)
    until(lambda: all(word in b.hash() for word in (
        "select=c-DriversCoordinator", "fold=c-DriversCoordinator", "hide=events", "search=team", "at=")), "all is in it")
    state = "return [document.querySelector('#page-panel h2').textContent, document.querySelector('#page-query').value," \
        "[...document.querySelectorAll('.gone')].length, document.querySelector('#page-scale').textContent," \
        "Math.round(document.querySelector('#c-MainCoordinator').getBoundingClientRect().left)]"
    address, seen = b.js("return location.href"), b.js(state)
    b.open(address)
    expect(b.js(state) == seen, f"a link shows the same: {seen} and {b.js(state)}")
    b.js("location.hash = 'event=AppEvents.Splash.didFinish'")
    until(lambda: b.text("#page-panel h2") == "Splash.didFinish", "another address is followed")
    b.open(pages["racing"] + "#c-ProfileCoordinator")
    expect(b.text("#page-panel h2") == "ProfileCoordinator", "the anchor of a box is one")
    b.open(pages["racing"] + "#select=c-Nobody&event=&at=1,x,-3&fold=zzz&hide=all&step=9&list=none")
    expect(b.js("return document.getElementById('page-panel').hidden"), "nonsense does nothing")


def check_findings(b, pages):
    b.open(pages["shop"])
    b.press("f")
    expect(b.js("return document.activeElement.id") == "page-tab-findings", "the key goes to the list")
    b.press(Keys.TAB, Keys.ENTER)
    expect("didExpire" in b.text("#page-panel h2"), "a finding about an event leads to its journey")
    expect(b.text(".track[aria-expanded=true] .quiet").strip() == "lost", "the one that is lost")
    b.js("document.querySelector('[data-finding][data-coordinator], [data-finding][data-event]:last-child').click()")
    expect(b.text("#page-panel h2") == "Never.seen", "one without a journey leads to its event")
    b.open(pages["shop"] + "#select=c-LoginCoordinator")
    b.one("#page-panel .note").click()
    expect("didExpire" in b.text("#page-panel h2"), "the panel's own findings lead there as well")


def check_pan_and_zoom(b, pages):
    b.open(pages["racing"])
    place = "const r = document.querySelector('#c-MainCoordinator').getBoundingClientRect(); return [r.left, r.top]"
    fitted = b.scale()
    left, top = b.js(place)
    b.drag((800, 760), (860, 720))
    moved = b.js(place)
    expect(abs(moved[0] - left - 60) < 1 and abs(moved[1] - top + 40) < 1, "a drag moves it")
    b.wheel(800, 500, -240)
    expect(b.scale() > fitted, "the wheel zooms in")
    b.wheel(800, 500, 240)
    b.wheel(800, 500, 240)
    expect(b.scale() < fitted, "and out")
    b.press("=")
    expect(b.scale() == 100, "= is actual size")
    b.press("-", "-")
    expect(b.scale() < 60, "- zooms out")
    b.press("+")
    expect(b.scale() > 60, "+ zooms in")
    b.touch("touchStart", (700, 500), (760, 500))
    for spread in (70, 90, 120):
        b.touch("touchMove", (730 - spread, 500), (730 + spread, 500))
    b.touch("touchEnd")
    expect(b.scale() > 150, "two fingers zoom")
    b.press("0")
    expect(b.scale() == fitted, "0 shows all")
    b.one("#page-canvas").click()
    at = b.js(place)
    b.press_with_shift(Keys.ARROW_RIGHT)
    expect(b.js(place)[0] == at[0] - 80, "Shift and an arrow move it")


def check_keyboard_alone(b, pages):
    b.open(pages["racing"])
    b.press("o", Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ENTER)
    expect(b.text("#page-panel h2") == "MainCoordinator", "the outline is walked and chosen from")
    b.press(Keys.ARROW_LEFT)
    expect("gone" in b.classes("c-TeamsCoordinator"), "Left folds")
    b.press(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT, Keys.ENTER)
    expect(b.text("#page-panel h2") == "TeamsCoordinator", "Right unfolds, then goes in")
    b.press(Keys.HOME, Keys.END, Keys.ENTER)
    expect(b.text("#page-panel h2") == "ProfileCoordinator", "Home and End")
    b.js("document.getElementById('page-canvas').focus()")
    b.press(Keys.ARROW_UP)
    expect(b.text("#page-panel h2") == "DriversCoordinator", "in the picture arrows walk: to a sibling")
    b.press(Keys.ARROW_RIGHT)
    expect(b.text("#page-panel h2") == "DriversListCoordinator", "to a child")
    b.press(Keys.ARROW_LEFT, Keys.ARROW_LEFT)
    expect(b.text("#page-panel h2") == "MainCoordinator", "to a parent")
    b.press(Keys.ENTER)
    expect(b.js("return document.activeElement.tagName") == "H2", "Enter goes to the details")
    b.press(Keys.TAB, Keys.ENTER)
    expect(b.text("#page-panel h2") == "AppCoordinator", "whose buttons are reached")
    b.press("?")
    expect(b.js("return document.querySelector('#page-keys').open"), "? tells the keys")
    b.press(Keys.ESCAPE)


def check_for_screen_readers(b, pages):
    b.open(pages["shop"] + "#event=Search.didPick")
    nodes = b.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    seen = [node for node in nodes if not node.get("ignored")]
    roles = [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in seen]
    for role, name in roles:
        if role in ("button", "tab", "treeitem", "link", "searchbox", "image", "tree", "navigation", "heading"):
            expect(name.strip(), f"a {role} has a name")
    expect([role for role, _ in roles].count("treeitem") == 8, "the outline tells of every box")
    expect(any(role == "treeitem" and "error here" in name for role, name in roles), "and where something is wrong")
    expect(any(role == "image" and name.startswith("Shop 6 coordinators") for role, name in roles), "the picture is one image with its name")
    expect(b.js("return document.querySelectorAll('[id]').length === new Set([...document.querySelectorAll('[id]')]"
                ".map(each => each.id)).size"), "every id is there once")


def check_facts_and_links(b, pages):
    b.open(pages["shop"] + "#select=c-AppCoordinator")
    link = b.one("#page-panel a.place")
    expect(link.get_attribute("href") == "https://example.org/blob/main/App/AppCoordinator.swift#L12", "source is linked")
    text = b.text("#page-panel")
    for words in ("container, started", "login", "Auth.didLogOut", "observes", "Cart.", "RootViewController"):
        expect(words in text, f"the panel tells {words}")
    b.open(pages["shop"] + "#event=Never.seen")
    expect("Nobody emits it." in b.text("#page-panel"), "an event without a journey says so")


def check_hostile_names(b, pages):
    b.open(pages["hostile"])
    for row in b.all("#page-outline .row"):
        b.js("arguments[0].click()", row)
    for index in range(len(b.all("#page-event-list .row"))):
        b.js("document.querySelectorAll('#page-event-list .row')[arguments[0]].click()", index)
    b.press("/", "script")
    expect(b.js("return window.canary === undefined"), "no name has run")
    expect(b.js("return document.querySelectorAll('img, iframe, object, embed, base, form:not([method=dialog])').length") == 0, "nor become an element")
    names = b.js("return [...document.querySelectorAll('#page-outline .word')].map(each => each.textContent)")
    expect("<img src=x onerror=\"canary=1\">" in names and "</template><script>canary=1</script>" in names, "names are text")
    b.open(pages["hostile"] + "#select=c-1")
    links = b.js("return [...document.querySelectorAll('template')].flatMap(each => [...each.content.querySelectorAll('a')])"
                 ".map(each => each.protocol + each.host)")
    expect(links and set(links) == {"https:example.org"}, f"links lead where the pattern says: {set(links)}")
    asked = [address for address in b.requests() if not address.startswith(("file:", "data:"))]
    expect(asked == [], f"nothing was asked for: {asked}")
    # The policy holds even where a name had slipped through.
    b.js("try { document.body.innerHTML += '<img src=x onerror=\"canary=2\">' } catch {}"
         "const script = document.createElement('script'); script.append('canary = 2'); try { document.body.append(script) } catch {}")
    b.js("const image = document.createElement('img'); image.src = 'https://example.org/x.png'; document.body.append(image)")
    expect(b.js("return window.canary === undefined"), "the policy runs nothing")
    until(lambda: len(b.complaints()) >= 1, "and says so")


def check_two_versions(b, pages):
    b.open(pages["compared"])
    expect(b.js("return !document.getElementById('page-change-list').hidden"), "what has changed is shown first")
    rows = [row.text.replace("\n", " ") for row in b.all("#page-change-list .row")]
    expect(any("Help.didClose from HelpViewController is lost now" in row for row in rows), f"events: {rows}")
    expect(any("RacersCoordinator" in row and "renamed from DriversCoordinator" in row for row in rows), f"coordinators: {rows}")
    expect("1 coordinator added" in b.text(".name p"), "the numbers are those of the changes")
    def choose(words):
        b.js("[...document.querySelectorAll('#page-change-list .row')].find(row => row.textContent.includes(arguments[0])).click()", words)
    choose("Help.didClose from")
    expect(b.text("#page-panel h2") == "Help.didClose" and b.all(".lost-event.on"), "a row about an event leads to its journey")
    choose("renamed from")
    expect(b.text("#page-panel h2") == "RacersCoordinator" and b.all(".selected"), "one about a coordinator leads to it")
    expect("renamed from DriversCoordinator" in b.text("#page-panel"), "where the change is told again")
    gone = b.js("return document.querySelector('g.coordinator.removed').id")
    b.js("[...document.querySelectorAll('#page-outline .row')].find(row => row.textContent.includes('removed')).click()")
    expect("removed" in b.text("#page-panel .over") and "selected" in b.classes(gone), "what is gone is there to read")
    expect("DriversDetailsViewController" in b.text("#page-panel"), "as it was")
    b.press("o")
    until(lambda: "list=outline" in b.hash(), "another list is in the address")
    b.press("d")
    until(lambda: "list=" not in b.hash(), "the first is not")
    expect(not b.js("return document.getElementById('page-change-list').hidden"), "d shows what has changed")
    b.press(Keys.ARROW_RIGHT)
    expect(b.js("return document.activeElement.id") == "page-tab-outline", "the tabs are in their order")
    b.open(pages["racing"])
    b.press("d")
    expect(not b.all("#page-change-list") and not b.js("return document.getElementById('page-outline').hidden"),
           "a page of one version has no such list")
    b.open(pages["hostile compared"])
    for selector in ("#page-change-list .row", "#page-outline .row"):
        for row in b.all(selector):
            b.js("arguments[0].click()", row)
    expect(b.js("return window.canary === undefined") and not b.all("img, iframe"), "names are text here too")


def check_print(b, pages):
    b.open(pages["racing"])
    b.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    shown = b.js("return ['page-side', 'page-query', 'page-stage'].map(id => document.getElementById(id).offsetParent !== null"
                 "&& document.getElementById(id).getBoundingClientRect().width > 0)")
    b.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    b.media()
    expect(shown == [False, False, True], f"the picture is printed, and it alone: {shown}")


def check_two_thousand(b, pages):
    b.open(pages["large"])
    expect(len(b.all("g.coordinator")) == 2000, "all are there")
    shown = "g.coordinator:not(.gone)"
    expect(4 < len(b.all(shown)) <= 61, "as many are unfolded as one can read at once")
    expect(b.scale() > 30, f"and they can be read: {b.scale()} %")
    b.press("C")
    expect(len(b.all(shown)) == 2000, "C unfolds all")
    until(lambda: "fold=" in b.js("return location.hash"), "that is in the address")
    b.js("location.reload()")
    until(lambda: b.js("return document.body?.classList.contains('ready')"), "the page is ready")
    expect(len(b.all(shown)) == 2000, "and comes back from it")
    lowest = b.js("return Math.max(...[...document.querySelectorAll('g.coordinator')].map(each => each.getBoundingClientRect().bottom))")
    expect(lowest < 1000, f"all of it is in the window: {lowest}")
    b.press("C")
    expect(len(b.all(shown)) <= 61, "C folds again")
    b.drag((800, 600), (500, 400))
    b.press("/", "C1999")
    until(lambda: b.text("#page-matches") == "1 of 1", "the last is found")
    box = b.js("const r = document.querySelector('.found').getBoundingClientRect(); return [r.left, r.top, r.width]")
    expect(0 < box[0] < 1400 and 0 < box[1] < 1000 and box[2] > 40, "and shown, large enough to read")
    b.js("document.getElementById('page-query').blur()")
    b.press(Keys.ESCAPE)
    b.js("document.querySelector('#page-outline .row').click()")
    b.press("c")
    expect(len(b.all("g.coordinator:not(.gone)")) == 1, "folding the root leaves the root")


CHECKS = [value for name, value in list(globals().items()) if name.startswith("check_")]
