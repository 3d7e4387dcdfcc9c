/// Code that awaits the result of an object's function, and what it does with the result.
struct AwaitingCode {
    /// What becomes of one result.
    struct Use {
        var acts: Bool
        /// Where the code names the case.
        var place: Place?
        var ignoresAll = false
    }

    let place: Place
    /// The variable with the result; `nil` if there is none.
    private let variable: String?
    /// The code after the call, and a `switch` over the result itself.
    private let rest: [Statement]
    private let cases: [SwitchCase]?
    /// Whether the result goes elsewhere: it is an argument, or it is returned.
    private var isHandedOn = false

    /// The places in code that call a function of this name, of an object that is awaited.
    static func found(in body: [Statement], calling name: String, isAwaited: (Expression) -> Bool) -> [AwaitingCode] {
        func awaits(_ expression: Expression) -> Place? {
            guard case .call(.member(let base?, name, _), _, let place) = expression else { return nil }
            return isAwaited(base) ? place : nil
        }
        var found: [AwaitingCode] = []
        body.visitLists { list in
            for (position, statement) in list.enumerated() {
                let rest = Array(list[(position + 1)...])
                switch statement {
                case .binding(let pattern, _, let value?):
                    guard let place = awaits(value) else { continue }
                    let variable: String? = if case .name(let name) = pattern { name } else { nil }
                    found.append(AwaitingCode(place: place, variable: variable, rest: rest, cases: nil))
                case .expression(.assignment(.name("_", _), let value, _)), .expression(let value):
                    guard let place = awaits(value) else { continue }
                    found.append(AwaitingCode(place: place, variable: nil, rest: rest, cases: nil))
                case .switch(let subject, let cases):
                    guard let place = awaits(subject) else { continue }
                    found.append(AwaitingCode(place: place, variable: nil, rest: rest, cases: cases))
                default: continue
                }
            }
        }
        // Whatever else awaits it uses the value.
        let known = Set(found.map(\.place))
        body.visit { expression in
            guard let place = awaits(expression), !known.contains(place) else { return }
            found.append(AwaitingCode(place: place, variable: nil, rest: [], cases: nil, isHandedOn: true))
        }
        return found
    }

    /// What it does with a case; without a case, what it does after the call.
    func use(of member: String?) -> Use {
        guard let member, !isHandedOn else { return Use(acts: true) }
        if let cases { return Self.use(of: member, in: cases) }
        guard let variable, rest.names.contains(variable) else { return Use(acts: false, ignoresAll: true) }
        var found: Use?
        rest.visitStatements { statement in
            if case .switch(.name(variable, _), let cases) = statement, found?.acts != true {
                found = Self.use(of: member, in: cases)
            }
        }
        return found ?? Use(acts: true)
    }

    private static func use(of member: String, in cases: [SwitchCase]) -> Use {
        let own = cases.first { $0.items.contains { $0.pattern.caseName == member } }
        guard let one = own ?? cases.first(where: \.isDefault) else { return Use(acts: true) }
        return Use(acts: !one.body.isTrivial, place: own?.place)
    }
}
