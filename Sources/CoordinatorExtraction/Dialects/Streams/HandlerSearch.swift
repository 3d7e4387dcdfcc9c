/// Finds the author of the closure with which an operator of the app's own subscribes. The operator may put a closure
/// around it: `subscribe(onNext: { handler($0) })`.
struct HandlerSearch {
    let run: Run
    /// Whether an object is a subscriber, and not only the stream or a helper.
    let isListener: (ObjectID) -> Bool

    /// The largest number of nested closures that are searched.
    private static let deepest = 4

    func first(in value: Value, depth: Int = 0) -> StreamFacts.Listener? {
        var around: [ClosureValue] = []
        for case .closure(let closure) in value.atoms.map(run.atoms.meaning) {
            guard let author = closure.frame.receiver, isListener(author) else {
                around.append(closure)
                continue
            }
            return StreamFacts.Listener(author: author, place: closure.closure.place)
        }
        for case .method(let method) in value.atoms.map(run.atoms.meaning) {
            guard let author = method.receiver, isListener(author) else { continue }
            return StreamFacts.Listener(author: author, place: method.place ?? method.function.place)
        }
        guard depth < Self.deepest else { return nil }
        return around.firstAnswer { closure in
            closure.closure.body.namesOfCalls.firstAnswer { name in
                closure.frame.lookup(name).flatMap { first(in: run.read($0), depth: depth + 1) }
            }
        }
    }
}

extension [Statement] {
    /// The names that are called as functions, in their order.
    var namesOfCalls: [String] {
        var names: [String] = []
        visit { expression in
            if case .call(.name(let name, _), _, _) = expression { names.append(name) }
        }
        return names
    }
}
