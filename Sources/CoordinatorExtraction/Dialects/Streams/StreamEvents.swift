/// Turns the values in streams into events, after the run: each value that the program sends to a stream is sent once
/// more, and its subscribers and their effects are recorded.
///
/// A stream has events if a coordinator subscribes to it, or to another stream of the same declaration. Most streams
/// never leave a screen.
struct StreamEvents {
    let engine: Engine
    let names: StreamNames
    let readers: StreamReaders
    var index: ProgramIndex { engine.index }
    var roles: Roles { engine.roles }

    /// One value at one place, and its outcome.
    struct Told {
        var sending: StreamFacts.Sending
        /// The case of an enum of the app, if it is one.
        var member: EventName?
        var deliveries: [Heard]
        /// Whether a base class of coordinators handles this value as it handles all values.
        var isServed: Bool
        /// Whether it was not followed to its end.
        var isCutOff: Bool
        /// Whether it is known that no code subscribes to the stream.
        var isSilent = false
        /// Whether no coordinator but the sender subscribes to the stream: what the sender hears, it intercepts.
        var isToItself = false
    }

    /// An object's effect on a value.
    struct Heard {
        var hearer: ObjectID
        var event: EventName
        var mayAct: Bool
        var mayPass: Bool
        /// Whether code other than that of a base class of coordinators received it.
        var isTaken = true
        /// Whether its code names the case, if it does not act on it.
        var isNamed: Bool
        /// Whether its code does nothing with any value.
        var ignoresAll = false
        var place: Place
        /// The result that a coordinator had made from the value before.
        var result: StreamResult?
    }

    /// Streams that the same code makes.
    struct Declaration: Hashable {
        var site: Place?
        var inside: Place?
        var type: TypeID?
        var arguments: [Shape]
    }

    init(_ engine: Engine, _ readers: StreamReaders) {
        self.engine = engine
        self.readers = readers
        names = StreamNames(engine)
    }

    func report() {
        let sendings = meaningful(engine.facts.streams.sendings).sorted { left, right in
            (left.key.place, left.key.stream.index) < (right.key.place, right.key.stream.index)
        }
        let (led, silent) = leading(sendings)
        var all: [Told] = []
        var unknown: [(sending: StreamFacts.Sending, sent: StreamFacts.Sent)] = []
        var (conduits, makings): (Set<Place>, Set<Place>) = ([], [])
        for (sending, sent) in sendings where led.contains(declaration(of: sending.stream)) {
            let cases = representatives(of: sent.value)
            if cases.isEmpty, isOfEnum(sent.value) {
                unknown.append((sending, sent))
                continue
            }
            let values = cases.isEmpty ? [sent.value] : cases.map { Value($0) }
            for value in values {
                let watched = watch(value, by: sent.function, to: sending.stream)
                conduits.formUnion(watched?.watch.made.conduits ?? [])
                makings.formUnion(watched?.watch.made.others ?? [])
                let deliveries = watched.map { self.deliveries(of: value, to: sending.stream, $0.watch) } ?? []
                guard !isDownward(deliveries, from: sending.sender) else { continue }
                all.append(
                    Told(
                        sending: sending, member: member(of: value), deliveries: deliveries.filter(\.isTaken),
                        isServed: deliveries.contains { !$0.isTaken }, isCutOff: watched?.isCutOff == true))
            }
        }
        conduits.subtract(makings)
        all.removeAll { isConduit($0.sending, conduits) }
        unknown.removeAll { isConduit($0.sending, conduits) }
        /// The values in streams to which coordinators subscribe, by the case that is sent; `nil` for the event with
        /// the name of its stream.
        var heard: [Declaration: [EventName?: Set<EventName?>]] = [:]
        for told in all {
            let events = told.deliveries
                .filter { $0.result == nil && isCoordinator($0.hearer) && $0.hearer != told.sending.sender }
                .filter { $0.mayAct || !isEnd(told.sending) }
                .map(\.event)
            guard !events.isEmpty else { continue }
            let own = names.channel(of: told.sending.stream)
            heard[declaration(of: told.sending.stream), default: [:]][told.member, default: []]
                .formUnion(events.map { $0 == own ? nil : $0 })
        }
        let subscribers = subscribers(all)
        let made = Set(all.filter { !isPlaceholder($0.sending) }.map(\.sending.place))
        for var told in all where !isPlaceholder(told.sending) || !made.contains(told.sending.place) {
            guard let known = heard[declaration(of: told.sending.stream)],
                !told.isServed || told.deliveries.contains(where: { isCoordinator($0.hearer) })
            else { continue }
            told.isToItself =
                subscribers[declaration(of: told.sending.stream)] == told.sending.sender.map { [type($0)] }
            report(told, Set((known[told.member] ?? []).compactMap { $0 ?? names.channel(of: told.sending.stream) }))
        }
        reportUnheard(sendings.filter { silent.contains(declaration(of: $0.key.stream)) })
        reportResults(all.flatMap(\.deliveries) + AwaitedResults(engine).deliveries())
        for told in all where told.isCutOff { tellCutOff(told.sending) }
        for (sending, sent) in unknown
        where heard[declaration(of: sending.stream)] != nil || isHeard(sent, through: sending) {
            engine.facts.unresolved[sending.place] = "which case goes through this stream depends on run-time values"
        }
    }

    func declaration(of stream: ObjectID) -> Declaration {
        let object = engine.atoms[stream]
        return Declaration(
            site: object.site, inside: object.inside, type: object.type,
            arguments: object.sort == .declared ? object.arguments : [])
    }

    // MARK: - Receiving

    /// Passes a value to a stream, and records the outcome as far as it is followed.
    func watch(
        _ value: Value, by function: Function, to stream: ObjectID, _ answered: AnsweredCalls? = nil
    ) -> (watch: DeliveryWatch, isCutOff: Bool)? {
        engine.facts.trials += 1
        let watch = DeliveryWatch(.anythingOrStop)
        let trial = InterceptionTrial(engine.facts.trials, of: function.name)
        (trial.watch, trial.answered) = (watch, answered)
        let run = Run(engine, nil, trial: trial)
        guard let home = run.home(of: function, stream) else { return nil }
        _ = run.call(function, receiver: stream, home: home, arguments: function.parameters.isEmpty ? [] : [value])
        return (watch, trial.isCutOff)
    }

    /// The objects that receive a value.
    private func deliveries(of value: Value, to stream: ObjectID, _ watch: DeliveryWatch) -> [Heard] {
        let results = StreamResults(engine, watch)
        let ignoring = IgnoringSubscribers(engine: engine)
        /// What is made of a case on its way is still that case, unless it is another one.
        let sent = member(of: value) ?? names.channel(of: stream)
        let direct = watch.deliveries.flatMap { delivery in
            (engine.facts.streams.listeners[delivery.subscription] ?? []).compactMap { listener -> Heard? in
                guard let author = listener.author, !readers.dropped.contains(listener.place),
                    !isOnlyPassedOn(delivery, by: author), !results.isOwn(delivery, of: author)
                else { return nil }
                let result = results.result(for: author, after: delivery.turns)
                guard result != nil || !delivery.isStopped && !results.isAnswered(delivery, before: author) else {
                    return nil
                }
                guard let event = result?.event ?? member(of: delivery.value) ?? sent else { return nil }
                return Heard(
                    hearer: author, event: event, mayAct: delivery.mayAct, mayPass: delivery.mayPass,
                    isTaken: delivery.isTaken, isNamed: delivery.place != nil,
                    ignoresAll: !delivery.mayAct && ignoring.contains(delivery.subscription),
                    place: delivery.place ?? listener.place,
                    result: result)
            }
        }
        let turned = results.answers().compactMap { answer -> Heard? in
            guard let event = answer.result?.event ?? member(of: answer.value) ?? sent else { return nil }
            return Heard(
                hearer: answer.author, event: event, mayAct: true, mayPass: false, isNamed: true, place: answer.place,
                result: answer.result)
        }
        return direct + turned
    }
}
