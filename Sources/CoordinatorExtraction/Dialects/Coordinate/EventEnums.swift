/// Which enums are events: those that say so by a protocol, as `CoordinateEvents` in seed 000.
enum EventEnums {
    static func isEvent(_ type: NominalType, _ index: ProgramIndex) -> Bool {
        guard type.isEnum else { return false }
        return index.ancestors(of: type.id).dropFirst().contains { ancestor in
            let name = index[ancestor.type].lastName
            return name == "CoordinateEvents" || name == "CoordinatorEvent" || name == "CoordinateEvent"
                || name == "Event"
                || name.hasSuffix("CoordinatorEvents")
        }
    }
}
