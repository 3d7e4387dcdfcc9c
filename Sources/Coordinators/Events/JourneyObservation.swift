/// An observation of every journey. It lasts as long as this object exists.
@MainActor public final class JourneyObservation {
    fileprivate let observer: @MainActor (EventJourney) -> Void

    fileprivate init(observer: @escaping @MainActor (EventJourney) -> Void) { self.observer = observer }

    /// Ends the observation while the object still exists.
    public func cancel() { JourneyObservers.remove(self) }
}

extension EventJourney {
    /// Calls `observer` for every event whose journey ends from now on, in every hierarchy of the process.
    ///
    /// If an interceptor emits events itself, their journeys end first. Without observers, an emission costs one check.
    ///
    /// - Returns: the observation, which the caller must keep.
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
