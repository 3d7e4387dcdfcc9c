import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// A helper of the whole app calls the closures that it is given, many or too many.
@Suite struct WideningTests {
    private func tree(callers: Int) -> CoordinatorTree {
        let screens = (0..<callers).map { number in
            """
            class Screen\(number): UIViewController {
                var onFail: ((Failure) -> Void)?
                @objc func failed() { Failures.handle { [weak self] failure in self?.onFail?(failure) } }
            }
            """
        }
        let shown = (0..<callers).map { number in
            """
            func show\(number)() {
                let screen = Screen\(number)()
                screen.onFail = { [weak self] failure in self?.stack.popViewController(animated: true) }
                stack.pushViewController(screen, animated: true)
            }
            """
        }
        let source = """
            import UIKit
            protocol Coordinator: AnyObject { func start() }
            enum Failure { case offline }
            enum Failures { static func handle(then body: (Failure) -> Void) { body(.offline) } }
            class AppCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() { \((0..<callers).map { "show\($0)()" }.joined(separator: "; ")) }
                \(shown.joined(separator: "\n"))
            }
            \(screens.joined(separator: "\n"))
            """
        let file = lowered(Array(source.utf8), path: "App.swift", fileIndex: 0)
        return DeepStack.run { CoordinatorExtraction.tree(of: [file]) }
    }

    @Test func manyCallersOfOneHelperStaySeparate() {
        let tree = tree(callers: 40)
        #expect(Set(tree.coordinators[0].allScreens.flatMap(\.emits).map(\.event)).count == 40)
        #expect(tree.unresolved.isEmpty)
    }

    @Test func whatTooManyCallersHandOverIsSaid() {
        let tree = tree(callers: 110)
        #expect(Set(tree.coordinators[0].allScreens.flatMap(\.emits).map(\.event)).count < 110)
        #expect(tree.unresolved.map(\.what).contains { $0.hasPrefix("too many closures are handed to this") })
    }
}
