/// Assigns screens to the coordinators that are wired to them.
///
/// Several coordinators often share a navigation stack: the parent's stack contains the screens of its children (seed
/// 004). The walk finds such a screen in the parent's stack. If its delegate is a coordinator further down, the screen
/// belongs to that coordinator, and the stack shows how the coordinator was presented.
struct ScreenOwnership {
    let ancestry: Ancestry

    /// Moves every such screen together with the screens that it embeds.
    func settle(_ walk: inout ForeignWalk) {
        for index in walk.screens.indices {
            guard let parent = walk.screens[index].parent else { continue }
            // The screens embedded in a screen that moved go with it.
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
