/// Code that runs where a property is empty, in place of a call through it.
extension ProgramIndex {
    /// Whether the expression at a place runs only if a property is set, and other code runs if it is not:
    /// `if let router { router.pay() } else { onPay?() }`.
    func hasAlternative(to property: String, at place: Place) -> Bool {
        var isFound = false
        visitCode { (part: CodePart) in
            guard !isFound, (part.function?.place ?? part.property?.place)?.file == place.file else { return }
            part.body.visitLists { list in
                for (position, statement) in list.enumerated() where !isFound {
                    switch statement {
                    case .if(let conditions, let then, let otherwise):
                        isFound = conditions.bind(property) && otherwise.doSomething && then.contain(place)
                    case .guard(let conditions, let otherwise):
                        isFound =
                            conditions.bind(property) && otherwise.doSomething
                            && Array(list[(position + 1)...]).contain(place)
                    default: break
                    }
                }
            }
        }
        return isFound
    }
}

extension [Condition] {
    /// Whether they test that a property is set.
    fileprivate func bind(_ property: String) -> Bool {
        contains { if case .binding(_, _, let value) = $0 { value.isPath && value.isNamed(property) } else { false } }
    }
}

extension [Statement] {
    /// Whether an expression of theirs is at a place.
    fileprivate func contain(_ place: Place) -> Bool {
        var isFound = false
        visit { expression in
            switch expression {
            case .name(_, place), .member(_, _, place), .call(_, _, place): isFound = true
            default: break
            }
        }
        return isFound
    }
}
