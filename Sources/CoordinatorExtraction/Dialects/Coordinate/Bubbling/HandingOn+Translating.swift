/// Methods that tell the parent a case of another enum: each coordinator translates its screens' events into its own.
extension HandingOn {
    /// The position of the event in a method that the type also calls on its parent, with a case that it names: `func
    /// handle(event: AnyEvent)` and `parent?.handle(event: LoginEvent.done)`. The parameter is of a protocol to which
    /// several enums conform.
    static func translated(_ function: Function, by type: NominalType, _ members: Members) -> Int? {
        guard type.mentioned.contains(function.name) else { return nil }
        let labels = function.parameters.map(\.label)
        guard let position = protocolPosition(in: function, of: type.id, members) else { return nil }
        var isFound = false
        for body in type.orderedFunctions.compactMap(\.body) where !isFound {
            body.visit { expression in
                guard case .call(.member(let base?, function.name, _), let arguments, _) = expression,
                    arguments.map(\.label) == labels, arguments[position].value.namesCase,
                    let name = base.ownProperty, members.index.vocabulary.members.nameReceiver(name),
                    isOfSameKind(name, type.id, members)
                else { return }
                isFound = true
            }
        }
        return isFound ? position : nil
    }

    private static func protocolPosition(in function: Function, of type: TypeID, _ members: Members) -> Int? {
        let index = members.index
        let home = index.ancestors(of: type).first { $0.type == type }
        let own = TypeReference(type: type, arguments: [])
        return members.signature(of: function, own, home).parameters.firstIndex { shape in
            shape.nominals.contains { nominal, _ in
                index[nominal].isProtocol
                    && index.conformers(of: nominal).count(where: { index[$0].isEnum && !index[$0].isExternal }) > 1
            }
        }
    }
}

extension Expression {
    /// Whether it is a case with the name of its type: `LoginEvent.done`, `LoginEvent.failed(error)`.
    fileprivate var namesCase: Bool {
        switch self {
        case .member(.name(let type, _)?, _, _), .member(.member(_, let type, _)?, _, _): type.isCapitalized
        case .call(let callee, _, _): callee.namesCase
        default: false
        }
    }
}
