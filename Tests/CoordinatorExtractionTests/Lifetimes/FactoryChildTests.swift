import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Children that a factory makes behind a protocol, and that arrive as another type when they end.
@Suite struct FactoryChildTests {
    private static func drops(_ store: String) -> Bool {
        let source = """
            import UIKit
            protocol Coordinator: AnyObject { func start() }
            protocol Parent: AnyObject { var flows: [Coordinator] { get set } }
            protocol ItemDelegate: AnyObject { func itemDidEnd(_ flow: Coordinator) }
            protocol Factory { func makeItem(_ delegate: ItemDelegate) -> Coordinator }
            class AppFactory: Factory {
                func makeItem(_ delegate: ItemDelegate) -> Coordinator { ItemCoordinator(UINavigationController(), delegate) }
            }
            class ItemScreen: UIViewController {
                weak var coordinator: ItemCoordinator?
                @objc func tap() { coordinator?.end() }
            }
            class ItemCoordinator: Coordinator, Parent {
                let stack: UINavigationController
                var flows: [Coordinator] = []
                weak var delegate: ItemDelegate?
                init(_ stack: UINavigationController, _ delegate: ItemDelegate) { self.stack = stack; self.delegate = delegate }
                func start() { let screen = ItemScreen(); screen.coordinator = self; stack.viewControllers = [screen] }
                func end() { delegate?.itemDidEnd(self) }
            }
            class ListScreen: UIViewController {
                weak var coordinator: ListCoordinator?
                @objc func tap() { coordinator?.showItem() }
            }
            class ListCoordinator: Coordinator, Parent, ItemDelegate {
                let factory: Factory
                let stack: UINavigationController
                var flows: [Coordinator] = []
                init(_ stack: UINavigationController, _ factory: Factory) { self.stack = stack; self.factory = factory }
                func start() { let screen = ListScreen(); screen.coordinator = self; stack.pushViewController(screen, animated: true) }
                func showItem() { let item = factory.makeItem(self); \(store); item.start() }
                func itemDidEnd(_ flow: Coordinator) {
                    flows = flows.filter { $0 !== flow }
                    guard let flow = flow as? Parent else { return }
                    flow.flows = []
                }
            }
            class HomeScreen: UIViewController {
                weak var coordinator: HomeCoordinator?
                @objc func tap() { coordinator?.showList() }
            }
            class HomeCoordinator: Coordinator, Parent {
                let stack = UINavigationController()
                let factory: Factory
                var flows: [Coordinator] = []
                init(_ factory: Factory) { self.factory = factory }
                func start() { let screen = HomeScreen(); screen.coordinator = self; stack.pushViewController(screen, animated: false) }
                func showList() { let list = ListCoordinator(stack, factory); flows.append(list); list.start() }
            }
            class AppCoordinator: Coordinator, Parent {
                var flows: [Coordinator] = []
                func start() { let home = HomeCoordinator(AppFactory()); flows.append(home); home.start() }
            }
            let app = AppCoordinator()
            """
        let tree = tree(of: [lowered(Array(source.utf8), path: "App.swift", fileIndex: 0)])
        let list = tree.coordinators.first { $0.type == "ListCoordinator" }
        return list?.branches.first?.holding?.strength == Holding.Strength.none
    }

    @Test func whatIsOnlyReceivedLaterShowsNothing() {
        #expect(!Self.drops("flows.append(item)"))
        // The nearest miss: nothing stores it.
        #expect(Self.drops("_ = stack"))
    }
}
