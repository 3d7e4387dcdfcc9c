import CoordinatorAnalysis
import CoordinatorModel

/// The differences in the events and the screens of a place, and of the screens inside it.
enum PlaceEdits {
    /// The properties that a coordinator and a screen share.
    struct Content {
        var screens: [Screen]
        var emits: [Emission]
        var intercepts: [Interceptor]

        init(_ coordinator: Coordinator) {
            (screens, emits, intercepts) = (coordinator.screens, coordinator.emits, coordinator.intercepts)
        }

        init(_ screen: Screen) { (screens, emits, intercepts) = (screen.screens, screen.emits, screen.intercepts) }
    }

    static func collect(_ place: Place, from old: Content, to new: Content, into edits: inout [Edit]) {
        var pending = [(place, old, new)]
        while let (place, old, new) = pending.popLast() {
            edits += FactLists.interceptors(old.intercepts, new.intercepts).map { .interceptor(place, $0) }
            edits += FactLists.emissions(old.emits, new.emits).map { .emission(place, $0) }
            if old.screens.isEmpty, new.screens.isEmpty { continue }
            let pairs = FactLists.pairs(old.screens, new.screens)
            // Screens that exist before and after are compared without their contents, which have edits of their own.
            let shells = (old.screens.map(\.shell), new.screens.map(\.shell))
            let changes = ListDifference.changes(from: shells.0, to: shells.1, pairs: pairs, keepsOrder: true)
            for change in changes {
                switch change {
                case .added(_, let position): edits.append(.screen(place, .added(new.screens[position], at: position)))
                case .removed(_, let position):
                    edits.append(.screen(place, .removed(old.screens[position], from: position)))
                default: edits.append(.screen(place, change))
                }
            }
            for (position, known) in pairs.enumerated().reversed() {
                guard let known else { continue }
                var inner = place
                inner.screens.append(known)
                pending.append((inner, Content(old.screens[known]), Content(new.screens[position])))
            }
        }
    }
}

extension Screen {
    /// The screen without its contents.
    var shell: Screen {
        var shell = self
        (shell.screens, shell.emits, shell.intercepts) = ([], [], [])
        return shell
    }
}
