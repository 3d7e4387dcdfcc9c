import CoordinatorModel

/// How long an app's objects live: who holds whom, where a child is let go, and which objects keep one another alive.
struct Lifetimes {
    /// The rings of strong references, by the types that are part of one.
    private(set) var rings: [TypeID: [[StrongReference]]] = [:]

    init(_ engine: Engine, roots: Set<TypeID>) {
        let names = Set(
            engine.index.declared.flatMap { type in
                type.properties.values.filter { $0.isStored && !$0.isStatic }.map(\.name)
            })
        let changes = Changes(engine.index, to: names)
        let references = StrongReferences(engine, changes)
        for ring in RetainCycleSearch(engine, references, changes, roots: roots).all() {
            for reference in ring {
                guard let type = engine.atoms[reference.holder].type else { continue }
                rings[type, default: []].append(ring)
            }
        }
    }
}
