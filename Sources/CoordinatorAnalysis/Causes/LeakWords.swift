import CoordinatorModel

/// Words the findings about children that no code removes.
struct LeakWords {
    private let context: RuleContext

    init(_ context: RuleContext) { self.context = context }

    /// The diagnosis of one cause.
    func diagnosis(_ group: LeakGroup) -> Diagnosis {
        let first = group.leaks[0]
        var diagnosis = context.diagnosis(first.subject, message(group), detail: detail(group))
        diagnosis.isNamedByDetail = true
        diagnosis.location = branch(first).location
        guard group.leaks.count > 1 else { return diagnosis }
        diagnosis.related = .subjects(group.leaks.dropFirst().map(\.subject))
        diagnosis.parts = group.leaks.map { self.diagnosis(LeakGroup(cause: .single($0.detail), leaks: [$0])) }
        diagnosis.notes = notes(group)
        return diagnosis
    }

    private func branch(_ leak: Leak) -> Branch { context.tree.coordinators[leak.parent].branches[leak.position] }

    /// The identity of the cause: the child and its collection, but not the parent, which may be renamed.
    private func detail(_ group: LeakGroup) -> String {
        let first = group.leaks[0]
        guard group.leaks.count > 1 else { return "\(first.childType) in \(first.member ?? "")" }
        switch group.cause {
        case .collection(let member): return "in \(member)"
        case .child(let child): return "each \(child)"
        case .single(let detail): return detail
        }
    }

    private func message(_ group: LeakGroup) -> String {
        let first = group.leaks[0]
        let parents = Set(group.leaks.map(\.parentType)).count
        let member = first.member.map { " in \($0)" } ?? ""
        if group.leaks.count == 1 || Set(group.leaks.map(\.childType)).count == 1 && parents == 1 {
            return """
                \(first.parentType) stores another \(first.childType)\(member) on each visit, and no code removes any
                """
        }
        if case .child(let child) = group.cause {
            return "\(parents) coordinators store another \(child) on each visit, and no code removes any"
        }
        let storing = parents == 1 ? "\(first.parentType) stores" : "\(parents) coordinators store"
        return "\(storing) another child\(member) on each visit, and no code removes any"
    }

    /// The children of each parent, one line for each parent.
    private func notes(_ group: LeakGroup) -> [String] {
        var children: [String: [String]] = [:]
        var parents: [String] = []
        for leak in group.leaks {
            if children[leak.parentType] == nil { parents.append(leak.parentType) }
            children[leak.parentType, default: []].append(leak.childType)
        }
        let shown = parents.count > 10 ? parents.prefix(9) : parents[...]
        var notes = shown.map { "\($0) stores \(EventDiagnosis.list(children[$0] ?? []))" }
        if parents.count > shown.count { notes.append("and \(parents.count - shown.count) more coordinators") }
        return notes
    }
}
