import CoordinatorIntrospection
import CoordinatorModel
import FindingReports

/// Prints the journeys of a recorder's journal.
struct Replay {
    private let journal: Journal
    private let event: String?
    private let from: String?

    /// Selects the journeys to print.
    ///
    /// - Parameters:
    ///   - journal: the recorded journeys.
    ///   - event: the event's name, or a pattern; `nil` for all events.
    ///   - from: the type of the emitter, or a pattern; `nil` for all emitters.
    init(_ journal: Journal, of event: String?, from: String?) {
        self.journal = journal
        self.event = event
        self.from = from
    }

    /// The journeys, grouped by event.
    ///
    /// - Throws: `CommandFailure` if there are none.
    func text(_ options: ReportOptions) throws -> String {
        let pattern = NamePattern(event ?? "*")
        let emitter = from.map(NamePattern.init)
        let ofEvent = journal.journeys.filter { pattern.matches($0.event) }
        let journeys = ofEvent.filter { emitter?.matches($0.path[0].type) ?? true }
        if journeys.isEmpty { throw nothing(found: ofEvent) }
        if journal.forgotten > 0 {
            Status.note("the recorder dropped \(journal.forgotten) older journeys to limit its memory", isQuiet: false)
        }
        return RecordedText.text(of: journeys.map(ReplayedJourney.init), options: options)
    }

    private func nothing(found ofEvent: [RecordedJourney]) -> CommandFailure {
        guard let event else { return CommandFailure("the journal has no journey") }
        let wanted = ofEvent.isEmpty ? event : from ?? ""
        let names = ofEvent.isEmpty ? journal.journeys.map(\.event) : ofEvent.map { $0.path[0].type }
        let hint = NearestName.didYouMean(NearestName.nearest(to: wanted, among: Set(names).sorted()))
        return CommandFailure(
            ofEvent.isEmpty ? "no journey of \(event) was recorded" : "\(wanted) did not emit \(event)",
            hint: hint)
    }
}

extension ReplayedJourney {
    /// Takes only the names of a recorded journey.
    fileprivate init(_ journey: RecordedJourney) {
        self.init(
            event: journey.event, path: journey.path.map(\.type), offered: journey.offered,
            isConsumed: journey.isConsumed,
            firstCoordinator: journey.path.firstIndex { $0.kind != nil } ?? journey.path.count)
    }
}
