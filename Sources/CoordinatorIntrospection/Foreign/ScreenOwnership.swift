/// Gives screens to the coordinators that wired them.
///
/// A navigation stack is often shared: the parent's, with the screens of its children on it (seed 004). Such a screen
/// is met in the parent's stack; where its delegate is a coordinator further down, it is that one's, and the stack
/// shows how that coordinator was presented.
struct ScreenOwnership {
    let ancestry: Ancestry

    /// Moves every such screen, with what is embedded in it.
    func settle(_ walk: inout ForeignWalk) {
        for index in walk.screens.indices {
            guard let parent = walk.screens[index].parent else { continue }
            // What is embedded in a screen that moved goes with it.
            walk.screens[index].coordinator = walk.screens[parent].coordinator
            guard let owner = wirer(of: walk.screens[index], in: walk) else { continue }
            let former = walk.screens[index].coordinator
            guard owner != former, ancestry.isOnPath(former, from: owner) else { continue }
            walk.screens[parent].screens.removeAll { $0 == index }
            walk.screens[index].parent = nil
            walk.screens[index].coordinator = owner
            walk.coordinators[owner].screens.append(index)
            if walk.coordinators[owner].parent == former, walk.coordinators[owner].presentation == nil {
                walk.coordinators[owner].presentation = walk.screens[index].presentation
            }
        }
    }

    /// The one coordinator that receives a screen's events through delegates.
    private func wirer(of screen: FoundScreen, in walk: ForeignWalk) -> Int? {
        var wirers: Set<Int> = []
        for wired in screen.wiredEvents {
            guard case .object(let object) = wired.receiver else { continue }
            if case .coordinator(let index)? = walk.places[ObjectIdentifier(object)] { wirers.insert(index) }
        }
        return wirers.count == 1 ? wirers.first : nil
    }
}
