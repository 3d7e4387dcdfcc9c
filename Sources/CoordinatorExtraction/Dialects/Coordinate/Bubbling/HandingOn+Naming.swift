/// Methods that hand on a case by naming it again: `case .close: parent?.navigate(to: .close)`.
extension HandingOn {
    /// A call that hands on the case of the `switch` around it.
    struct Renaming {
        /// The position of the parameter over which the code switches.
        var position: Int
        var place: Place
    }

    static func named(_ function: Function, of type: TypeID, _ members: Members) -> [Renaming] {
        let labels = function.parameters.map(\.label)
        var found: [Renaming] = []
        function.body?.visitSwitches { subject, cases in
            guard case .name(let subject, _) = subject,
                let position = function.parameters.firstIndex(where: { $0.name == subject })
            else { return }
            for one in cases {
                let names = one.items.compactMap(\.pattern.caseName)
                one.body.visit { expression in
                    guard
                        case .call(.member(let base?, function.name, _), let arguments, let place) = expression,
                        arguments.map(\.label) == labels, let name = arguments[position].value.caseName,
                        names.contains(name), let parent = base.ownProperty,
                        isUpward(parent, of: type, members.index), isOfSameKind(parent, type, members)
                    else { return }
                    found.append(Renaming(position: position, place: place))
                }
            }
        }
        return found
    }
}
