/// Variables with `true` or `false` as their declared value, which only the code that makes an object changes, at once:
/// `let page = PageController(); page.isPreview = true`. They decide what the object offers, as constants do.
struct AssignedModes {
    private(set) var properties: Set<ObjectIdentifier> = []
    /// The variables whose declared value an object never has, by the place that makes it.
    private(set) var assigned: [Place: Set<String>] = [:]

    init(_ index: ProgramIndex) {
        var candidates: [String: [Property]] = [:]
        for type in index.declared where !type.isProtocol {
            for property in type.orderedProperties where Self.mayBeMode(property) {
                candidates[property.name, default: []].append(property)
            }
        }
        guard !candidates.isEmpty else { return }
        func drop(_ target: Expression) {
            if case .tuple(let parts, _) = target { for part in parts { drop(part.value) } }
            if let name = target.lastStep?.name { candidates[name] = nil }
        }
        index.visitCode { (part: CodePart) in
            let isInitializer = part.function?.kind == .initializer
            var atOnce: Set<Place> = []
            part.body.visitLists { list in
                for found in Self.assignments(in: list) where candidates[found.property] != nil {
                    atOnce.insert(found.place)
                    assigned[found.maker, default: []].insert(found.property)
                }
            }
            part.body.visit { expression in
                switch expression {
                case .assignment(let target, _, let place):
                    if !atOnce.contains(place), !isInitializer || target.ownName == nil { drop(target) }
                // A call without arguments may switch it.
                case .call(.member(let changed?, _, _), let arguments, _) where arguments.isEmpty: drop(changed)
                case .prefix("&", let changed): drop(changed)
                default: break
                }
            }
        }
        properties = Set(candidates.values.joined().map { ObjectIdentifier($0) })
        assigned = assigned.mapValues { names in names.filter { candidates[$0] != nil } }
    }

    private static func mayBeMode(_ property: Property) -> Bool {
        guard case .bool? = property.initializer else { return false }
        return !property.isConstant && property.isStored && !property.isStatic && !property.isLazy
            && property.attributes.isEmpty && property.setter.isEmpty
    }

    /// The assignments of `true` and `false` to properties of an object, in the list of statements that makes it.
    private static func assignments(in list: [Statement]) -> [(maker: Place, property: String, place: Place)] {
        var made: [String: Place] = [:]
        var found: [(maker: Place, property: String, place: Place)] = []
        for statement in list {
            switch statement {
            case .binding(.name(let name), _, let value):
                made[name] = nil
                if case .call(_, _, let place)? = value, value?.constructed != nil { made[name] = place }
            case .expression(.assignment(.member(.name(let name, _)?, let property, _), .bool, let place)):
                if let maker = made[name] { found.append((maker, property, place)) }
            default: continue
            }
        }
        return found
    }
}

extension ProgramIndex {
    /// Whether it is a variable that only the code which makes an object changes.
    func isAssignedMode(_ property: Property) -> Bool {
        guard case .bool? = property.initializer else { return false }
        return survey(AssignedModes.init).properties.contains(ObjectIdentifier(property))
    }
}
