/// Actions that a view hands as values to a view which sends them: `Buttons(store: store, primary: .init(title: "Sail", action: .sail))`.
struct HandedActions {
    /// An action that a view hands on.
    struct Handed {
        var action: Expression
        var place: Place
    }

    /// The labels of the values that views send, by the views' names: `send(primary.action)`.
    private var labels: [String: Set<String>] = [:]
    private static let store = "store"

    init(_ index: ProgramIndex) {
        var callers: [String: Set<String>] = [:]
        index.visitCode { piece in
            guard let type = piece.type, index[type].declaration?.kind == .struct else { return }
            let own = String(index[type].lastName)
            piece.statements.visit { expression in
                guard case .call(let callee, let arguments, _) = expression, let name = callee.calledName else {
                    return
                }
                if name == ActionEmissions.sending, let sent = arguments.first?.value.handedName {
                    labels[own, default: []].insert(sent)
                }
                // A view may pass the values on, with the store.
                if name.isCapitalized,
                    arguments.contains(where: { $0.label == Self.store && $0.value.ownProperty != nil })
                {
                    callers[name, default: []].insert(own)
                }
            }
        }
        var waiting = Array(labels.keys)
        while let sender = waiting.popLast() {
            for caller in callers[sender] ?? [] where !(labels[sender] ?? []).isSubset(of: labels[caller] ?? []) {
                labels[caller, default: []].formUnion(labels[sender] ?? [])
                waiting.append(caller)
            }
        }
    }

    /// The actions in a property that describes what a view sends: `var primary: Buttons<Harbor.Action>.Config`.
    func actions(in property: Property) -> [Handed] {
        guard case .member(.named(let view, _), _, _)? = property.type?.unwrapped, let labels = labels[view] else {
            return []
        }
        return Self.actions(in: property.getter ?? [], labelled: labels)
    }

    /// The actions that a call hands to a view which sends them, with the caller's own store.
    func actions(in callee: Expression, _ arguments: [Expression.Argument]) -> [Handed] {
        guard let name = callee.calledName, let labels = labels[name],
            arguments.contains(where: { $0.label == Self.store })
        else {
            return []
        }
        let values = arguments.filter { $0.label != Self.store }.map { Statement.expression($0.value) }
        return Self.actions(in: values, labelled: labels)
    }

    private static func actions(in statements: [Statement], labelled labels: Set<String>) -> [Handed] {
        var found: [Handed] = []
        statements.visit { expression in
            guard case .call(_, let inner, let place) = expression else { return }
            for one in inner where one.label.map(labels.contains) == true {
                found.append(Handed(action: one.value, place: place))
            }
        }
        return found
    }
}

extension Expression {
    /// The last name of a value in a variable or a property: `action`, `primary.action`.
    fileprivate var handedName: String? {
        switch self {
        case .name(let name, _), .member(.some, let name, _): name.isCapitalized ? nil : name
        default: nil
        }
    }
}
