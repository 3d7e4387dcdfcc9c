import CoordinatorModel
import TreeComparison

/// The changes in the rows of a coordinator that exists before and after.
struct RowChanges {
    /// The changes of the coordinator as a whole.
    let remarks: [String]
    private let before: Version
    private let after: Version

    private struct Entry: Hashable {
        var key: RowList.EventKey
        var by: String?
    }

    /// One version of the coordinator.
    private struct Version {
        var routes: [String: [String]]
        var screens: [Screen]
        var events: Set<Entry>

        init(_ coordinator: Coordinator) {
            routes = Dictionary(coordinator.routes.map { ($0.name, $0.payload) }) { first, _ in first }
            screens = coordinator.screens
            var entries = EventEntries(screen: [], emits: coordinator.emits, intercepts: coordinator.intercepts)
            entries.addAll(coordinator.screens, at: [])
            events = Set(entries.entries.map { Entry(key: $0.key, by: $0.by) })
        }

        /// The type of the screen at a place; `nil` if this version has none there.
        func type(at place: [Int]) -> String? {
            var (screens, type) = (screens[...], String?.none)
            for position in place {
                guard screens.indices.contains(position) else { return nil }
                type = screens[position].type
                screens = screens[position].screens[...]
            }
            return type?.isEmpty == true ? nil : type
        }
    }

    /// `nil` for a coordinator that is new, removed or unchanged as a whole, as its box shows.
    init?(_ index: Int, in overlay: Overlay) {
        guard overlay.changes[index] == .changed else { return nil }
        remarks = overlay.remarks[index]
        before = Version(overlay.before.coordinators[index])
        after = Version(overlay.after.coordinators[index])
    }

    func change(of route: Route) -> Change? {
        guard let was = before.routes[route.name], let now = after.routes[route.name] else {
            return Change(wasThere: before.routes[route.name] != nil, isThere: after.routes[route.name] != nil)
        }
        return was == now ? nil : .changed
    }

    func change(ofScreenAt place: [Int]) -> Change? {
        let (was, now) = (before.type(at: place), after.type(at: place))
        if was == now { return nil }
        return was != nil && now != nil ? .changed : Change(wasThere: was != nil, isThere: now != nil)
    }

    func change(of group: EventEntries.Group) -> Change? {
        let entries = group.keys.map { Entry(key: $0, by: group.by) }
        let change = Change(
            wasThere: entries.contains(where: before.events.contains),
            isThere: entries.contains(where: after.events.contains))
        return change == .unchanged ? nil : change
    }
}
