import CoordinatorModel

/// Finds children that the user can dismiss by the back button, a swipe or a drag, without any code that observes it.
///
/// Code that hides the button, prevents the gesture or observes it is found by name, in all code that may concern the
/// child; in doubt, the app is assumed to be right.
struct UnobservedDismissals {
    private let holdings: ChildHoldings
    private let placement: Placement
    private let known: KnownSigns
    /// The signs in the app's code beside its coordinators, screens and views: routers, stacks, delegates, extensions.
    private let shared: GoingSigns

    private var index: ProgramIndex { holdings.index }
    private var lives: LifetimeNames { index.vocabulary.lives }

    init(_ holdings: ChildHoldings, _ placement: Placement) {
        (self.holdings, self.placement) = (holdings, placement)
        let roles = holdings.engine.roles
        let lives = holdings.index.vocabulary.lives
        known = KnownSigns(lives)
        var shared = GoingSigns()
        let models = placement.helpers.filter { roles.screens.contains($0.key) }.values.joined()
        let ofScreens = Set(models)
        for type in holdings.index.types where !type.isModel && !ofScreens.contains(type.id) {
            let isOwn = roles.isCoordinator(type.id) || roles.screens.contains(type.id) || roles.isView(type.id)
            let isStack = holdings.index.ancestors(of: type.id).contains {
                lives.stacks.contains(holdings.index[$0.type].name)
            }
            if type.isExternal || !isOwn || isStack { shared.formUnion(known.signs(of: type)) }
            // If so, nothing is reported, whatever other signs there are.
            if shared.observes { break }
        }
        self.shared = shared
    }

    func endings(_ one: ChildEndings.Case) -> [Ending] {
        guard one.isStoredAgain, isReported(one),
            let screens = screens(of: one.pair.child)
        else { return [] }
        for edge in one.edges {
            let gesture: KeptEnding.Gesture
            switch edge.presentation {
            case "push": gesture = .back
            case "present": gesture = .drag
            default: continue
            }
            guard gesture == .drag || isOnTop(one.pair), !isStopped(gesture, one.pair, screens) else { continue }
            return [Ending(gesture: gesture, place: edge.place)]
        }
        return []
    }

    /// Whether some code may observe that the screens of a child disappear, or other code may remove the child.
    func mayBeObserved(_ one: ChildEndings.Case) -> Bool {
        guard isReported(one), let screens = screens(of: one.pair.child) else { return true }
        return isObserved(one.pair, screens)
    }

    /// Whether only coordinators remove the child: on one of its events, or because it reports itself.
    private func isReported(_ one: ChildEndings.Case) -> Bool {
        (one.life.removals ?? []).allSatisfy { removal in
            removal.event != nil || removal.change.function.map(holdings.callers.isOnlyCalledByCoordinators) == true
        }
    }

    /// The screens of a child, including embedded ones; `nil` if one of them isn't the app's own view controller.
    private func screens(of child: TypeID) -> [TypeID]? {
        let own = placement.screens[child] ?? []
        guard !own.isEmpty, own.allSatisfy({ !index[$0].isExternal && index[$0].isClass }) else { return nil }
        var (all, seen) = (own, Set(own))
        var next = 0
        while next < all.count {
            for inner in placement.embedded[all[next]] ?? [] where seen.insert(inner).inserted { all.append(inner) }
            next += 1
        }
        return all
    }

    /// Whether the child is pushed onto a stack on which its parent already shows a screen.
    private func isOnTop(_ pair: ChildHoldings.Pair) -> Bool {
        guard !(placement.screens[pair.parent] ?? []).isEmpty else { return false }
        return !line(of: pair.child).contains { type in
            // The code of a protocol exists for all conforming types.
            !index[type].isProtocol && index[type].constructed.contains(where: lives.stacks.contains)
                || !index[type].isProtocol && index[type].mentioned.contains(where: lives.replacing.contains)
        }
    }

    // MARK: - Code that prevents or observes it

    private func isObserved(_ pair: ChildHoldings.Pair, _ screens: [TypeID]) -> Bool {
        ofChild(pair, screens).observes || around(pair).observes || screens.contains(where: isFreedVisibly)
    }

    private func isStopped(_ gesture: KeptEnding.Gesture, _ pair: ChildHoldings.Pair, _ screens: [TypeID]) -> Bool {
        if isObserved(pair, screens) { return true }
        let (child, around) = (ofChild(pair, screens), around(pair))
        switch gesture {
        case .drag: return child.stopsDrag || around.stopsDrag
        case .back:
            // One screen may show a bar that another one hides.
            let isHidden =
                child.hidesBack || (around.hidesBack || around.stopsSwipe) && !around.showsBar && !child.showsBar
            return child.stopsSwipe || isHidden && !child.allowsSwipe && !around.allowsSwipe
        }
    }

    private func ofChild(_ pair: ChildHoldings.Pair, _ screens: [TypeID]) -> GoingSigns {
        signs(of: [pair.child] + screens + ([pair.child] + screens).flatMap { placement.helpers[$0] ?? [] })
    }

    /// The signs in the code around a child.
    private func around(_ pair: ChildHoldings.Pair) -> GoingSigns {
        // A parent's screen may disappear without being removed.
        var around = signs(of: placement.screens[pair.parent] ?? [])
        around.observes = false
        around.formUnion(signs(of: [pair.parent] + (placement.helpers[pair.parent] ?? [])))
        around.formUnion(shared)
        return around
    }

    private func signs(of types: [TypeID]) -> GoingSigns {
        var signs = GoingSigns()
        for type in types { for ancestor in line(of: type) { signs.formUnion(known.signs(of: index[ancestor])) } }
        return signs
    }

    /// Whether a screen, or an object that it holds, does something when it is freed.
    private func isFreedVisibly(_ screen: TypeID) -> Bool {
        ([screen] + (placement.helpers[screen] ?? [])).flatMap(line).contains { type in
            index[type].tellsWhenFreed(lives)
        }
    }

    private func line(of type: TypeID) -> [TypeID] {
        index.ancestors(of: type).map(\.type).filter { !index[$0].isExternal }
    }
}

/// The signs of the types examined so far.
private final class KnownSigns {
    private let words: SignWords
    private var known: [TypeID: GoingSigns] = [:]

    init(_ lives: LifetimeNames) { words = SignWords(lives) }

    func signs(of type: NominalType) -> GoingSigns {
        if let signs = known[type.id] { return signs }
        let signs = GoingSigns(of: type, words)
        known[type.id] = signs
        return signs
    }
}
