import Coordinators
import Testing

@Suite @MainActor struct LifecycleTests {
    @Test func aChildIsStartedOnceAndActivatedAfterwards() {
        let log = Log()
        let node = LoggingNode("node", log)
        let leaf = LoggingLeaf("leaf", log)
        node.root(leaf)
        node.root(leaf)
        node.show(leaf)
        #expect(log.entries == ["start leaf", "activate leaf", "activate leaf"])
    }

    @Test func theIdentifierIsTheTypesNameUnlessOverridden() {
        #expect(SplashCoordinator().identifier == "SplashCoordinator")
        #expect(LoggingLeaf("mine", Log()).identifier == "mine")
    }

    @Test func stoppingStopsChildrenInTheirOrderBeforeItCompletes() {
        let log = Log()
        let top = LoggingNode("top", log)
        let middle = LoggingNode("middle", log)
        top.root(middle)
        middle.root(LoggingLeaf("one", log))
        middle.present(LoggingLeaf("two", log))
        top.show(LoggingLeaf("three", log))
        log.entries = []
        var isComplete = false
        top.stop {
            isComplete = true
            log.entries.append("complete")
        }
        #expect(isComplete)
        #expect(
            log.entries == [
                "stop top", "stop middle", "stop one", "stop two", "stopped middle", "stop three", "stopped top",
                "complete",
            ]
        )
    }

    @Test func stoppingReleasesTheChildren() {
        let node = LoggingNode()
        let leaf = LoggingLeaf("leaf", Log())
        node.start()
        node.root(leaf)
        node.stop()
        #expect(node.children.isEmpty)
        #expect(node.branches.isEmpty)
        #expect(node.visibleChild == nil)
        #expect(leaf.parentCoordinator == nil)
        #expect(!leaf.isStarted)
        #expect(node.rootScreen.embeddedScreens.isEmpty)
    }

    @Test func aChildThatStopsLeavesItsParentAndTheScreen() {
        let node = LoggingNode()
        let one = LoggingLeaf("one", Log())
        let two = LoggingLeaf("two", Log())
        node.root(one)
        node.present(two)
        two.stop()
        #expect(node.children.map(\.identifier) == ["one"])
        #expect(node.rootScreen.presentedScreen == nil)
        #expect(node.visibleChild === one)
    }

    @Test func aStoppedCoordinatorCanBeStartedAgain() {
        let node = LoggingNode()
        let leaf = LoggingLeaf("leaf", Log())
        node.root(leaf)
        leaf.stop()
        #expect(leaf.rootScreen.coordinator == nil)
        node.root(leaf)
        #expect(leaf.isStarted)
        #expect(leaf.rootScreen.coordinator === leaf)
        #expect(leaf.log.entries == ["start leaf", "stop leaf", "start leaf"])
    }

    @Test func aNewcomerTakesThePlaceOfItsNamesake() {
        let log = Log()
        let node = LoggingNode("node", log)
        let old = LoggingLeaf("same", log)
        let new = LoggingLeaf("same", log)
        node.root(old)
        node.root(new)
        #expect(log.entries == ["start same", "stop same", "start same"])
        #expect(node.children.count == 1)
        #expect(node.children.first === new)
    }

    @Test func siblingsOfOneTypeLiveSideBySideUnderNamesOfTheirOwn() {
        let node = LoggingNode()
        let one = LoggingLeaf("one", Log())
        let two = LoggingLeaf("two", Log())
        node.show(one)
        node.root(two)
        #expect(node.getCached(LoggingLeaf.self, identifier: "two") === two)
        #expect(node.getCached(LoggingLeaf.self, identifier: "three") == nil)
    }

    @Test func theTypeItselfIsFoundBeforeOneThatInheritsFromIt() {
        final class Special: LoggingLeaf {}
        let node = LoggingNode()
        let special = Special("special", Log())
        let plain = LoggingLeaf("plain", Log())
        node.show(special)
        #expect(node.getCached(LoggingLeaf.self) === special)
        node.root(plain)
        #expect(node.getCached(LoggingLeaf.self) === plain)
        #expect(node.getCached(Special.self) === special)
    }

    @Test func aChildThatIsBroughtUpElsewhereMoves() {
        let one = LoggingNode("one")
        let two = LoggingNode("two")
        let leaf = LoggingLeaf("leaf", Log())
        one.root(leaf)
        two.root(leaf)
        #expect(one.children.isEmpty)
        #expect(leaf.parentCoordinator === two)
        #expect(leaf.log.entries == ["start leaf", "activate leaf"])
        #expect(one.rootScreen.embeddedScreens.isEmpty)
    }

    @Test func aCircleIsRefusedAndReported() {
        let top = LoggingNode("top")
        let middle = LoggingNode("middle")
        top.root(middle)
        let messages = issues {
            middle.root(top)
            middle.root(middle)
        }
        #expect(messages.count == 2)
        #expect(messages.first == "LoggingNode can't be a child of LoggingNode, which is inside of it")
        #expect(middle.children.isEmpty)
        #expect(top.parentCoordinator == nil)
    }

    @Test func anOverrideThatStopsAnotherTreeFindsItStopped() {
        final class Ending: LoggingLeaf {
            var other: LoggingNode?
            var otherWasEmpty = false
            override func stop(with completion: @escaping @MainActor () -> Void) {
                other?.stop()
                otherWasEmpty = log.entries.contains("stop far")
                super.stop(with: completion)
            }
        }
        let log = Log()
        let other = LoggingNode("other", log)
        other.root(LoggingLeaf("far", log))
        let ending = Ending("ending", log)
        ending.other = other
        let node = LoggingNode("node", log)
        node.root(ending)
        node.stop()
        #expect(ending.otherWasEmpty)
    }
}
