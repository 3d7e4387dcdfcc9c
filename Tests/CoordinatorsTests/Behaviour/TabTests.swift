import Coordinators
import Testing

@Suite @MainActor struct TabTests {
    let tabs = TabBarCoordinator<HeadlessTabBarScreen>()
    let one = LoggingLeaf("one", Log())
    let two = LoggingLeaf("two", Log())

    init() {
        tabs.start()
        tabs.setCoordinators([one, two])
    }

    @Test func aTapSelectsUnlessOverridden() {
        tabs.rootScreen.tapTab(at: 1)
        #expect(tabs.selectedChild === two)
        #expect(two.isStarted)
        tabs.rootScreen.tapTab(at: 7)
        #expect(tabs.selectedChild === two)
    }

    @Test func anOverrideDecidesWhatATapDoes() {
        final class Locked: TabBarCoordinator<HeadlessTabBarScreen> {
            override func tabTapped(for child: any Coordinated) {}
        }
        let locked = Locked()
        locked.start()
        locked.setCoordinators([one, two])
        locked.rootScreen.tapTab(at: 1)
        #expect(locked.rootScreen.selectedTabScreen === one.rootScreen)
        #expect(!two.isStarted)
    }

    @Test func aTabWithoutACoordinatorSelectsByItself() {
        let plain = HeadlessScreen()
        tabs.rootScreen.setTabScreens([one.rootScreen, plain])
        tabs.rootScreen.tapTab(at: 1)
        #expect(tabs.rootScreen.selectedTabScreen === plain)
        #expect(tabs.selectedChild == nil)
    }

    @Test func aTabThatWasNeverSelectedIsABranchAllTheSame() {
        tabs.select(two)
        let branches = tabs.branches.map { "\($0.presentation.rawValue) \($0.child.identifier) \($0.uses)" }
        #expect(branches == ["select one 0", "select two 1"])
    }

    @Test func selectingWhatHasNoTabIsReported() {
        let stranger = LoggingLeaf("stranger", Log())
        let messages = issues { tabs.select(stranger) }
        #expect(
            messages == ["LoggingLeaf can't be selected: it is not a tab of TabBarCoordinator<HeadlessTabBarScreen>"])
        #expect(!stranger.isStarted)
    }

    @Test func settingTabsStopsThoseThatLoseTheirs() {
        tabs.select(one)
        tabs.setCoordinators([two])
        #expect(one.log.entries == ["start one", "stop one"])
        #expect(tabs.children.map(\.identifier) == ["two"])
        #expect(tabs.rootScreen.tabScreens.count == 1)
        #expect(tabs.rootScreen.selectedTabScreen === two.rootScreen)
    }

    @Test func settingTheSameTabsAgainKeepsThem() {
        tabs.select(two)
        tabs.setCoordinators([two, one])
        #expect(two.log.entries == ["start two"])
        #expect(tabs.selectedChild === two)
        #expect(tabs.branches.count == 2)
    }
}
