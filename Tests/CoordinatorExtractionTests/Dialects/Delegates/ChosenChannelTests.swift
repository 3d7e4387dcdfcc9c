import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// A screen that several coordinators show, with a property for each of them: its code calls the one that is set.
@Suite struct ChosenChannelTests {
    /// What the list emits unheard, under each coordinator that shows one.
    private static func lost(_ tap: String, also: String = "") -> [String] {
        let tree = MarkedProgram(
            "", beside: EngineProgram.base,
            """
            import UIKit
            let app = AppCoordinator()
            class AppCoordinator: Coordinator {
                let stack = UINavigationController()
                func start() {
                    ShopCoordinator(stack).start()
                    MailCoordinator(stack).start()
                    NewsCoordinator(stack).start()
                }
            }
            class ShopCoordinator: Coordinator {
                let stack: UINavigationController
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() {
                    let list = ListController()
                    list.shop = self
                    \(also)
                    stack.pushViewController(list, animated: true)
                }
                func open(_ item: Int) { stack.popViewController(animated: true) }
                func buy(_ item: Int) { stack.popViewController(animated: true) }
            }
            class MailCoordinator: Coordinator {
                let stack: UINavigationController
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() {
                    let list = ListController()
                    list.mail = self
                    stack.pushViewController(list, animated: true)
                }
                func open(_ item: Int) { stack.popViewController(animated: true) }
                func answer(_ item: Int) { stack.popViewController(animated: true) }
            }
            class NewsCoordinator: Coordinator {
                let stack: UINavigationController
                init(_ stack: UINavigationController) { self.stack = stack }
                func start() { stack.pushViewController(ListController(), animated: true) }
            }
            class ListController: UIViewController {
                weak var shop: ShopCoordinator?
                weak var mail: MailCoordinator?
                weak var other: ListController?
                func run(_ handle: (ListController) -> Void) { handle(self) }
                @objc func tap() {
                    \(tap)
                }
            }
            """
        ).tree()
        return tree.coordinators.flatMap { owner in
            owner.screens.flatMap(\.emits).filter { $0.heard == .never }.map { "\(owner.type): \($0.event)" }
        }.sorted()
    }

    private static let inNews = ["NewsCoordinator: MailCoordinator.open", "NewsCoordinator: ShopCoordinator.open"]

    /// The list of a coordinator that sets none of them loses both.
    @Test(arguments: [
        "if let shop { shop.open(1) } else if let mail { mail.open(1) }",
        "if let one = shop { one.open(1) } else if let two = self.mail { two.open(1) }",
        "if let shop = self.shop { shop.open(1) } else { mail?.open(1) }",
        "shop?.open(1)\nself.mail?.open(1)",
        "if let shop { shop.open(1) }\nif let mail { mail.open(1) }",
        "run { list in\nif let shop = list.shop { shop.open(1) } else if let mail = list.mail { mail.open(1) }\n}",
    ])
    func theEmptyOneOfAChoiceLosesNothing(_ tap: String) {
        #expect(Self.lost(tap) == Self.inNews, "\(tap)")
    }

    /// What each branch does may have another name.
    @Test func branchesNeedNotCallTheSame() {
        let found = Self.lost("if let shop { shop.buy(1) } else if let mail { mail.answer(1) }")
        #expect(found == ["NewsCoordinator: MailCoordinator.answer", "NewsCoordinator: ShopCoordinator.buy"])
    }

    /// The nearest misses: other code tells another coordinator something else, or tells that of another object.
    @Test(arguments: [
        ("mail?.open(1)", "ShopCoordinator: MailCoordinator.open"),
        ("shop?.buy(1)\nmail?.answer(1)", "ShopCoordinator: MailCoordinator.answer"),
        ("if let shop { print(1) }\nmail?.answer(1)", "ShopCoordinator: MailCoordinator.answer"),
        ("if let shop { shop.buy(1); mail?.answer(1) }", "ShopCoordinator: MailCoordinator.answer"),
        ("shop?.open(1)\nother?.mail?.open(1)", "MailCoordinator: ShopCoordinator.open"),
    ])
    func allOthersLoseIt(_ tap: String, _ event: String) {
        #expect(Self.lost(tap).contains(event), "\(Self.lost(tap))")
    }
}
