import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

/// Children that a generic function makes, whatever their type is: `T(stack)`.
@Suite struct GenericMakerTests {
    /// How the root holds the second flow, which the first one leads to.
    private static func branch(removing: String, beside: String = "") -> Branch? {
        let source = """
            import UIKit
            let app = AppFlow(UINavigationController())
            protocol Flow: AnyObject {
                init(_ stack: UINavigationController)
                var stack: UINavigationController { get }
                var flows: [Flow] { get set }
                var onEnd: (() -> Void)? { get set }
                func start()
            }
            extension Flow {
                func remove(_ flow: Flow) { flows.removeAll { $0 === flow } }
                func begin<Next: Flow>(_ type: Next.Type) {
                    let flow = Next(stack)
                    flows.append(flow)
                    flow.onEnd = { [weak self, weak flow] in
                        guard let flow else { return }
                        \(removing)
                    }
                    flow.start()
                }
            }
            class AppFlow: Flow {
                var flows: [Flow] = []; var onEnd: (() -> Void)?; let stack: UINavigationController
                required init(_ stack: UINavigationController) { self.stack = stack }
                func start() { begin(ListCoordinator.self) }
            }
            class ListCoordinator: Flow {
                var flows: [Flow] = []; var onEnd: (() -> Void)?; let stack: UINavigationController
                required init(_ stack: UINavigationController) { self.stack = stack }
                func start() {
                    let list = ListScreen()
                    list.onPick = { [weak self] in self?.begin(ItemCoordinator.self) }
                    stack.pushViewController(list, animated: true)
                }
            }
            class ItemCoordinator: Flow {
                var flows: [Flow] = []; var onEnd: (() -> Void)?; let stack: UINavigationController
                required init(_ stack: UINavigationController) { self.stack = stack }
                func start() {
                    let item = ItemScreen()
                    item.onClose = { [weak self] in self?.onEnd?() }
                    stack.present(item, animated: true)
                }
            }
            class ListScreen: UIViewController { var onPick: (() -> Void)?; func tap() { onPick?() } }
            class ItemScreen: UIViewController { var onClose: (() -> Void)?; func tap() { onClose?() } }
            \(beside)
            """
        let tree = tree(of: [lowered(Array(source.utf8), path: "App.swift", fileIndex: 0)])
        return tree.coordinators.first { $0.type == "ListCoordinator" }?.branches.first
    }

    @Test func aFunctionRemovesTheFlow() {
        #expect(Self.branch(removing: "self?.remove(flow)")?.removals?.isEmpty == false)
        // The nearest miss: nothing does.
        #expect(Self.branch(removing: "flow.stack.dismiss(animated: true)")?.removals == [])
    }

    @Test func aFunctionOfTheNameOfACollectionsKeepsNothingAway() {
        let section = "class Section { var rows: [Int] = []; func append(_ row: Int) { rows.append(row) } }"
        let branch = Self.branch(removing: "self?.remove(flow)", beside: section)
        #expect(branch?.holding?.strength != Holding.Strength.none)
    }
}
