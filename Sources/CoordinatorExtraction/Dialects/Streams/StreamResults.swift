/// A result that a coordinator makes from a value: `start()` returns `model.picked.map { PickResult.picked($0) }`.
struct StreamResult: Hashable {
    var author: ObjectID
    var event: EventName
    var place: Place
}

/// The results of one type's coordinators, of one enum.
struct UsedResult: Hashable {
    private let author: TypeID?
    private let domain: TypeID

    init(_ result: StreamResult, _ engine: Engine) {
        author = engine.atoms[result.author].type
        domain = result.event.domain
    }
}

/// The turns of one value, and those of them that are results of coordinators.
struct StreamResults {
    /// A coordinator that made a result from a value, or decided what to make from another one's result.
    struct Answer {
        var author: ObjectID
        var value: Value
        var place: Place
        var result: StreamResult?
    }

    private let engine: Engine
    private let watch: DeliveryWatch

    init(_ engine: Engine, _ watch: DeliveryWatch) {
        self.engine = engine
        self.watch = watch
    }

    /// The result that an object receives after some turns: the last one that another coordinator made.
    func result(for hearer: ObjectID, after turns: [DeliveryWatch.Turn]) -> StreamResult? {
        turns.reversed().firstAnswer { turn in
            self.results(of: turn).first { $0.author != hearer }
        }
    }

    /// Whether an object observes its own result, which is for others.
    func isOwn(_ delivery: DeliveryWatch.Delivery, of hearer: ObjectID) -> Bool {
        delivery.turns.indices.contains { last in
            results(of: delivery.turns[last]).contains { $0.author == hearer }
                && isHeard(Array(delivery.turns[...last]), besides: hearer)
        }
    }

    /// Whether another coordinator received the value, and returned a stream that leads to this object: the values of
    /// that stream are separate events.
    func isAnswered(_ delivery: DeliveryWatch.Delivery, before hearer: ObjectID) -> Bool {
        delivery.steps.contains { step in
            (engine.facts.streams.listeners[step] ?? []).contains { listener in
                listener.author.map { $0 != hearer && isCoordinator($0) } == true
            }
        }
    }

    func answers() -> [Answer] {
        watch.turns.flatMap { way -> [Answer] in
            guard let turn = way.last else { return [] }
            return (engine.facts.streams.listeners[turn.turn] ?? []).compactMap { listener -> Answer? in
                guard let author = listener.author, isCoordinator(author) else { return nil }
                let before = result(for: author, after: way.dropLast())
                let isHeard = results(of: turn).contains { $0.author == author } && isHeard(way, besides: author)
                guard isHeard || before != nil && turn.place != nil else { return nil }
                return Answer(
                    author: author, value: turn.before, place: turn.place ?? listener.place, result: before)
            }
        }
    }

    /// Whether another coordinator receives the result.
    private func isHeard(_ way: [DeliveryWatch.Turn], besides author: ObjectID) -> Bool {
        let made = way.map(\.turn)
        return watch.deliveries.contains { delivery in
            delivery.isTaken && delivery.turns.map(\.turn).starts(with: made)
                && (engine.facts.streams.listeners[delivery.subscription] ?? []).contains { listener in
                    listener.author.map { $0 != author && isCoordinator($0) } == true
                }
        }
            || watch.turns.contains { other in
                other.count > way.count && other.map(\.turn).starts(with: made)
                    && (engine.facts.streams.listeners[other[other.count - 1].turn] ?? []).contains { listener in
                        listener.author.map { $0 != author && isCoordinator($0) } == true
                    }
            }
    }

    /// The cases that coordinators make from other values in a turn.
    private func results(of turn: DeliveryWatch.Turn) -> [StreamResult] {
        guard turn.before != turn.after || turn.isPassedOn, turn.after.atoms.count == 1,
            case .enumCase(_, let type, let name) = engine.atoms.meaning(turn.after.atoms[0]),
            !engine.index[type].isExternal
        else { return [] }
        return (engine.facts.streams.listeners[turn.turn] ?? []).sorted { $0.place < $1.place }.compactMap { listener in
            guard let author = listener.author, isCoordinator(author) else { return nil }
            return StreamResult(
                author: author, event: EventName(domain: type, member: name), place: listener.place)
        }
    }

    private func isCoordinator(_ object: ObjectID) -> Bool {
        engine.atoms[object].type.map(engine.roles.isCoordinator) == true
    }
}
