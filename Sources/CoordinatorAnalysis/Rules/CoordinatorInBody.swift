import CoordinatorModel

/// A view makes a coordinator or a model each time its body is computed.
enum CoordinatorInBody: Rule {
    static let manual = RuleManual(
        id: "coordinator-in-body", severity: .warning,
        summary: "a view's body makes a new coordinator or model each time that it runs",
        explanation: """
            The `body` of a view makes an object that views observe, and passes it to a view that only observes it \
            (`@ObservedObject`, `@Bindable`, `let`), or puts it into the environment. SwiftUI runs `body` whenever something that it \
            depends on changes. Each time there is a new object, and the path, the sheet and all other state of the old one are gone.

            An object that the other view keeps in a `@State` or a `@StateObject` is not reported, nor one that an initialiser of \
            that view receives, nor what an action makes.

            Extraction lists such places under `x-made-in-body` of the screen or the coordinator, and of the root for a coordinator that \
            a view outside the tree makes: `{ "type": "CartModel", "view": \
            "ShopView", "file": "ShopView.swift", "line": 20 }`.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "ShopCoordinator",
                "screens": [{ "type": "ShopView",
                  "x-made-in-body": [{ "type": "CartModel", "view": "ShopView", "file": "ShopView.swift", "line": 20 }] }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": { "type": "ShopCoordinator", "screens": [{ "type": "ShopView" }] } }
            """),
        remedy: "Keep the object in a `@State` or `@StateObject` of the view, or in a coordinator above.")

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        var seen: Set<String> = []
        for note in context.notes(under: ExtensionKeys.madeInBody) {
            guard let type = note["type"], let view = note["view"], seen.insert("\(view) \(type)").inserted else {
                continue
            }
            let message = "the body of \(view) makes a new \(type) each time that it runs"
            report(context.diagnosis(note, message, detail: "\(view) \(type)"))
        }
    }
}
