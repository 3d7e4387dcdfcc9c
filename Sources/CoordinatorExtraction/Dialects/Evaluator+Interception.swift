/// What `interceptEvent` does with one event: it is run for it, and what may come of it is watched.
struct InterceptionTrial {
    /// Whether a case of the event was asked for and found.
    var looked = false
    /// Whether the event was cast to its own enum.
    var wasCast = false
    /// Whether any case of it was asked for.
    var wasTested = false
    /// Where its own case was first asked for.
    var place: Place?
    /// What it was asked.
    var questions = InterceptionQuestions()
}

/// A claim on an event, of which `consumes` says what it does.
struct InterceptionClaim: Hashable {
    var event: EventName
    var mayConsume: Bool
    var mayPass: Bool
    /// Where the case stands in a pattern; the function's place where all of a domain, or every event, is meant.
    var place: Place
}

extension Evaluator {
    /// Runs a type's `interceptEvent(_:)` for every event that its code mentions, as a program: casts, patterns,
    /// overloads, helpers and early returns decide (seed 000, "Events").
    func claims(of type: TypeID, events: EventDomains) -> [InterceptionClaim] {
        guard dialects.contains(.coordinate) else { return [] }
        let receiver = Instance(type: type, isMade: true)
        let targets = self.targets(
            "interceptEvent", of: receiver, [Expression.Argument(label: nil, value: .nil)], static: false
        ).filter { $0.function.body != nil && $0.function.parameters.count == 1 }
        guard !targets.isEmpty else { return [] }
        // The entry takes any event; the others are for those whom it asks.
        let entry = targets.first { target in
            let scope = self.scope(of: target.function, target.receiver, target.home)
            guard let type = index.shape(of: target.function.parameters[0].type, in: scope).nominals.first?.type
            else { return true }
            return !index[type].isEnum
        }
        var claims: [InterceptionClaim] = []
        var pending = events.all[...]
        var isNarrowed = false
        while let domain = pending.popFirst() {
            var questions: InterceptionQuestions?
            for one in index[domain].orderedCases {
                let event = EventName(domain: domain, member: one.name)
                let found = claim(event, entry ?? narrow(targets, [event.value]).first)
                if let claim = found.claim {
                    claims.append(claim)
                } else {
                    questions = found.questions
                    // Nobody has asked which case it is: the others take the same way.
                    if entry != nil, found.questions?.tellApart(casesOf: index[domain]) == false { break }
                }
            }
            // Who has no claim on this one has none on those that look the same to it.
            if entry != nil, !isNarrowed, let questions, let others = events.others(than: questions, after: domain) {
                pending = others[...]
                isNarrowed = true
            }
        }
        return claims
    }

    private func claim(_ event: EventName, _ entry: Target?) -> (
        claim: InterceptionClaim?, questions: InterceptionQuestions?
    ) {
        guard let entry else { return (nil, nil) }
        trial = InterceptionTrial()
        fuel = Self.fuelOfAnEntry
        depth = 0
        actor = entry.receiver?.type
        defer {
            trial = nil
            actor = nil
        }
        let answer = run(entry.function, receiver: entry.receiver, home: entry.home, arguments: [event.value])
        guard let seen = trial else { return (nil, nil) }
        let mayConsume = answer.atoms.contains(.bool(true)) || answer.isUnknown && seen.looked
        let mayPass = answer.atoms.contains(.bool(false)) || answer.isUnknown
        let isClaimed = mayConsume || seen.looked || (seen.wasCast && !seen.wasTested && answer.atoms != [.bool(false)])
        guard isClaimed else { return (nil, seen.questions) }
        let claim = InterceptionClaim(
            event: event, mayConsume: mayConsume, mayPass: mayPass, place: seen.place ?? entry.function.place)
        return (claim, seen.questions)
    }
}

extension EventName {
    /// The event itself, of whose payload nothing is known.
    fileprivate var value: Value { Value(.enumCase(domain, member, [])) }
}
