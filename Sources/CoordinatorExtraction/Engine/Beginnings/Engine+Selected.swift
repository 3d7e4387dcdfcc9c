/// Whether a program has selectors at all. An example of a few lines leaves them out, and its actions are called all the same.
struct UsedSelectors {
    private(set) var areThere = false

    init(_ index: ProgramIndex) {
        index.visitCode { part in
            part.body.visit { expression in if case .selector = expression { areThere = true } }
        }
    }
}

/// Functions that selectors name: `#selector(close)`.
extension Engine {
    /// Whether the code of other objects of the function's class names the function by a selector, and this one's never does: it
    /// has no such button.
    func isOnlySelectedElsewhere(_ function: Function, _ home: Ancestor, than object: ObjectID) -> Bool {
        guard function.isAction else { return false }
        let selecting = seeds.objects(selecting: function)
        guard !selecting.isEmpty, !selecting.contains(object) else { return false }
        return function.isPrivate
            || selecting.allSatisfy { one in atoms[one].type.map { index.isKind($0, of: home.type) } == true }
    }
}
