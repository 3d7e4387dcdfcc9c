/// Runs the program abstractly: every function of every type, with sets of possible values instead of values.
///
/// Functions are followed where they lead (factories, routers, helpers, closures, protocols' implementations), so that
/// what a coordinator brings about through others is still its own doing. Rounds are repeated until nothing new is
/// assigned to any property.
final class Evaluator {
    let index: ProgramIndex
    let roles: Roles
    /// The dialects that are looked for.
    let dialects: Set<Dialect>
    var facts = Facts()

    /// What was ever assigned to a property, by the type of the object that has it.
    var stored: [StoredKey: Value] = [:]
    /// The types of which an object has something in a property of a name.
    var storedHolders: [String: Set<TypeID>] = [:]
    /// What was ever put into a case of an enum.
    var payloads: [PayloadKey: [Value]] = [:]
    /// Whether this round assigned anything new.
    var isChanged = false { didSet { news += 1 } }

    /// On whose behalf code runs: the coordinator or screen (or else the type) whose function was entered last.
    var actor: TypeID?
    /// The case of the coordinator's `Route` that is being followed.
    var route: String?
    /// How deep calls are nested.
    var depth = 0
    /// Whether an initialiser runs that nobody was seen to call so: its arguments say nothing.
    var isGuessing = false
    /// What containers of dependencies were told to make for a type.
    var registrations: [TypeID: Value] = [:]
    /// What they were seen to make in this round, for whom.
    var deliveries: [DeliveryKey: Value?] = [:]
    /// The interceptor that is being run for one event, if any.
    var trial: InterceptionTrial?

    var results: [CallKey: Value] = [:]
    /// What calls return that attribute nothing to anybody: the same for whomever they are made.
    var pureResults: [CallKey: Value] = [:]
    /// What getters and initialisers make, for whom, and for everybody.
    var reads: [ReadKey: Value] = [:]
    var pureReads: [ReadKey: Value] = [:]
    /// Counts what was attributed to the acting type, so that it shows whether a call attributed anything.
    var attributed = 0
    var running: Set<CallKey> = []
    /// Closures that return something and were handed to somebody: evaluated where they are called.
    var factories: [Place: ClosureValue] = [:]
    /// Where closures stand that were called.
    var called: Set<Place> = []
    /// Getters and initialisers that are being evaluated.
    var reading: Set<ReadKey> = []
    var knownProperties: [StoredKey: (property: Property, home: Ancestor)?] = [:]
    var knownMembers: [StoredKey: Bool] = [:]
    var knownInitializers: [TypeID: [(function: Function, home: Ancestor)]] = [:]
    var knownTargets: [StoredKey: [(function: Function, home: Ancestor)]] = [:]
    var knownSignatures: [SignatureKey: Signature] = [:]
    /// What properties are declared to be, seen from objects of the types that have them.
    var knownShapes: [SlotKey: Shape] = [:]
    /// The labels and types of functions' parameters, as text.
    var knownSpellings: [ObjectIdentifier: String] = [:]
    /// What the names of called functions say.
    var knownWords: [String: CallWords] = [:]
    /// Outputs of coordinators that superclasses in libraries declare.
    var libraryOutputs: Set<StoredKey> = []
    /// Which properties are outputs or delegates, as far as it was asked.
    var slots: [SlotKey: Slot?] = [:]
    /// Those that are there, by the type that has them and their name: several declarations may be about one property.
    var slotsByName: [StoredKey: Set<Slot>] = [:]
    /// Closures that were run where they are written, in this entry.
    var anticipated: [AnticipationKey: Anticipation] = [:]
    /// Counts what is new of what others may read.
    var news = 0
    /// Closures that lead too far to be followed where they are written.
    var delayed: [DelayedClosure] = []
    var knownDelayed: Set<DelayedKey> = []
    /// Work that is left in this entry. Code that would never end is cut off.
    var fuel = 0
    /// What an entry is given at this time of a round, and the entries to which that was too little.
    var share = fuelOfAnEntry
    var unfinished: [Entry] = []
    var postponed: [DelayedClosure] = []
    /// What the last entry was given, and what is left for all others of the round.
    var granted = 0
    var supply = 0
    /// Where code of coordinators and screens begins that was cut off in this round.
    var cutOff: Set<CutOff> = []

    static let deepest = 40
    static let fuelOfAnEntry = 60_000

    struct StoredKey: Hashable {
        var holder: TypeID
        var property: String
    }

    typealias DelayedClosure = (closure: ClosureValue, arguments: [Value], actor: TypeID?, route: String?)

    struct CutOff: Hashable {
        var actor: TypeID
        var place: Place
    }

    struct ReadKey: Hashable {
        var holder: TypeID?
        var arguments: [Shape] = []
        var property: ObjectIdentifier
        var actor: TypeID?
    }

    init(_ index: ProgramIndex, _ roles: Roles, dialects: Set<Dialect> = Set(Dialect.allCases)) {
        self.index = index
        self.roles = roles
        self.dialects = dialects
    }
}
