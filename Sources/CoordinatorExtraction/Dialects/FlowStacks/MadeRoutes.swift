/// Routes that their owner makes or adds: `routes = [.root(.list(model))]`, `routes.push(.bed(model))`. The expected
/// type of their contents is that of the owner's routes.
struct MadeRoutes {
    private let owners: FlowOwners

    /// The names of the calls, with the ways in which the views of the routes appear.
    static let ways = [
        CommonWords.push: CommonWords.push, CommonWords.sheet: Presenting.sheet, CommonWords.cover: Presenting.cover,
        "root": "root", Presenting.sheet: Presenting.sheet, Presenting.cover: Presenting.cover,
    ]
    static let names = Set(ways.keys)

    init(_ owners: FlowOwners) { self.owners = owners }

    func answer(_ call: MeaningfulCall, in run: Run) -> Value? {
        guard let own = call.frame.own?.type, let domains = owners.routes[own],
            let first = call.arguments.first?.value, first.isImplicitMember, let name = first.caseName,
            let domain = domains.sorted().first(where: { run.index[$0].cases[name] != nil }),
            !isOwn(call, of: own, in: run)
        else { return nil }
        run.evaluate(first, in: call.frame, expecting: .nominal(domain, []))
        if let way = Self.ways[call.name] {
            let event = EventName(domain: domain, member: name)
            run.see { $0.views.contents.drawn[own, default: [:]][event, default: []].insert(way) }
        }
        let others = call.arguments.dropFirst().map { run.evaluate($0.value, in: call.frame) }
        run.escape(others, in: call.frame, at: call.place)
        return .open
    }

    /// Whether the app has a function of that name there, which is followed instead.
    private func isOwn(_ call: MeaningfulCall, of own: TypeID, in run: Run) -> Bool {
        guard let base = call.base else { return !run.declarations.functions(call.name, of: own).isEmpty }
        guard base.isPath else { return true }
        return run.objects(in: run.evaluate(base, in: call.frame)).contains { id in
            run.type(of: id).map { !run.index[$0].isExternal } == true
        }
    }
}

extension Expression {
    /// The case of `.detail`, `Screen.detail` and `.detail(id)`.
    var caseName: String? {
        switch self {
        case .member(_, let name, _), .call(.member(_, let name, _), _, _): name
        default: nil
        }
    }

    /// The enum that `Screen.detail` names.
    func enumOfCase(in scope: Scope, _ index: ProgramIndex) -> TypeID? {
        switch self {
        case .call(let callee, _, _): callee.enumOfCase(in: scope, index)
        case .member(let base?, _, _): index.enumeration(base, in: scope)
        default: nil
        }
    }
}
