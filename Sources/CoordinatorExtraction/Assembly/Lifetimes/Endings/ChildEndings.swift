import CoordinatorModel

/// A way in which a child ends while its parent still holds it.
struct Ending {
    var event: EventName?
    var gesture: KeptEnding.Gesture?
    /// The overriding method that does not emit the event.
    var method: String?
    /// The type that the event's handler removes instead.
    var removed: TypeID?
    var place: Place
}

/// Finds the ways in which children end and stay in the property of their parent.
struct ChildEndings {
    /// A parent and a child that it holds, with the known facts about how the child ends.
    struct Case {
        var pair: ChildHoldings.Pair
        var life: Lifetimes.Life
        var handlers: [ChildHoldings.Handler]
        var edges: [Placement.Edge]
        /// Whether any number of such children is stored, and some code removes them.
        var isStoredAgain: Bool { life.entry.isCollection && !life.isOnce && !removals.isEmpty }
        /// The places that remove the child.
        var removals: [Changes.Change] { life.removals?.map(\.change) ?? [] }

        /// Whether code leads to a removal of the child.
        func removes(_ way: OwnCode.Way) -> Bool { removals.contains { way.leads(to: $0) } }
    }

    private let holdings: ChildHoldings
    private let forgotten: ForgottenTellings
    private let wrong: WrongRemovals
    private let unobserved: UnobservedDismissals
    private let silent: SilentEndings
    private let forked: ForkedEndings

    init(_ holdings: ChildHoldings, _ placement: Placement) {
        self.holdings = holdings
        forgotten = ForgottenTellings(holdings)
        wrong = WrongRemovals(holdings)
        unobserved = UnobservedDismissals(holdings, placement)
        silent = SilentEndings(holdings, placement, unobserved)
        forked = ForkedEndings(holdings, silent)
    }

    /// The endings after which the parent still holds the child; each event, gesture and method once.
    func kept(_ pair: ChildHoldings.Pair, _ life: Lifetimes.Life, _ edges: [Placement.Edge]) -> [Ending] {
        guard life.entry.property.ownership == .strong else { return [] }
        let one = Case(pair: pair, life: life, handlers: holdings.handlers(pair, life.entry), edges: edges)
        let wrong = wrong.endings(one)
        var known = Set(wrong.compactMap(\.event))
        let others = (silent.endings(one) + forked.endings(one)).filter { ending in
            ending.event.map { known.insert($0).inserted } ?? true
        }
        return wrong + forgotten.endings(one) + unobserved.endings(one) + others
    }
}
