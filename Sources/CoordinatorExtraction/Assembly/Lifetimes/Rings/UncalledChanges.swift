/// The functions that change properties, and that no code calls: they break no ring. Others may call what is public in a
/// library, and libraries call functions of screens and of their own protocols.
struct UncalledChanges {
    private(set) var functions: Set<ObjectIdentifier> = []

    init(_ engine: Engine, _ changes: Changes) {
        guard engine.roles.hasBeginning else { return }
        var changing: [(function: Function, home: TypeID)] = []
        for change in changes.byName.values.joined() where change.sort != .assigned {
            if let function = change.function, let home = change.home, Self.isCalledByName(function, home, engine) {
                changing.append((function, home))
            }
        }
        var found = FoundCalls(names: Set(changing.map(\.function.name)), makers: [])
        engine.index.visitCode { found.look(at: $0) }
        for (function, home) in changing
        where engine.uncallable.contains(function) || found.isNeverCalled(function, of: home, engine.index) {
            functions.insert(ObjectIdentifier(function))
        }
    }

    /// Whether only the app's code calls a function, by its name.
    private static func isCalledByName(_ function: Function, _ home: TypeID, _ engine: Engine) -> Bool {
        guard function.kind == .function, !function.isOverride,
            !function.attributes.contains(where: { ["objc", "IBAction"].contains($0) }),
            !engine.takesOfLibraries(function, home), !engine.roles.screens.contains(home), !engine.roles.isView(home)
        else { return false }
        let ofLibraries = engine.index.ancestors(of: home).contains { ancestor in
            let type = engine.index[ancestor.type]
            return type.isExternal && !engine.index.vocabulary.libraries.inert.contains(type.name)
        }
        return function.isPrivate || !function.parameters.isEmpty || !ofLibraries
    }
}
