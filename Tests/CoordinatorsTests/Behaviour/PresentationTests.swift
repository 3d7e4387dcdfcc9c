import Coordinators
import Testing

@Suite @MainActor struct PresentationTests {
    @Test func everyPresentationIsRememberedAsTheBranchItIs() {
        let node = LoggingNode()
        let one = LoggingLeaf("one", Log())
        let two = LoggingLeaf("two", Log())
        node.root(one)
        node.show(two)
        node.dismiss()
        node.present(two)
        node.root(one)
        let branches = node.branches.map { "\($0.presentation.rawValue) \($0.child.identifier) \($0.uses)" }
        #expect(branches == ["root one 2", "show two 1", "present two 1"])
    }

    @Test func aBranchOfOnesOwn() {
        let node = LoggingNode()
        let leaf = LoggingLeaf("leaf", Log())
        #expect(node.bringUp(leaf, by: Presentation(rawValue: "popover")))
        #expect(node.branches.map(\.presentation.rawValue) == ["popover"])
        #expect(leaf.isStarted)
    }

    @Test func showGoesToTheStackAroundElseOverTheNode() {
        let stack = NavigationCoordinator<HeadlessNavigationScreen>()
        let inner = LoggingNode("inner")
        let leaf = LoggingLeaf("leaf", Log())
        stack.start()
        stack.root(inner)
        inner.show(leaf)
        #expect(stack.rootScreen.stackedScreens.last === leaf.rootScreen)
        let lonely = LoggingNode("lonely")
        let other = LoggingLeaf("other", Log())
        lonely.show(other)
        #expect(lonely.rootScreen.presentedScreen === other.rootScreen)
    }

    @Test func presentAndDismiss() {
        let node = LoggingNode()
        let under = LoggingLeaf("under", Log())
        let over = LoggingLeaf("over", Log())
        var completions = 0
        node.root(under)
        node.present(over) { completions += 1 }
        #expect(node.visibleChild === over)
        #expect(over.rootScreen.presentingScreen === node.rootScreen)
        node.dismiss { completions += 1 }
        #expect(node.visibleChild === under)
        #expect(completions == 2)
        // It stays a child, and is activated when it comes again.
        node.present(over)
        #expect(over.log.entries == ["start over", "activate over"])
    }

    @Test func presentingASecondChildIsRefusedAndReported() {
        let node = LoggingNode()
        let one = LoggingLeaf("one", Log())
        let two = LoggingLeaf("two", Log())
        node.present(one)
        let messages = issues { node.present(two) }
        #expect(messages == ["LoggingLeaf can't be presented: LoggingNode presents another screen"])
        #expect(!two.isStarted)
        #expect(node.presentedChild === one)
    }

    @Test func rootAgainCompletesToo() {
        let node = LoggingNode()
        let leaf = LoggingLeaf("leaf", Log())
        var completions = 0
        node.root(leaf) { completions += 1 }
        node.root(leaf) { completions += 1 }
        #expect(completions == 2)
    }

    @Test func aChildThatIsOvertakenWhileItStartsIsNotShown() {
        final class Hasty: LoggingLeaf {
            override func start(with completion: @escaping @MainActor () -> Void) {
                super.start(with: completion)
                emitEvent(Probe.ping)
            }
        }
        let node = LoggingNode()
        let main = LoggingLeaf("main", Log())
        node.answer = { [unowned node] _ in
            node.root(main)
            return true
        }
        node.root(Hasty("hasty", Log()))
        #expect(node.visibleChild === main)
        #expect(node.rootScreen.embeddedScreens.count == 1)
    }

    @Test func aRouteThatIsOvertakenIsNotTheActiveOne() {
        final class Impatient: ContainerCoordinator<HeadlessScreen>, HasRoutes {
            enum Route { case first, second }
            var activeRoute = Route.second
            func goTo(_ route: Route) {
                follow(route) { if route == .first { goTo(.second) } }
            }
        }
        let coordinator = Impatient()
        coordinator.goTo(.first)
        #expect(coordinator.activeRoute == .second)
    }

    @Test func aRoutesNameIsItsCasesWhateverItSaysOfItself() {
        enum Route: CustomStringConvertible {
            case plain
            case payload(Int)
            var description: String { "in its own words" }
        }
        #expect(CaseName.of(Route.plain) == "plain")
        #expect(CaseName.of(Route.payload(1)) == "payload")
    }
}
