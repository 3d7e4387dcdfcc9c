/// The mentions in the whole program's code, whether it was followed or not: something is missing only if no code has it.
struct ViewSurvey {
    /// The types for which a stack has a destination.
    private(set) var destinations: Set<TypeID> = []
    /// Whether a destination is for a type that is not known here, such as a generic parameter.
    private(set) var hasUnknownDestination = false
    /// The names of the paths that stacks of the app's own code show.
    private(set) var stackPaths: Set<String> = []
    /// The names of members that some code uses, other than to assign or to call them.
    private(set) var read: Set<String> = []
    /// The names of members and cases that some code names outside of patterns.
    private(set) var named: Set<String> = []

    private static let destination = "navigationDestination"
    private static let plain: Set<String> = ["String", "Int", "UUID", "URL"]

    init(_ index: ProgramIndex) {
        var stacks = Stacks()
        index.visitCode { piece in
            let scope = Scope(type: piece.type, file: piece.file)
            /// Names that are assigned or called: the walk visits them again as parts of those expressions.
            var passedOver: [String: Int] = [:]
            piece.statements.visit { expression in
                switch expression {
                case .assignment(let target, _, _):
                    if let name = target.lastName { passedOver[name, default: 0] += 1 }
                case .call(let callee, let arguments, _):
                    if let name = callee.lastName { passedOver[name, default: 0] += 1 }
                    if callee.calledName == Self.destination {
                        if let type = destination(arguments, in: scope, index) {
                            if callee.isCalledOnStack {
                                stacks.outside.append((type, piece.type))
                            } else {
                                destinations.insert(type)
                            }
                        }
                    }
                    if let name = callee.calledName { stacks.note(name, in: piece.type) }
                    if callee.calledName == Presenting.stack, let path = arguments.first(where: { $0.label == "path" }),
                        let name = path.value.lastName
                    {
                        stackPaths.insert(name.hasPrefix("$") ? String(name.dropFirst()) : name)
                    }
                case .name(let name, _), .member(_, let name, _):
                    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
                    named.insert(plain)
                    if let count = passedOver[name], count > 0 {
                        passedOver[name] = count - 1
                    } else {
                        read.insert(plain)
                    }
                case .string(let text) where text.hasPrefix(KeyPathText.prefix):
                    for part in text.dropFirst(KeyPathText.prefix.count).split(separator: ".") {
                        read.insert(String(part))
                        named.insert(String(part))
                    }
                case .closure(let closure): read.formUnion(closure.captures.map(\.name))
                default: break
                }
            }
        }
        destinations.formUnion(stacks.usable(index))
    }

    /// The type for which there is a destination; `nil` for one that is not known here.
    private mutating func destination(
        _ arguments: [Expression.Argument], in scope: Scope, _ index: ProgramIndex
    ) -> TypeID? {
        guard let wanted = arguments.first(where: { $0.label == "for" })?.value else { return nil }
        // A name that the program does not declare may be a generic parameter.
        guard case .member(let type?, "self", _) = wanted, let found = index.type(of: type, in: scope),
            Self.plain.contains(index[found].name) || !index[found].isExternal && !index[found].isProtocol
        else {
            hasUnknownDestination = true
            return nil
        }
        return found
    }
}

extension ProgramIndex {
    /// The type that `Shop.Route` names; `nil` for a generic parameter and the like.
    fileprivate func type(of expression: Expression, in scope: Scope) -> TypeID? {
        switch expression {
        case .name(let name, _): shape(named: name, in: scope).nominals.first?.type
        case .member(let base?, let name, _): type(of: base, in: scope).flatMap { self[$0].nested[name] }
        case .type(let name, _): shape(of: name, in: scope).nominals.first?.type
        default: nil
        }
    }
}

extension Expression {
    /// Whether it is a modifier of a stack itself, and not of what is in it: `NavigationStack { … }.navigationDestination`.
    fileprivate var isCalledOnStack: Bool {
        guard case .member(let base?, _, _) = self, case .call(let callee, _, _) = base else { return false }
        return callee.isNamed(Presenting.stack) || callee.isCalledOnStack
    }

    /// The last name of `name`, `self.name`, `a.name`.
    fileprivate var lastName: String? {
        switch self {
        case .name(let name, _), .member(_, let name, _): name
        default: nil
        }
    }
}
