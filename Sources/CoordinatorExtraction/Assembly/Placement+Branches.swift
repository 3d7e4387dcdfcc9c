/// The branches: which coordinator presents which, how, and at which place.
extension Placement {
    mutating func placeBranches() {
        let concrete = Set(coordinators)
        var owners: [TypeID: Set<TypeID>] = [:]
        for coordinator in coordinators {
            owners[coordinator, default: []].insert(coordinator)
            var waiting = screens[coordinator] ?? []
            var seen = Set(waiting)
            while let screen = waiting.popLast() {
                owners[screen, default: []].insert(coordinator)
                for helper in helpers[screen] ?? [] { owners[helper, default: []].insert(coordinator) }
                for inner in embedded[screen] ?? [] where seen.insert(inner).inserted { waiting.append(inner) }
            }
            for helper in helpers[coordinator] ?? [] { owners[helper, default: []].insert(coordinator) }
        }
        var makers: [TypeID: Set<TypeID>] = [:]
        var found: [TypeID: [TypeID: Place]] = [:]
        for (mention, place) in facts.made.merging(facts.adoptions, uniquingKeysWith: Self.nearer)
            .merging(shownInContainers(), uniquingKeysWith: min)
        where concrete.contains(mention.type) {
            for owner in owners[mention.actor] ?? [] where owner != mention.type || mention.actor == owner {
                if facts.made[mention] != nil { makers[mention.type, default: []].insert(owner) }
                let before = found[owner]?[mention.type]
                found[owner, default: [:]][mention.type] = before.map { min($0, place) } ?? place
            }
        }
        for root in beginnings().sorted() {
            // A coordinator further down that starts the app's first coordinator again does not present it.
            var below: Set<TypeID> = []
            var waiting = [root]
            while let next = waiting.popLast() {
                for child in found[next]?.keys.sorted() ?? [] where child != root && below.insert(child).inserted {
                    waiting.append(child)
                }
            }
            let making = below.filter { makers[root]?.contains($0) == true }
            let ofServices = madeByServices(Set(making.compactMap { found[$0]?[root] }))
            for owner in below where !making.contains(owner) || found[owner]?[root].map(ofServices.contains) == true {
                found[owner]?[root] = nil
            }
        }
        separate(&found)
        handOn(&found)
        leave(with: makers, &found)
        for (owner, children) in found {
            var edges: [Edge] = []
            for (child, place) in children { edges += self.edges(from: owner, to: child, place) }
            self.edges[owner] = edges.sorted {
                ($0.place, $0.child, $0.route ?? "") < ($1.place, $1.child, $1.route ?? "")
            }
        }
    }

    /// The places among some at which code of a service makes an object, whichever object calls that code: the app begins
    /// again, and not below the caller.
    private func madeByServices(_ places: Set<Place>) -> Set<Place> {
        guard !places.isEmpty else { return [] }
        var homes: [Place: TypeID] = [:]
        index.visitCode { part in
            guard let type = part.home else { return }
            part.body.visit { expression in
                guard case .call(_, _, let place) = expression, places.contains(place) else { return }
                homes[place] = homes[place] ?? type
            }
        }
        let services = homes.filter { _, home in
            !roles.acts(home) && !roles.begins(home) && !roles.isSpokesman(home) && !roles.isMaker(home)
        }
        return Set(services.keys)
    }

    /// A coordinator that is made only for a child, which presents it, belongs to the child.
    private func handOn(_ found: inout [TypeID: [TypeID: Place]]) {
        var takers: [TypeID: Set<TypeID>] = [:]
        for mention in facts.adoptions.keys where facts.made[mention] == nil {
            takers[mention.type, default: []].insert(mention.actor)
        }
        let presented = Set(facts.presentations.keys.map { Facts.Mention(actor: $0.actor, type: $0.child) })
        for (maker, children) in found {
            for child in children.keys {
                let mention = Facts.Mention(actor: maker, type: child)
                guard facts.made[mention] != nil, facts.adoptions[mention] == nil, !presented.contains(mention) else {
                    continue
                }
                let isTaken = (takers[child] ?? []).contains { taker in
                    taker != maker && facts.made[Facts.Mention(actor: maker, type: taker)] != nil
                        && found[taker]?[child] != nil
                }
                if isTaken { found[maker]?[child] = nil }
            }
        }
    }

    /// A coordinator that one coordinator makes and starts, or holds, stays its child if another one only receives it
    /// in order to show it, as a split view, a router or a shared stack does.
    private func leave(with makers: [TypeID: Set<TypeID>], _ found: inout [TypeID: [TypeID: Place]]) {
        var starters: [TypeID: Set<TypeID>] = [:]
        for mention in facts.adoptions.keys { starters[mention.type, default: []].insert(mention.actor) }
        for (taker, children) in found {
            for child in children.keys {
                guard let makers = makers[child], !makers.contains(taker), let starters = starters[child],
                    !makers.isDisjoint(with: starters)
                else { continue }
                found[taker]?[child] = nil
            }
        }
    }

    /// The first of both places in one file. In two files, the place where the child is made, and not that in a
    /// superclass that starts any child.
    static func nearer(_ made: Place, _ started: Place) -> Place {
        made.file == started.file ? min(made, started) : made
    }

    func edges(from owner: TypeID, to child: TypeID, _ place: Place) -> [Edge] {
        let seen = (byType.presentations[Facts.Mention(actor: owner, type: child)] ?? [])
            .sorted { ($0.place, $0.name ?? "") < ($1.place, $1.name ?? "") }
        let routed = seen.filter { $0.route != nil }
        if !routed.isEmpty {
            var routes: Set<String> = []
            return routed.filter { routes.insert($0.route ?? "").inserted }.map {
                Edge(child: child, presentation: $0.name, route: $0.route, place: $0.place)
            }
        }
        if let first = seen.first {
            return [Edge(child: child, presentation: first.name, route: nil, place: first.place)]
        }
        let presentation = facts.shown.inTabs.contains(child) ? "select" : ownPresentation(of: child)
        return [Edge(child: child, presentation: presentation, route: nil, place: place)]
    }

    /// How a coordinator that receives its parent's stack or router presents its own first screen.
    func ownPresentation(of child: TypeID) -> String? {
        byType.ownPresentations[child]?.min { ($0.place, $0.name ?? "") < ($1.place, $1.name ?? "") }?.name
    }
}
