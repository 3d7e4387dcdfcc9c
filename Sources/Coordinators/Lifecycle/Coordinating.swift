/// A coordinator that can have children (seed 001, Coordinated+Coordinating): a node.
@MainActor public protocol Coordinating: Coordinated {
    /// The children, in the order in which they were added.
    var children: [any Coordinated] { get }

    /// The presentations that presented the children, or can present them, in the order of their first use.
    var branches: [Branch] { get }

    /// The child that is visible now: the presented one, else the one on top or in the selected tab.
    var visibleChild: (any Coordinated)? { get }

    /// Removes a child and its branches without stopping it. Does nothing if it isn't a child.
    ///
    /// A child that stops calls this method of its parent.
    func release(_ child: any Coordinated)
}

extension Coordinating {
    /// A container, by default.
    public var kind: CoordinatorKind { .container }

    /// The existing child of a type, so that it needn't be created again (seed 000, Routing).
    ///
    /// - Parameters:
    ///   - type: the child's type. If there is no child of exactly this type, a child of a subclass is returned.
    ///   - identifier: the child's name, for the case that several children have the same type.
    /// - Returns: the child, or `nil` if there is none.
    public func getCached<Child>(_ type: Child.Type, identifier: String? = nil) -> Child? {
        var inheriting: Child?
        for child in children {
            guard let match = child as? Child else { continue }
            if let identifier, child.identifier != identifier { continue }
            if Swift.type(of: child) == type { return match }
            if inheriting == nil { inheriting = match }
        }
        return inheriting
    }
}
