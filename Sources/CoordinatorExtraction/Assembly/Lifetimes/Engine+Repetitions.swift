extension Engine {
    /// Closures and methods without those that only repeat others: those of code that had to be run again in another
    /// way, and those of an object that is only declared if the same code exists for a made one.
    func withoutRepetitions(_ code: [Atom]) -> [Atom] {
        let made = Set(code.compactMap { isMade(receiver(of: $0)) ? identity(of: $0) : nil })
        return code.filter { atom in
            guard let identity = identity(of: atom) else { return true }
            if case .closure(let closure) = atoms.meaning(atom), demands.isOutdated(closure) { return false }
            return isMade(receiver(of: atom)) || !made.contains(identity)
        }
    }

    /// The code of a closure or method, whichever object's it is.
    private func identity(of atom: Atom) -> ObjectIdentifier? {
        switch atoms.meaning(atom) {
        case .closure(let closure): ObjectIdentifier(closure.closure)
        case .method(let method): ObjectIdentifier(method.function)
        default: nil
        }
    }

    private func receiver(of atom: Atom) -> ObjectID? {
        switch atoms.meaning(atom) {
        case .closure(let closure): closure.frame.receiver
        case .method(let method): method.receiver
        default: nil
        }
    }

    private func isMade(_ id: ObjectID?) -> Bool { id.map { atoms[$0].isMade } ?? false }
}
