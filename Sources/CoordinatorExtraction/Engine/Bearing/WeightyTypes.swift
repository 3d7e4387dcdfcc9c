/// The names of types of which the mention alone says that code may bring something about, and of those that hold them.
struct WeightyTypes {
    /// Types that act, or speak for who does, with all above them.
    private(set) var names: Set<String> = []
    /// Types that hold such a type, or code, in a property or payload.
    private var holding: Set<String> = []
    private let vocabulary: Vocabulary

    init(_ index: ProgramIndex, _ plain: PlainTypes) {
        vocabulary = index.vocabulary
        for type in index.declared {
            let isOnlyView = plain.roles.isView(type.id) && !plain.roles.isScreen(type.id)
            guard plain.leads(type.id) && !isOnlyView || plain.roles.isCoordinatorProtocol(type.id) else { continue }
            for ancestor in index.ancestors(of: type.id) where !index[ancestor.type].isUnknown {
                names.insert(String(index[ancestor.type].lastName))
            }
        }
        for type in index.types where type.isModel { names.insert(String(type.lastName)) }
        addAliases(index)
        findHolders(index)
    }

    /// What else weighty types are called.
    private mutating func addAliases(_ index: ProgramIndex) {
        var waiting = Array(index.topLevel.aliases.values) + index.types.flatMap { $0.aliases.values }
        while true {
            let later = waiting.filter { alias in
                var target = Mentions()
                target.add(alias.target)
                guard target.types.contains(where: isWeighty) else { return true }
                names.insert(alias.name)
                return false
            }
            if later.count == waiting.count { return }
            waiting = later
        }
    }

    /// A type, and what one of its properties or payloads is declared to be.
    private struct Part {
        var name: String
        var types: Set<String>
        /// Whether what holds it is held itself by value.
        var isValue: Bool
    }

    private mutating func findHolders(_ index: ProgramIndex) {
        var parts: [Part] = []
        for type in index.declared {
            let name = String(type.lastName)
            func add(_ written: TypeName?) {
                var held = Mentions()
                held.add(written)
                if held.hasFunctionType { holding.insert(name) }
                parts.append(Part(name: name, types: held.types, isValue: !type.isClass && !type.isProtocol))
            }
            for property in type.properties.values where property.isStored { add(property.type) }
            for one in type.orderedCases { for element in one.payload { add(element.type) } }
            for alias in type.aliases.values { parts.append(Self.part(alias)) }
        }
        for alias in index.topLevel.aliases.values { parts.append(Self.part(alias)) }
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for part in parts where !holding.contains(part.name) {
                // What a class holds that holds something is reached through its members.
                guard part.types.contains(where: { isWeighty($0) || part.isValue && holding.contains($0) }) else {
                    continue
                }
                holding.insert(part.name)
                isGrowing = true
            }
        }
    }

    private static func part(_ alias: TypeAlias) -> Part {
        var held = Mentions()
        held.add(alias.target)
        return Part(name: alias.name, types: held.types, isValue: true)
    }

    /// Whether the mention of a type says that code may bring something about.
    func isWeighty(_ name: String) -> Bool {
        names.contains(name) || vocabulary.libraries.controllers.contains(name)
            || vocabulary.libraries.isCoordinator(name) || vocabulary.shows.windows.contains(name)
    }

    /// Whether an object of a type may lead to one that is weighty.
    func isHolder(_ name: String) -> Bool { holding.contains(name) || isWeighty(name) || Self.anything.contains(name) }

    private static let anything: Set<String> = ["Any", "AnyObject", "NSObject", "Self"]
}
