import Coordinators
import Testing

@Suite @MainActor struct NavigationTests {
    final class Stack: NavigationCoordinator<HeadlessNavigationScreen> {
        var wentBackTo: [String] = []
        override func poppedBack(to child: (any Coordinated)?) {
            super.poppedBack(to: child)
            wentBackTo.append(child?.identifier ?? "-")
        }
    }

    let stack = Stack()
    let one = LoggingLeaf("one", Log())
    let two = LoggingLeaf("two", Log())
    var stacked: [String] { stack.stackedChildren.map(\.identifier) }

    init() {
        stack.start()
        stack.root(one)
        stack.show(two)
    }

    @Test func showingWhatIsOnTheStackPopsToItAndActivatesItOnce() {
        stack.show(one)
        #expect(stacked == ["one"])
        #expect(one.log.entries == ["start one", "activate one"])
        #expect(stack.wentBackTo == [])
    }

    @Test func theRootAgainPopsToIt() {
        stack.root(one)
        #expect(stacked == ["one"])
    }

    @Test func anotherRootReplacesTheStack() {
        stack.root(two)
        #expect(stacked == ["two"])
        #expect(stack.wentBackTo == [])
    }

    @Test func goingBackActivatesWhatComesUp() {
        stack.rootScreen.tapBack()
        #expect(stack.wentBackTo == ["one"])
        #expect(one.log.entries == ["start one", "activate one"])
        // The root stays.
        stack.rootScreen.tapBack()
        #expect(stack.wentBackTo == ["one"])
    }

    @Test func poppingFromCodeIsGoingBack() {
        stack.pop()
        #expect(stack.wentBackTo == ["one"])
    }

    @Test func pushingIsNotGoingBack() {
        stack.push(LoggingLeaf("three", Log()))
        #expect(stack.wentBackTo == [])
    }

    @Test func goingBackToAScreenWithoutCoordinator() {
        stack.rootScreen.setStackedScreens([HeadlessScreen()], animated: false)
        stack.push(two)
        stack.rootScreen.tapBack()
        #expect(stack.wentBackTo == ["-"])
    }

    @Test func aPoppedChildStaysCached() {
        stack.rootScreen.tapBack()
        #expect(stack.getCached(LoggingLeaf.self, identifier: "two") === two)
        stack.show(two)
        #expect(two.log.entries == ["start two", "activate two"])
    }

    @Test func aChildOnTopThatStopsIsPopped() {
        two.stop()
        #expect(stacked == ["one"])
        #expect(stack.wentBackTo == ["one"])
    }

    @Test func poppingToWhatIsNotOnTheStackDoesNothing() {
        stack.rootScreen.tapBack()
        stack.popToCoordinator(two)
        #expect(stacked == ["one"])
        #expect(two.log.entries == ["start two"])
    }

    @Test func aStoppedCoordinatorHearsNothing() {
        stack.stop()
        #expect(stack.rootScreen.navigationObserver == nil)
        #expect(stack.wentBackTo == [])
        #expect(stack.rootScreen.stackedScreens.isEmpty)
    }
}
