import Coordinators
import Testing

/// Seeds 000 (Coordinators, Structure) and 001 (the classes), sentence by sentence.
@Suite @MainActor struct CoordinatorSentences {
    @Test func aCoordinatorManagesNoChildren() {
        let leaf: any Coordinated = SplashCoordinator()
        #expect(!(leaf is any Coordinating))
        #expect(leaf.kind == .coordinator)
    }

    @Test func aCoordinatorWrapsItsScreen() {
        let splash = SplashCoordinator()
        #expect(splash.rootScreen.coordinator === splash)
    }

    @Test func aCoordinatorGetsTheDataAndPassesItToItsScreen() throws {
        #expect(try Racing().list.rootScreen.teams.map(\.name) == ["Blue", "Red"])
    }

    @Test func aScreenAsksForNewDataThroughItsCoordinator() {
        final class Asking: LoggingLeaf {
            override func interceptEvent(_ event: any CoordinatorEvent) -> Bool {
                log.entries.append("fetch")
                return true
            }
        }
        let coordinator = Asking("list", Log())
        let journey = coordinator.rootScreen.emitEvent(Probe.ping)
        #expect(coordinator.log.entries == ["fetch"])
        #expect(journey.consumer === coordinator)
    }

    @Test func aContainerCoordinatorIsACoordinatorThatManagesChildren() {
        let node = LoggingNode()
        let child = SplashCoordinator()
        node.root(child)
        #expect(node as AnyObject is Coordinator<HeadlessScreen>)
        #expect(node.children.map(\.identifier) == ["SplashCoordinator"])
        #expect(child.parentCoordinator === node)
        #expect(node.kind == .container)
    }

    @Test func aContainerCoordinatorSwitchesBetweenAnyKinds() {
        let node = LoggingNode()
        let leaf = SplashCoordinator()
        let tabs = TabBarCoordinator<HeadlessTabBarScreen>()
        node.root(leaf)
        #expect(node.visibleChild === leaf)
        node.root(tabs)
        #expect(node.visibleChild === tabs)
        #expect(node.rootScreen.embeddedScreens.map(ObjectIdentifier.init) == [ObjectIdentifier(tabs.rootScreen)])
        node.root(leaf)
        #expect(node.rootScreen.embeddedScreens.map(ObjectIdentifier.init) == [ObjectIdentifier(leaf.rootScreen)])
    }

    @Test func theContainersScreenIsTheBasisForTheChildrensScreens() {
        let node = LoggingNode()
        let child = SplashCoordinator()
        node.root(child)
        #expect(child.rootScreen.embeddingScreen === node.rootScreen)
    }

    @Test func anAppCoordinatorSwitchesFromSplashToMain() throws {
        let racing = try Racing()
        #expect(racing.app.visibleChild === racing.main)
        #expect(racing.app.branches.map(\.presentation) == [.root, .root])
    }

    @Test func aNavigationCoordinatorIsAContainerAroundAStack() {
        let navigation = NavigationCoordinator<HeadlessNavigationScreen>()
        #expect(navigation as AnyObject is ContainerCoordinator<HeadlessNavigationScreen>)
        #expect(navigation.kind == .navigation)
        navigation.root(SplashCoordinator())
        #expect(navigation.rootScreen.stackedScreens.count == 1)
    }

    @Test func aNavigationCoordinatorsPresentationsMirrorTheStacks() {
        let navigation = NavigationCoordinator<HeadlessNavigationScreen>()
        let log = Log()
        let one = LoggingLeaf("one", log)
        let two = LoggingLeaf("two", log)
        let three = LoggingLeaf("three", log)
        var stack: [String] { navigation.stackedChildren.map(\.identifier) }
        navigation.start()
        navigation.setStack([one, two])
        #expect(stack == ["one", "two"])
        navigation.push(three)
        #expect(stack == ["one", "two", "three"])
        navigation.popToCoordinator(one)
        #expect(stack == ["one"])
        navigation.show(two)
        #expect(stack == ["one", "two"])
        navigation.pop()
        #expect(stack == ["one"])
        #expect(navigation.branches.map(\.presentation) == [.set, .set, .push, .show])
    }

    @Test func aTabBarCoordinatorIsAContainerAroundTabs() {
        let tabs = TabBarCoordinator<HeadlessTabBarScreen>()
        #expect(tabs as AnyObject is ContainerCoordinator<HeadlessTabBarScreen>)
        #expect(tabs.kind == .tabBar)
    }

    @Test func aTabBarCoordinatorsPresentationsMirrorTheTabs() {
        let tabs = TabBarCoordinator<HeadlessTabBarScreen>()
        let one = LoggingLeaf("one", Log())
        let two = LoggingLeaf("two", Log())
        tabs.start()
        tabs.setCoordinators([one, two])
        #expect(tabs.rootScreen.tabScreens.count == 2)
        tabs.select(two)
        #expect(tabs.selectedChild === two)
        #expect(tabs.rootScreen.selectedTabScreen === two.rootScreen)
        #expect(two.isStarted)
        #expect(!one.isStarted)
    }

    @Test func nodesHaveBranchesAndLeavesHaveNone() throws {
        let racing = try Racing()
        racing.list.rootScreen.tapRow(0)
        let branches = racing.teams.branches.map { "\($0.presentation.rawValue) \($0.child.identifier)" }
        #expect(branches == ["root TeamsListCoordinator", "show TeamDetailsCoordinator"])
        #expect(!(racing.list as any Coordinated is any Coordinating))
    }

    @Test func aNavigationCoordinatorCanBeAChildOfAContainerOrOfTabs() {
        let navigation = NavigationCoordinator<HeadlessNavigationScreen>()
        let node = LoggingNode()
        let tabs = TabBarCoordinator<HeadlessTabBarScreen>()
        node.root(navigation)
        #expect(navigation.parentCoordinator === node)
        tabs.setCoordinators([navigation])
        #expect(navigation.parentCoordinator === tabs)
        #expect(node.children.isEmpty)
        #expect(node.rootScreen.embeddedScreens.isEmpty)
    }

    @Test func aNavigationCoordinatorHearsOfChangesInTheFlow() throws {
        let racing = try Racing()
        racing.list.rootScreen.tapRow(0)
        racing.list.rootScreen.teams = []
        racing.teams.rootScreen.tapBack()
        #expect(racing.teams.wentBackTo == ["TeamsListCoordinator"])
        #expect(racing.teams.activeRoute == .list)
        // Popping back activates: the list shows the latest data again.
        #expect(racing.list.rootScreen.teams.count == 2)
    }

    @Test func aTabBarCoordinatorHearsOfTapsBeforeTheTabChanges() throws {
        let racing = try Racing()
        racing.main.rootScreen.tapTab(at: 2)
        #expect(racing.main.tapped == ["ProfileCoordinator"])
        #expect(racing.main.selectedChild === (try racing.profile()))
    }

    @Test func aTabsChildIsInjectedAndStartedWhenItIsSelected() throws {
        let racing = try Racing()
        let drivers = try racing.drivers()
        #expect(!drivers.isStarted)
        #expect(drivers.dependencies == nil)
        racing.main.rootScreen.tapTab(at: 1)
        #expect(drivers.isStarted)
        #expect(drivers.dependencies != nil)
    }

    @Test func theHierarchyStaysValidWhenTabsChange() throws {
        let racing = try Racing()
        let (drivers, profile) = (try racing.drivers(), try racing.profile())
        racing.main.rootScreen.tapTab(at: 1)
        #expect(racing.main.selectedChild === drivers)
        racing.main.setCoordinators([racing.teams, profile])
        #expect(racing.main.children.map(\.identifier) == ["TeamsCoordinator", "ProfileCoordinator"])
        #expect(racing.main.children.allSatisfy { $0.parentCoordinator === racing.main })
        #expect(drivers.parentCoordinator == nil && !drivers.isStarted)
        #expect(racing.main.selectedChild === racing.teams)
    }

    @Test func aTabBarCoordinatorCanBeTheMainOneOfAnApp() throws {
        let racing = try Racing()
        #expect(racing.main.parentCoordinator === racing.app)
        #expect(racing.main.children.count == 3)
    }
}
