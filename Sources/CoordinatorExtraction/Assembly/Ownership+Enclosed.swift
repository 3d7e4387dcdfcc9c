/// The screens that coordinators make only for other screens, which hold them.
struct EnclosedScreens {
    /// The makers and types for which all objects that the maker makes are held by screens.
    var made: Set<Facts.Mention> = []
    /// The screens that hold such a screen, whatever the declared type of the property is.
    var held: Set<Facts.Mention> = []
}

extension Ownership {
    /// The screens that coordinators make only for other screens.
    func enclosed() -> EnclosedScreens {
        var enclosed = EnclosedScreens()
        var open: Set<Facts.Mention> = []
        for (id, makers) in engine.facts.makers {
            guard let type = engine.atoms[id].type, roles.screens.contains(type), !roles.isCoordinator(type),
                !engine.index.ancestors(of: type).contains(where: {
                    engine.index.vocabulary.shows.containers.contains(engine.index[$0.type].name)
                })
            else { continue }
            let types = (holders[id] ?? []).compactMap { engine.atoms[$0].type }
            // A stack of the app's own shows the screens that it receives.
            let around = types.filter {
                roles.screens.contains($0) && !roles.isCoordinator($0) && $0 != type && !isStack($0)
            }
            let isEnclosed = !around.isEmpty && !types.contains(where: roles.isCoordinator)
            for maker in makers.compactMap({ $0 }).compactMap({ engine.atoms[$0].type }) {
                let mention = Facts.Mention(actor: maker, type: type)
                if isEnclosed { enclosed.made.insert(mention) } else { open.insert(mention) }
            }
            if isEnclosed { enclosed.held.formUnion(around.map { Facts.Mention(actor: $0, type: type) }) }
        }
        enclosed.made.subtract(open)
        return enclosed
    }

    private func isStack(_ type: TypeID) -> Bool {
        engine.index.ancestors(of: type).contains {
            engine.index.vocabulary.shows.stacks.contains(engine.index[$0.type].name)
        }
    }
}
