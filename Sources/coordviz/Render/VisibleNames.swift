import CoordinatorModel

extension CoordinatorTree {
    /// The tree with visible names only: invisible names are replaced by the numbers of their characters, `\u{3164}`.
    /// Ids are kept, so that nothing else changes.
    var visiblyNamed: CoordinatorTree {
        var tree = self
        tree.name = tree.name.map(\.visible)
        for index in events.indices where !events[index].name.isVisible { tree.events[index].name.show() }
        // Only coordinators with such names are changed, because a change copies all lists of a coordinator.
        for index in coordinators.indices where coordinators[index].hidesNames {
            tree.coordinators[index].showNames()
        }
        return tree
    }
}

extension Coordinator {
    fileprivate var hidesNames: Bool {
        !type.isVisible || activeRoute?.isVisible == false || routes.contains { !$0.name.isVisible }
            || branches.contains { $0.presentation?.isVisible == false || $0.route?.isVisible == false }
            || emits.contains { !$0.event.isVisible } || intercepts.contains(where: \.hidesNames)
            || screens.contains(where: \.hidesNames)
    }

    fileprivate mutating func showNames() {
        type.show()
        activeRoute = activeRoute.map(\.visible)
        for index in routes.indices { routes[index].name.show() }
        for index in branches.indices {
            branches[index].presentation = branches[index].presentation.map(\.visible)
            branches[index].route = branches[index].route.map(\.visible)
        }
        for index in emits.indices { emits[index].event.show() }
        for index in intercepts.indices { intercepts[index].showNames() }
        for index in screens.indices { screens[index].showNames() }
    }
}

extension Screen {
    fileprivate var hidesNames: Bool {
        !type.isVisible || emits.contains { !$0.event.isVisible } || intercepts.contains(where: \.hidesNames)
            || screens.contains(where: \.hidesNames)
    }

    fileprivate mutating func showNames() {
        type.show()
        for index in emits.indices { emits[index].event.show() }
        for index in intercepts.indices { intercepts[index].showNames() }
        for index in screens.indices { screens[index].showNames() }
    }
}

extension Interceptor {
    fileprivate var hidesNames: Bool { !event.isVisible || by?.isVisible == false }

    fileprivate mutating func showNames() {
        event.show()
        by = by.map(\.visible)
    }
}

extension String {
    /// Replaces an invisible name; nearly all names are left unchanged.
    fileprivate mutating func show() {
        if !isVisible { self = visible }
    }

    fileprivate var visible: String {
        if isVisible { return self }
        return unicodeScalars.map { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }.joined()
    }

    fileprivate var isVisible: Bool {
        if isEmpty || utf8.contains(where: { (0x21..<0x7F).contains($0) }) { return true }
        return unicodeScalars.contains { scalar in
            !scalar.properties.isWhitespace && PlainText.line(String(scalar)).unicodeScalars.first == scalar
        }
    }
}
