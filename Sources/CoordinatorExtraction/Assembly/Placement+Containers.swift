/// Views that are a coordinator's container: they bind its path, sheets or tabs, and show what these contain.
extension Placement {
    /// A container acts for its coordinator: the objects that it makes are the coordinator's.
    mutating func placeContainers() {
        for (view, owners) in facts.views.containers {
            for owner in owners { helpers[owner, default: []].insert(view) }
        }
    }

    /// Whether a view is a coordinator's container, and so not a screen.
    func isContainer(_ view: TypeID) -> Bool { facts.views.containers[view] != nil }

    /// An object that a container holds is its coordinator's, even if another coordinator made both.
    mutating func takeFromContainers(_ embedded: [TypeID: Set<TypeID>]) {
        for (container, owners) in facts.views.containers.sorted(by: { $0.key < $1.key }) {
            for screen in (embedded[container] ?? []).sorted() where !roles.isViewPart(screen) {
                for other in coordinators where !owners.contains(other) && screens[other]?.contains(screen) == true {
                    let isInOwn = facts.views.containers.contains {
                        $0.value.contains(other) && embedded[$0.key]?.contains(screen) == true
                    }
                    if !isInOwn, made[other]?.contains(where: { $0.type == container }) == true {
                        screens[other]?.removeAll { $0 == screen }
                    }
                }
                for owner in owners.sorted() { give(screen, to: owner) }
            }
        }
    }

    /// A screen that a container receives and shows is its coordinator's, unless it is part of a screen or another's.
    mutating func takeShown(_ embedded: [TypeID: Set<TypeID>]) {
        var taken = Set(screens.values.joined()).union(embedded.values.joined())
        for (owner, shown) in facts.views.contents.screens.sorted(by: { $0.key < $1.key }) {
            for screen in shown.sorted() where isOwnScreen(screen) && !roles.isViewPart(screen) {
                guard taken.insert(screen).inserted else { continue }
                give(screen, to: owner)
            }
        }
    }

    /// Coordinators that one view contains side by side do not present one another: each would be the other's parent.
    func separate(_ found: inout [TypeID: [TypeID: Place]]) {
        for siblings in facts.views.containers.values where siblings.count > 1 {
            for first in siblings {
                for second in siblings
                where first < second && found[first]?[second] != nil && found[second]?[first] != nil
                    && !leads(from: first, to: second) && !leads(from: second, to: first)
                {
                    found[first]?[second] = nil
                    found[second]?[first] = nil
                }
            }
        }
    }

    /// Whether a coordinator makes or starts another one itself.
    private func leads(from first: TypeID, to second: TypeID) -> Bool {
        let mention = Facts.Mention(actor: first, type: second)
        return facts.made[mention] != nil || facts.adoptions[mention] != nil
    }

    /// The coordinators that an object shows by making the views that contain them.
    func shownInContainers() -> [Facts.Mention: Place] {
        var shown: [Facts.Mention: Place] = [:]
        for (mention, place) in facts.made {
            for child in facts.views.containers[mention.type] ?? [] where child != mention.actor {
                let fact = Facts.Mention(actor: mention.actor, type: child)
                shown[fact] = min(shown[fact] ?? place, place)
            }
        }
        return shown
    }
}
