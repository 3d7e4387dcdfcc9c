/// An observation of every journey. It lasts as long as this object exists.
@MainActor public final class JourneyObservation {
    fileprivate let observer: @MainActor (EventJourney) -> Void

    fileprivate init(observer: @escaping @MainActor (EventJourney) -> Void) { self.observer = observer }

    /// Ends it before the object goes.
    public func cancel() { JourneyObservers.remove(self) }
}

extension EventJourney {
    /// Is called for every event that ends its journey from now on, in every hierarchy of the process.
    ///
    /// Where an interceptor emits events of its own, those end first. With no observer an emission pays one check.
    ///
    /// - Returns: the observation, which has to be kept.
    public static func observe(_ observer: @escaping @MainActor (EventJourney) -> Void) -> JourneyObservation {
        let observation = JourneyObservation(observer: observer)
        JourneyObservers.add(observation)
        return observation
    }
}

/// All observers, as weak references.
@MainActor enum JourneyObservers {
    private struct Entry {
        weak var observation: JourneyObservation?
    }

    private static var entries: [Entry] = []

    static func add(_ observation: JourneyObservation) { entries.append(Entry(observation: observation)) }

    static func remove(_ observation: JourneyObservation) { entries.removeAll { $0.observation === observation } }

    static func tell(of journey: EventJourney) {
        if entries.isEmpty { return }
        entries.removeAll { $0.observation == nil }
        for entry in entries { entry.observation?.observer(journey) }
    }
}
