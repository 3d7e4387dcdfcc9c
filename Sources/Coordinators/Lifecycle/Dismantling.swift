/// An object that can give away what it owns before it is freed.
protocol Dismantled: AnyObject {
    /// Moves the objects below to `pending`; it owns none of them afterwards.
    nonisolated func surrender(into pending: inout [AnyObject])
}

/// Frees deep hierarchies link by link.
///
/// Left to itself, freeing a chain nests one `deinit` in another and overflows the stack at some ten thousand links.
enum Dismantling {
    /// Frees all that `surrender` gives away, and all that is below it.
    ///
    /// The objects are moved, never copied: a second reference, in an array on its way, would hide that the first is
    /// the last.
    static func free(from surrender: (inout [AnyObject]) -> Void) {
        var pending: [AnyObject] = []
        surrender(&pending)
        while !pending.isEmpty {
            // Optional on purpose: the existential itself would be opened for the call, and that copies a reference.
            var object: AnyObject? = pending.removeLast()
            // Other code still refers to it and to the objects below it, and will free them.
            guard isKnownUniquelyReferenced(&object), let owner = object as? any Dismantled else { continue }
            owner.surrender(into: &pending)
        }
    }
}
