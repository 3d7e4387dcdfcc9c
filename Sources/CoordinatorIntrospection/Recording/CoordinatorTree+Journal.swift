import CoordinatorModel

extension CoordinatorTree {
    /// Adds what really happened to a snapshot, so that a check judges it.
    ///
    /// - A recorded emitter emits. A responder that consumed every time consumes `always`; one that answered both ways
    ///   consumes `sometimes`, whatever was declared. A responder that never consumed is not an interceptor for that:
    ///   every coordinator on the path is offered the event.
    /// - A coordinator or screen that no longer exists is added at its place, not started. Objects are distinguished by
    ///   their types along the path; of several siblings of one type the first represents them.
    /// - Where the recorder forgot journeys it is said in `unresolved`.
    ///
    /// Merging the same journal twice changes nothing more.
    public mutating func merge(_ journal: Journal) {
        var merging = JournalMerging(self)
        var seen: Set<RecordedJourney> = []
        for journey in journal.journeys where seen.insert(journey).inserted { merging.add(journey) }
        merging.settle()
        self = merging.tree
        if journal.forgotten > 0 {
            add(Unresolved(what: "the recorder forgot \(journal.forgotten) journeys"))
        }
        for text in merging.notes { add(Unresolved(what: text)) }
    }

    /// The tree that follows from a journal alone: the paths of its events.
    public init(replaying journal: Journal) {
        self.init()
        merge(journal)
        // Whether they still run is not in a journal.
        for index in coordinators.indices { coordinators[index].isStarted = nil }
    }

    private mutating func add(_ note: Unresolved) {
        if !unresolved.contains(note) { unresolved.append(note) }
    }
}
