/// What an app's code says of functions, by their names.
struct FoundCalls {
    struct Call {
        var part: CodePart
        var isOwn: Bool
        /// The type of what it is called of, where that is a variable or a parameter of a known type.
        var receiver: TypeID?
        var arguments: [Expression.Argument]

        var home: TypeID? { part.home }
    }

    /// The functions that matter.
    var names: Set<String>
    /// What makes coordinators.
    var makers: Set<String>
    var calls: [String: [Call]] = [:]
    /// How often a name is mentioned, and how often of that `self`'s own is meant, in the code of each type.
    var mentions: [String: Int] = [:]
    var own: [String: [TypeID: Int]] = [:]
    /// What is called of other objects in the code that makes a coordinator, by what makes it.
    var begun: [String: Set<String>] = [:]

    init(names: Set<String>, makers: Set<String>) { (self.names, self.makers) = (names, makers) }

    mutating func look(at part: CodePart, in index: ProgramIndex) {
        var locals: LocalTypes?
        // A variable is no function.
        let parameters = part.function?.parameters.map(\.name) ?? []
        let declared = names.intersection(part.body.declaredNames.union(parameters))
        part.body.visit { expression in
            switch expression {
            case .name(let name, _): if !declared.contains(name) { mention(name, expression, in: part) }
            case .member(_?, let name, _): mention(name, expression, in: part)
            case .call(.name(let name, _), let arguments, _):
                guard names.contains(name), !declared.contains(name) else { return }
                calls[name, default: []].append(Call(part: part, isOwn: true, arguments: arguments))
            case .call(.member(let base?, let name, _), let arguments, _):
                guard names.contains(name) else { return }
                var call = Call(part: part, isOwn: base.isSelf, arguments: arguments)
                if case .name(let variable, _) = base, !base.isSelf {
                    let known = locals ?? LocalTypes(of: part, in: index)
                    locals = known
                    call.receiver = known[variable]?.type
                }
                calls[name, default: []].append(call)
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
