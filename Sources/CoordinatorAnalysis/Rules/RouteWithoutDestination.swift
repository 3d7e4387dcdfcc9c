import CoordinatorModel

/// Code goes to a route, and no view shows it.
enum RouteWithoutDestination: Rule {
    static let manual = RuleManual(
        id: "route-without-destination", severity: .error,
        summary: "a SwiftUI coordinator requests a route, and no view shows it",
        explanation: """
            It is an *error* if a value is put onto a `NavigationPath`, and no view of the program has a \
            `navigationDestination(for:)` for its type: SwiftUI shows a blank screen. It is also an error if a coordinator's state for a sheet, \
            a cover or a popover is set, and no code reads it. It is a *warning* if the only code that makes \
            the view of a route makes an `EmptyView`. It is a *note* if no code was found that makes the coordinator.

            Extraction lists these under `x-missing-destination` of the coordinator or the screen: `{ "route": "ShopRoute", "lacks": \
            "destination", "file": "ShopCoordinator.swift", "line": 12 }`, or `"sheet"`, or `"view"`. It lists no missing \
            destination if the program has none at all, or one for a generic parameter: then a library or a helper of the app provides them. \
            On which stack a destination stands is not checked.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "ShopCoordinator",
                "x-missing-destination": [
                  { "route": "ShopRoute", "lacks": "destination", "file": "ShopCoordinator.swift", "line": 12 }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": { "type": "ShopCoordinator", "screens": [{ "type": "CartView" }] } }
            """),
        remedy: """
            Add a `navigationDestination(for:)` for the type, bind the state to `.sheet(item:)` or `.fullScreenCover(item:)`, \
            or make the view of the route.
            """)

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        var seen: Set<String> = []
        for note in context.notes(under: ExtensionKeys.missingDestination) {
            guard let route = note["route"], let lacks = note["lacks"].flatMap(Lack.init) else { continue }
            let owner = context.type(of: note.coordinator)
            let detail = "\(owner) \(route) \(lacks.rawValue)"
            guard seen.insert(detail).inserted else { continue }
            var diagnosis = context.diagnosis(note, lacks.message(owner, route), detail: detail)
            if lacks == .view { diagnosis.severity = .warning }
            if isAssumed(note.coordinator, context) { diagnosis.severity = .note }
            report(diagnosis)
        }
    }

    /// Whether a coordinator counts as a root only because no code was found that creates it.
    private static func isAssumed(_ coordinator: Int, _ context: RuleContext) -> Bool {
        context.tree.coordinators[coordinator].extensions[ExtensionKeys.assumedRoot] != nil
    }

    /// What is missing for a route.
    private enum Lack: String {
        case destination, sheet, view

        func message(_ owner: String, _ route: String) -> String {
            switch self {
            case .destination: "\(owner) pushes \(route), and no stack has a destination for it"
            case .sheet: "\(owner) sets \(route), and no view shows it"
            case .view: "code requests the route \(route) of \(owner), and its view is empty"
            }
        }
    }
}
