/// A walk over the objects of an app, from its roots to every coordinator and screen.
///
/// The walk is breadth-first, so that a coordinator with several holders is drawn under the one nearest to the root.
/// Objects that are held weakly, or by a screen, come after everything that coordinators hold themselves: only then is
/// it known whether another coordinator holds them. No step recurses, however long the chain is.
struct ForeignWalk {
    /// A coordinator that is a child only if no other coordinator contains it.
    struct Candidate {
        var object: AnyObject
        var parent: Int
        var isChild: Bool
        var presentation: String?
    }

    /// A screen in a coordinator's property whose name doesn't say that it is the coordinator's own.
    struct LooseScreen {
        var object: AnyObject
        var coordinator: Int
        var presentation: String?
    }

    /// The place of an object that was found before.
    enum Place {
        case coordinator(Int)
        case screen(Int)
        case holder
    }

    let conventions: ForeignConventions
    var classes: ClassTable
    var layouts = LayoutTable()
    var scan = ValueScan()
    var coordinators: [FoundCoordinator] = []
    var screens: [FoundScreen] = []
    var unresolved: [String] = []
    var places: [ObjectIdentifier: Place] = [:]
    var candidates: [Candidate] = []
    var looseScreens: [LooseScreen] = []
    /// Routers, boxes and services that were opened. They are kept alive so that no other object gets their identity.
    var holders: [AnyObject] = []

    /// The pairs of coordinators that are already linked by a reference.
    var linked: Set<Int> = []

    private var nextCoordinator = 0
    private var nextScreen = 0
    private var nextCandidate = 0
    private var nextLoose = 0

    init(_ conventions: ForeignConventions) {
        self.conventions = conventions
        classes = ClassTable(conventions)
    }

    mutating func walk(from roots: [AnyObject]) {
        for root in roots where places[ObjectIdentifier(root)] == nil { adopt(root, parent: nil) }
        while true {
            if nextCoordinator < coordinators.count {
                nextCoordinator += 1
                open(coordinator: nextCoordinator - 1)
            } else if nextCandidate < candidates.count {
                nextCandidate += 1
                settle(candidates[nextCandidate - 1])
            } else if nextLoose < looseScreens.count {
                nextLoose += 1
                settle(looseScreens[nextLoose - 1])
            } else if nextScreen < screens.count {
                nextScreen += 1
                open(screen: nextScreen - 1)
            } else {
                return
            }
        }
    }

    /// The objects that a property of an object holds.
    mutating func sightings(of property: Property, in object: AnyObject) -> [Sighting] {
        var found: [Sighting] = []
        guard property.mayHoldObjects else { return found }
        scan.sightings(of: property.field, in: Self.address(of: object), &layouts, &found)
        return found
    }

    /// The receivers of a property's events.
    mutating func wiredEvents(through channel: Property.Channel, by property: Property, of object: AnyObject)
        -> [WiredEvent]
    {
        var receiver = WiredEvent.Receiver.unset
        for sighting in sightings(of: property, in: object) {
            switch sighting {
            case .object(let object, _): receiver = .object(object)
            case .closure: receiver = .closure
            case .dangling, .sealed: receiver = .unknown
            }
        }
        return channel.events.map { WiredEvent(event: $0, receiver: receiver) }
    }

    mutating func note(_ property: Property, _ reason: String) {
        unresolved.append("\(TypeName.of(property.field.owner)).\(property.field.name): \(reason)")
    }

    static func address(of object: AnyObject) -> UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    }
}
