import CoordinatorAnalysis
import CoordinatorModel

/// A tree in which the coordinators above a subject show only what concerns it: the route that leads there, and the
/// interceptors that its events reach. So the picture is about the subject, and the path to it takes little room.
struct SubjectTree {
    private let tree: CoordinatorTree
    private let parents: [Int?]
    /// The ways of the events of each coordinator. Who is asked on them is found for one subject at a time: a chain in
    /// which every coordinator emits and observes has as many stops as the square of its length.
    private let journeys: [Int: [Journey]]

    private struct Claim: Hashable {
        var place: Place
        var event: String
        var consumption: Interceptor.Consumption

        init(_ claim: Interceptor, at place: Place) {
            self.place = place
            event = claim.event
            consumption = claim.consumes
        }
    }

    /// Takes time linear in the tree and the number of its journeys.
    init(_ analysis: Analysis) {
        tree = analysis.tree
        parents = analysis.tree.parents()
        journeys = Dictionary(grouping: analysis.propagation.journeys, by: \.emitter.coordinator)
    }

    /// The claims of others that the events of a coordinator meet on their ways.
    private func claims(metBy coordinator: Int) -> Set<Claim> {
        var met: Set<Claim> = []
        for journey in journeys[coordinator] ?? [] {
            for stop in journey.stops where stop.place.coordinator != coordinator {
                met.insert(Claim(stop.interceptor, at: stop.place))
            }
        }
        return met
    }

    /// Whether a coordinator has no children.
    func isLeaf(_ subject: Int) -> Bool { tree.coordinators[subject].branches.isEmpty }

    /// The tree with a short way to a subject. Every coordinator keeps its index.
    func tree(for subject: Int) -> CoordinatorTree {
        var told = tree
        // What the subject presents passes its own events on, and they meet claims as well.
        var claims = claims(metBy: subject)
        for branch in tree.coordinators[subject].branches { claims.formUnion(self.claims(metBy: branch.child.index)) }
        var (below, next) = (subject, parents[subject])
        while let current = next {
            let own = told.coordinators[current]
            let routes = Set(own.branches.filter { $0.child.index == below }.compactMap(\.route))
            told.coordinators[current].routes = own.routes.filter { routes.contains($0.name) }
            told.coordinators[current].emits = []
            told.coordinators[current].intercepts = own.intercepts.filter {
                claims.contains(Claim($0, at: Place(coordinator: current)))
            }
            let hasScreen = claims.contains { $0.place.coordinator == current && !$0.place.screens.isEmpty }
            told.coordinators[current].screens =
                hasScreen ? own.screens.enumerated().map { brief($1, at: [$0], in: current, claims) } : []
            (below, next) = (current, parents[current])
        }
        return told
    }

    private func brief(_ screen: Screen, at way: [Int], in coordinator: Int, _ claims: Set<Claim>) -> Screen {
        var brief = screen
        brief.emits = []
        brief.intercepts = screen.intercepts.filter {
            claims.contains(Claim($0, at: Place(coordinator: coordinator, screens: way)))
        }
        brief.screens = screen.screens.enumerated().map { self.brief($1, at: way + [$0], in: coordinator, claims) }
        return brief
    }
}
