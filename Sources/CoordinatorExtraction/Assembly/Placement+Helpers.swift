/// The view models, presenters and other helpers of screens and coordinators.
extension Placement {
    /// A helper belongs to the screen whose property holds it, or otherwise to the coordinator that made it.
    mutating func placeHelpers(_ stored: [StoredKey: Set<Held>], _ drawn: DrawnParts) {
        /// The helpers to which a screen or view only refers: `weak var delegate: FormDelegate?`.
        var referred: [(holder: TypeID, helper: TypeID)] = []
        for (key, value) in stored where roles.acts(key.holder) {
            let isDelegate = isDelegate(key.property) && isReference(key.property, of: key.holder)
            for instance in value {
                if isDelegate { referred.append((key.holder, instance.type)) } else { help(key.holder, instance.type) }
            }
        }
        for type in index.declared where roles.acts(type.id) {
            let scope = Scope(type: type.id, file: type.declaration?.place.file ?? 0)
            for ancestor in index.ancestors(of: type.id) where !index[ancestor.type].isExternal {
                for property in index[ancestor.type].properties.values where property.isStored {
                    guard let written = property.type else { continue }
                    for (held, _) in index.shape(of: written, in: scope).nominals {
                        let candidates = index[held].isProtocol ? index.conformers(of: held) : [held]
                        guard candidates.count <= 3 else { continue }
                        let isDelegate = isDelegate(property.name) && property.ownership != .strong
                        for candidate in candidates {
                            if isDelegate { referred.append((type.id, candidate)) } else { help(type.id, candidate) }
                        }
                    }
                }
            }
        }
        // The delegate of a view may be the helper of the screen around it, which holds it.
        let owned = Set(helpers.filter { !isCoordinator($0.key) }.values.joined())
        for (holder, helper) in referred where !owned.contains(helper) { help(holder, helper) }
        let held = helpers
        for (actor, types) in made where roles.acts(actor) {
            let children = isCoordinator(actor) ? types.filter { isCoordinator($0.type) } : []
            for (type, _) in types
            where held[actor]?.contains(type) == true
                // A helper that a coordinator makes for a child that holds it belongs to the child.
                || !children.contains(where: { held[$0.type]?.contains(type) == true })
            {
                help(actor, type)
            }
        }
        // `weak var view: LoginView?`: a presenter belongs to the screen that it controls.
        for (key, value) in stored
        where roles.isSpokesman(key.holder) && index.vocabulary.members.views.contains(key.property.lowercased()) {
            for instance in value where instance.isMade && isOwnScreen(instance.type) {
                help(instance.type, key.holder)
            }
        }
        // A presenter may have a view model. A helper of several screens, such as a data source, has a part of each.
        let counts = holderCounts()
        for (holder, held) in helpers {
            for helper in held where roles.isSpokesman(helper) || counts[helper] == 1 {
                for (property, value) in byType.stored[helper] ?? [] where !isReference(property, of: helper) {
                    for instance in value where roles.isSpokesman(instance.type) {
                        help(holder, instance.type)
                    }
                }
            }
        }
        // A helper that a screen makes for another screen, which it also makes and which holds it, belongs to that
        // screen. Two screens that make each other both keep it; otherwise the order would decide.
        let given = helpers
        for (actor, types) in made where roles.acts(actor) && !isCoordinator(actor) {
            let others = types.map(\.type).filter { other in
                other != actor && isOwnScreen(other) && made[other]?.contains { $0.type == actor } != true
            }
            for (type, _) in types where held[actor]?.contains(type) != true {
                if others.contains(where: { given[$0]?.contains(type) == true }) { helpers[actor]?.remove(type) }
            }
        }
        // A helper that many objects hold serves all of them, and belongs to none.
        for (helper, count) in holderCounts() where count > Roles.mostHoldersOfService {
            let holders = Set(helpers.keys.filter { helpers[$0]?.contains(helper) == true })
            // The views inside a screen's view may all observe its view model, which is still the screen's.
            let outer = roles.isSpokesman(helper) ? drawn.outermost(of: holders) : []
            let serves = outer.count > roles.mostHolders(of: helper)
            for holder in holders where serves || !outer.contains(holder) { helpers[holder]?.remove(helper) }
            if serves { helping.widelyShared.insert(helper) }
        }
    }

    /// The number of coordinators and screens that hold each helper. All views of one screen may hold its view model.
    private func holderCounts() -> [TypeID: Int] {
        var counts: [TypeID: Int] = [:]
        for (holder, held) in helpers {
            for helper in held where !roles.isSpokesman(helper) || !isDetail(holder) { counts[helper, default: 0] += 1 }
        }
        return counts
    }

    /// Whether a view is only a part of others: a cell, a button.
    private func isDetail(_ type: TypeID) -> Bool {
        roles.isView(type) && !roles.screens.contains(type) && index[type].isClass
    }

    /// Whether a property only refers to an object above: `weak var parent`.
    private func isReference(_ property: String, of holder: TypeID) -> Bool {
        index.ancestors(of: holder).contains {
            index[$0.type].properties[property]?.ownership ?? .strong != .strong
        }
    }

    private func isDelegate(_ property: String) -> Bool {
        index.vocabulary.members.delegates.contains(property.lowercased())
    }

    mutating func help(_ holder: TypeID, _ helper: TypeID) {
        guard holder != helper, !index[helper].isExternal, !index[helper].isProtocol, !index[helper].isEnum else {
            return
        }
        guard !roles.acts(helper), !roles.isMaker(helper), !roles.isCoordinator(holder) || roles.isSpokesman(helper)
        else {
            return
        }
        helpers[holder, default: []].insert(helper)
    }
}
