import Coordinators
import Testing

@Suite @MainActor struct ScreenTests {
    @Test func embeddingTakesAScreenFromWhereItWas() {
        let one = HeadlessScreen()
        let two = HeadlessScreen()
        let screen = HeadlessScreen()
        one.embedScreen(screen, animated: false, completion: nil)
        two.embedScreen(screen, animated: false, completion: nil)
        #expect(one.embeddedScreens.isEmpty)
        #expect(screen.embeddingScreen === two)
    }

    @Test func dismissingTakesAllThatStandsOnItAway() {
        let bottom = HeadlessScreen()
        let middle = HeadlessScreen()
        let top = HeadlessScreen()
        bottom.presentScreen(middle, animated: false, completion: nil)
        middle.presentScreen(top, animated: false, completion: nil)
        bottom.dismissScreen(animated: false, completion: nil)
        #expect(bottom.presentedScreen == nil)
        #expect(middle.presentingScreen == nil)
    }

    @Test func aPresentedScreenDismissesItself() {
        let bottom = HeadlessScreen()
        let top = HeadlessScreen()
        let part = HeadlessScreen()
        top.embedScreen(part, animated: false, completion: nil)
        bottom.presentScreen(top, animated: false, completion: nil)
        part.dismissScreen(animated: false, completion: nil)
        #expect(bottom.presentedScreen == nil)
    }

    @Test func aSecondPresentationDoesNothing() {
        let bottom = HeadlessScreen()
        let first = HeadlessScreen()
        var completed = false
        bottom.presentScreen(first, animated: false, completion: nil)
        bottom.presentScreen(HeadlessScreen(), animated: false) { completed = true }
        #expect(bottom.presentedScreen === first)
        #expect(!completed)
    }

    @Test func aStackPopsToAndReplaces() {
        let stack = HeadlessNavigationScreen()
        let screens = (0..<4).map { _ in HeadlessScreen() }
        stack.setStackedScreens(screens, animated: false)
        stack.popToScreen(screens[1], animated: false)
        #expect(stack.stackedScreens.map(ObjectIdentifier.init) == screens[...1].map(ObjectIdentifier.init))
        stack.popToScreen(HeadlessScreen(), animated: false)
        #expect(stack.stackedScreens.count == 2)
        #expect(screens[3].embeddingScreen == nil)
    }

    @Test func theFirstTabIsSelectedUntilAnotherIs() {
        let tabs = HeadlessTabBarScreen()
        let screens = (0..<3).map { _ in HeadlessScreen() }
        #expect(tabs.selectedTabScreen == nil)
        tabs.setTabScreens(screens)
        #expect(tabs.selectedTabScreen === screens[0])
        tabs.tapTab(at: 2)
        #expect(tabs.selectedTabScreen === screens[2])
        tabs.selectTabScreen(HeadlessScreen())
        #expect(tabs.selectedTabScreen === screens[2])
        screens[2].withdrawScreen()
        #expect(tabs.selectedTabScreen === screens[0])
    }

    // In the iOS simulator no process can be started.
    #if os(Linux) || os(macOS)
        @Test func pushingTwiceIsAProgrammersError() async {
            await #expect(processExitsWith: .failure) { @MainActor in
                let stack = HeadlessNavigationScreen()
                let screen = HeadlessScreen()
                stack.pushScreen(screen, animated: false)
                stack.pushScreen(screen, animated: false)
            }
        }

        @Test func embeddingAScreenInItselfIsAProgrammersError() async {
            await #expect(processExitsWith: .failure) { @MainActor in
                let outer = HeadlessScreen()
                let inner = HeadlessScreen()
                outer.embedScreen(inner, animated: false, completion: nil)
                inner.embedScreen(outer, animated: false, completion: nil)
            }
        }
    #endif
}
