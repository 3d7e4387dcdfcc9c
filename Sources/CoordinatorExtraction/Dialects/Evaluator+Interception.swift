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
    func claims(of type: TypeID, events: [TypeID]) -> [InterceptionClaim] {
        guard dialects.contains(.coordinate) else { return [] }
        let receiver = Instance(type: type, isMade: true)
        let targets = self.targets(
            "interceptEvent", of: receiver, [Expression.Argument(label: nil, value: .nil)], static: false
        ).filter { $0.function.body != nil && $0.function.parameters.count == 1 }
        guard !targets.isEmpty else { return [] }
        var claims: [InterceptionClaim] = []
        for domain in events {
            for one in index[domain].orderedCases {
                if let claim = claim(EventName(domain: domain, member: one.name), targets) { claims.append(claim) }
            }
        }
        return claims
    }

    private func claim(_ event: EventName, _ targets: [Target]) -> InterceptionClaim? {
        let value = Value(.enumCase(event.domain, event.member, []))
        // The entry takes any event; the others are for those whom it asks.
        guard
            let entry = targets.first(where: { target in
                let scope = self.scope(of: target.function, target.receiver, target.home)
                guard let type = index.shape(of: target.function.parameters[0].type, in: scope).nominals.first?.type
                else { return true }
                return !index[type].isEnum
            }) ?? narrow(targets, [value]).first
        else { return nil }
        trial = InterceptionTrial()
        fuel = Self.fuelOfAnEntry
        depth = 0
        actor = entry.receiver?.type
        defer {
            trial = nil
            actor = nil
        }
        let answer = run(entry.function, receiver: entry.receiver, home: entry.home, arguments: [value])
        guard let seen = trial else { return nil }
        let mayConsume = answer.atoms.contains(.bool(true)) || answer.isUnknown && seen.looked
        let mayPass = answer.atoms.contains(.bool(false)) || answer.isUnknown
        let isClaimed = mayConsume || seen.looked || (seen.wasCast && !seen.wasTested && answer.atoms != [.bool(false)])
        guard isClaimed else { return nil }
        return InterceptionClaim(
            event: event, mayConsume: mayConsume, mayPass: mayPass, place: seen.place ?? entry.function.place)
    }
}
