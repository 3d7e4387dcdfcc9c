/// Everything that the app's code does to properties: its assignments, and its removals from collections.
///
/// Changes are found by name only, so rather too many are found than too few: a cycle that some code may break is not
/// reported.
struct Changes {
    /// A change of a property.
    struct Change {
        enum Sort {
            /// Something is assigned.
            case assigned
            /// `nil` is assigned, or an empty collection.
            case cleared
            /// A value made from the old one is assigned: `children.filter { … }`.
            case filtered
            /// A collection loses an element, or may lose one: any call that is not known to leave it unchanged.
            case reduced
        }

        var sort: Sort
        /// The type that contains the code.
        var home: TypeID?
        /// Whether the property belongs to `self`.
        var isOwn: Bool
        /// The changed object, if it is a variable or a parameter of a known type.
        var local: LocalTypes.Local?
        /// Whether the property belongs to an object above: `parent?.children.removeAll()`.
        var isAbove = false
        /// Whether the code's own object removes itself: `parent?.children.removeLast()`.
        var isItself = false
        /// Whether everything is removed.
        var isWhole = false
        /// The function with the change; `nil` for code of a property.
        var function: Function?
        var place: Place

        /// Whether code runs only when its object is freed.
        var isFreeing: Bool { function?.kind == .deinitializer }
        /// Whether the change is the first value of a new object.
        var isFirst: Bool { sort == .assigned && local?.isNew == true }
    }

    private let index: ProgramIndex
    private(set) var byName: [String: [Change]] = [:]
    /// The target of each closure that is assigned.
    private(set) var targets: [ObjectIdentifier: Expression] = [:]

    /// The closure around each closure.
    private(set) var around: [ObjectIdentifier: Closure] = [:]
    /// The closures that a call runs at once and does not keep: `children.removeAll { … }`.
    private(set) var passing: Set<ObjectIdentifier> = []

    /// The collections that get elements only under keys that are always the same: another takes the place of the one
    /// before.
    let replacing: Set<String>

    /// Finds changes of properties with these names.
    init(_ index: ProgramIndex, to names: Set<String>) {
        self.index = index
        var found = FoundChanges(names: names, index: index)
        index.visitCode { found.look(at: $0) }
        (byName, targets, around, passing) = (found.changes, found.targets, found.around, found.passing)
        replacing = found.stores.fixed.subtracting(found.stores.other)
    }

    /// The changes without those in some functions.
    func without(_ functions: Set<ObjectIdentifier>) -> Changes {
        filtered { $0.function.map { functions.contains(ObjectIdentifier($0)) } != true }
    }

    /// Some of the changes.
    func filtered(_ counts: (Change) -> Bool) -> Changes {
        var copy = self
        copy.known = Known()
        copy.byName = byName.mapValues { $0.filter(counts) }
        return copy
    }

    /// The possible changes of a property for objects of a type.
    func changes(of property: String, in holder: TypeID) -> [Change] {
        if let found = known.changes[holder]?[property] { return found }
        let found = (byName[property] ?? []).filter { change in
            guard let type = change.isOwn ? change.home : change.local?.type else { return true }
            return index.isRelated(holder, type)
        }
        known.changes[holder, default: [:]][property] = found
        return found
    }

    /// The results so far: there are thousands of objects of a few types.
    private final class Known { var changes: [TypeID: [String: [Change]]] = [:] }
    private var known = Known()

    /// Whether some code may remove the contents of a property for objects of a type.
    func mayLetGo(of property: String, in holder: TypeID, isCollection: Bool) -> Bool {
        let changes = changes(of: property, in: holder)
        if isCollection { return changes.contains { $0.sort != .assigned } }
        // An assignment to an object that the same code has just made replaces nothing.
        let first = Set(changes.filter(\.isFirst).map { $0.function.map { ObjectIdentifier($0) } })
        let others = changes.filter { !$0.isFirst && $0.sort != .cleared && $0.sort != .reduced }
        return changes.contains { $0.sort == .cleared } || others.count + min(first.count, 1) > 1
            || changes.count(where: \.isFirst) > first.count
    }

    /// Whether a closure around this one captured a name weakly, and never made it a strong reference.
    func isWeakAround(_ closure: Closure, _ name: String) -> Bool {
        var next = around[ObjectIdentifier(closure)]
        while let outer = next {
            if outer.captures.contains(where: { $0.isWeak && $0.name == name }) {
                return !outer.body.declaredNames.contains(name)
            }
            next = around[ObjectIdentifier(outer)]
        }
        return false
    }
}
