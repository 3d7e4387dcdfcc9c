import Testing

@testable import CoordinatorExtraction

/// Children that no object stores: factories, closures and libraries that make or show them.
@Suite struct DroppedChildMakerTests {
    @Test func whatAFactoryMakesIsNotKeptByIt() {
        #expect(DroppedChildProgram(made: "factory.makeHelp(stack)").isDropped)
        #expect(!DroppedChildProgram(made: "factory.makeHelp(stack)", store: "children.append(help)").isDropped)
        // The nearest miss: the factory stores it.
        #expect(!DroppedChildProgram(made: "factory.keepHelp(stack)").isDropped)
    }

    /// Each place that makes one is judged by itself.
    @Test func oneOfTwoPlacesStoresIt() {
        let both = "self?.help(); self?.again()"
        #expect(
            DroppedChildProgram(
                store: "children.append(help)", shown: both,
                root: "func again() { let help = HelpCoordinator(stack); help.start() }"
            ).isDropped)
        #expect(
            !DroppedChildProgram(
                store: "children.append(help)", shown: both,
                root: "func again() { let help = HelpCoordinator(stack); children.append(help); help.start() }"
            ).isDropped)
    }

    @Test func aFunctionThatReturnsItDoesNotKeepIt() {
        let make = "func make() -> HelpCoordinator { let one = HelpCoordinator(stack); return one }"
        #expect(DroppedChildProgram(factory: "", made: "make()", root: make).isDropped)
        // The nearest misses: it stores it as well; the one who gets it does.
        let kept =
            "func make() -> HelpCoordinator { let one = HelpCoordinator(stack); children.append(one); return one }"
        #expect(!DroppedChildProgram(factory: "", made: "make()", root: kept).isDropped)
        #expect(!DroppedChildProgram(factory: "", made: "make()", store: "children.append(help)", root: make).isDropped)
    }

    @Test func aFunctionForManyMayKeepEach() {
        let each = "{ coordinators.forEach { children.append($0) } }"
        #expect(
            !DroppedChildProgram(store: "add(help)", root: "func add(_ coordinators: Coordinator...) \(each)").isDropped
        )
        #expect(
            !DroppedChildProgram(store: "add([help])", root: "func add(_ coordinators: [Coordinator]) \(each)")
                .isDropped)
    }

    @Test func anAlertKeepsItOnlyWhileItIsShown() {
        func asks(_ action: String) -> DroppedChildProgram {
            DroppedChildProgram(
                start: """
                    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                    alert.addAction(\(action)(title: "Yes", style: .default) { _ in self.end() })
                    stack.present(alert, animated: true)
                    """)
        }
        #expect(asks("UIAlertAction").isDropped)
        #expect(!asks("PermanentAction").isDropped)
    }

    @Test func aLoggerDoesNotKeepIt() {
        #expect(
            DroppedChildProgram(start: "Log.verbose(self)", beside: "enum Log { static func verbose(_ one: Any) {} }")
                .isDropped)
        #expect(DroppedChildProgram(start: "Logger.debug(self)").isDropped)
        #expect(!DroppedChildProgram(start: "Logger.register(self)").isDropped)
    }

    @Test func aClosureThatMakesItDoesNotKeepIt() {
        func factory(_ made: String) -> String {
            """
            class Factory {
                var help: (UINavigationController) -> HelpCoordinator { \(made) { stack in HelpCoordinator(stack) } }
                func cached(_ make: @escaping (UINavigationController) -> HelpCoordinator)
                    -> (UINavigationController) -> HelpCoordinator { make }
                func plain(_ make: @escaping (UINavigationController) -> HelpCoordinator)
                    -> (UINavigationController) -> HelpCoordinator { make }
            }
            """
        }
        #expect(DroppedChildProgram(factory: factory("plain"), made: "factory.help(stack)").isDropped)
        // The nearest miss: by its name it may keep what it makes.
        #expect(!DroppedChildProgram(factory: factory("cached"), made: "factory.help(stack)").isDropped)
    }

    @Test func whatAFactoryMakesEachTimeIsNotStoredOnce() {
        let stored = DroppedChildProgram(made: "factory.makeHelp(stack)", store: "children.append(help)")
        #expect(stored.holding?.isOnce == false && stored.holding?.isCollection == true)
    }

    /// No code that makes the root was found.
    @Test func aChildOfAnAssumedRoot() {
        #expect(DroppedChildProgram(app: "", factory: "").isDropped)
        #expect(!DroppedChildProgram(app: "", factory: "", store: "children.append(help)").isDropped)
    }
}
