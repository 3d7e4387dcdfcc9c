/// The code of the coordinators examined so far.
final class OwnCodes {
    private let index: ProgramIndex
    private let changes: Changes
    private var known: [TypeID: OwnCode] = [:]
    private var knownBegun: [TypeID: Set<ObjectIdentifier>] = [:]
    private lazy var factories = Factories(index)

    private let subscriptions: SubscribingClosures

    init(_ index: ProgramIndex, _ changes: Changes, subscriptions: SubscribingClosures) {
        (self.index, self.changes, self.subscriptions) = (index, changes, subscriptions)
    }

    func code(of type: TypeID) -> OwnCode {
        if let code = known[type] { return code }
        let code = OwnCode(of: type, in: index, changes, subscriptions)
        known[type] = code
        return code
    }

    /// The parent's functions that make a child of a type, or have a factory make one.
    func makers(of pair: ChildHoldings.Pair) -> [Function] {
        let handingOut = factories.functions(making: pair.child)
        return code(of: pair.parent).makers(of: names(making: pair.child)).filter {
            !handingOut.contains(ObjectIdentifier($0))
        }
    }

    /// The code that runs for what the streams of a child send, where the parent makes it.
    func subscriptions(toChildrenOf pair: ChildHoldings.Pair) -> [[Statement]] {
        let names = names(making: pair.child)
        return makers(of: pair).flatMap { maker -> [[Statement]] in
            guard let body = maker.body else { return [] }
            var variables: Set<String> = []
            body.visitBindings { name, _, value in
                guard case .call(let callee, _, _)? = value, let made = callee.makerName else { return }
                if names.contains(made) { variables.insert(name) }
            }
            return subscriptions.closures(in: body, of: variables).map(\.body)
        }
    }

    /// The names that code calls to get a new object of a type: the type, and the functions of factories.
    func names(making type: TypeID) -> Set<String> {
        factories.names(making: type).union([String(index[type].lastName)])
    }

    /// The functions that run when a coordinator begins.
    func begun(_ type: TypeID, _ callers: Callers) -> Set<ObjectIdentifier> {
        if let begun = knownBegun[type] { return begun }
        let begun = code(of: type).begun(from: callers.beginnings(of: names(making: type)))
        knownBegun[type] = begun
        return begun
    }
}
