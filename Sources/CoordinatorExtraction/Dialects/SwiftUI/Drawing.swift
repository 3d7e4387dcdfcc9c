/// The SwiftUI views in a value: the results of view builders.
extension Run {
    /// A view as a separate statement is part of the result of a view builder.
    func build(_ value: Value, in frame: Frame) {
        guard trial == nil, roles.hasObservableCoordinators, value.atoms.contains(where: isDrawn) else { return }
        frame.body.built.join(drawn(in: value))
    }

    /// The views of the app among the possibilities.
    func drawn(in value: Value) -> Value { Value(value.atoms.filter(isDrawn)) }

    private func isDrawn(_ atom: Atom) -> Bool {
        guard atom.sort == .object, case .object(_, let type) = atoms.meaning(atom) else { return false }
        return roles.isDrawnView(type)
    }

    /// `ForEach(actions) { ActionView(action: $0) }`: the closure receives the elements of a list that the program makes.
    func rows(_ call: MeaningfulCall) -> Value? {
        guard let list = call.arguments.first, list.label == nil, let content = call.arguments.last?.value,
            case .closure(let closure) = content, closure.parameters.map({ $0.count == 1 }) ?? true
        else { return nil }
        let elements = elements(of: evaluate(list.value, in: call.frame))
        guard elements.atoms.contains(where: { $0.sort == .object && !isCollection($0) }), !elements.isOpen else {
            return nil
        }
        let shown = self.call(
            evaluate(content, in: call.frame, expecting: .function([.unknown], .unknown)), with: [elements])
        return drawn(in: shown)
    }

    /// The views that a library's view shows: its arguments, and the results of their closures. `VStack { … }`,
    /// `AnyView(view)`.
    func contents(ofLibraryView arguments: [Value]) -> Value {
        guard trial == nil, roles.hasObservableCoordinators else { return .never }
        var shown = Value.never
        for argument in arguments {
            shown.join(drawn(in: argument))
            for case .closure(let closure) in argument.atoms.map(atoms.meaning) {
                shown.join(drawn(in: call(closure, with: closure.expected.map { value(of: $0) })))
            }
        }
        return shown
    }
}
