/// Finds the subscribers that do nothing with any value: `sink { _ in }`, `sink { print($0) }`. One that tests for a case
/// has something to do with another one.
struct IgnoringSubscribers {
    let engine: Engine

    /// Closures in one another that are looked into.
    private static let deepest = 4

    func contains(_ subscription: ObjectID) -> Bool {
        engine.heap.known(subscription, "handler").map { ignoresAll($0.value, depth: 0) } == true
    }

    private func ignoresAll(_ value: Value, depth: Int) -> Bool {
        guard !value.atoms.isEmpty, !value.isOpen, depth < Self.deepest else { return false }
        return value.atoms.allSatisfy { atom in
            guard case .closure(let closure) = engine.atoms.meaning(atom) else { return false }
            return !closure.closure.body.lookAtValues
                && closure.closure.body.namesOfCalls.allSatisfy { name in
                    closure.frame.lookup(name).map { ignoresAll($0.value, depth: depth + 1) } ?? true
                }
        }
    }
}

extension [Statement] {
    /// Whether anything in them depends on a condition, other than that an object is still there.
    fileprivate var lookAtValues: Bool {
        var isFound = false
        visitStatements { statement in
            switch statement {
            case .switch, .loop: isFound = true
            case .if(let conditions, _, _), .guard(let conditions, _):
                if !conditions.allSatisfy(\.isBinding) { isFound = true }
            default: break
            }
        }
        return isFound
    }
}

extension Condition {
    fileprivate var isBinding: Bool { if case .binding = self { true } else { false } }
}
