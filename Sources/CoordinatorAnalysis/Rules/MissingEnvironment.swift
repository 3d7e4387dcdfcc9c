import CoordinatorModel

/// A view takes an object from the environment that no code puts there.
enum MissingEnvironment: Rule {
    static let manual = RuleManual(
        id: "missing-environment", severity: .error,
        summary: "a view takes an object from the environment, and no code puts one there",
        explanation: """
            A view has `@EnvironmentObject var cart: Cart`, or `@Environment(Cart.self)`, and nothing in the program \
            calls `.environmentObject` or `.environment` with a `Cart`. SwiftUI stops the app when it shows the view.

            Extraction lists such objects under `x-missing-environment` of the screen, or of the coordinator whose \
            container takes them: `{ "type": "Cart", "view": "CartView", "file": "CartView.swift", "line": 4 }`. An \
            optional one is not listed, and none is if the program puts an object of an unknown type into the environment. \
            Which objects are in the environment on one path, and not on another, is not checked.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "ShopCoordinator",
                "screens": [{ "type": "CartView",
                  "x-missing-environment": [{ "type": "Cart", "view": "CartView", "file": "CartView.swift", "line": 4 }] }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": { "type": "ShopCoordinator", "screens": [{ "type": "CartView" }] } }
            """),
        remedy: "Call `.environmentObject` or `.environment` with an object of this type on a view above.")

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        var seen: Set<String> = []
        for (index, coordinator) in context.tree.coordinators.enumerated() {
            var lists = [coordinator.extensions[ExtensionKeys.missingEnvironment]]
            var waiting = coordinator.screens
            while let screen = waiting.popLast() {
                lists.append(screen.extensions[ExtensionKeys.missingEnvironment])
                waiting += screen.screens
            }
            for gap in lists.compactMap({ $0 }).flatMap(gaps).sorted(by: { $0.detail < $1.detail })
            where seen.insert(gap.detail).inserted {
                var diagnosis = context.diagnosis(
                    .coordinator(index),
                    "\(gap.view) takes a \(gap.type) from the environment, and no code puts one there",
                    detail: gap.detail)
                diagnosis.isNamedByDetail = true
                diagnosis.location = gap.location
                report(diagnosis)
            }
        }
    }

    /// An object that is missing.
    private struct Gap {
        var type: String
        var view: String
        var location: Location?

        var detail: String { "\(view) \(type)" }
    }

    private static func gaps(_ list: JSONValue) -> [Gap] {
        guard case .array(let entries) = list else { return [] }
        return entries.compactMap { entry in
            guard case .object(let keys) = entry, case .string(let type)? = keys["type"],
                case .string(let view)? = keys["view"]
            else { return nil }
            var gap = Gap(type: type, view: view)
            if case .string(let file)? = keys["file"], case .number(let line)? = keys["line"] {
                gap.location = Location(file: file, line: Int(line))
            }
            return gap
        }
    }
}
