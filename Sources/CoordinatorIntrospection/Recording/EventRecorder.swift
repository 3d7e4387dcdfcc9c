import Coordinators
import CoordinatorModel

/// Records the journeys of a running app's events: the emitter, the responders on the path, their answers, and the end.
///
/// ```swift
/// let recorder = EventRecorder()
/// recorder.start()
/// // … the app runs …
/// var tree = CoordinatorTree(walking: appCoordinator)
/// tree.merge(recorder.journal)
/// try tree.write(toFile: "tree.json")
/// ```
///
/// While it is off an emission pays one check, as without any recorder. While it is on it keeps names, never objects,
/// and of the journeys the newest only. Events travel on the main actor, so it lives there; a `Journal` is a value that
/// any thread may have.
@MainActor public final class EventRecorder {
    /// How many journeys are kept.
    public let capacity: Int

    /// Journeys that were forgotten for newer ones.
    public private(set) var forgotten = 0

    private var observation: JourneyObservation?
    private var names = JourneyNames()
    /// A ring: the oldest journey is at `oldest` once it is full.
    private var ring: [JourneyNames.Journey] = []
    private var oldest = 0

    /// Makes a recorder that is off.
    ///
    /// - Parameter capacity: how many journeys are kept, at least one. Sixteen bytes each, beside every path once.
    public init(capacity: Int = 10_000) { self.capacity = max(1, capacity) }

    /// Whether it records.
    public var isRecording: Bool { observation != nil }

    /// Records from now on. Does nothing while it records.
    public func start() {
        guard observation == nil else { return }
        observation = EventJourney.observe { [weak self] journey in self?.record(journey) }
    }

    /// Records no more. What was recorded stays.
    public func stop() {
        observation?.cancel()
        observation = nil
    }

    /// Forgets what was recorded.
    public func clear() {
        (ring, oldest, forgotten, names) = ([], 0, 0, JourneyNames())
    }

    /// What was recorded and isn't forgotten, the oldest first.
    public var journal: Journal {
        Journal((ring[oldest...] + ring[..<oldest]).map(names.spelledOut), forgotten: forgotten)
    }

    /// Notes an event of a stream, if the recorder is on.
    ///
    /// - Parameters:
    ///   - event: the event's full name, as `StreamWay.event(of:)` gives it.
    ///   - way: the object that sent it, and the one that received it.
    public func record(_ event: String, along way: StreamWay) {
        guard isRecording, !way.path.isEmpty else { return }
        keep(names.short(for: way.journey(of: event)))
    }

    private func record(_ journey: EventJourney) { keep(names.short(for: journey)) }

    private func keep(_ entry: JourneyNames.Journey) {
        if ring.count < capacity {
            ring.append(entry)
        } else {
            ring[oldest] = entry
            oldest = (oldest + 1) % capacity
            forgotten += 1
        }
        // Most apps have few paths; one that makes types as it runs must not fill the memory with their names.
        if names.pathCount > 2 * capacity { rename() }
    }

    /// Keeps only the names that a journey still uses.
    private func rename() {
        var fresh = JourneyNames()
        ring = ring.map { fresh.adopt($0, from: names) }
        names = fresh
    }
}
