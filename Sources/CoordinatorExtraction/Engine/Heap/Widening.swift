/// Where a cell holds more than can be told apart, less is said of it: of many objects of one type that there is some
/// object of the type, and of many closures that there is code. That code is run all the same, as though somebody outside
/// of the program had been given it.
struct Widening {
    /// Objects of one type in one cell that are told apart.
    private static let mostObjects = 12
    /// Closures in one cell that are followed.
    private static let mostClosures = 24
    /// Smaller values are not looked at.
    static let smallest = 12

    /// The types of which there are too many objects.
    private(set) var types: Set<TypeID> = []
    /// Whether there is too much code.
    private(set) var dropsCode = false

    /// Finds out of what a value holds too much, and says whether that is new.
    mutating func learn(from value: Value, _ atoms: Atoms) -> Bool {
        var counts: [TypeID: Int] = [:]
        var closures = 0
        for atom in value.atoms {
            switch atoms.meaning(atom) {
            case .object(let id, let type) where atoms[id].sort == .made: counts[type, default: 0] += 1
            case .closure: closures += 1
            default: continue
            }
        }
        var isNew = false
        for (type, count) in counts where count > Self.mostObjects && types.insert(type).inserted { isNew = true }
        if closures > Self.mostClosures, !dropsCode {
            dropsCode = true
            isNew = true
        }
        return isNew
    }

    /// The value with less said of it.
    func widened(_ value: Value, _ engine: Engine) -> Value {
        var widened = value.filter { _ in false }
        for atom in value.atoms {
            switch engine.atoms.meaning(atom) {
            case .object(let id, let type) where engine.atoms[id].sort == .made && types.contains(type):
                widened.insert(engine.object(Object(sort: .declared, type: type)).atom)
            case .closure where dropsCode: widened.open()
            default: widened.insert(atom)
            }
        }
        return widened
    }
}
