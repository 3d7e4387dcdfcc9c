extension Engine {
    /// Closures and methods without those that only repeat others: those of code that had to be run again in another
    /// way, and those of an object that is only declared if the same code exists for a made one.
    func withoutRepetitions(_ code: [Atom]) -> [Atom] {
        var made: Set<ObjectIdentifier> = []
        for case .closure(let closure) in code.map(atoms.meaning) where isMade(closure.frame.receiver) {
            made.insert(ObjectIdentifier(closure.closure))
        }
        return code.filter { atom in
            guard case .closure(let closure) = atoms.meaning(atom) else { return true }
            return !demands.isOutdated(closure)
                && (isMade(closure.frame.receiver) || !made.contains(ObjectIdentifier(closure.closure)))
        }
    }

    private func isMade(_ id: ObjectID?) -> Bool { id.map { atoms[$0].isMade } ?? false }
}
