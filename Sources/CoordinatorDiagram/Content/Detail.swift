import CoordinatorModel

/// All facts of a tree about a coordinator, as lines of text: its tooltip.
enum Detail {
    static func lines(of coordinator: Coordinator) -> String {
        var lines = ["\(coordinator.type) (\(coordinator.kind.rawValue))"]
        if coordinator.id != coordinator.type { lines.append("id: \(coordinator.id)") }
        if let isStarted = coordinator.isStarted { lines.append(isStarted ? "started" : "not started") }
        if let location = coordinator.location { lines.append(place(location)) }
        add(
            coordinator.routes.map { route(of: $0, isActive: $0.name == coordinator.activeRoute) }, "routes", to: &lines
        )
        add(coordinator.intercepts.map(interceptor), "intercepts", to: &lines)
        add(coordinator.emits.map(emission), "emits", to: &lines)
        addScreens(coordinator.screens, indent: "", to: &lines)
        if let needs = coordinator.dependencies.needs { lines.append("needs \(needs)") }
        if let provides = coordinator.dependencies.provides { lines.append("provides \(provides)") }
        return lines.joined(separator: "\n")
    }

    private static func addScreens(_ screens: [Screen], indent: String, to lines: inout [String]) {
        for screen in screens {
            lines.append("\(indent)screen \(screen.type)")
            lines += screen.intercepts.map { "\(indent)  \(interceptor($0))" }
            lines += screen.emits.map { "\(indent)  emits \(emission($0))" }
            addScreens(screen.screens, indent: indent + "  ", to: &lines)
        }
    }

    private static func add(_ entries: [String], _ heading: String, to lines: inout [String]) {
        guard !entries.isEmpty else { return }
        lines.append("\(heading):")
        lines += entries.map { "  \($0)" }
    }

    private static func route(of route: Route, isActive: Bool) -> String {
        let payload = route.payload.isEmpty ? "" : "(\(route.payload.joined(separator: ", ")))"
        return route.name + payload + (route.presentation.map { " – \($0)" } ?? "") + (isActive ? " – active" : "")
    }

    private static func interceptor(_ interceptor: Interceptor) -> String {
        "\(interceptor.consumes.verb) \(interceptor.event)" + (interceptor.by.map { " by \($0)" } ?? "")
            + suffix(interceptor.location)
    }

    private static func emission(_ emission: Emission) -> String { emission.event + suffix(emission.location) }

    private static func suffix(_ location: Location?) -> String { location.map { " – \(place($0))" } ?? "" }

    private static func place(_ location: Location) -> String {
        [location.file, location.line.map(String.init), location.column.map(String.init)]
            .compactMap { $0 }.joined(separator: ":")
    }
}
