import CoordinatorModel

/// A unit is attached and never detached.
enum AttachWithoutDetach: Rule {
    static let manual = RuleManual(
        id: "attach-without-detach", severity: .warning,
        summary: "a unit of RIBs attaches a child and never detaches it",
        explanation: """
            A router calls `attachChild`, and neither it nor its interactor ever calls `detachChild` for that child. The child \
            stays alive and active after its view is gone, and the next attachment adds a second one.

            Extraction lists such children under `x-never-detached` of the coordinator: `{ "child": "Details", "file": \
            "HomeRouter.swift", "line": 40 }`. It leaves out what a router's initialiser, `didLoad`, `didBecomeActive` or a view's `viewDidLoad` attach, directly \
            or through other functions, because that is meant to stay: tabs, and parts of a screen. It leaves out the root's children as well, \
            which stand for the parts of the app, and all children of a router that also detaches a child of unknown type.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "Home",
                "x-never-detached": [{ "child": "Details", "file": "HomeRouter.swift", "line": 40 }],
                "branches": [{ "presentation": "attach", "child": { "type": "Details" } }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": {
                "type": "Home", "branches": [{ "presentation": "attach", "child": { "type": "Details" } }] } }
            """),
        remedy: "Call `detachChild` when the child is done, usually in a method of the parent's listener protocol.")

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        var seen: Set<String> = []
        for note in context.notes(under: ExtensionKeys.neverDetached) {
            let parent = context.type(of: note.coordinator)
            guard let child = note["child"], seen.insert("\(parent) \(child)").inserted else { continue }
            let message = "\(parent) attaches \(child), and never detaches it"
            report(context.diagnosis(note, message, detail: "\(parent) \(child)"))
        }
    }
}
