extension NominalType {
    /// Whether its code subscribes with a closure that it is given: `init(onPick: @escaping () -> Void)` calls
    /// `picked.bind(onNext: onPick)`. Who gives the closure mentions no stream.
    func subscribesGivenClosures(_ listening: Names) -> Bool {
        functions.values.joined().contains { function in
            let given = Set(function.parameters.filter { $0.type.isFunction }.map(\.name))
            guard !given.isEmpty else { return false }
            var isFound = false
            function.body?.visit { expression in
                guard case .call(.member(_?, let name, _), let arguments, _) = expression, listening.contains(name)
                else {
                    return
                }
                if arguments.contains(where: { $0.value.calls(given) }) { isFound = true }
            }
            return isFound
        }
    }
}

extension Expression {
    /// Whether it is one of some closures, or a closure that calls one of them.
    fileprivate func calls(_ names: Set<String>) -> Bool {
        switch self {
        case .name(let name, _): names.contains(name)
        case .closure(let closure): closure.body.namesOfCalls.contains(where: names.contains)
        default: false
        }
    }
}
