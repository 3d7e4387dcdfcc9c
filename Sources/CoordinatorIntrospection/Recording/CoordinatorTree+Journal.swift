import CoordinatorModel

extension CoordinatorTree {
    /// Adds what really happened to a snapshot, so that a check judges it.
    ///
    /// - An emitter that was seen emits. Who consumed every time consumes `always`; who was seen to answer both ways
    ///   consumes `sometimes`, whatever was declared. Who only ever let an event pass is no interceptor by that: every
    ///   coordinator on the way is asked.
    /// - A coordinator or screen that is gone since is added where it stood, not started. People are told apart by
    ///   their types along the path; of several siblings of one type the first stands for them.
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

    /// The tree that a journal alone tells of: the paths that its events took.
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
