import CoordinatorModel

/// Finds rings of strong references among live objects: through stored properties, and through the captures of closures
/// as far as reflection can read them.
struct StrongRings {
    /// A step on the way to an object.
    private struct Step {
        var object: AnyObject
        /// The step before; `nil` for the first object.
        var previous: Int?
        var member: String
    }

    /// The largest number of objects inspected for one ring.
    private static let most = 20_000

    private var classes: ClassTable
    private var layouts = LayoutTable()
    private var scan = ValueScan(followsClosures: true)

    init(_ conventions: ForeignConventions) { classes = ClassTable(conventions) }

    /// The shortest ring through an object; `nil` if there is none, or if reflection can't find it.
    mutating func ring(through start: AnyObject) -> RetainCycle? {
        var steps = [Step(object: start, previous: nil, member: "")]
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(start)]
        var next = 0
        while next < steps.count, next < Self.most {
            for (member, object) in held(by: steps[next].object) {
                if object === start { return cycle(steps, from: next, closedBy: member) }
                guard seen.insert(ObjectIdentifier(object)).inserted else { continue }
                steps.append(Step(object: object, previous: next, member: member))
            }
            next += 1
        }
        return nil
    }

    /// The objects that an object keeps alive, with the properties that hold them.
    private mutating func held(by object: AnyObject) -> [(member: String, object: AnyObject)] {
        let entry = classes.entry(of: object, &layouts)
        if case .system = entry.role { return [] }
        var held: [(member: String, object: AnyObject)] = []
        for property in entry.properties where property.mayHoldObjects {
            var found: [Sighting] = []
            scan.sightings(of: property.field, in: ForeignWalk.address(of: object), &layouts, &found)
            for case .object(let other, isWeak: false) in found { held.append((property.field.name, other)) }
        }
        return held
    }

    private func cycle(_ steps: [Step], from last: Int, closedBy member: String) -> RetainCycle {
        var way: [Step] = []
        var next: Int? = last
        while let index = next {
            way.append(steps[index])
            next = steps[index].previous
        }
        way.reverse()
        let names = way.map { TypeName.of(type(of: $0.object)) }
        let members = way.dropFirst().map(\.member) + [member]
        return RetainCycle(
            names.indices.map { index in
                RetainLink(from: names[index], in: members[index], to: names[(index + 1) % names.count])
            })
    }
}
