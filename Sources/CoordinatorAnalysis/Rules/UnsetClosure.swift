import CoordinatorModel

/// A closure of a view is set on other views of its type, and not on this one.
enum UnsetClosure: Rule {
    static let manual = RuleManual(
        id: "unset-closure", severity: .error,
        summary: "a SwiftUI view calls a closure that is set on other views of its type, and not on this one",
        explanation: """
            A view has `var onBuy: (() -> Void)?`. Some code makes the view with a closure, and other code makes it without one. \
            There the button does nothing.

            Extraction marks such an emission with `"heard": "never"` and `"x-unset-closure": true`. As in \
            [unhandled-event](unhandled-event.md), one cause is one finding, and if most views of a type go without the closure, it is a warning. A closure that no code \
            sets, or that the view can do without, is reported by that rule, and so are the closures of other objects.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "ShopCoordinator", "intercepts": ["ItemView.onBuy"],
                "screens": [
                  { "type": "ItemView", "emits": ["ItemView.onBuy"] },
                  { "type": "OfferView", "screens": [{
                      "type": "ItemView", "emits": [{ "event": "ItemView.onBuy", "heard": "never", "x-unset-closure": true }] }] }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": {
                "type": "ShopCoordinator", "intercepts": ["ItemView.onBuy"],
                "screens": [
                  { "type": "ItemView", "emits": ["ItemView.onBuy"] },
                  { "type": "OfferView", "screens": [{ "type": "ItemView", "emits": ["ItemView.onBuy"] }] }] } }
            """),
        remedy:
            "Hand the closure to the view there as well, or give the closure a default that says that it is optional.")

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        LostEvents(context, rule: manual.id, where: concerns).check(report)
    }

    /// Whether an emission goes through a closure of a view that is not set there.
    static func concerns(_ emission: Emission) -> Bool {
        emission.heard == .never && emission.extensions[ExtensionKeys.unsetClosure] == .bool(true)
    }
}
