import CoordinatorModel

/// No code goes to a route.
enum UnreachableRoute: Rule {
    static let manual = RuleManual(
        id: "unreachable-route", severity: .note,
        summary: "no code requests a route of a SwiftUI coordinator",
        explanation: """
            A coordinator's path, sheets or tabs can hold a case of an enum, and no code of the program names that case, \
            other than in a pattern. So its screen cannot be reached.

            Extraction lists such routes under `x-unreachable-routes` of the coordinator: `{ "route": "help", "file": \
            "ShopRoute.swift", "line": 7 }`. It leaves out enums that are made of raw values, files or a list of all cases, enums with \
            an initialiser of their own, and those of which no case is named.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "ShopCoordinator",
                "x-unreachable-routes": [{ "route": "help", "file": "ShopRoute.swift", "line": 7 }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": { "type": "ShopCoordinator", "screens": [{ "type": "HelpView" }] } }
            """),
        remedy: "Request the route, or remove it with its screen.")

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        var seen: Set<String> = []
        for note in context.notes(under: ExtensionKeys.unreachableRoutes) {
            let owner = context.type(of: note.coordinator)
            guard let route = note["route"], seen.insert("\(owner) \(route)").inserted else { continue }
            let message = "no code requests the route \(route) of \(owner)"
            report(context.diagnosis(note, message, detail: "\(owner) \(route)"))
        }
    }
}
