/// The effects of flows on steps: `navigate(to:)` is run for each step that the program sends.
final class FlowAnswers {
    private let index: ProgramIndex

    init(_ index: ProgramIndex) { self.index = index }

    func claims(of type: TypeID, in engine: Engine) -> [Catching.Claim] {
        guard engine.roles.isCoordinator(type), let flow = index.topLevelType("Flow", from: 0),
            index.isKind(type, of: flow),
            let answer = FlowTrials(engine).answer(of: type)
        else { return [] }
        let steps = engine.facts.steps
        let events = Set(steps.emissions.map(\.event)).sorted()
        let forwarded = Set(steps.sent.filter { $0.flow == type && $0.receiver == .parent }.map(\.event))
        return events.compactMap { event in
            let own = FlowTrials(engine).adapted(event, by: type).map {
                self.claim(on: event, as: $0, by: answer, of: type, engine)
            }
            let isForwarded = forwarded.contains(event)
            guard let first = own.compactMap({ $0 }).first else {
                // The flow only sends the step to its parent. It does not answer one that a flow of its own sends it.
                guard isForwarded, !receives(event, type, engine) else { return nil }
                let place = steps.sent.filter { $0.flow == type && $0.event == event }.map(\.place).min()
                return place.map { Catching.Claim(event: event, consumes: .never, place: $0) }
            }
            var joined = first
            if own.contains(where: { $0?.consumes != first.consumes }) { joined.consumes = .sometimes }
            return joined
        }
    }

    /// Whether a flow that this one contributes sends it a step, and all that it sends itself is known to be for its parent.
    private func receives(_ event: EventName, _ type: TypeID, _ engine: Engine) -> Bool {
        let sent = engine.facts.steps.sent
        let own = sent.filter { $0.flow == type && $0.event == event }
        return own.allSatisfy { one in
            one.receiver == .parent && sent.count { $0.flow == type && $0.place == one.place } == 1
        }
            && sent.contains { one in
                one.receiver == .parent && one.event == event && one.flow != type
                    && engine.facts.adoptions[Facts.Mention(actor: type, type: one.flow)] != nil
            }
    }

    private func claim(
        on event: EventName, as step: EventName, by found: (function: Function, home: Ancestor), of type: TypeID,
        _ engine: Engine
    ) -> Catching.Claim? {
        let (_, trial) = FlowTrials(engine).run(step, by: found, of: type)
        guard let delivery = trial.watch?.deliveries.first else { return nil }
        let place = delivery.place ?? found.function.place
        guard delivery.mayAct else {
            // A case that is named and dropped ends there.
            return delivery.place.map { Catching.Claim(event: event, consumes: .always, isEmpty: true, place: $0) }
        }
        let consumes: Catching.Consumption =
            trial.given.forwarded.contains(event)
            ? (Set(trial.given.forwarded) == [event] ? .never : .sometimes)
            : delivery.mayPass ? .sometimes : .always
        return Catching.Claim(event: event, consumes: consumes, place: place)
    }
}
