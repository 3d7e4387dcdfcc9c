import CoordinatorModel

/// Something that a rule has found.
public struct Finding: Sendable {
    /// The rule's id, such as `unhandled-event`, or a policy's name.
    public var rule: String
    /// How much it matters; never `off`.
    public var severity: Severity
    /// What is wrong, in one line, without the place and the rule.
    public var message: String
    /// The full name of the event that it is about.
    public var event: String?
    /// The type of the coordinator or screen that emits it.
    public var emitter: String?
    /// The type of the coordinator that it is about, or to which the emitter belongs.
    public var coordinator: String?
    /// Its place in the app's source.
    public var location: Location?
    /// Its place in the file that the tree was read from; for findings without a location.
    public var origin: Origin
    /// Identifies this finding in every run, as long as its cause stays the same: it is made of the rule, the event or
    /// the coordinator that it is about, and an ordinal among equals; not of lines, files, the path or the order of
    /// siblings. No two findings of one run have the same.
    public var fingerprint: String
    /// More that is worth saying, a line each.
    public var notes: [String]
    /// What to do, or what was perhaps meant.
    public var hint: String?
    /// The part of the tree that it is about.
    public var subject: Subject
    /// The journey that it is about, for findings about events on their way: one with a shortest path.
    public var journey: Journey?
    /// Other places with the same cause: the other paths on which an event is lost, the other
    /// coordinators on a cycle.
    public var related: RelatedPlaces = .none
    /// The things that are reported together, if they are several, each as a finding of its own. A baseline has these: a
    /// finding is known if all of its parts are.
    public var parts: [Finding] = []
    /// On how many paths it happens, for findings about events on their way.
    public var pathCount = 1
    /// Whether it reports that a known finding is fixed: an entry of the baseline that no finding matches. It
    /// never fails a run, however strict the run is.
    public var isAboutFixed = false

    var trail: Trail
    /// How much the evidence alone says it matters, at most; the configuration doesn't change it.
    var evidence = Severity.error

    /// The types of the coordinators from the root to the one that it is about. Takes time linear in the length.
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
