import CoordinatorModel

/// A result of a rule: something in the tree that is wrong or worth knowing.
public struct Finding: Sendable {
    /// The rule's id, such as `unhandled-event`, or a policy's name.
    public var rule: String
    /// The severity; never `off`.
    public var severity: Severity
    /// The message in one line, without the place and the rule.
    public var message: String
    /// The full name of the event that it is about.
    public var event: String?
    /// The type of the coordinator or screen that emits it.
    public var emitter: String?
    /// The type of the coordinator that it is about, or that the emitter belongs to.
    public var coordinator: String?
    /// Its place in the app's source.
    public var location: Location?
    /// Its place in the file that the tree was read from; for findings without a location.
    public var origin: Origin
    /// Identifies this finding in every run, as long as its cause stays the same. It is computed from the rule, the
    /// event or coordinator, and an ordinal among equal findings; not from lines, files, the path or the order of
    /// siblings. It is unique in a run.
    public var fingerprint: String
    /// Additional facts, one line each.
    public var notes: [String]
    /// How to fix it, or what was perhaps meant.
    public var hint: String?
    /// The part of the tree that it is about.
    public var subject: Subject
    /// The journey that it is about, for findings about journeys: the one with the shortest path.
    public var journey: Journey?
    /// Other places with the same cause: the other paths on which an event is lost, or the other coordinators of a
    /// cycle.
    public var related: RelatedPlaces = .none
    /// The parts of a finding that reports several things together, each as a finding. A baseline has one entry for
    /// each part: the finding is known if all its parts are known.
    public var parts: [Finding] = []
    /// The number of paths on which it occurs, for findings about journeys.
    public var pathCount = 1
    /// Whether it reports that a known finding is fixed: an entry of the baseline that no finding matches. Such a
    /// finding never fails a run, however strict the run is.
    public var isAboutFixed = false

    var trail: Trail

    /// The types of the coordinators from the root to the one that it is about. Takes time linear in the length of the
    /// path.
    public var path: [String] { trail.types }

    /// Creates a finding.
    public init(
        rule: String, severity: Severity, message: String, event: String? = nil, emitter: String? = nil,
        coordinator: String? = nil, path: [String] = [], location: Location? = nil, origin: Origin = Origin(),
        fingerprint: String, notes: [String] = [], hint: String? = nil, subject: Subject = .tree
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.event = event
        self.emitter = emitter
        self.coordinator = coordinator
        self.location = location
        self.origin = origin
        self.fingerprint = fingerprint
        self.notes = notes
        self.hint = hint
        self.subject = subject
        trail = .types(path)
    }
}
