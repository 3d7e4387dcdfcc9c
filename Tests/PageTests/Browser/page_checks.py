"""What a reader does with a page, and what must come of it."""

import base64
import re

from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from browser import expect, until


def check_search(b, pages):
    b.open(pages["racing"])
    b.press("/", "favorite")
    until(lambda: b.text("#page-matches").startswith("1 of "), "the first match")
    count = int(b.text("#page-matches").split()[-1])
    expect(count > 8, f"{count} matches")
    expect(len(b.all(".coordviz .mark.match")) == count, "every row that matches is marked")
    expect(len(b.all(".coordviz .mark.match.now")) == 1, "one of them as the one in hand")
    marked = b.js("return [...document.querySelectorAll('.mark.match')].map(each => each.nextSibling.parentNode.textContent)")
    expect(all("avorite" in text for text in marked), "and no other box")
    listed = b.js("return [...document.querySelectorAll('#page-outline .found')].map(each => each.textContent)")
    expect(len(listed) == 4 and not any("TeamsList" in text for text in listed), f"the outline says where they are: {listed}")
    first = b.js("return document.querySelector('.mark.match.now').closest('g').id")
    b.press(Keys.ENTER)
    expect(b.text("#page-matches").startswith("2 of "), "Enter goes on")
    b.press_with_shift(Keys.ENTER)
    b.press_with_shift(Keys.ENTER)
    expect(b.text("#page-matches").startswith(f"{count} of "), "and round: the one before the first is the last")
    b.one("#page-next").click()
    expect(b.js("return document.querySelector('.mark.match.now').closest('g').id") == first, "the button too")
    expect("favorite" in b.text("#page-status") or "1 of" in b.text("#page-status"), "it is said aloud")
    b.one("#page-query").click()
    b.press(Keys.ESCAPE)
    expect(b.text("#page-matches") == "" and not b.all(".mark, .row.found"), "Escape ends it")
    b.press("/", "no such name")
    until(lambda: b.text("#page-matches") == "none", "no match is said")


def check_journey_step_by_step(b, pages):
    b.media(prefers_reduced_motion="no-preference")
    b.open(pages["racing"])
    until(lambda: b.js("return !document.querySelector('.moving')"), "the picture is at rest")
    # On a slow machine the second step would come before all of the first is looked at.
    b.js("window.steps = []; window.later = setTimeout;"
         "setTimeout = (happens, wait) => wait >= pace / 2 ? steps.push(happens) : later(happens, wait)")
    b.click_text("c-TeamsListCoordinator", "Teams.didSelect")
    expect(b.text("#page-panel h2") == "Teams.didSelect", "the panel tells of the event")
    expect(b.js("return document.querySelectorAll('#page-panel .player').length") == 1, "with one set of buttons")
    word = "#page-panel bdi.word:not([title])"
    b.js("document.querySelector(arguments[0]).id = 'pointed'", word)
    b.js("document.querySelector('#pointed').dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))")
    expect(b.js("const word = document.querySelector('#pointed'); return word.title === word.textContent"), "names are told in full")
    expect("now" in b.classes("c-TeamsListCoordinator"), "it begins where it is emitted")
    expect("on" not in b.classes("c-MainCoordinator"), "the end isn't lit yet")
    expect(b.js("setTimeout = later; steps.forEach(happens => happens()); return steps.length") == 1, "the next step waits")
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
    frames = "return [...document.querySelectorAll('g.coordinator')].map(each => {" \
        "const r = each.getBoundingClientRect(); return [each.id, r.left, r.top, r.right, r.bottom] })"
    height = b.js("const all = [...document.querySelectorAll('g.coordinator')].map(each =>"
                  "each.getBoundingClientRect()); return Math.max(...all.map(r => r.bottom)) - Math.min(...all.map(r => r.top))")
    scale = b.scale()
    b.click_text("c-TeamsCoordinator", "TeamsCoordinator")
    b.press("c")
    for child in ("c-TeamsListCoordinator", "c-TeamsDetailsCoordinator", "b-c-TeamsListCoordinator"):
        expect(not b.all(f"#{child}"), f"{child} is folded away")
    expect(b.all("#c-DriversCoordinator"), "others are not")
    expect(b.text(".fold.folded") == "+3", "the sign says how many")
    beside = "const [box, sign] = [arguments[0], '.fold.folded rect'].map(each => document.querySelector(each).getBoundingClientRect());" \
        "return sign.left - box.right"
    expect(b.js(beside, "#c-TeamsCoordinator") >= 0, "beside the box, whose corner it leaves free")
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


def check_picture_without_script(b, pages):
    b.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        b.driver.get(pages["racing"])
        seen = "return getComputedStyle(document.querySelector('#page-stage')).contentVisibility"
        until(lambda: b.js(seen) == "visible", "the picture appears also where no script may run")
        expect(not b.js("return document.body.classList.contains('ready')"), "none has run")
    finally:
        b.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def check_switches(b, pages):
    b.open(pages["racing"])
    hidden = "return [...document.querySelectorAll('#c-TeamsCoordinator text.gone')].map(each => each.textContent.trim())"
    b.one("#page-routes").click()
    expect("team" in b.js(hidden) and b.one("#page-routes").get_attribute("aria-pressed") == "false", "routes go")
    b.press("2")
    expect("TeamsNavigation" in b.js(hidden), "screens go")
    b.press("3")
    expect(not b.all(".flow"), "events go, and their lines")
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
    # The address follows a little later: it must tell the place after the wheel, not one before it.
    place = "const { x, y, k } = state.view, { width, height } = room();" \
        "return 'at=' + [(width / 2 - x) / k, (height / 2 - y) / k, k].map(value => Number(value.toFixed(5))).join()"
    until(lambda: all(word in b.hash() for word in (
        "select=c-DriversCoordinator", "fold=c-DriversCoordinator", "hide=events", "search=team", b.js(place))), "all is in it")
    state = "return [document.querySelector('#page-panel h2').textContent, document.querySelector('#page-query').value," \
        "document.querySelectorAll('g.coordinator').length, document.querySelectorAll('.flow').length, document.querySelector('#page-scale').textContent," \
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
    b.one("#page-panel .told").click()
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
    expect(abs(b.js(place)[0] - at[0] + 80) < 1, "Shift and an arrow move it")


def check_keyboard_alone(b, pages):
    b.open(pages["racing"])
    b.press("o", Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ENTER)
    expect(b.text("#page-panel h2") == "MainCoordinator", "the outline is walked and chosen from")
    b.press(Keys.ARROW_LEFT)
    expect(not b.all("#c-TeamsCoordinator"), "Left folds")
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


def check_names_can_be_read(b, pages):
    words = ".bar :is(h1, p), .list .word, .list .tail, .list .message, .tabs button, #page-panel :is(h2, .word, .quiet)"
    for name, list_of in (("racing", "outline"), ("wallet", "outline"), ("wallet", "events"), ("wallet", "findings"),
                          ("compared", "changes"), ("large", "outline")):
        b.open(pages[name] + f"#list={list_of}")
        expect(len(b.all(".list:not([hidden]) .row")) > 1, f"{name} lists something")
        unread = b.unread(words)
        expect(unread == [], f"{name}, {list_of}: {unread}")
    b.open(pages["wallet"])
    marks = b.js("return [...document.querySelectorAll('#page-outline .dot')].map(each => each.classList[1])")
    expect(set(marks) == {"error", "warning", "note"}, f"beside every sort of mark: {marks}")
    name = b.one("#page-outline .row:has(.dot.note) .word")
    expect(name.is_displayed() and name.size["width"] > 100, f"a note leaves its row to the name: {name.size}")
    # The check sees what it is there to see.
    b.js("arguments[0].parentElement.querySelector('.dot').style.flex = '1 0 100%'", name)
    expect(any(name.text in line for line in b.unread(words)), "a name without room is found")
    b.js("document.querySelector('#page-panel').hidden = false;"
         "document.querySelector('#page-panel').style.cssText = 'inset: 0; width: 100%; max-width: none'")
    expect(any(": under page-panel" in line or ": under" in line for line in b.unread(words)), "and a name beneath something")


def check_facts_and_links(b, pages):
    b.open(pages["shop"] + "#select=c-AppCoordinator")
    link = b.one("#page-panel a.place")
    expect(link.get_attribute("href") == "https://example.org/blob/main/App/AppCoordinator.swift#L12", "source is linked")
    text = b.text("#page-panel")
    for words in ("container, started", "login", "Auth.didLogOut", "observes", "Cart.", "RootViewController"):
        expect(words in text, f"the panel tells {words}")
    b.open(pages["shop"] + "#event=Never.seen")
    expect("No screen or coordinator emits it." in b.text("#page-panel"), "an event without a journey says so")


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


def printed(b):
    """The page as it goes to paper."""
    b.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    b.js("dispatchEvent(new Event('beforeprint'))")


def unprinted(b):
    b.js("dispatchEvent(new Event('afterprint'))")
    b.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    b.media()


def sheets(b):
    """How many sheets a printer takes."""
    pdf = base64.b64decode(b.driver.execute_cdp_cmd("Page.printToPDF", {"preferCSSPageSize": True})["data"])
    return len(re.findall(rb"/Type */Page\b", pdf))


def check_print(b, pages):
    b.open(pages["dark"])
    visible = "return arguments[0].split(' ').filter(id => document.getElementById(id)?.checkVisibility())"
    things = "page-side page-query page-map page-verdict page-paper page-drawing"
    b.press("/", "favorite")
    printed(b)
    try:
        expect(b.js(visible, things) == ["page-verdict", "page-paper"], f"on paper stand {b.js(visible, things)}")
        expect(len(b.all("figure")) == 1 and b.one("figure svg").size["width"] > 1000, "the picture, as wide as the paper")
        ground = b.js("return getComputedStyle(document.body).backgroundColor")
        expect(ground == "rgb(255, 255, 255)", f"in light colours: {ground}")
        told = b.text("#page-paper tbody").replace("\n", " ")
        expect("Drivers.didSelectTeamsDetailsViewController → TeamsCoordinator" in told, f"and where every event goes: {told}")
        expect(not b.unread("#page-paper td *"), "to be read")
    finally:
        unprinted(b)
    expect(not b.all("#page-paper *"), "nothing of it stays on the screen")
    expect(sheets(b) <= 2, "racing takes two sheets at most")
    b.open(pages["shop"])
    printed(b)
    expect("Search.didPickProductViewController lost" in b.text("#page-paper tbody"), "what is lost is told")
    expect(" lost" in b.text("#page-paper tbody tr"), "and comes first, as in the list")
    expect("Never.seennever emitted" in b.text("#page-paper tbody"), "and what is never emitted")
    unprinted(b)
    b.open(pages["mixed"])
    printed(b)
    told = [item.text for item in b.all("#page-paper li")]
    expect(told[0].endswith("lost") and told[-1] == "and 3 more", f"of many ends of an event those that are lost come first: {told}")
    unprinted(b)
    # What is too large for a sheet at a size that can be read comes on several; what is folded takes none.
    b.open(pages["large"])
    printed(b)
    few = len(b.all("figure"))
    text = b.js("return Math.min(...[...document.querySelectorAll('figure svg')].map(each => each.getBoundingClientRect().width / each.viewBox.baseVal.width))")
    expect(2 <= few <= 20 and text > 0.6, f"{few} sheets, text at {text}")
    expect("Row 1 of" in b.text("figcaption"), "which say where they belong")
    unprinted(b)
    b.press("C")
    printed(b)
    expect(few < len(b.all("figure")) <= 80, "2,000 boxes take more sheets, but not hundreds")
    unprinted(b)


def check_opens_readable_on_the_root(b, pages):
    def text_height():
        return b.js("return document.querySelector('.coordinator text').getBoundingClientRect().height")
    for name, root in (("racing", "c-AppCoordinator"), ("wallet", "c-AppFlowCoordinator"), ("large", "c-C0")):
        for size in ((1400, 1000), (1000, 640), (760, 1000)):
            b.window(*size)
            b.open(pages[name])
            frame = b.js("const r = document.getElementById(arguments[0]).getBoundingClientRect(),"
                         "c = document.getElementById('page-canvas').getBoundingClientRect();"
                         "return [r.left - c.left, r.top - c.top, c.right - r.left, c.bottom - r.top]", root)
            expect(text_height() >= 9, f"{name} at {size} can be read: {text_height()}")
            expect(b.unread(".bar :is(h1, .verdict, .toggles button)") == [], f"so can the bar: {b.unread('.bar *')}")
            expect(min(frame[:2]) >= 0 and frame[2] > 100 and frame[3] > 40, f"{name} at {size} opens on the root: {frame}")
    b.window()
    b.open(pages["racing"])
    small = b.scale()
    b.press("0")
    expect(b.scale() == small, "what fits is shown whole")
    b.window(800, 420)
    b.open(pages["large"])
    readable = b.scale()
    b.press("0")
    expect(b.scale() < readable * 0.8, "0 shows all, however small")
    until(lambda: "at=all" in b.hash(), "and says so in the address")
    b.press("h")
    expect(b.scale() == readable, "h goes home")
    b.window(1000, 640)
    until(lambda: b.js("return innerWidth") == 1000, "another window")
    expect(text_height() >= 9, "which keeps to it")
    b.window()


def check_small_map(b, pages):
    b.open(pages["racing"])
    expect(not b.one("#page-map").is_displayed(), "where all is in view, no map is needed")
    b.press("=", "+", "+")
    until(lambda: b.one("#page-map").is_displayed(), "where not, there is one")
    place = "const r = document.querySelector('#c-ProfileCoordinator').getBoundingClientRect(); return [r.left, r.top]"
    before, scale = b.js(place), b.scale()
    spot = b.js("const r = document.querySelector('#page-map svg').getBoundingClientRect(); return [r.right - 4, r.bottom - 4, r.left + 2, r.top + 2]")
    b.drag(spot[:2], spot[:2])
    expect(b.js(place)[0] < before[0] and b.js(place)[1] < before[1] and b.scale() == scale, "a click in it goes there")
    b.drag(spot[:2], spot[2:])
    expect(b.js(place)[0] > before[0], "a drag takes the view along")
    expect(b.js("return document.getElementById('page-panel').hidden"), "and chooses nothing beneath")
    found = "return document.querySelector('#page-map .found').getAttribute('d').split('M').length - 1"
    expect(b.js(found) == 0, "nothing is marked in it")
    b.press("/", "favorite")
    until(lambda: b.js(found) == 4, "what is found is")
    b.press(Keys.ESCAPE)
    b.press("0")
    until(lambda: not b.one("#page-map").is_displayed(), "it goes when all is in view")


def check_choice_where_events_meet(b, pages):
    b.open(pages["racing"])
    b.click_text("c-MainCoordinator", "Drivers.*")
    names = [each.text.split("\n")[0] for each in b.all("#page-chooser button")]
    expect(names == ["Drivers.setFavorite", "Drivers.unsetFavorite", "Drivers.didSelect"] or len(names) == 3, f"it asks which: {names}")
    expect("3 events" in b.text("#page-chooser"), "and says how many there are")
    expect(b.js("return document.getElementById('page-panel').hidden"), "before anything is chosen")
    expect(b.unread("#page-chooser :is(p, .word, .quiet)") == [], "all of it can be read")
    b.press(Keys.ARROW_DOWN, Keys.ENTER)
    expect(b.text("#page-panel h2") == names[1], "the keyboard chooses")
    expect(not b.one("#page-chooser").is_displayed(), "and it is gone")
    b.press(Keys.ESCAPE)
    b.click_text("c-MainCoordinator", "Drivers.*")
    b.press(Keys.ESCAPE)
    expect(not b.one("#page-chooser").is_displayed() and not b.all(".on"), "Escape chooses nothing")
    b.click_text("c-TeamsListCoordinator", "Teams.didSelect")
    expect(b.text("#page-panel h2") == "Teams.didSelect" and not b.one("#page-chooser").is_displayed(), "one event needs no choice")
    # A line that several events share: each of its points leads to all of them.
    b.open(pages["racing"])
    shared = b.js("""
      const data = JSON.parse(document.getElementById("page-data").textContent), seen = [];
      for (const path of document.querySelectorAll(".flow path")) {
        for (let at = 0; at < path.getTotalLength(); at += 6) {
          const { x, y } = path.getPointAtLength(at).matrixTransform(path.getScreenCTM());
          const lines = new Set(document.elementsFromPoint(x, y).map(each => each.closest(".flow")?.id).filter(Boolean));
          const events = new Set([...lines].flatMap(id => data.flows.filter(flow => flow.id === id)).flatMap(flow => flow.leads.filter((_, i) => i % 2 === 0)));
          const top = document.elementFromPoint(x, y); // none outside of the window
          if (events.size > 1 && top && !top.closest(".coordinator, .reference, .lost-event")) seen.push([x, y, events.size]);
        }
      }
      return seen[0];""")
    if shared:
        b.click_at(*shared[:2])
        expect(len(b.all("#page-chooser button")) >= shared[2], f"a shared line asks: {shared}")
    else:
        only = b.js("const path = document.querySelector('.flow path');"
                    "const { x, y } = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(path.getScreenCTM()); return [x, y]")
        b.click_at(*only)
        expect(b.one("#page-panel").is_displayed() or b.one("#page-chooser").is_displayed(), "a line leads to its event")


def check_journey_colours_only_the_event(b, pages):
    b.open(pages["racing"])
    colours = "return ['#b-c-TeamsCoordinator path', '#c-TeamsCoordinator polygon, #c-TeamsCoordinator path', '#c-SplashCoordinator path']" \
        ".map(each => getComputedStyle(document.querySelector(each)).stroke)"
    before = b.js(colours)
    b.js("location.hash = 'event=AppEvents.Teams.didSelect'")
    until(lambda: "on" in b.classes("b-c-TeamsCoordinator"), "the journey is shown")
    expect(b.js(colours) == before, "boxes and branches keep their colours")


def check_verdict(b, pages):
    b.open(pages["racing"])
    verdict = b.one("#page-verdict")
    expect(verdict.text == "✓ all 7 events are consumed" and "lost" not in verdict.get_attribute("class"), f"it says so: {verdict.text}")
    verdict.click()
    expect(b.one("#page-event-list").is_displayed(), "it leads to the events")
    b.open(pages["shop"])
    verdict = b.one("#page-verdict")
    expect(verdict.text == "✕ 2 of 5 events are lost" and "lost" in verdict.get_attribute("class"), f"or what is lost: {verdict.text}")
    verdict.click()
    rows = [row.text.replace("\n", " ") for row in b.all("#page-event-list .row")]
    expect(["lost" in row for row in rows] == [True, True, False, False, False, False], f"what is lost comes first: {rows}")
    b.open(pages["large"])
    expect(b.text("#page-verdict") == "no event is traced", "where nothing is emitted it claims nothing")


def check_phone(b, pages):
    b.phone()
    try:
        b.open(pages["shop"])
        words = ".bar :is(h1, .verdict), .tabs button, #page-outline .word, #page-panel h2"
        expect(b.one("#page-outline").is_displayed() and b.one("#page-outline").size["width"] > 380, "the outline comes first")
        expect(not b.one("#page-routes").is_displayed() and b.unread(words) == [], f"and can be read: {b.unread(words)}")
        expect(b.js("return document.documentElement.scrollWidth <= innerWidth"), "nothing hangs over the edge")
        heights = b.js("document.querySelector('h1').textContent = 'Coordinators of everything';"
                       "return ['#page-menu', 'h1', '.verdict', '#page-theme'].map(each => {"
                       "const r = document.querySelector(each).getBoundingClientRect(); return r.top + r.height / 2 })")
        expect(max(heights) - min(heights) < 8, f"a long title stays in one line with the verdict: {heights}")
        least = b.js("return Math.min(...[...document.querySelectorAll('#page-outline .row')].map(each => each.offsetHeight))")
        expect(least >= 36, f"a finger hits a row: {least}")
        b.js("document.querySelectorAll('#page-outline .row')[3].click()")
        expect(not b.one("#page-side").is_displayed(), "a choice leads to the picture")
        expect(b.text("#page-panel h2") == "BrowseCoordinator" and b.unread(words) == [], "with the details beneath")
        box, sheet = (b.js("const r = document.querySelector(arguments[0]).getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]", each)
                      for each in ("#c-BrowseCoordinator", "#page-panel"))
        expect(box[0] >= 0 and box[2] <= 390 and box[3] <= sheet[1], f"and the box above them: {box} {sheet}")
        b.one("#page-menu").click()
        expect(b.one("#page-outline").is_displayed() and not b.one("#page-panel").is_displayed(), "and the button back")
        b.one("#page-picture").click()
        expect(not b.one("#page-side").is_displayed(), "the picture can be had at once")
        b.one("#page-verdict").click()
        expect(b.one("#page-event-list").is_displayed(), "the verdict leads to the events")
        b.open(pages["shop"] + "#c-CartCoordinator")
        expect(not b.one("#page-side").is_displayed() and "selected" in b.classes("c-CartCoordinator"), "a link to a box leads to it")
    finally:
        b.window()


def check_sheets(b, pages):
    b.open(pages["tabs"])
    shown = "g.coordinator"
    sheet = Select(b.one("#page-sheet"))
    expect([option.text for option in sheet.options]
           == ["Overview"] + [f"Tab{tab}Coordinator" for tab in range(4)] + ["Everything"], "there is one for each tab")
    expect(len(b.all(shown)) == 5 and sheet.first_selected_option.text == "Overview", "it opens on the overview")
    expect("fold=" not in b.hash(), "which needs no words in the address")
    sheet.select_by_visible_text("Tab2Coordinator")
    expect(len(b.all(shown)) == 5 + 9, "a tab unfolds alone")
    box = b.js("const r = document.getElementById('c-Tab2Coordinator').getBoundingClientRect(); return [r.left, r.top, r.width]")
    expect(290 < box[0] < 1000 and 50 < box[1] < 900 and box[2] > 80, f"and is shown, large enough to read: {box}")
    until(lambda: "fold=" in b.hash(), "that is in the address")
    b.reload()
    sheet = Select(b.one("#page-sheet"))
    expect(len(b.all(shown)) == 5 + 9 and sheet.first_selected_option.text == "Tab2Coordinator", "and comes back from it")
    sheet.select_by_visible_text("Everything")
    expect(len(b.all(shown)) == 5 + 4 * 9, "everything unfolds")
    b.js("document.querySelector('#page-outline .row').click(); document.getElementById('page-canvas').focus()")
    b.press("c")
    expect(not b.js("return document.getElementById('page-sheet').value"), "what the reader folds by hand is no sheet")
    b.open(pages["racing"])
    expect(not b.all("#page-sheet"), "a small app is seen at once, and has none")


def check_two_thousand(b, pages):
    b.open(pages["large"])
    expect(b.js("return boxGroups.filter(Boolean).length") == 2000, "all are there")
    shown = "g.coordinator"
    expect(4 < len(b.all(shown)) <= 61, "as many are unfolded as one can read at once")
    expect(b.scale() > 30, f"and they can be read: {b.scale()} %")
    b.press("C")
    # What is in sight is there at once, the rest soon.
    until(lambda: len(b.all(shown)) == 2000, "C unfolds all")
    until(lambda: "fold=" in b.js("return location.hash"), "that is in the address")
    b.reload()
    until(lambda: len(b.all(shown)) == 2000, "and comes back from it")
    b.press("0")
    until(lambda: "at=all" in b.hash(), "that all of it is shown is in the address")
    lowest = b.js("return Math.max(...[...document.querySelectorAll('g.coordinator')].map(each => each.getBoundingClientRect().bottom))")
    expect(lowest < 1000, f"all of it is in the window: {lowest}")
    b.press("C")
    until(lambda: len(b.all(shown)) <= 61, "C folds again")
    b.drag((800, 600), (500, 400))
    b.press("/", "C1999")
    until(lambda: b.text("#page-matches") == "1 of 1", "the last is found")
    box = b.js("const r = document.querySelector('.coordviz .found').getBoundingClientRect(); return [r.left, r.top, r.width]")
    expect(0 < box[0] < 1400 and 0 < box[1] < 1000 and box[2] > 40, "and shown, large enough to read")
    b.js("document.getElementById('page-query').blur()")
    b.press(Keys.ESCAPE)
    b.js("document.querySelector('#page-outline .row').click()")
    b.press("c")
    until(lambda: len(b.all("g.coordinator")) == 1, "folding the root leaves the root")


CHECKS = [value for name, value in list(globals().items()) if name.startswith("check_")]
