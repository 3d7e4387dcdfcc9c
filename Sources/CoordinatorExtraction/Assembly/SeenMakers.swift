/// The objects that the program makes for a known coordinator or screen.
///
/// A factory's functions are also run on their own, as if called from outside, and so is the code of coordinators and
/// screens that are only declared. The objects that such runs make are also made for the real callers, so they add no
/// facts.
struct SeenMakers {
    private struct Origin: Hashable {
        var type: TypeID
        var site: Place
    }

    private let engine: Engine
    private var seen: Set<Origin> = []
    /// The types of which some code makes an object, or to which it casts one.
    private let mentioned: Set<TypeID>

    init(_ engine: Engine) {
        self.engine = engine
        mentioned = Set(engine.facts.made.keys.map(\.type)).union(engine.facts.cast.keys.map(\.type))
        for id in engine.facts.makers.keys where isSeen(id) {
            if let origin = origin(of: id) { seen.insert(origin) }
        }
    }

    /// Whether the same place makes other objects of this type for a known coordinator or screen, but not this one.
    func isImagined(_ id: ObjectID) -> Bool {
        guard let origin = origin(of: id), seen.contains(origin) else { return false }
        return engine.facts.makers[id] == nil ? isOfFactoryAlone(id) : !isSeen(id)
    }

    /// Whether a factory made it that no coordinator or screen had called.
    private func isOfFactoryAlone(_ id: ObjectID) -> Bool {
        engine.atoms[id].maker.map { engine.roles.isMaker($0.type) && !engine.roles.acts($0.type) } == true
    }

    /// Whether the only code that makes it is not a coordinator's: that of the app's delegate, for example for UI
    /// tests, or of a type which is neither a coordinator nor a screen, and which the program never makes.
    func isStray(_ id: ObjectID) -> Bool {
        let makers = engine.facts.makers[id] ?? []
        return !makers.isEmpty
            && makers.allSatisfy { maker in
                guard let maker, let type = engine.atoms[maker].type, !engine.roles.acts(type) else { return false }
                // Static code that is called acts for its caller.
                return engine.roles.begins(type) || engine.atoms[maker].sort == .declared
                    || engine.atoms[maker].sort == .statics
            }
    }

    /// Whether some code makes an object of a type, or casts one to it.
    func isMentioned(_ type: TypeID) -> Bool { mentioned.contains(type) }

    private func isSeen(_ id: ObjectID) -> Bool {
        (engine.facts.makers[id] ?? []).contains { maker in
            guard let maker, let type = engine.atoms[maker].type else { return true }
            return engine.roles.begins(type) || engine.roles.acts(type) && engine.atoms[maker].sort == .made
        }
    }

    private func origin(of id: ObjectID) -> Origin? {
        guard let type = engine.atoms[id].type, let site = engine.atoms[id].site else { return nil }
        return Origin(type: type, site: site)
    }
}
