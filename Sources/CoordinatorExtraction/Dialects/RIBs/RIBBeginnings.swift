/// The code of routers that runs when they are made or loaded, and of interactors when they become active or their view appears.
/// A unit that is attached there is meant to stay as long as its parent, like a tab.
struct RIBBeginnings {
    private static let begins: Set<String> = [
        "init", "didLoad", "didBecomeActive", "viewDidLoad", "viewWillAppear", "viewDidAppear",
    ]
    private static let attaching = "attachChild"

    /// A function, by its name and the type that has it.
    private struct Code: Hashable {
        var type: TypeID
        var name: String
    }

    private let index: ProgramIndex
    private var places: Set<Place> = []
    /// The routers and interactors that have a function of a name.
    private var homes: [String: [TypeID]] = [:]

    init(_ index: ProgramIndex) {
        self.index = index
        let parts = index.declared.filter { !$0.isModel && isPart($0.id, index) }
        for type in parts {
            for name in Set(type.orderedFunctions.filter { $0.body != nil }.map(\.name)) {
                homes[name, default: []].append(type.id)
            }
        }
        var waiting = parts.flatMap { type in Self.begins.map { Code(type: type.id, name: $0) } }
        var seen = Set(waiting)
        while let code = waiting.popLast() {
            for function in index[code.type].functions[code.name] ?? [] {
                function.body?.visit { expression in
                    guard case .call(let callee, _, let place) = expression, let called = callee.calledName else {
                        return
                    }
                    if called == Self.attaching { places.insert(place) }
                    for type in owners(of: called, callee, from: code.type) {
                        let next = Code(type: type, name: called)
                        if seen.insert(next).inserted { waiting.append(next) }
                    }
                }
            }
        }
    }

    /// The routers and interactors whose function is called: one's own, or those that a property may hold.
    private func owners(of name: String, _ callee: Expression, from type: TypeID) -> [TypeID] {
        guard let all = homes[name] else { return [] }
        let base: Expression? = if case .member(let base, _, _) = callee { base } else { nil }
        let line = index.ancestors(of: type).map(\.type)
        guard let base, !base.isSelf, !base.isNamed("super") else {
            return all.filter { line.contains($0) || index.isKind($0, of: type) }
        }
        let property = base.ownName.flatMap { name in line.firstAnswer { index[$0].properties[name] } }
        guard let property, let written = property.type else { return all }
        let held = index.shape(of: written, in: Scope(type: type, file: property.place.file)).nominals.map(\.type)
        guard !held.isEmpty, held.allSatisfy({ !index[$0].isExternal && !index[$0].isModel }) else { return all }
        return all.filter { home in held.contains { index.isKind(home, of: $0) } }
    }

    func contains(_ place: Place) -> Bool { places.contains(place) }

    /// Whether a type is a router or an interactor.
    private func isPart(_ type: TypeID, _ index: ProgramIndex) -> Bool {
        index.ancestors(of: type).contains { ancestor in
            index[ancestor.type].isModel && ["Router", "Interactor"].contains(index[ancestor.type].name)
        }
    }
}
