import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Empty methods of parents for events that nothing in the app sends, because no code calls what a protocol requires.
@Suite struct UnsentEventTests {
    /// Whether the parent's method for the end of its tab is an empty handler; `nil` if it is no handler.
    private static func isEmpty(
        requirement: String = "func finish()", page: String = "", tab: String = "", parent: String = ""
    ) -> Bool? {
        let tree = MarkedProgram(
            "",
            """
            import UIKit
            class AppDelegate: UIApplicationDelegate {
                let app = MainCoordinator(UINavigationController())
                func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Options?) -> Bool { app.start(); return true }
            }
            protocol Coordinator: AnyObject { func start(); \(requirement) }
            protocol TabParent: AnyObject { func tabEnded(_ tab: Coordinator) }
            class MainCoordinator: Coordinator, TabParent {
                let stack: UINavigationController
                var children: [Coordinator] = []
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() {
                    let tab = TabCoordinator(stack, parent: self)
                    children.append(tab)
                    tab.start()
                    \(parent)
                }
                func finish() {}
                func tabEnded(_ tab: Coordinator) {}
            }
            class TabCoordinator: Coordinator {
                let stack: UINavigationController
                let parent: TabParent
                init(_ stack: UINavigationController, parent: TabParent) { self.stack = stack; self.parent = parent }
                func start() {
                    let page = PageController()
                    page.coordinator = self
                    stack.pushViewController(page, animated: true)
                }
                func finish() { parent.tabEnded(self) }
                \(tab)
            }
            class PageController: UIViewController {
                var coordinator: TabCoordinator?
                @objc func tap() { \(page) }
            }
            """
        ).tree()
        let main = tree.coordinators.first { $0.type == "MainCoordinator" }
        // The event stays in the tree, so that children that stay are still found.
        #expect(tree.coordinators.flatMap(\.emits).map(\.event).contains("TabParent.tabEnded"))
        return main?.intercepts.first { $0.event == "TabParent.tabEnded" }?.isEmpty
    }

    @Test func aMethodForWhatNothingSendsIsNoEmptyHandler() { #expect(Self.isEmpty() == false) }

    /// The nearest misses: code calls the method, or no protocol requires it.
    @Test func otherEmptyMethodsAre() {
        #expect(Self.isEmpty(page: "coordinator?.finish()") == true)
        #expect(Self.isEmpty(parent: "for child in children { child.finish() }") == true)
        #expect(Self.isEmpty(tab: "func close() { finish() }") == true)
        #expect(Self.isEmpty(requirement: "func begin()") == true)
    }
}
