/// What the names in a pattern of actions are cases of.
struct ActionContexts {
    /// The enum to which the next name of a pattern belongs.
    enum Context {
        case actions(of: TypeID)
        case router(TypeID)
        case screens(TypeID)
        case domain(TypeID)
    }

    let reducers: Reducers
    private var index: ProgramIndex { reducers.index }

    /// The action that a pattern names.
    func event(of pattern: Pattern, _ context: Context) -> EventName? {
        guard case .enumCase(_, let name, let payload, _) = pattern else { return nil }
        let inner = payload?.last?.pattern
        switch context {
        case .router(let screens):
            return name == Reducers.wrapping ? inner.flatMap { event(of: $0, .screens(screens)) } : nil
        case .screens(let screens):
            return inner.flatMap { inner in screen(name, of: screens).flatMap { event(of: inner, $0) } }
        case .actions(let reducer):
            guard let actions = reducers.actions(of: reducer) else { return nil }
            return event(name, inner, in: actions)
        case .domain(let domain): return event(name, inner, in: domain)
        }
    }

    private func event(_ name: String, _ inner: Pattern?, in domain: TypeID) -> EventName? {
        guard let one = index[domain].cases[name] else { return nil }
        guard let inner, let context = context(of: one, in: domain), case .enumCase = inner else {
            return EventName(domain: domain, member: name)
        }
        return event(of: inner, context)
    }

    /// What the payload of a case is.
    func context(inside name: String, _ context: Context) -> Context? {
        let domain: TypeID?
        switch context {
        case .router(let screens): return name == Reducers.wrapping ? .screens(screens) : nil
        case .screens(let screens):
            return screen(name, of: screens)
        case .actions(let reducer): domain = reducers.actions(of: reducer)
        case .domain(let own): domain = own
        }
        guard let domain, let one = index[domain].cases[name] else { return nil }
        return self.context(of: one, in: domain)
    }

    /// What the actions of a screen are: those of its reducer, or an enum that a screen without state has.
    private func screen(_ name: String, of screens: TypeID) -> Context? {
        if let reducer = reducers.cases(of: screens).first(where: { $0.name == name })?.reducer {
            return .actions(of: reducer)
        }
        guard let actions = reducers.actions(of: screens), let one = index[actions].cases[name] else { return nil }
        return context(of: one, in: actions)
    }

    private func context(of one: EnumCase, in domain: TypeID) -> Context? {
        if let screens = reducers.routed(by: one, of: domain) { return .router(screens) }
        guard let payload = one.payload.last?.type else { return nil }
        let scope = Scope(type: domain, file: one.place.file)
        if let found = index.shape(of: payload, in: scope).nominals.first?.type, index[found].isEnum,
            !index[found].isExternal
        {
            if let owner = reducers.owner(of: found) { return .actions(of: owner) }
            return .domain(found)
        }
        return nil
    }
}
