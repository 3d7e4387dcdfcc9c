/// Steps that a flow hands to its parent only for steps that no code sends.
struct IdleSteps {
    private let engine: Engine
    private var sent: Set<StepFacts.Sent> { engine.facts.steps.sent }

    init(_ engine: Engine) { self.engine = engine }

    /// What flows return in code that no step leads to. A case that code names only to hand it on is sent if a step
    /// leads there.
    func found() -> Set<StepFacts.Sent> {
        let cases = StepCases(engine.index)
        let handedOn = sent.filter { $0.receiver == .parent }
        var unsent = cases.unmade(without: Set(handedOn.map(\.place)))
        guard !unsent.isEmpty, !handedOn.isEmpty, !engine.isCutOff else { return [] }
        var leading: [TypeID: [Place: Set<EventName>]] = [:]
        for flow in Set(handedOn.map(\.flow)).sorted() { leading[flow] = handings(of: flow, for: cases.all) }
        func steps(to one: StepFacts.Sent) -> Set<EventName> { leading[one.flow]?[one.place] ?? [] }
        while true {
            let begun = handedOn.filter { unsent.contains($0.event) && !steps(to: $0).isSubset(of: unsent) }
            guard !begun.isEmpty else { break }
            unsent.subtract(begun.map(\.event))
        }
        return handedOn.filter { !steps(to: $0).isEmpty && steps(to: $0).isSubset(of: unsent) }
    }

    /// The places at which a flow hands steps on, with the steps for which it does.
    private func handings(of flow: TypeID, for steps: Set<EventName>) -> [Place: Set<EventName>] {
        let trials = FlowTrials(engine)
        guard let answer = trials.answer(of: flow) else { return [:] }
        var found: [Place: Set<EventName>] = [:]
        for step in steps.sorted() {
            for adapted in trials.adapted(step, by: flow) {
                let given = trials.run(adapted, by: answer, of: flow).trial.given
                for place in given.forwarding { found[place, default: []].insert(step) }
            }
        }
        return found
    }
}
