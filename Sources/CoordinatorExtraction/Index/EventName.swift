/// The name of an event: its domain's type, or the owner of an output or delegate method, and the case or member.
struct EventName: Hashable, Comparable {
    var domain: TypeID
    var member: String
    /// The argument labels of a delegate's method, `(_:didClose:)`, where its protocol has others with the same base
    /// name. Else empty.
    var labels = ""

    static func < (left: EventName, right: EventName) -> Bool {
        (left.domain, left.member, left.labels) < (right.domain, right.member, right.labels)
    }

    /// Of functions with the event's base name, those with its labels.
    func matching(_ functions: [Function]) -> [Function] {
        labels.isEmpty ? functions : functions.filter { $0.labels == labels }
    }
}

extension ProgramIndex {
    /// The name of the event that a method of a delegate receives.
    ///
    /// Methods in UIKit's style share a base name, `page(_:didSelect:)` and `page(_:didClose:)`. Those that a protocol
    /// requires are told apart by their labels.
    func event(_ function: Function, of home: TypeID) -> EventName {
        var event = EventName(domain: home, member: function.name)
        let namesakes = self[home].isProtocol ? requirements(function.name, of: home) : []
        if namesakes.contains(function.labels), namesakes.count > 1 { event.labels = function.labels }
        return event
    }

    /// The functions of a type that have an event's name.
    func functions(for event: EventName, in type: TypeID) -> [Function] {
        event.matching(self[type].functions[event.member] ?? [])
    }

    /// The labels of the methods without a result that a protocol requires under one name.
    private func requirements(_ name: String, of home: TypeID) -> Set<String> {
        Set((self[home].declaration?.functions ?? []).filter { $0.name == name && $0.isTold }.map(\.labels))
    }
}

extension Function {
    /// The labels of the parameters as in the full name: `(_:didClose:)`.
    fileprivate var labels: String { "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")" }
}
