/// The numbers for the last line of a report.
public struct AnalysisSummary: Hashable, Sendable {
    /// All coordinators, unattached ones included.
    public var coordinators: Int
    /// The events that are declared or emitted, each once.
    public var events: Int
    /// The emissions that have at least one journey: all but those in unattached coordinators.
    public var emissions: Int
    /// The emissions that are lost on at least one path, whether that is reported or not.
    public var lost: Int
    /// The emissions without a journey: those in coordinators to which no root leads.
    public var unreached: Int
    /// The places that extraction could not follow.
    public var unresolved: Int
    /// The journeys of the emissions: one for each, and more if references add paths.
    public var journeys: Int
    /// Whether some paths were left out because there were too many.
    public var isTruncated: Bool
    /// Whether extraction stopped before the end of the program, so that the findings apply only to the part that was
    /// read.
    public var isCutOff: Bool
    /// Findings of severity `error`, as all counts by severity without those that are suppressed or known.
    public var errors: Int
    /// Findings of severity `warning`.
    public var warnings: Int
    /// Findings of severity `note`.
    public var notes: Int
    /// Findings that are suppressed.
    public var suppressed: Int
    /// Findings that are in the baseline.
    public var known: Int
    /// Entries of the baseline that no finding matches.
    public var fixed: Int

    /// The findings that are reported.
    public var findings: Int { errors + warnings + notes }

    init(_ propagation: Propagation, errors: Int, warnings: Int, notes: Int, suppressed: Int) {
        let store = propagation.store
        let places = store.places
        coordinators = store.tree.coordinators.count
        var isEvent = [Bool](repeating: false, count: places.names.names.count)
        for emission in places.emissions { isEvent[Int(emission.name)] = true }
        var neverEmitted: Set<String> = []
        for (index, number) in places.declarations.enumerated() {
            if number >= 0 {
                isEvent[Int(number)] = true
            } else {
                neverEmitted.insert(store.tree.events[index].name)
            }
        }
        events = isEvent.count(where: { $0 }) + neverEmitted.count
        var isTraced = [Bool](repeating: false, count: places.emissions.count)
        var isLost = isTraced
        for trace in store.traces.prefix(store.attachedTraces) {
            isTraced[Int(trace.emission)] = true
            if store.isLost(trace) { isLost[Int(trace.emission)] = true }
        }
        emissions = isTraced.count(where: { $0 })
        lost = isLost.count(where: { $0 })
        unreached = isTraced.count - emissions
        unresolved = store.tree.unresolved.count
        journeys = store.attachedTraces
        isTruncated = propagation.isTruncated
        isCutOff = store.tree.cutOff != nil
        self.errors = errors
        self.warnings = warnings
        self.notes = notes
        self.suppressed = suppressed
        known = 0
        fixed = 0
    }

    /// Zero, the start of a sum.
    init() {
        (coordinators, events, emissions, journeys, isTruncated, isCutOff) = (0, 0, 0, 0, false, false)
        (lost, unreached, unresolved) = (0, 0, 0)
        (errors, warnings, notes, suppressed, known, fixed) = (0, 0, 0, 0, 0, 0)
    }

    /// Adds the numbers of another tree. An event in both trees counts twice, because they are different trees.
    mutating func add(_ other: AnalysisSummary) {
        coordinators += other.coordinators
        events += other.events
        emissions += other.emissions
        lost += other.lost
        unreached += other.unreached
        unresolved += other.unresolved
        journeys += other.journeys
        isTruncated = isTruncated || other.isTruncated
        isCutOff = isCutOff || other.isCutOff
        suppressed += other.suppressed
    }

    /// Counts findings by severity.
    mutating func count(_ findings: some Sequence<Finding>) {
        for finding in findings {
            switch finding.severity {
            case .error: errors += 1
            case .warning: warnings += 1
            case .note: notes += 1
            case .off: break
            }
        }
    }
}
