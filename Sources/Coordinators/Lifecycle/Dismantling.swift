/// An object that can give up the objects that it owns before it is freed.
protocol Dismantled: AnyObject {
    /// Moves the objects that it owns to `pending`, so that it owns none of them afterwards.
    nonisolated func surrender(into pending: inout [AnyObject])
}

/// Frees deep hierarchies one link at a time.
///
/// Otherwise, each object of a chain is freed in the `deinit` of the one before, and about ten thousand nested `deinit`
/// calls overflow the stack.
enum Dismantling {
    /// Frees all objects that `surrender` gives up, and all their descendants.
    ///
    /// The objects are moved, never copied: a second reference, such as one in a temporary array, would hide that the
    /// first reference is the last one.
    static func free(from surrender: (inout [AnyObject]) -> Void) {
        var pending: [AnyObject] = []
        surrender(&pending)
        while !pending.isEmpty {
            // Optional on purpose: the existential itself would be opened for the call, which copies a reference.
            var object: AnyObject? = pending.removeLast()
            // Other code still refers to this object and its descendants, and will free them.
            guard isKnownUniquelyReferenced(&object), let owner = object as? any Dismantled else { continue }
            owner.surrender(into: &pending)
        }
    }
}
