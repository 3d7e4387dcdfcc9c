/// Views that are a coordinator's container: they bind its path, its sheets or its tabs, and show what it says.
extension Placement {
    /// A container speaks for its coordinator: what it makes is the coordinator's.
    mutating func placeContainers() {
        for (view, owners) in facts.views.containers {
            for owner in owners { helpers[owner, default: []].insert(view) }
        }
    }

    /// Whether a view is a coordinator's container, and so not a screen.
    func isContainer(_ view: TypeID) -> Bool { facts.views.containers[view] != nil }

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
