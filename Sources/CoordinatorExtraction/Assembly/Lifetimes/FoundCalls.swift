/// The calls of functions in an app's code, by name.
struct FoundCalls {
    struct Call {
        var part: CodePart
        var isOwn: Bool
        /// The object that it is called on, if not `self`.
        var receiver: Expression?
        var arguments: [Expression.Argument]
        var place: Place

        var home: TypeID? { part.home }
    }

    /// The functions that matter.
    var names: Set<String>
    /// The names of the makers of coordinators.
    var makers: Set<String>
    var calls: [String: [Call]] = [:]
    /// The number of mentions of a name, and for each type the number of those that mean a member of `self`.
    var mentions: [String: Int] = [:]
    var own: [String: [TypeID: Int]] = [:]
    /// Members of other objects that are mentioned without a call, by name.
    var references: [String: [(receiver: Expression, part: CodePart)]] = [:]
    /// The places of the members that are called.
    private var callees: Set<Place> = []
    /// The functions that are called on other objects in the code that makes a coordinator, by the coordinator's maker.
    var begun: [String: Set<String>] = [:]

    init(names: Set<String>, makers: Set<String>) { (self.names, self.makers) = (names, makers) }

    mutating func look(at part: CodePart) {
        // A variable is not a function.
        let parameters = part.function?.parameters.map(\.name) ?? []
        let declared = names.intersection(part.body.declaredNames.union(parameters))
        part.body.visit { expression in
            switch expression {
            case .name(let name, _): if !declared.contains(name) { mention(name, expression, in: part) }
            case .member(let base?, let name, let place):
                mention(name, expression, in: part)
                guard names.contains(name), !base.isSelf, !callees.contains(place) else { return }
                references[name, default: []].append((base, part))
            case .call(.name(let name, _), let arguments, let place):
                guard names.contains(name), !declared.contains(name) else { return }
                calls[name, default: []].append(Call(part: part, isOwn: true, arguments: arguments, place: place))
            case .call(.member(let base?, let name, let member), let arguments, let place):
                guard names.contains(name) else { return }
                callees.insert(member)
                let receiver = base.isSelf ? nil : base
                calls[name, default: []].append(
                    Call(part: part, isOwn: base.isSelf, receiver: receiver, arguments: arguments, place: place))
            default: break
            }
        }
        noteBeginnings(in: part.body)
    }

    private mutating func mention(_ name: String, _ expression: Expression, in part: CodePart) {
        guard names.contains(name) else { return }
        mentions[name, default: 0] += 1
        if let home = part.home, expression.lastStep?.isOwn == true { own[name, default: [:]][home, default: 0] += 1 }
    }

    /// Whether code names a function without a call: `children.forEach(remove)`. Functions that other types declare
    /// under this name don't count.
    func isNamed(_ function: Function, by type: TypeID, _ index: ProgramIndex) -> Bool {
        let calls = calls[function.name] ?? []
        let own = own[function.name] ?? [:]
        if own.contains(where: { home, count in
            index.isRelated(home, type) && count != calls.count { $0.isOwn && $0.home == home }
        }) {
            return true
        }
        let others = mentions[function.name, default: 0] - own.values.reduce(0, +)
        return others != calls.count { !$0.isOwn || $0.home == nil }
    }

    /// Whether no code calls or names a function, except its own. Others may have the same name and other labels.
    func isNeverCalled(_ function: Function, of type: TypeID, _ index: ProgramIndex) -> Bool {
        !isNamed(function, by: type, index)
            && !(calls[function.name] ?? []).contains { call in
                call.part.function !== function && function.assignment(of: call.arguments.map(\.label)) != nil
            }
    }

    private mutating func noteBeginnings(in body: [Statement]) {
        var called: Set<String> = []
        var made: Set<String> = []
        body.visit { expression in
            guard case .call(let callee, _, _) = expression, let name = callee.calledName else { return }
            if makers.contains(name) { made.insert(name) }
            if case .member(let base?, _, _) = callee, !base.isSelf { called.insert(name) }
        }
        for name in made { begun[name, default: []].formUnion(called) }
    }
}
