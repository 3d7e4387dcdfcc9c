/// An object that can give away what it owns before it is freed.
protocol Dismantled: AnyObject {
    /// Gives away the objects below; it owns none of them afterwards.
    nonisolated func surrender() -> [AnyObject]
}

/// Frees deep hierarchies link by link.
///
/// Left to itself, freeing a chain nests one `deinit` in another and overflows the stack at some ten thousand links.
enum Dismantling {
    static func free(_ objects: consuming [AnyObject]) {
        var pending = objects
        while var object = pending.popLast() {
            // Somebody else still needs it, and what is below it: it is theirs to free.
            guard isKnownUniquelyReferenced(&object), let owner = object as? any Dismantled else { continue }
            pending += owner.surrender()
        }
    }
}
