/// The effect of `interceptEvent` for one event: a run of the function, with a record of the possible outcomes.
final class InterceptionTrial {
    /// Whether the code tested for a case of the event and found it.
    var looked = false
    /// Whether the event was cast to its own enum.
    var wasCast = false
    /// Whether the code tested for any case of the enum.
    var wasTested = false
    /// The first place where the code tested for this case.
    var place: Place?
    /// The tests of the code.
    var questions = InterceptionQuestions()
    /// The effect of a value that is sent to a stream, if this run tries that.
    var watch: DeliveryWatch?
    /// The results of its calls, if each call has to be run only once.
    var answered: AnsweredCalls?
    /// The values that it passed to others.
    var given = Given()
    /// A number of this run, to distinguish its objects from those of other runs.
    let number: Int
    /// The function that is tried out.
    let function: String
    private var extent = Extent()

    /// The extent of the run so far.
    private struct Extent {
        var depth = 0
        var calls = 0
        /// Whether a value in streams went through more nested calls than are followed.
        var isTooDeep = false
    }

    struct Given {
        /// The values with which it created streams.
        var begun: [ObjectID: Value] = [:]
        /// The steps that a flow returns for its parent.
        var forwarded: [EventName] = []
        /// The places at which a flow contributes a stepper.
        var contributed: Set<Place> = []
        /// The places at which a step is sent to the parent.
        var forwarding: Set<Place> = []
    }

    private static let deepest = 40
    private static let mostCalls = 5_000

    init(_ number: Int, of function: String) {
        self.number = number
        self.function = function
    }

    /// Records that the run led further than it is followed.
    func cutOff() { extent.calls = Self.mostCalls }

    /// Whether it led further than it was followed.
    var isCutOff: Bool { extent.calls >= Self.mostCalls || extent.isTooDeep }

    /// Enters a call; `nil` if it would lead too far.
    func entering(_ run: Run) -> Run? {
        guard extent.depth < Self.deepest else {
            // A recursive call adds no depth; streams that lead to streams do.
            if watch?.isIdle == true { extent.isTooDeep = true }
            return nil
        }
        guard extent.calls < Self.mostCalls else { return nil }
        extent.depth += 1
        extent.calls += 1
        return run
    }

    func leave() { extent.depth -= 1 }
}

/// An interceptor of an event; `mayConsume` and `mayPass` are its possible effects.
struct InterceptionClaim: Hashable {
    var event: EventName
    var mayConsume: Bool
    var mayPass: Bool
    /// The place of the case in a pattern, or the function's place for a whole domain or every event.
    var place: Place
}

extension Engine {
    /// Runs a type's `interceptEvent(_:)` for every event that its code mentions, as a program: casts, patterns,
    /// overloads, helpers and early returns decide (seed 000, "Events").
    func claims(of type: TypeID, events: EventDomains) -> [InterceptionClaim] {
        let receiver = atoms.intern(Object(sort: .declared, type: type)).id
        let run = Run(self, nil)
        let event = [Expression.Argument(label: nil, value: .nil)]
        let targets = run.choose(
            run.targets(CoordinateRules.interceptor, of: receiver, type, static: false, taking: event).filter {
                $0.function.body != nil && $0.function.parameters.count == 1
            }, event)
        guard !targets.isEmpty else { return [] }
        // The entry takes any event; the other functions take only events of their parameter's type.
        let entry = targets.first { target in
            let own = TypeReference(type: type, arguments: [])
            let shape = declarations.signature(of: target.function, own, target.home).parameters[0]
            return shape.nominals.first.map { !index[$0.type].isEnum } ?? true
        }
        var claims: [InterceptionClaim] = []
        var pending = events.all[...]
        var isNarrowed = false
        while let domain = pending.popFirst() {
            var questions: InterceptionQuestions?
            for one in index[domain].orderedCases {
                let event = EventName(domain: domain, member: one.name)
                let value = Value(run.enumCase(one.name, of: domain))
                let found = claim(event, value, entry ?? run.narrow(targets, [value]).first)
                if let claim = found.claim {
                    claims.append(claim)
                } else {
                    questions = found.questions
                    // The code has not tested for the case: all other cases have the same result.
                    if entry != nil, found.questions?.tellApart(casesOf: index[domain]) == false { break }
                }
            }
            // Code that does not intercept this event does not intercept events that pass the same tests either.
            if entry != nil, !isNarrowed, let questions, let others = events.others(than: questions, after: domain) {
                pending = others[...]
                isNarrowed = true
            }
        }
        return claims
    }

    private func claim(_ event: EventName, _ value: Value, _ entry: Target?) -> (
        claim: InterceptionClaim?, questions: InterceptionQuestions?
    ) {
        guard let entry else { return (nil, nil) }
        facts.trials += 1
        let trial = InterceptionTrial(facts.trials, of: entry.function.name)
        let run = Run(self, nil, on: Behalf(actor: entry.receiver), trial: trial)
        let answer = run.call(entry.function, receiver: entry.receiver, home: entry.home, arguments: [value])
        if trial.isCutOff { facts.unresolved[entry.function.place] = Self.beyond }
        let isUnknown = answer.isUnknown || answer.isOpen
        let mayConsume = answer.atoms.contains(.yes) || isUnknown && trial.looked
        let mayPass = answer.atoms.contains(.no) || isUnknown
        let isClaimed =
            mayConsume || trial.looked || (trial.wasCast && !trial.wasTested && answer.atoms != [.no])
        guard isClaimed else { return (nil, trial.questions) }
        let claim = InterceptionClaim(
            event: event, mayConsume: mayConsume, mayPass: mayPass, place: trial.place ?? entry.function.place)
        return (claim, trial.questions)
    }
}
