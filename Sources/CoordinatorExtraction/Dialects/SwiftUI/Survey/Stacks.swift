/// The stacks of the program, and the destinations that are modifiers of a stack instead of views in it. SwiftUI ignores such a
/// destination unless its stack is inside another one.
struct Stacks {
    /// The types for which there is such a destination, with the type whose code has it.
    var outside: [(destination: TypeID, holder: TypeID?)] = []
    /// How many stacks, and other views that navigate, the code of each type has.
    private var counts: [TypeID?: Int] = [:]
    private var pushing: Set<TypeID?> = []

    mutating func note(_ called: String, in type: TypeID?) {
        switch called {
        case Presenting.stack, "NavigationView", "NavigationSplitView": counts[type, default: 0] += 1
        case Presenting.link, "navigationDestination": pushing.insert(type)
        default: break
        }
    }

    /// The types of the destinations around stacks that may be inside others.
    func usable(_ index: ProgramIndex) -> [TypeID] {
        guard !outside.isEmpty else { return [] }
        // Around the program's only stack there is none that could use a destination.
        if counts.values.reduce(0, +) == 1 { return [] }
        return outside.filter { !isOutermost($0.holder, index) }.map(\.destination)
    }

    /// Whether the only stack in the code of a type is in no other one: no code that leads to the type has a stack or shows pages.
    private func isOutermost(_ holder: TypeID?, _ index: ProgramIndex) -> Bool {
        guard let holder, counts[holder] == 1, counts[nil] == nil, !pushing.contains(nil) else { return false }
        var seen: Set<TypeID> = [holder]
        var waiting = [holder]
        while let shown = waiting.popLast() {
            let name = String(index[shown].lastName)
            for type in index.types where !type.isModel && type.mentioned.contains(name) && !seen.contains(type.id) {
                if counts[type.id] != nil || pushing.contains(type.id) { return false }
                seen.insert(type.id)
                waiting.append(type.id)
            }
        }
        return true
    }
}
