/// Lists of cases: `[.login, .logout].contains(event)`.
extension Run {
    /// Whether a trial's event is in a literal list; `nil` if that is unknown.
    func isListed(_ name: String, _ list: Expression, _ arguments: [Expression.Argument], in frame: Frame) -> Value? {
        guard let trial, name == "contains", arguments.count == 1, arguments[0].label == nil,
            let elements = writtenElements(of: list, in: frame)
        else { return nil }
        let event = evaluate(arguments[0].value, in: frame)
        guard !event.isUnknown, event.atoms.allSatisfy(isCase) else { return nil }
        var isIn = Test.fails
        for element in elements {
            guard case .call(.member(_, let member, let place), _, _) = element.asCall else { return nil }
            let test = match(.enumCase(nil, member, nil, place), event, in: frame)
            isIn.mayHold = isIn.mayHold || test.mayHold
            isIn.mayFail = isIn.mayFail && test.mayFail
        }
        if isIn.mayHold { trial.looked = true }
        return isIn.mayHold == isIn.mayFail ? .open : Value(isIn.mayHold)
    }

    /// The elements of a literal, or of an own property whose initial value is a literal.
    private func writtenElements(of list: Expression, in frame: Frame) -> [Expression]? {
        switch list {
        case .array(let elements, _): return elements
        case .name(let name, _), .member(.name("self", _)?, let name, _):
            guard variable(name, in: frame) == nil, let own = frame.own?.type,
                let property = declarations.property(name, of: own)?.property, property.setter.isEmpty,
                case .array(let elements, _)? = property.initializer
            else { return nil }
            return elements
        default: return nil
        }
    }
}
