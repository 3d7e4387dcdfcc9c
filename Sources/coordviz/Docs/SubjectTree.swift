import CoordinatorAnalysis
import CoordinatorModel

/// A tree for the picture of one coordinator, the subject. The coordinators above it show only what concerns it: the
/// route that leads to it, and the interceptors that its events reach. So the path to the subject takes little room.
struct SubjectTree {
    private let tree: CoordinatorTree
    private let parents: [Int?]
    /// The journeys of each coordinator's events. The interceptors on them are found for one subject at a time: in a
    /// chain in which every coordinator emits and observes, the number of stops is the square of its length.
    private let journeys: [Int: [Journey]]

    private struct InterceptorEntry: Hashable {
        var place: Place
        var event: String
        var consumption: Interceptor.Consumption

        init(_ interceptor: Interceptor, at place: Place) {
            self.place = place
            event = interceptor.event
            consumption = interceptor.consumes
        }
    }

    /// Takes time linear in the tree and the number of its journeys.
    init(_ analysis: Analysis) {
        tree = analysis.tree
        parents = analysis.tree.parents()
        journeys = Dictionary(grouping: analysis.propagation.journeys, by: \.emitter.coordinator)
    }

    /// The interceptors of other coordinators on the paths of a coordinator's events.
    private func interceptors(metBy coordinator: Int) -> Set<InterceptorEntry> {
        var met: Set<InterceptorEntry> = []
        for journey in journeys[coordinator] ?? [] {
            for stop in journey.stops where stop.place.coordinator != coordinator {
                met.insert(InterceptorEntry(stop.interceptor, at: stop.place))
            }
        }
        return met
    }

    /// Whether a coordinator has no children.
    func isLeaf(_ subject: Int) -> Bool { tree.coordinators[subject].branches.isEmpty }

    /// The tree with a short path to a subject. Every coordinator keeps its index.
    func tree(for subject: Int) -> CoordinatorTree {
        var reduced = tree
        // The events of the subject's children pass the subject, and reach interceptors as well.
        var interceptors = interceptors(metBy: subject)
        for branch in tree.coordinators[subject].branches {
            interceptors.formUnion(self.interceptors(metBy: branch.child.index))
        }
        var (below, next) = (subject, parents[subject])
        while let current = next {
            let own = reduced.coordinators[current]
            let routes = Set(own.branches.filter { $0.child.index == below }.compactMap(\.route))
            reduced.coordinators[current].routes = own.routes.filter { routes.contains($0.name) }
            reduced.coordinators[current].emits = []
            reduced.coordinators[current].intercepts = own.intercepts.filter {
                interceptors.contains(InterceptorEntry($0, at: Place(coordinator: current)))
            }
            let hasScreen = interceptors.contains { $0.place.coordinator == current && !$0.place.screens.isEmpty }
            reduced.coordinators[current].screens =
                hasScreen ? own.screens.enumerated().map { brief($1, at: [$0], in: current, interceptors) } : []
            (below, next) = (current, parents[current])
        }
        return reduced
    }

    private func brief(_ screen: Screen, at way: [Int], in coordinator: Int, _ interceptors: Set<InterceptorEntry>)
        -> Screen
    {
        var brief = screen
        brief.emits = []
        brief.intercepts = screen.intercepts.filter {
            interceptors.contains(InterceptorEntry($0, at: Place(coordinator: coordinator, screens: way)))
        }
        brief.screens = screen.screens.enumerated().map {
            self.brief($1, at: way + [$0], in: coordinator, interceptors)
        }
        return brief
    }
}
