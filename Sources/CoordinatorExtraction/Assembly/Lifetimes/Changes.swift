/// Everything that the app's code does to properties: what it assigns, and what it takes out of collections.
///
/// It is found by the names alone, so it says too much rather than too little: a cycle that some code may break is
/// no finding.
struct Changes {
    /// Something that code does to a property.
    struct Change {
        enum Sort {
            /// Something is assigned.
            case assigned
            /// `nil` is assigned, or an empty collection.
            case cleared
            /// Something is assigned that is made of the old value: `children.filter { … }`.
            case filtered
            /// A collection loses an element, or may: any call that is not known to leave it as it is.
            case reduced
        }

        var sort: Sort
        /// The type whose code it is.
        var home: TypeID?
        /// Whether it is done to a property of `self`.
        var isOwn: Bool
        /// The object that it is done to, where that is a variable or a parameter of a known type.
        var local: LocalTypes.Local?
        /// Whether it is done to a property of an object above: `parent?.children.removeAll()`.
        var isAbove = false
        /// Whether the code's own object takes itself out: `parent?.children.removeLast()`.
        var isItself = false
        /// Whether it takes out everything.
        var isWhole = false
        /// The function that does it; `nil` for code of a property.
        var function: Function?
        var place: Place

        /// Whether it gives a new object its first value.
        var isFirst: Bool { sort == .assigned && local?.isNew == true }
    }

    private let index: ProgramIndex
    private(set) var byName: [String: [Change]] = [:]
    /// Where each closure that is assigned is assigned to.
    private(set) var targets: [ObjectIdentifier: Expression] = [:]

    /// The closure around each closure.
    private(set) var around: [ObjectIdentifier: Closure] = [:]
    /// The closures that a call runs at once, and does not keep: `children.removeAll { … }`.
    private(set) var passing: Set<ObjectIdentifier> = []

    /// The collections that get elements only under keys that are always the same: another takes the place of the one
    /// before.
    let replacing: Set<String>

    /// Looks for changes of properties of these names.
    init(_ index: ProgramIndex, to names: Set<String>) {
        self.index = index
        var found = FoundChanges(names: names, index: index)
        index.visitCode { found.look(at: $0) }
        (byName, targets, around, passing) = (found.changes, found.targets, found.around, found.passing)
        replacing = found.stores.fixed.subtracting(found.stores.other)
    }

    /// What may be done to a property of objects of a type.
    func changes(of property: String, in holder: TypeID) -> [Change] {
        if let found = known.changes[holder]?[property] { return found }
        let found = (byName[property] ?? []).filter { change in
            guard let type = change.isOwn ? change.home : change.local?.type else { return true }
            return index.isRelated(holder, type)
        }
        known.changes[holder, default: [:]][property] = found
        return found
    }

    /// The answers given so far: thousands of objects of a few types are asked about.
    private final class Known { var changes: [TypeID: [String: [Change]]] = [:] }
    private let known = Known()

    /// Whether some code may take out what a property of objects of a type holds.
    func mayLetGo(of property: String, in holder: TypeID, isCollection: Bool) -> Bool {
        let changes = changes(of: property, in: holder)
        if isCollection { return changes.contains { $0.sort != .assigned } }
        // What code puts into an object that it has just made replaces nothing.
        let first = Set(changes.filter(\.isFirst).map { $0.function.map { ObjectIdentifier($0) } })
        let others = changes.filter { !$0.isFirst && $0.sort != .cleared && $0.sort != .reduced }
        return changes.contains { $0.sort == .cleared } || others.count + min(first.count, 1) > 1
            || changes.count(where: \.isFirst) > first.count
    }
}
