import CoordinatorModel

/// The content of a coordinator in both versions: merged, and each version with the same screens at the same places, so
/// that a path to a screen means the same in all three.
struct MergedContent {
    private(set) var merged: Coordinator
    private(set) var before: Coordinator
    private(set) var after: Coordinator

    init(_ old: Coordinator, _ new: Coordinator) {
        (merged, before, after) = (new, old, new)
        merged.routes += Self.gone(old.routes, new.routes) { $0.name }
        merged.emits += Self.gone(old.emits, new.emits) { $0.event }
        merged.intercepts += Self.gone(old.intercepts, new.intercepts) {
            [$0.event, $0.consumes.rawValue, $0.by ?? ""]
        }
        (merged.screens, before.screens, after.screens) = Self.merge(old.screens, new.screens)
    }

    private static func gone<Element, Key: Hashable>(
        _ old: [Element], _ new: [Element], by key: (Element) -> Key
    ) -> [Element] {
        guard !old.isEmpty else { return [] }
        let known = Set(new.map(key))
        return old.filter { !known.contains(key($0)) }
    }

    /// The recursion is as deep as screens are nested, which the reader limits.
    private static func merge(_ old: [Screen], _ new: [Screen]) -> ([Screen], [Screen], [Screen]) {
        guard !old.isEmpty else { return (new, new.map(emptied), new) }
        guard !new.isEmpty else { return (old, old, old.map(emptied)) }
        let pairs = FactLists.pairs(old, new)
        var result: (merged: [Screen], before: [Screen], after: [Screen]) = ([], [], [])
        var survives = [Bool](repeating: false, count: old.count)
        for (position, screen) in new.enumerated() {
            guard let known = pairs[position] else {
                result.merged.append(screen)
                result.before.append(emptied(screen))
                result.after.append(screen)
                continue
            }
            survives[known] = true
            var (merged, before, after) = (screen, old[known], screen)
            merged.emits += gone(before.emits, screen.emits) { $0.event }
            merged.intercepts += gone(before.intercepts, screen.intercepts) {
                [$0.event, $0.consumes.rawValue, $0.by ?? ""]
            }
            (merged.screens, before.screens, after.screens) = merge(before.screens, screen.screens)
            result.merged.append(merged)
            result.before.append(before)
            result.after.append(after)
        }
        for (position, screen) in old.enumerated() where !survives[position] {
            result.merged.append(screen)
            result.before.append(screen)
            result.after.append(emptied(screen))
        }
        return result
    }

    /// A screen that only occupies its place: it has no name and no content.
    private static func emptied(_ screen: Screen) -> Screen {
        var empty = screen.shell
        empty.type = ""
        empty.screens = screen.screens.map(emptied)
        return empty
    }
}
