import CoordinatorModel

extension CoordinatorTree {
    /// Adds the recorded journeys to a snapshot, so that a check considers them.
    ///
    /// - Each recorded emitter gets an emission. A responder that consumed an event every time consumes it `always`; a
    ///   responder that gave both answers consumes it `sometimes`, whatever was declared. A responder that never
    ///   consumed is not an interceptor for that reason: every coordinator on the path is offered the event.
    /// - A coordinator or screen that no longer exists is added at its place as not started. Objects are distinguished
    ///   by their types along the path; among siblings of one type, the first one represents all.
    /// - If the recorder dropped journeys, `unresolved` says so.
    ///
    /// Merging the same journal again changes nothing.
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

    /// Creates a tree from a journal alone: the paths of its events.
    public init(replaying journal: Journal) {
        self.init()
        merge(journal)
        // A journal does not contain whether they still run.
        for index in coordinators.indices { coordinators[index].isStarted = nil }
    }

    private mutating func add(_ note: Unresolved) {
        if !unresolved.contains(note) { unresolved.append(note) }
    }
}
