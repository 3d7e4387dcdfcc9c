/// The names of types in two parts, so that no two types of a tree have the same stem.
///
/// `Main` stands for `MainCoordinator`. If there is also a `MainScreenCoordinator`, its stem is `MainScreen`; if there
/// is also a `MainRouter`, both keep their full names.
struct TypeNames {
    /// The parts of types that have a choice.
    private let parts: [String: NameParts]

    init(_ types: some Sequence<String>) {
        var choices: [String: [NameParts]] = [:]
        for type in types where choices[type] == nil { choices[type] = NameParts.choices(type) }
        // Every round takes a suffix, or a part of it, from a type, so there are few.
        while true {
            let alike = Self.alike(choices)
            if alike.isEmpty { break }
            for group in alike {
                let some = group.filter { choices[$0]?.dropFirst().first?.suffix.isEmpty == false }
                for type in some.isEmpty ? group : some where (choices[type]?.count ?? 0) > 1 {
                    choices[type]?.removeFirst()
                }
            }
        }
        parts = choices.compactMapValues(\.first)
    }

    /// The types that share a stem, or whose stem is the name of another type.
    private static func alike(_ choices: [String: [NameParts]]) -> [[String]] {
        var types: [String: [String]] = [:]
        for (type, parts) in choices { types[parts[0].stem, default: []].append(type) }
        return types.compactMap { stem, types in
            if types.count > 1 { return types }
            return types[0] != stem && choices[stem] != nil ? types : nil
        }
    }

    /// The parts of a type's name.
    func parts(_ type: String) -> NameParts { parts[type] ?? NameParts(stem: type, suffix: "") }

    /// A type's name for little room: without its suffix.
    func narrow(_ type: String) -> String { parts(type).stem }
}
