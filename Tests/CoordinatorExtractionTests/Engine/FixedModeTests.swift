import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// What a coordinator's initialiser is given stays with that object, whatever else may be of its type: a cast of a value that
/// is not known means any of them.
@Suite struct FixedModeTests {
    /// The coordinators under which the page emits that it is done; code of the app also dismisses some page that it finds.
    private static func ends(
        mode: String = "private let mode: Mode", second: String = ".part(1)", test: String = "mode == .whole"
    ) -> [String] {
        let tree = MarkedProgram(
            "", beside: EngineProgram.base,
            """
            import UIKit
            let app = AppCoordinator()
            enum Mode: Equatable { case whole, part(Int) }
            enum Made { case controller(UIViewController), child(PageCoordinator) }
            protocol Shown: Coordinator { var controller: UIViewController { get } }
            extension Shown { func dismiss() { controller.dismiss(animated: true) } }
            class AppCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() {
                    BookCoordinator(stack).start()
                    let page = PageCoordinator(stack, mode: .whole)
                    page.onEnd = { [weak self] _ in self?.stack.popViewController(animated: true) }
                    page.start()
                }
                func router(_ router: Router, dismiss context: RouterContext) {
                    guard let shown = context.routes.first?.coordinator as? Shown else { return }
                    shown.dismiss()
                }
            }
            class BookCoordinator: Coordinator {
                let stack: UINavigationController
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() {
                    switch make() {
                    case .controller(let controller): stack.pushViewController(controller, animated: true)
                    case .child(let child): child.start()
                    }
                }
                private func make() -> Made { .child(PageCoordinator(stack, mode: \(second))) }
            }
            class PageCoordinator: Coordinator, Shown {
                let stack: UINavigationController
                \(mode)
                var onEnd: ((PageCoordinator) -> Void)?
                var controller: UIViewController { stack }
                init(_ stack: UINavigationController, mode: Mode) { self.stack = stack; self.mode = mode }
                func start() {
                    let page = UIViewController()
                    add(to: page)
                    stack.pushViewController(page, animated: true)
                }
                private func add(to page: UIViewController) {
                    guard \(test) else { return }
                    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
                        systemItem: .done,
                        primaryAction: UIAction { [weak self] _ in
                            guard let self else { return }
                            onEnd?(self)
                        })
                }
            }
            """
        ).tree()
        return tree.coordinators.flatMap { owner in
            owner.branches.compactMap(\.child.index).flatMap { tree.coordinators[$0].emits }
                .filter { $0.event == "PageCoordinator.onEnd" }.map { _ in owner.type }
        }.sorted()
    }

    @Test(arguments: ["mode == .whole", "case .whole = mode", "self.mode == .whole"])
    func aModeIsThatOfItsObject(_ test: String) {
        #expect(Self.ends(test: test) == ["AppCoordinator"])
    }

    /// The nearest misses: the object was given that mode, or the property may be another one later.
    @Test func anotherModeIsNot() {
        #expect(Self.ends(second: ".whole") == ["AppCoordinator", "BookCoordinator"])
        #expect(Self.ends(test: "mode != .whole || stack.isBeingPresented") == ["AppCoordinator", "BookCoordinator"])
    }
}
