/// Closures that a factory contains for other objects.
extension Run {
    /// `view.onClose = { completion() }` in a factory: the coordinators whose closures it received and passes on.
    ///
    /// `[weak coordinator] in coordinator?.fill()` belongs to the coordinator, whichever object's code contains it.
    func authors(behind closure: ClosureValue, of id: ObjectID) -> [ObjectID] {
        guard let writer = closure.frame.own?.type, !roles.acts(writer) else { return [] }
        var authors: [ObjectID] = []
        for capture in closure.closure.captures where capture.name != "self" {
            guard let variable = closure.frame.lookup(capture.name) else { continue }
            authors += objects(in: read(variable)).filter { type(of: $0).map(roles.isCoordinator) == true }
        }
        guard authors.isEmpty, roles.isMaker(writer) else { return authors }
        for cell in closure.frame.visible {
            for case .closure(let handed) in read(cell).atoms.map(atoms.meaning)
            where closure.closure.body.mentionsCall {
                if !engine.demands.isOutdated(handed), let author = handed.frame.receiver,
                    let type = handed.frame.own?.type,
                    roles.isCoordinator(type),
                    !authors.contains(author)
                {
                    authors.append(author)
                }
            }
        }
        return authors
    }
}

extension [Statement] {
    /// Whether the statements contain a call.
    fileprivate var mentionsCall: Bool {
        contains { statement in
            switch statement {
            case .expression(.call), .return(.call?, _), .binding(_, _, .call?): true
            case .expression: false
            default: true
            }
        }
    }
}
