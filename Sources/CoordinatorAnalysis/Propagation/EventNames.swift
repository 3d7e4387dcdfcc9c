import CoordinatorModel

/// The event names of a tree as small numbers, so that the walk compares numbers and not strings.
struct EventNames: Sendable {
    /// Stands for "no name".
    static let none: Int32 = -1

    /// Each name once; its index is its number.
    private(set) var names: [String] = []
    /// For each name, whether it stands for every case of a domain.
    private(set) var areWildcards: [Bool] = []
    private var numbers: [String: Int32] = [:]

    /// The number of a name; a new number for a new name.
    mutating func number(of name: String) -> Int32 {
        if let known = numbers[name] { return known }
        let number = Int32(names.count)
        numbers[name] = number
        names.append(name)
        areWildcards.append(Interceptor.isWildcard(name))
        return number
    }

    /// The number of a name that has one; `nil` for a new name.
    func knownNumber(of name: String) -> Int32? { numbers[name] }

    /// For each name, the number of the wildcard that covers it; `none` if the tree has no such wildcard.
    ///
    /// A wildcard stands for the cases of one domain and not of the domains inside it (`Interceptor.intercepts(_:)`),
    /// so a name has at most one wildcard. The wildcard's own name has none: it matches because it is equal.
    func wildcards() -> [Int32] {
        guard areWildcards.contains(true) else { return [Int32](repeating: Self.none, count: names.count) }
        return names.indices.map { number in
            guard !areWildcards[number], let wildcard = Self.wildcard(for: names[number]) else { return Self.none }
            return numbers[wildcard] ?? Self.none
        }
    }

    /// The wildcard of a name's own domain; `nil` for a name outside every domain.
    static func wildcard(for name: String) -> String? {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        return name[...dot] + "*"
    }
}
