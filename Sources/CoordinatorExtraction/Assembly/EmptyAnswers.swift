extension ProgramIndex {
    /// Whether a type's own method for an event has an empty body, as have all others that answer the same protocol.
    func ignores(_ type: TypeID, _ event: EventName) -> Bool {
        // Who answers other calls of the same protocol had to write this one, too.
        let asked = self[event.domain].declaration?.functions.map(\.name) ?? []
        guard asked.contains(event.member) else { return false }
        return asked.allSatisfy { name in
            let nearest = ancestors(of: type).lazy.map { self[$0.type] }.first { home in
                !home.isProtocol && home.functions[name]?.contains { $0.body != nil } == true
            }
            return nearest?.functions[name]?.compactMap(\.body).allSatisfy(\.isEmpty) ?? (name != event.member)
        }
    }
}
