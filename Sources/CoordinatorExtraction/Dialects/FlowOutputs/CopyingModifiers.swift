/// Functions of the app by which a view is copied with another value in one property, which a key path names:
/// `copy(modifying: \.onSelect, with: action)`.
struct CopyingModifiers {
    let names: Set<String>

    private static let paths: Set<String> = ["WritableKeyPath", "ReferenceWritableKeyPath"]
    private static let label = "keyPath"

    init(_ index: ProgramIndex) {
        var names: Set<String> = []
        for type in index.types where !type.isModel {
            for function in type.functions.values.joined()
            where function.parameters.count == 2 && Self.takesPath(function) && Self.setsByPath(function) {
                names.insert(function.name)
            }
        }
        self.names = names
    }

    private static func takesPath(_ function: Function) -> Bool {
        guard case .named(let name, _)? = function.parameters.first?.type else { return false }
        return paths.contains(name)
    }

    private static func setsByPath(_ function: Function) -> Bool {
        var isFound = false
        function.body?.visit { expression in
            if case .assignment(.subscripted(_, let arguments, _), _, _) = expression,
                arguments.first?.label == label
            {
                isFound = true
            }
        }
        return isFound
    }

    /// Such a call puts its second argument into the property that the first one names.
    func answer(_ call: MeaningfulCall, in run: Run) -> Value? {
        guard names.contains(call.name), call.arguments.count == 2, case .string(let text) = call.arguments[0].value,
            text.hasPrefix(KeyPathText.prefix)
        else { return nil }
        let name = String(text.dropFirst(KeyPathText.prefix.count))
        guard !name.contains(".") else { return nil }
        let base = call.base ?? .name("self", call.place)
        run.assign(
            call.arguments[1].value, to: .member(base, name, call.place), in: call.frame, at: call.place)
        return run.evaluate(base, in: call.frame)
    }
}
