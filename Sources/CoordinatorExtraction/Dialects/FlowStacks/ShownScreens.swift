/// The views of stacks over an array of routes: `Router($model.routes) { screen, _ in … }`. The closure that makes them
/// is called with every case.
struct ShownScreens {
    private let owners: FlowOwners

    private static let stack = "Router"
    private static let destination = "flowDestination"
    static let names: Set<String> = [stack, destination]

    init(_ owners: FlowOwners) { self.owners = owners }

    func answer(_ call: MeaningfulCall, in run: Run) -> Value? {
        guard run.trial == nil, let first = call.arguments.first?.value else { return nil }
        let domains = call.name == Self.stack ? routes(boundTo: first, call, in: run) : destination(call, in: run)
        guard !domains.isEmpty else { return nil }
        let cases = domains.sorted().flatMap { domain in
            run.index[domain].orderedCases.map { run.anyCase($0.name, of: domain).atom }
        }
        var shown = call.base.map { run.drawn(in: run.evaluate($0, in: call.frame)) } ?? .never
        for argument in call.arguments where argument.value.isClosure {
            let content = run.evaluate(argument.value, in: call.frame)
            shown.join(run.drawn(in: run.call(content, with: [Value(cases), .open])))
        }
        return shown.isUnknown ? .open : shown
    }

    /// The routes of the array to which a stack is bound: `$model.routes`, `$routes`.
    private func routes(boundTo binding: Expression, _ call: MeaningfulCall, in run: Run) -> Set<TypeID> {
        guard call.base == nil, call.arguments.count > 1 else { return [] }
        switch binding {
        case .name(let name, _) where name.hasPrefix("$"):
            return call.frame.own.flatMap { owners.routes[$0.type] } ?? []
        case .member(let base?, _, _):
            let held = run.objects(in: run.evaluate(base, in: call.frame)).compactMap { run.type(of: $0) }
            return held.reduce(into: []) { $0.formUnion(owners.routes[$1] ?? []) }
        default: return []
        }
    }

    private func destination(_ call: MeaningfulCall, in run: Run) -> Set<TypeID> {
        guard let wanted = call.arguments.first(where: { $0.label == "for" })?.value else { return [] }
        let all = owners.routes.values.reduce(into: Set<TypeID>()) { $0.formUnion($1) }
        var found: Set<TypeID> = []
        for case .type(let type, _) in run.evaluate(wanted, in: call.frame).atoms.map(run.atoms.meaning)
        where all.contains(type) {
            found.insert(type)
        }
        return found
    }
}
