/// The tests of its event that a run of `interceptEvent` made.
///
/// An event with the same results for all these tests takes the same path through the program, so it need not be run.
/// This is true of most events in most coordinators.
struct InterceptionQuestions {
    /// The types that the event was compared with, and whether it had the type.
    private(set) var kinds: [TypeID: Bool] = [:]
    /// Cases that were tested by their names alone, whatever their enum.
    private(set) var names: Set<String> = []
    /// The enums with tested cases.
    private(set) var enums: Set<TypeID> = []
    /// Whether there was a test that is not followed here, or a case was found.
    private(set) var isOpen = false

    /// Whether the cases of an enum may have different results, and not only the events of different enums.
    func tellApart(casesOf type: NominalType) -> Bool {
        isOpen || enums.contains(type.id) || names.contains { type.cases[$0] != nil }
    }

    /// Records that the event was compared with a type.
    mutating func ask(kind: TypeID, _ answer: Bool) { kinds[kind] = answer }

    /// Records that the event was compared with a case.
    mutating func ask(case name: String, of type: TypeID?, _ answer: Bool) {
        if answer { isOpen = true }
        if let type { enums.insert(type) } else { names.insert(name) }
    }

    /// Records that a member of the event's enum was used.
    mutating func askAnything() { isOpen = true }
}

/// The events of a program, indexed by the tests that code may make of them.
final class EventDomains {
    let all: [TypeID]
    private let index: ProgramIndex
    private let position: [TypeID: Int]
    private let domainsOfCase: [String: [TypeID]]
    private var domainsOfKind: [TypeID: Set<TypeID>] = [:]

    init(_ events: [TypeID], _ index: ProgramIndex) {
        all = events
        self.index = index
        position = Dictionary(uniqueKeysWithValues: events.enumerated().map { ($1, $0) })
        var domainsOfCase: [String: [TypeID]] = [:]
        for event in events {
            for one in index[event].orderedCases { domainsOfCase[one.name, default: []].append(event) }
        }
        self.domainsOfCase = domainsOfCase
    }

    /// The enums after one, in order, that may have other results; `nil` if that is unknown, or nearly all of them.
    func others(than questions: InterceptionQuestions, after domain: TypeID) -> [TypeID]? {
        guard !questions.isOpen, let start = position[domain] else { return nil }
        guard !questions.kinds.contains(where: { $0.value && index[$0.key].isEnum }) else { return nil }
        var others = questions.enums
        for name in questions.names { others.formUnion(domainsOfCase[name] ?? []) }
        for (kind, answer) in questions.kinds {
            if index[kind].isEnum, !answer {
                others.insert(kind)
            } else {
                let those = domains(of: kind)
                others.formUnion(answer ? Set(all).subtracting(those) : those)
            }
        }
        return others.compactMap { position[$0] }.filter { $0 > start }.sorted().map { all[$0] }
    }

    private func domains(of kind: TypeID) -> Set<TypeID> {
        if let known = domainsOfKind[kind] { return known }
        let found = Set(all.filter { index.isKind($0, of: kind) })
        domainsOfKind[kind] = found
        return found
    }
}
