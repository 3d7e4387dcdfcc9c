/// The values that go through streams.
extension StreamEvents {
    /// The largest number of values of one case that are followed.
    private static let mostOfCase = 6

    /// The cases in a value, with some of the payloads of each.
    func representatives(of value: Value) -> [Atom] {
        var counts: [EventName: Int] = [:]
        return value.atoms.filter { atom in
            guard let member = member(of: atom) else { return false }
            counts[member, default: 0] += 1
            return counts[member, default: 0] <= Self.mostOfCase
        }
    }

    /// The case of an enum of the app, if an atom is one.
    func member(of atom: Atom) -> EventName? {
        guard case .enumCase(_, let type, let name) = engine.atoms.meaning(atom), !index[type].isExternal else {
            return nil
        }
        return EventName(domain: type, member: name)
    }

    /// The only case that a value is.
    func member(of value: Value) -> EventName? { value.atoms.count == 1 ? member(of: value.atoms[0]) : nil }

    /// Whether a value is of an enum of the app with an unknown case.
    func isOfEnum(_ value: Value) -> Bool {
        value.atoms.contains { atom in
            guard case .object(_, let type) = engine.atoms.meaning(atom) else { return false }
            return index[type].isEnum && !index[type].isExternal && !index[type].cases.isEmpty
        }
    }
}
