import CoordinatorModel

/// An event arrives at a handler that does nothing.
enum EmptyHandler: Rule {
    static let manual = RuleManual(
        id: "empty-handler", severity: .warning,
        summary: "an event is emitted, and the handler that consumes it is empty",
        explanation: """
            An object intercepts the event, but its handler has an empty body: `{}`, a method without a statement, \
            or a `case` with nothing but `break`. The event counts as intercepted, and the user sees no effect. Only \
            handlers that an event reaches are reported, and only those that consume it: a handler that observes the \
            event leaves the work to others.

            It is a *note* if a comment in the empty body says why nothing is done, such as `break // not sent here`. Code that is \
            commented out and tasks (`TODO`) do not count. Extraction marks the interceptor with `"x-remarked": true`. \
            It is also a note if the emitter dismisses itself, so that nothing is left to do: where it emits the event, or in its own \
            handler of the same case, such as `case .back: self.pop()`. Extraction marks that with `"x-dismissed": true`.

            If the handler should remove the child that emits the event, the finding names the children that stay.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator",
                "intercepts": [{ "event": "HelpView.onClose", "empty": true }],
                "screens": [{ "type": "HelpView", "emits": ["HelpView.onClose"] }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator",
                "intercepts": ["HelpView.onClose", { "event": "HelpView.onRate", "empty": true, "consumes": "never" }],
                "screens": [{ "type": "HelpView", "emits": ["HelpView.onClose", "HelpView.onRate"] }] } }
            """),
        remedy: "Handle the event, or remove the emission and the handler.")

    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {
        let places = context.store.places
        guard places.interceptors.contains(where: \.isEmpty) else { return }
        let groups = InterceptorGroups(context).groups {
            places.interceptors[$0].isEmpty && concerns($0, context)
        } unless: { _ in
            false
        }
        let explained = context.explainedLeaks
        for group in groups {
            let name = places.names.names[Int(places.interceptors[group[0]].name)]
            var diagnosis = context.diagnosis(of: group) { "\($0) consumes \(name), but its handler does nothing" }
            if group.allSatisfy({ isRemarked($0, context) || isDismissed($0, context) }) { diagnosis.severity = .note }
            diagnosis.add(explained.leaks(ofInterceptors: group))
            report(diagnosis)
        }
    }

    /// Whether a comment in the handler gives the reason why it does nothing.
    static func isRemarked(_ interceptor: Int, _ context: RuleContext) -> Bool {
        has(ExtensionKeys.remarked, interceptor, context)
    }

    /// Whether the emitter dismisses itself, so that nothing is left to do.
    private static func isDismissed(_ interceptor: Int, _ context: RuleContext) -> Bool {
        has(ExtensionKeys.dismissed, interceptor, context)
    }

    private static func has(_ key: String, _ interceptor: Int, _ context: RuleContext) -> Bool {
        context.interceptor(interceptor).extensions[key] == .bool(true)
    }

    /// Whether an event arrives at an interceptor and goes no further.
    static func concerns(_ interceptor: Int, _ context: RuleContext) -> Bool {
        context.store.places.interceptors[interceptor].consumes != .never && context.reach.isReached[interceptor]
    }
}
