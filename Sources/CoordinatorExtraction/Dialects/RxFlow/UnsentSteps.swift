/// Contributions that a flow makes only for steps that no code makes: these steppers are never there.
struct UnsentSteps {
    private let engine: Engine
    private var index: ProgramIndex { engine.index }

    init(_ engine: Engine) { self.engine = engine }

    /// The contributions that are never made.
    func contributions() -> Set<StepFacts.Contribution> {
        let cases = StepCases(index)
        let unsent = cases.unmade()
        guard !unsent.isEmpty, !engine.isCutOff else { return [] }
        let made = cases.all.subtracting(unsent)
        let all = Dictionary(grouping: engine.facts.steps.contributions, by: \.key.flow)
        var never: Set<StepFacts.Contribution> = []
        for (flow, own) in all.sorted(by: { $0.key < $1.key }) {
            guard let answer = FlowTrials(engine).answer(of: flow) else { continue }
            let wanted = places(unsent, answer, of: flow)
            guard !wanted.isEmpty else { continue }
            let spare = wanted.subtracting(places(made, answer, of: flow))
            for (contribution, places) in own where places.isSubset(of: spare) { never.insert(contribution) }
        }
        return never
    }

    /// The places at which a flow contributes something for these steps.
    private func places(
        _ steps: Set<EventName>, _ answer: (function: Function, home: Ancestor), of flow: TypeID
    ) -> Set<Place> {
        let trials = FlowTrials(engine)
        let adapted = Set(steps.flatMap { trials.adapted($0, by: flow) })
        return adapted.reduce(into: []) { $0.formUnion(trials.run($1, by: answer, of: flow).trial.given.contributed) }
    }
}
