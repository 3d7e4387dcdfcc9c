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
/// While the recorder is off, an emission costs one check, as it does without a recorder. While it is on, it stores
/// names, never objects, and only the newest journeys. Events travel on the main actor, so the recorder is isolated to
/// it; a `Journal` is a value that can be used on any thread.
@MainActor public final class EventRecorder {
    /// The largest number of journeys that are kept.
    public let capacity: Int

    /// The number of journeys that were dropped for newer ones.
    public private(set) var forgotten = 0

    private var observation: JourneyObservation?
    private var names = JourneyNames()
    /// A ring buffer: when it is full, the oldest journey is at `oldest`.
    private var ring: [JourneyNames.Journey] = []
    private var oldest = 0

    /// Creates a recorder that is off.
    ///
    /// - Parameter capacity: the largest number of journeys that are kept, at least one. Each takes sixteen bytes; in
    ///   addition, every path is stored once.
    public init(capacity: Int = 10_000) { self.capacity = max(1, capacity) }

    /// Whether it records.
    public var isRecording: Bool { observation != nil }

    /// Starts to record. Does nothing if it already records.
    public func start() {
        guard observation == nil else { return }
        observation = EventJourney.observe { [weak self] journey in self?.record(journey) }
    }

    /// Stops recording. The recorded journeys are kept.
    public func stop() {
        observation?.cancel()
        observation = nil
    }

    /// Removes all recorded journeys.
    public func clear() {
        (ring, oldest, forgotten, names) = ([], 0, 0, JourneyNames())
    }

    /// The recorded journeys that were not dropped, the oldest first.
    public var journal: Journal {
        Journal((ring[oldest...] + ring[..<oldest]).map(names.spelledOut), forgotten: forgotten)
    }

    /// Records an event of a stream, if the recorder is on.
    ///
    /// - Parameters:
    ///   - event: the full name of the event, as `StreamWay.event(of:)` returns it.
    ///   - way: the path of the stream, from the object that sent the event.
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
        // Most apps have few paths. For an app that creates types at run time, the names must not fill the memory.
        if names.pathCount > 2 * capacity { rename() }
    }

    /// Keeps only the names that a journey still uses.
    private func rename() {
        var fresh = JourneyNames()
        ring = ring.map { fresh.adopt($0, from: names) }
        names = fresh
    }
}
