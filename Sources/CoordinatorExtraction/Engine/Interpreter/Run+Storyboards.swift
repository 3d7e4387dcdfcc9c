/// Screens from a storyboard's generated accessors: `R.storyboard.login.loginController()`.
extension Run {
    /// The screen that such code makes. The accessor has the screen's name, or else a cast or the enclosing function
    /// gives its type. If nothing does, a coordinator's screen is not known.
    func storyboardScreen(
        _ name: String, _ base: Expression?, _ arguments: [Expression.Argument], expecting shape: Shape?,
        at place: Place
    ) -> TypeID? {
        guard let named = accessor(name, base, arguments) else { return nil }
        let screens = [named.isEmpty ? nil : screen(named: named), shape?.nominals.first?.type].compactMap { $0 }
        if let screen = screens.first(where: { roles.isScreen($0) && !index[$0].isExternal }) { return screen }
        if let actor = demandActorType(), roles.isCoordinator(actor) {
            see { $0.unresolved[place] = "which screen this storyboard makes is not written here" }
        }
        return nil
    }

    /// The name of the screen in the storyboard; an empty name for the storyboard's first screen.
    private func accessor(_ name: String, _ base: Expression?, _ arguments: [Expression.Argument]) -> String? {
        guard let base else { return nil }
        switch name {
        case "instantiateInitialViewController", "initialViewController": return isStoryboard(base) ? "" : nil
        case "callAsFunction":
            guard case .member(let storyboard?, let name, _) = base, isStoryboard(storyboard) else { return nil }
            return name
        case "instantiateViewController":
            guard arguments.count == 1, arguments[0].label == "withResource",
                case .member(let storyboard?, let name, _) = arguments[0].value, isStoryboard(storyboard)
            else { return nil }
            return name
        case "validate": return nil
        default: return isStoryboard(base) && !base.isCall ? name : nil
        }
    }

    /// `R.storyboard.main` or `R.storyboard.main()`.
    private func isStoryboard(_ expression: Expression) -> Bool {
        switch expression {
        case .call(let callee, let arguments, _): arguments.isEmpty && isStoryboard(callee)
        case .member(.member(.name("R", _)?, "storyboard", _)?, _, _): true
        default: false
        }
    }

    /// The only screen with a name, ignoring case: an accessor begins with a lower-case letter.
    private func screen(named name: String) -> TypeID? {
        if let exact = index.topLevelType(name.prefix(1).uppercased() + name.dropFirst(), from: 0) { return exact }
        let wanted = name.lowercased()
        let found = roles.screens.filter { index[$0].name.lowercased() == wanted }
        return found.count == 1 ? found.first : nil
    }
}

extension Expression {
    fileprivate var isCall: Bool { if case .call = self { true } else { false } }
}
