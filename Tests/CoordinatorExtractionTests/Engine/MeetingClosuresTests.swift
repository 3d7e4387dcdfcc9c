import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Closures of many screens that one helper keeps and calls.
@Suite struct MeetingClosuresTests {
    /// Screens that hand a closure to the helper which all of them share.
    private func tree(ofScreens count: Int, closure: String) -> CoordinatorTree {
        let screens = (0..<count).map { number in
            """
            class Screen\(number): UIViewController {
                var onPick: ((String) -> Void)?
                @objc func tap() { Picker.shared.pick { \(closure) } }
            }
            """
        }
        let pushes = (0..<count).map { number in
            """
            let screen\(number) = Screen\(number)()
            screen\(number).onPick = { [weak self] _ in self?.start() }
            stack.pushViewController(screen\(number), animated: true)
            """
        }
        return MarkedProgram(
            "",
            """
            class Picker<Item> {
                static let shared = Picker<String>()
                var handlers: [(Item) -> Void] = []
                func pick(_ handler: @escaping (Item) -> Void) { handlers.append(handler) }
                func answer(_ item: Item) { handlers.forEach { handler in handler(item) } }
            }
            \(EngineProgram.base)
            let app = AppCoordinator()
            class AppCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() {
                    \(pushes.joined(separator: "\n"))
                    Picker.shared.answer("a")
                }
            }
            \(screens.joined(separator: "\n"))
            """
        ).tree()
    }

    private func emitters(_ tree: CoordinatorTree) -> Int {
        tree.coordinators[0].screens.filter { !$0.emits.isEmpty }.count
    }

    @Test func whatIsLeftOutIsToldAtTheCall() {
        let tree = tree(ofScreens: 30, closure: "[weak self] item in self?.onPick?(item)")
        #expect(tree.unresolved.map(\.what) == [Engine.mixed])
        #expect(tree.unresolved.map(\.location?.line) == [5])
    }

    @Test func whatIsFollowedIsNotTold() {
        let tree = tree(ofScreens: 2, closure: "[weak self] item in self?.onPick?(item)")
        #expect(tree.unresolved.isEmpty)
        #expect(emitters(tree) == 2)
    }

    /// The nearest miss: closures that do not use what they are called with do the same for all callers.
    @Test func closuresThatIgnoreTheirArgumentAreNotTold() {
        let tree = tree(ofScreens: 30, closure: "[weak self] _ in self?.onPick?(\"b\")")
        #expect(tree.unresolved.isEmpty)
        #expect(emitters(tree) == 30)
    }
}
