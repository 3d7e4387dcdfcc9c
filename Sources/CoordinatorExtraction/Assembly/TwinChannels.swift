/// A delegate and a closure of one object to which the same code always tells the same: `completion?(code)` stands beside
/// `delegate?.reader(self, didRead: code)`. Who uses the object sets one of them. Each event counts by itself: another one may be
/// told to only one of the two.
struct TwinChannels {
    /// The events that are always told to another channel as well.
    private var twins: [Facts.SlotName: [Facts.SlotName: Set<EventName>]] = [:]
    private var uses: [Facts.SlotName: [Place: EventName]] = [:]
    /// Those with closures only that do nothing.
    private var idle: Set<Facts.SlotName> = []

    init(_ engine: Engine) {
        for (emission, channels) in engine.facts.channels {
            for channel in channels {
                guard let type = engine.atoms[channel.object].type else { continue }
                let name = Facts.SlotName(holder: type, name: channel.name)
                let known = uses[name]?[emission.place] ?? emission.event
                uses[name, default: [:]][emission.place] = min(known, emission.event)
            }
        }
        for (holder, names) in Dictionary(grouping: uses.keys, by: \.holder) where names.count > 1 {
            func all(_ sort: Slot.Sort) -> [Facts.SlotName] {
                names.filter { name in
                    let property = engine.declarations.property(name.name, of: holder)?.property
                    return property.flatMap { engine.slots.slot($0, of: holder) }?.sort == sort
                }
            }
            let (delegates, outputs) = (all(.delegate), all(.output))
            guard !delegates.isEmpty, !outputs.isEmpty else { continue }
            let reports = Reports(of: holder, engine.index)
            for delegate in delegates {
                for output in outputs { pair(delegate, output, reports) }
            }
        }
        let closures = Dictionary(grouping: engine.facts.wirings.keys, by: \.slot.key)
        idle = Set(closures.filter { $0.value.allSatisfy(\.isEmpty) }.keys)
    }

    private mutating func pair(_ one: Facts.SlotName, _ other: Facts.SlotName, _ reports: Reports) {
        let (told, others) = (uses[one] ?? [:], uses[other] ?? [:])
        let isSame = told.keys.contains { place in others.keys.contains { reports.areSame(place, $0) } }
        guard isSame else { return }
        note(one, beside: other, reports)
        note(other, beside: one, reports)
    }

    private mutating func note(_ one: Facts.SlotName, beside other: Facts.SlotName, _ reports: Reports) {
        let others = Array((uses[other] ?? [:]).keys)
        for (event, told) in Dictionary(grouping: uses[one] ?? [:], by: \.value)
        where told.allSatisfy({ one in others.contains { reports.areTogether(one.key, $0) } }) {
            twins[one, default: [:]][other, default: []].insert(event)
        }
    }

    /// The channels of the same object that are told at the same time as an event, each with an event.
    func twins(
        of channel: Facts.ObjectSlot, telling event: EventName, in engine: Engine
    ) -> [(channel: Facts.ObjectSlot, event: EventName)] {
        guard let type = engine.atoms[channel.object].type,
            let all = twins[Facts.SlotName(holder: type, name: channel.name)]
        else { return [] }
        let names = Set(all.filter { $0.value.contains(event) }.keys)
        return names.subtracting(idle).sorted { $0.name < $1.name }.flatMap { twin in
            Set((uses[twin] ?? [:]).values).sorted().map {
                (Facts.ObjectSlot(object: channel.object, name: twin.name), $0)
            }
        }
    }
}

/// The calls of a type that run together, and what each hands on.
private struct Reports {
    private var lists: [Place: Int] = [:]
    private var handed: [Place: Set<String>] = [:]
    private var count = 0

    init(of type: TypeID, _ index: ProgramIndex) {
        for ancestor in index.ancestors(of: type) where !index[ancestor.type].isExternal {
            for function in index[ancestor.type].orderedFunctions {
                function.body?.visitLists { list in
                    count += 1
                    for statement in list { look(at: statement) }
                }
            }
        }
    }

    /// A closure that is called if there is one runs together with what stands beside.
    private mutating func look(at statement: Statement) {
        switch statement {
        case .expression(.call(_, let arguments, let place)):
            guard lists[place] == nil else { return }
            lists[place] = count
            handed[place] = Set(
                arguments.compactMap { argument in
                    guard case .name(let name, _) = argument.value, name != "self" else { return nil }
                    return name
                })
        case .if(let conditions, let then, let otherwise) where otherwise.isEmpty:
            guard conditions.allSatisfy({ if case .binding = $0 { true } else { false } }) else { return }
            for inner in then { look(at: inner) }
        default: return
        }
    }

    func areTogether(_ one: Place, _ other: Place) -> Bool { lists[one] != nil && lists[one] == lists[other] }

    /// Whether two calls run together and hand on the same.
    func areSame(_ one: Place, _ other: Place) -> Bool {
        areTogether(one, other) && !(handed[one] ?? []).isDisjoint(with: handed[other] ?? [])
    }
}
