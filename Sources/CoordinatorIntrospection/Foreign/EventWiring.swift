import CoordinatorModel

/// Turns the current values of outputs and delegates into emissions and interceptors.
///
/// `nil` means that no object receives the event, so there is only an emission. The owner of a closure can't be read;
/// by the convention of seed 003 it is the object that wires the closure: the coordinator of a screen, or the parent of
/// a coordinator. The object of a delegate is known (seed 004): if it is on the event's path, it is an interceptor;
/// otherwise the emitter gets an interceptor whose `by` names its type.
struct EventWiring {
    let walk: ForeignWalk
    let ancestry: Ancestry

    /// One entry for each coordinator, or for each screen, in the order of the walk.
    private(set) var coordinatorEmits: [[Emission]]
    private(set) var coordinatorIntercepts: [[Interceptor]]
    private(set) var screenEmits: [[Emission]]
    private(set) var screenIntercepts: [[Interceptor]]
    /// The channels that hold an unknown object.
    private(set) var unresolved: [String] = []

    /// The events that some object emits without a receiver. An interceptor further up would also cover that emitter,
    /// so the receivers of other emitters of these events are named at the emitters (`by`) instead.
    private var lost: Set<String> = []

    /// The coordinator or screen that emits.
    private enum Emitter {
        case coordinator(Int)
        case screen(Int)
    }

    init(_ walk: ForeignWalk, _ ancestry: Ancestry) {
        self.walk = walk
        self.ancestry = ancestry
        coordinatorEmits = Array(repeating: [], count: walk.coordinators.count)
        coordinatorIntercepts = Array(repeating: [], count: walk.coordinators.count)
        screenEmits = Array(repeating: [], count: walk.screens.count)
        screenIntercepts = Array(repeating: [], count: walk.screens.count)
        for wired in walk.coordinators.lazy.flatMap(\.wiredEvents) { noteLoss(wired) }
        for wired in walk.screens.lazy.flatMap(\.wiredEvents) { noteLoss(wired) }
        for index in walk.coordinators.indices {
            for wired in walk.coordinators[index].wiredEvents { wire(wired, from: .coordinator(index)) }
        }
        for index in walk.screens.indices {
            for wired in walk.screens[index].wiredEvents { wire(wired, from: .screen(index)) }
        }
    }

    private mutating func noteLoss(_ wired: WiredEvent) {
        if case .unset = wired.receiver { lost.insert(wired.event) }
    }

    private mutating func wire(_ wired: WiredEvent, from emitter: Emitter) {
        switch wired.receiver {
        case .unset: break
        case .closure:
            guard let owner = owner(of: emitter) else {
                return giveUp(wired, emitter, "the owner of the closure isn't known")
            }
            addInterceptor(wired.event, from: emitter, by: .coordinator(owner), walk.coordinators[owner].name)
        case .unknown: return giveUp(wired, emitter, "the reference is not read, because it may dangle")
        case .object(let object):
            switch walk.places[ObjectIdentifier(object)] {
            case .coordinator(let index)?:
                let isOnPath = ancestry.isOnPath(index, from: coordinator(of: emitter))
                addInterceptor(
                    wired.event, from: emitter, by: isOnPath ? .coordinator(index) : nil, walk.coordinators[index].name)
            case .screen(let index)?:
                let isOnPath = screens(above: emitter).contains(index)
                addInterceptor(
                    wired.event, from: emitter, by: isOnPath ? .screen(index) : nil, walk.screens[index].name)
            case .holder?, nil: addInterceptor(wired.event, from: emitter, by: nil, TypeName.of(type(of: object)))
            }
        }
        switch emitter {
        case .coordinator(let index): coordinatorEmits[index].append(Emission(event: wired.event))
        case .screen(let index): screenEmits[index].append(Emission(event: wired.event))
        }
    }

    /// Notes that the receiver of an event is unknown. An emission without an interceptor could be a false finding.
    private mutating func giveUp(_ wired: WiredEvent, _ emitter: Emitter, _ reason: String) {
        let name =
            switch emitter {
            case .coordinator(let index): walk.coordinators[index].name
            case .screen(let index): walk.screens[index].name
            }
        unresolved.append("\(wired.event), emitted by \(name): \(reason)")
    }

    private mutating func addInterceptor(_ event: String, from emitter: Emitter, by place: Emitter?, _ receiver: String)
    {
        switch lost.contains(event) ? nil : place {
        case .coordinator(let index)?: Self.add(Interceptor(event: event), to: &coordinatorIntercepts[index])
        case .screen(let index)?: Self.add(Interceptor(event: event), to: &screenIntercepts[index])
        case nil:
            switch emitter {
            case .coordinator(let index):
                Self.add(Interceptor(event: event, by: receiver), to: &coordinatorIntercepts[index])
            case .screen(let index):
                Self.add(Interceptor(event: event, by: receiver), to: &screenIntercepts[index])
            }
        }
    }

    private static func add(_ interceptor: Interceptor, to interceptors: inout [Interceptor]) {
        if !interceptors.contains(interceptor) { interceptors.append(interceptor) }
    }

    private func owner(of emitter: Emitter) -> Int? {
        switch emitter {
        case .coordinator(let index): walk.coordinators[index].parent
        case .screen(let index): walk.screens[index].coordinator
        }
    }

    private func coordinator(of emitter: Emitter) -> Int {
        switch emitter {
        case .coordinator(let index): index
        case .screen(let index): walk.screens[index].coordinator
        }
    }

    /// The screen that emits, and the screens that embed it.
    private func screens(above emitter: Emitter) -> [Int] {
        guard case .screen(let index) = emitter else { return [] }
        return Array(sequence(first: index) { walk.screens[$0].parent })
    }
}
