import Coordinators

/// Hierarchies of a given size: every node has ten children.
@MainActor enum Hierarchies {
    /// A hierarchy of this package's coordinators.
    static func running(_ count: Int) -> NodeCoordinator {
        let root = NodeCoordinator()
        root.start()
        var open = [root]
        var next = 0
        var made = 1
        while made < count {
            let node = open[next]
            next += 1
            for number in 0..<10 where made < count {
                let child = NodeCoordinator(number: number)
                node.show(child)
                open.append(child)
                made += 1
            }
        }
        return root
    }

    /// A foreign hierarchy: a base class, a list of children, a screen with an output.
    static func foreign(_ count: Int) -> ForeignCoordinator {
        let root = ForeignCoordinator()
        var open = [root]
        var next = 0
        var made = 1
        while made < count {
            let node = open[next]
            next += 1
            for _ in 0..<10 where made < count {
                let child = ForeignCoordinator()
                child.parent = node
                child.finishFlow = { [weak node] in node?.finished += 1 }
                node.childCoordinators.append(child)
                open.append(child)
                made += 1
            }
        }
        return root
    }
}

/// A node with an identifier of its own among its siblings.
final class NodeCoordinator: ContainerCoordinator<NodeScreen> {
    private let number: Int

    init(number: Int = 0) {
        self.number = number
        super.init(rootScreen: NodeScreen())
    }

    override var identifier: String { "node-\(number)" }
}

/// A screen that presents nothing: that children are there is all that counts.
final class NodeScreen: HeadlessScreen {
    override func showScreen(_ screen: any CoordinatedScreen, sender: AnyObject?) {}
}

/// A base class as apps write it.
class BaseCoordinator {
    var childCoordinators: [BaseCoordinator] = []
    weak var parent: BaseCoordinator?
    var finished = 0
}

/// A coordinator of no library.
final class ForeignCoordinator: BaseCoordinator {
    var finishFlow: (() -> Void)?
    let rootViewController = ForeignViewController()
    private let title = "title"
}

/// A screen of no library.
final class ForeignViewController {
    var onSelect: ((Int) -> Void)?
    var rows: [String] = []
}
