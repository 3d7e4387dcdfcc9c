/// Methods that only compare the case that they receive with a state: `func clear(_ place: Place) { if pending == place { pending = nil } }`
/// asks for nothing.
extension Function {
    func onlyCompares(with owners: [NominalType]) -> Bool {
        let bodies = owners.flatMap { $0.functions[name] ?? [] }.filter { function in
            function.body != nil && function.parameters.map(\.label) == parameters.map(\.label)
        }
        return !bodies.isEmpty && bodies.allSatisfy(\.comparesItsFirst)
    }

    private var comparesItsFirst: Bool {
        guard let first = parameters.first?.name, let body else { return false }
        var (mentions, compared) = (0, 0)
        body.visit { expression in
            switch expression {
            case .name(first, _): mentions += 1
            case .binary("==", let left, let right, _):
                let others = [left, right].filter { !$0.isNamed(first) }
                if others.count == 1, others[0].ownProperty != nil { compared += 1 }
            default: break
            }
        }
        return mentions > 0 && mentions == compared
    }
}
