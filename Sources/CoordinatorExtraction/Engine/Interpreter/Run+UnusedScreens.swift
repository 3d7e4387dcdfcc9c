/// Screens that are made and never shown. They emit nothing.
extension Run {
    /// Whether a statement makes a screen that no other statement uses, except to set titles, colours and the like, or
    /// to present on it, in vain: it is deallocated. If its events are wired, it was meant to be shown, even if that is
    /// not followed.
    func makesUnusedScreen(_ statement: Statement, before rest: ArraySlice<Statement>, in frame: Frame) -> Bool {
        guard case .binding(.name(let name), _, let value?) = statement, makesScreen(value, in: frame.scope) else {
            return false
        }
        return !rest.contains { $0.uses(name, except: isPresentation) }
    }

    /// Whether an argument makes a screen that the called function only presents on: it is in no window, and is
    /// deallocated.
    func makesUnusedScreen(
        _ argument: Expression, for parameter: Function.Parameter, of function: Function, in frame: Frame
    ) -> Bool {
        guard let body = function.body, makesScreen(argument, in: frame.scope) else { return false }
        // A stub that does nothing stands for code that shows it.
        return body.contains { $0.uses(parameter.name) { _ in false } }
            && !body.contains { $0.uses(parameter.name, except: isPresentation) }
    }

    private func isPresentation(_ name: String) -> Bool { engine.words[name].presentation != nil }

    /// Whether the declaration of a property makes a screen, and no code reads the property.
    func isUnusedScreen(_ property: Property, of type: TypeID) -> Bool {
        guard let value = property.initializer,
            makesScreen(value, in: Scope(type: type, file: property.place.file)),
            !index[type].mentioned.contains(property.name)
        else { return false }
        if property.isPrivate { return true }
        guard !index.files.contains(where: { $0.mentioned.contains(property.name) }) else { return false }
        return !index.types.contains { other in
            other.mentioned.contains(property.name) && index.isKind(other.id, of: type)
        }
    }

    private func makesScreen(_ expression: Expression, in scope: Scope) -> Bool {
        guard let type = expression.constructed.flatMap({ index.shape(of: $0, in: scope).nominals.first?.type }) else {
            return false
        }
        return roles.isScreen(type) && !roles.isCoordinator(type)
    }
}

extension Statement {
    /// Whether the statement uses a variable, except to assign a constant to one of its members or to call one of some
    /// methods.
    fileprivate func uses(_ name: String, except isIrrelevant: (String) -> Bool) -> Bool {
        if case .expression(.assignment(.member(.name(name, _)?, _, _), let value, _)) = self, value.isConstant {
            return false
        }
        var left: Set<Place> = []
        visit { expression in
            guard case .call(.member(.name(name, let place)?, let method, _), _, _) = expression else { return }
            if isIrrelevant(method) { left.insert(place) }
        }
        var isUsed = false
        visit { expression in
            switch expression {
            case .name(name, let place): if !left.contains(place) { isUsed = true }
            case .closure(let closure) where closure.captures.contains { $0.name == name }: isUsed = true
            default: break
            }
        }
        return isUsed
    }
}

extension Expression {
    /// Whether it names no object and no code of the program: `"Title"`, `nil`, `.pageSheet`, `UIColor.red`.
    fileprivate var isConstant: Bool {
        switch self {
        case .string, .bool, .nil, .member(nil, _, _): true
        case .member(.name(let type, _)?, _, _): type.isCapitalized
        case .other(let parts): parts.isEmpty
        default: false
        }
    }
}
