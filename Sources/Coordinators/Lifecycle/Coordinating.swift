/// A coordinator that can have children (seed 001, Coordinated+Coordinating): a node.
@MainActor public protocol Coordinating: Coordinated {
    /// The children, in the order in which they came.
    var children: [any Coordinated] { get }

    /// The presentations that brought the children up, or can bring them up, in the order of their first use.
    var branches: [Branch] { get }

    /// The child that is seen now: presented over the others, else on top or selected.
    var visibleChild: (any Coordinated)? { get }

    /// Forgets a child and its branches without stopping it. Does nothing where it isn't a child.
    ///
    /// A child that stops calls this itself.
    func release(_ child: any Coordinated)
}

extension Coordinating {
    /// A container.
    public var kind: CoordinatorKind { .container }

    /// The child of a type that is there already, so that it needn't be made again (seed 000, Routing).
    ///
    /// - Parameters:
    ///   - type: the child's type. One that inherits from it is found too, where there is none of the type itself.
    ///   - identifier: the child's name, where several have the same type.
    /// - Returns: the child, or `nil` where there is none.
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
