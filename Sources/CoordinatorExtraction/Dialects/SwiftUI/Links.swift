/// Links that request a route from the stack around a view: `NavigationLink(value: ShopRoute.cart)`.
extension Run {
    /// Records the cases that a link requests.
    func noteLink(_ call: MeaningfulCall) {
        guard call.name == Presenting.link, let wanted = call.arguments.first(where: { $0.label == CommonWords.value }),
            let emitter = asker(in: call.frame)
        else { return }
        for atom in evaluate(wanted.value, in: call.frame).atoms {
            guard case .enumCase(_, let domain, let name) = atoms.meaning(atom), !index[domain].isExternal else {
                continue
            }
            let event = EventName(domain: domain, member: name)
            let emission = Facts.Emission(emitter: emitter, event: event, place: call.place)
            see { facts in facts.views.links.insert(emission) }
        }
    }
}

extension Engine {
    /// A link requests a route if a coordinator's stack has a destination for it.
    func findLinks() {
        let shown = Set(facts.views.contents.destinations.values.flatMap(\.keys))
        facts.emissions.formUnion(facts.views.links.filter { shown.contains($0.event.domain) })
    }

    /// The routes that links request from a coordinator's stack, except those for which it has a method.
    func linkClaims(of type: TypeID, besides answered: [Catching.Claim]) -> [Catching.Claim] {
        guard let shown = facts.views.contents.destinations[type] else { return [] }
        let emitted = Set(facts.emissions.map(\.event))
        return Set(facts.views.links.map(\.event)).filter(emitted.contains).sorted().compactMap { event in
            guard let place = shown[event.domain], !answered.contains(where: { $0.event == event }) else { return nil }
            return Catching.Claim(event: event, consumes: .always, place: place)
        }
    }
}
