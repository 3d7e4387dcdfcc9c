/// The streams of libraries that go on as long as their subscribers live.
struct LibraryStreams {
    private let engine: Engine
    private let paths: PathTypes
    private let held: HeldPaths

    private var words: SubscriptionNames { engine.index.vocabulary.subscriptions }

    init(_ engine: Engine, _ paths: PathTypes, _ held: HeldPaths) {
        (self.engine, self.paths, self.held) = (engine, paths, held)
    }

    /// Whether an expression is a stream that never ends, or one of a control, another view or a screen that the object in
    /// the variable `root` holds: `button.rx.tap`, `NotificationCenter.default.publisher(for: name)`.
    func goesOn(_ stream: Expression, in part: CodePart, from root: String) -> Bool {
        guard case .member(let base?, let name, _) = stream.withoutArguments else { return false }
        if base.begins(with: words.global) { return true }
        var owner = base
        if case .member(let control?, let space, _) = base, words.reactive.contains(space) {
            guard !words.freeing.contains(name) else { return false }
            owner = control
        } else if !words.controlled.contains(name) {
            return false
        }
        guard held.isHeld(owner, by: root, in: part) else { return false }
        let types = paths.types(of: owner, in: part)
        // What the app declares itself is read as it is written.
        return !types.isEmpty && types.allSatisfy { isShown($0) && engine.declarations.property(name, of: $0) == nil }
    }

    private func isShown(_ type: TypeID) -> Bool {
        engine.roles.isView(type) || engine.roles.isScreen(type)
            || engine.index[type].isExternal
                && engine.index.vocabulary.libraries.views.contains(engine.index[type].name)
    }
}

extension Expression {
    /// What is called, otherwise the expression.
    fileprivate var withoutArguments: Expression { if case .call(let called, _, _) = self { called } else { self } }

    /// Whether a path begins with one of some types.
    fileprivate func begins(with types: Set<String>) -> Bool {
        switch self {
        case .name(let name, _): types.contains(name)
        case .member(let base?, _, _): base.begins(with: types)
        default: false
        }
    }
}
