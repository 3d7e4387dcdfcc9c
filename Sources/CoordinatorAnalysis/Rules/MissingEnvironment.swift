import CoordinatorModel

/// A view takes an object from the environment that no code puts there.
enum MissingEnvironment: Rule {
    static let manual = RuleManual(
        id: "missing-environment", severity: .error,
        summary: "a view needs an object from the environment, and no code provides one",
        explanation: """
            A view has `@EnvironmentObject var cart: Cart`, or `@Environment(Cart.self)`, and nothing in the program \
            calls `.environmentObject` or `.environment` with a `Cart`. SwiftUI stops the app when it shows the view.

            Extraction lists such objects under `x-missing-environment` of the screen, or of the coordinator whose \
            container needs them: `{ "type": "Cart", "view": "CartView", "file": "CartView.swift", "line": 4 }`. An \
            optional one is not listed, and none is if the program puts an object of an unknown type into the environment.

            If other code puts one there, but nothing above this view does, the entry names what shows the view (`shownBy`), \
            and its place is there: `DetailView()` without `.environmentObject(cart)`, which the other destinations \
            have. A view counts as above if any code of its name leads to the place.

            One object that several views need is one finding, and the other views are in its notes.
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
        var causes: [String: Diagnosis] = [:]
        for note in context.notes(under: ExtensionKeys.missingEnvironment) {
            guard let type = note["type"], let view = note["view"], seen.insert("\(view) \(type)").inserted else {
                continue
            }
            var message = "\(view) needs \(type) from the environment, and no code provides one"
            if let maker = note["shownBy"] {
                message =
                    "\(view) needs \(type) from the environment, and no view above it provides one where \(maker) shows it"
            }
            let diagnosis = context.diagnosis(note, message, detail: "\(view) \(type)")
            if causes[type] == nil { causes[type] = diagnosis } else { causes[type]?.add(diagnosis, of: view) }
        }
        for type in causes.keys.sorted() { causes[type].map(report) }
    }
}

extension Diagnosis {
    /// Adds another view that takes the same object.
    fileprivate mutating func add(_ other: Diagnosis, of view: String) {
        if parts.isEmpty {
            parts = [self]
            detail = (detail ?? "") + " and others"
        }
        parts.append(other)
        related.subjects.append(other.subject)
        notes.append("\(view) needs it as well" + (other.location.map { ": \($0.file):\($0.line ?? 0)" } ?? ""))
    }
}
