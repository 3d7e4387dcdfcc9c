import CoordinatorModel
import Coordinators

/// The coordinators of a running app that are alive, also those that are no longer in its tree.
///
/// ```swift
/// let census = CoordinatorCensus(of: appCoordinator)
/// census.look()                 // … the app shows a flow …
/// census.look()                 // … and the flow ends …
/// print(census.strays.map(\.type))
/// ```
/// The census refers weakly to the coordinators that it finds in the tree, so call `look` while a flow runs.
@MainActor public final class CoordinatorCensus {
    /// A coordinator that is alive but not in the tree.
    public struct Stray: Hashable, Sendable {
        /// Its type.
        public var type: String
        /// A ring of strong references that keeps it alive; `nil` if none was found. References in a library's objects,
        /// or in a closure whose captures can't be read, are not found. Captures are read on Linux only.
        public var ring: RetainCycle?
    }

    private struct Known {
        weak var object: AnyObject?
        var type: String
        var number: Int
    }

    private weak var root: AnyObject?
    private let conventions: ForeignConventions
    private var known: [ObjectIdentifier: Known] = [:]
    /// The number of coordinators found so far.
    public private(set) var count = 0

    /// Creates a census and takes the first look.
    ///
    /// - Parameters:
    ///   - root: The coordinator to begin with, usually the app's first one. It is held weakly.
    ///   - conventions: The naming conventions of an app that does not use `Coordinators`.
    public init(of root: AnyObject, conventions: ForeignConventions = ForeignConventions()) {
        (self.root, self.conventions) = (root, conventions)
        look()
    }

    /// Adds the coordinators that are in the tree now.
    public func look() { note(found()) }

    /// The number of known coordinators that are alive, by type.
    public var living: [String: Int] {
        known.values.reduce(into: [:]) { counts, one in if one.object != nil { counts[one.type, default: 0] += 1 } }
    }

    /// The coordinators that are alive but not in the tree, in the order in which they were first found.
    public var strays: [Stray] {
        let inTree = Set(found().map { ObjectIdentifier($0) })
        var rings = StrongRings(conventions)
        return known.values.sorted { $0.number < $1.number }.compactMap { one in
            guard let object = one.object, !inTree.contains(ObjectIdentifier(object)) else { return nil }
            return Stray(type: one.type, ring: rings.ring(through: object))
        }
    }

    /// The types of the coordinators that hold children of `type` now.
    public func holders(of type: String) -> [String] {
        let tree = tree()
        let holders = tree.coordinators.filter { coordinator in
            coordinator.branches.contains { tree.coordinators[$0.child.index].type == type }
        }
        return Set(holders.map(\.type)).sorted()
    }

    private func note(_ objects: [AnyObject]) {
        known = known.filter { $0.value.object != nil }
        for object in objects where known[ObjectIdentifier(object)] == nil {
            count += 1
            known[ObjectIdentifier(object)] = Known(
                object: object, type: TypeName.of(Swift.type(of: object)), number: count)
        }
    }

    private func found() -> [AnyObject] {
        guard let root else { return [] }
        if let running = root as? any Coordinated {
            var walk = RunningWalk()
            walk.walk(from: [running])
            return walk.objects
        }
        var walk = ForeignWalk(conventions)
        walk.walk(from: [root])
        return walk.coordinators.map(\.object)
    }

    private func tree() -> CoordinatorTree {
        guard let root else { return CoordinatorTree() }
        if let running = root as? any Coordinated { return CoordinatorTree(walking: running) }
        return CoordinatorTree(reflecting: root, by: conventions)
    }
}
