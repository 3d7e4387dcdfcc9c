/// An app's coordinators, how they present one another, and which events they emit and intercept.
///
/// The coordinators are stored in one flat array and refer to each other by index; they are not nested. So a chain of a
/// million coordinators is walked, copied and freed without recursion. `roots`, `unattached` and the branches define
/// the shape of the tree.
///
/// ```swift
/// var tree = CoordinatorTree(name: "Racing")
/// let app = tree.addRoot(Coordinator(type: "AppCoordinator", kind: .container))
/// tree.addChild(Coordinator(type: "SplashCoordinator"), to: app, presentation: "root", route: "splash")
/// print(tree.coordinators.map(\.type))  // ["AppCoordinator", "SplashCoordinator"]
/// ```
public struct CoordinatorTree: Hashable, Sendable {
    /// The app's name.
    public var name: String?

    /// The events that the app declares. If it is empty, the app declares none, and the events of emissions and
    /// interceptors are not checked against it.
    public var events: [EventDeclaration]

    /// Every coordinator once. The order has no meaning; readers and writers put each parent before its children.
    public var coordinators: [Coordinator]

    /// The coordinators with which the app starts, as indices into `coordinators`.
    public var roots: [Int]

    /// The coordinators that the source declares and no other coordinator presents, as indices into `coordinators`.
    /// Each may have branches of its own.
    public var unattached: [Int]

    /// The places that extraction could not follow. The absence of facts about them proves nothing.
    public var unresolved: [Unresolved]

    /// Findings to suppress in the whole tree.
    public var ignores: [Ignore]

    /// The file's `x-` keys, kept as they were.
    public var extensions: [String: JSONValue]

    /// Creates a tree without coordinators.
    public init(name: String? = nil, events: [EventDeclaration] = []) {
        self.name = name
        self.events = events
        coordinators = []
        roots = []
        unattached = []
        unresolved = []
        ignores = []
        extensions = [:]
    }
}

// MARK: - Growing

extension CoordinatorTree {
    /// Adds a coordinator with which the app starts, and returns its index.
    @discardableResult
    public mutating func addRoot(_ coordinator: Coordinator) -> Int {
        coordinators.append(coordinator)
        roots.append(coordinators.count - 1)
        return coordinators.count - 1
    }

    /// Adds an unattached coordinator, and returns its index.
    @discardableResult
    public mutating func addUnattached(_ coordinator: Coordinator) -> Int {
        coordinators.append(coordinator)
        unattached.append(coordinators.count - 1)
        return coordinators.count - 1
    }

    /// Adds a coordinator that `parent` presents, and returns its index.
    @discardableResult
    public mutating func addChild(
        _ coordinator: Coordinator, to parent: Int, presentation: String, route: String? = nil
    ) -> Int {
        coordinators.append(coordinator)
        let child = coordinators.count - 1
        coordinators[parent].branches.append(Branch(presentation: presentation, route: route, child: .contained(child)))
        return child
    }

    /// Adds a branch to a coordinator elsewhere in the tree: a shared child, or an ancestor.
    public mutating func addReference(to child: Int, from parent: Int, presentation: String, route: String? = nil) {
        coordinators[parent].branches.append(Branch(presentation: presentation, route: route, child: .reference(child)))
    }
}

// MARK: - Walking

extension CoordinatorTree {
    /// The index of the coordinator that contains each coordinator, in the order of `coordinators`; `nil` for roots and
    /// unattached coordinators. References don't count. Takes time linear in the size of the tree.
    public func parents() -> [Int?] {
        var parents = [Int?](repeating: nil, count: coordinators.count)
        for index in coordinators.indices {
            for branch in coordinators[index].branches {
                if case .contained(let child) = branch.child { parents[child] = index }
            }
        }
        return parents
    }

    /// The index of every coordinator: parents before children, siblings in the order of their branches, the trees of
    /// the roots before the unattached coordinators.
    public func depthFirst() -> [Int] {
        var order: [Int] = []
        order.reserveCapacity(coordinators.count)
        var pending = Array((roots + unattached).reversed())
        while let index = pending.popLast() {
            order.append(index)
            for branch in coordinators[index].branches.reversed() {
                if case .contained(let child) = branch.child { pending.append(child) }
            }
        }
        return order
    }
}
