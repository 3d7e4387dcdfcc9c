import Testing

@testable import CoordinatorExtraction

/// Values in which coordinators keep their children.
@Suite struct EntryTests {
    private func emitted(_ entry: String, _ list: String, _ resetting: String) -> [String] {
        let tree = MarkedProgram(
            "entries", beside: EngineProgram.base,
            """
            let app = HubCoordinator()
            protocol Resettable: AnyObject { func reset(); func start() }
            \(entry)
            class HubCoordinator: Coordinator, Resettable {
                let stack = UINavigationController()
                \(list)
                func start() {
                    for child in [ListCoordinator(stack), CartCoordinator(stack)] as [Resettable] {
                        child.start()
                        entries.append(Entry(flow: child))
                    }
                }
                func reset() { \(resetting) }
            }
            class ListCoordinator: Coordinator, Resettable {
                let stack: UINavigationController
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(UIViewController(), animated: true) }
                func reset() { stack.popToRootViewController(animated: true) }
            }
            class CartCoordinator: Coordinator, Resettable {
                let stack: UINavigationController
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(UIViewController(), animated: true) }
                func reset() { stack.popToRootViewController(animated: true) }
            }
            """
        ).tree()
        return tree.coordinators.flatMap { owner in owner.emits.map { "\(owner.type) \($0.event)" } }.sorted()
    }

    /// What a coordinator calls on a child in such a value goes down.
    @Test func aCallOfAChildIsACommand() {
        let entry = "struct Entry { let flow: Resettable }"
        #expect(emitted(entry, "var entries: [Entry] = []", "entries.first?.flow.reset()") == [])
        #expect(emitted(entry, "var entries: [Entry] = []", "for entry in entries { entry.flow.reset() }") == [])
    }

    /// The nearest miss: what a value calls its parent is above.
    @Test func aCallOfAParentIsAnEvent() {
        let entry = "struct Entry { weak var flow: Resettable? }"
        #expect(
            emitted(entry, "var entries: [Entry] = []", "entries.first?.flow?.reset()")
                == ["HubCoordinator Resettable.reset"])
    }
}
