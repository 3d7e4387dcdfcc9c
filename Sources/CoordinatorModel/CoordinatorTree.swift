/// An app's coordinators, how they present one another, and which events they emit and intercept.
///
/// The coordinators lie in one flat array and name each other by index, not nested inside each other: a chain of
/// a million coordinators is walked, copied and freed without recursion. `roots`, `unattached` and the branches
/// give the array its shape.
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

    /// The events that the app declares. Empty when it declares none: then emissions and interceptors are not held
    /// to a list.
    public var events: [EventDeclaration]

    /// Every coordinator once. The order carries no meaning; readers and writers keep each parent before its children.
    public var coordinators: [Coordinator]

    /// The coordinators with which the app starts, as indices into `coordinators`.
    public var roots: [Int]

    /// The coordinators that the source declares and no other coordinator presents, as indices into `coordinators`.
    /// Each may have branches of its own.
    public var unattached: [Int]

    /// What extraction saw and could not follow. Nothing may be concluded from the absence of facts about it.
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
    /// Adds a coordinator that the app starts with, and returns its index.
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
    /// The index of the coordinator that contains each coordinator; `nil` for roots and unattached ones. References
    /// don't count. In the order of `coordinators`; takes time linear in the tree.
    public func parents() -> [Int?] {
        var parents = [Int?](repeating: nil, count: coordinators.count)
        for index in coordinators.indices {
            for branch in coordinators[index].branches {
                if case .contained(let child) = branch.child { parents[child] = index }
            }
        }
        return parents
    }

    /// Every coordinator's index, parents before children, siblings in the order of their branches, the roots' trees
    /// before the unattached ones.
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
