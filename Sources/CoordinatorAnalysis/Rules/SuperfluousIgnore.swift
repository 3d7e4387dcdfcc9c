import CoordinatorModel

/// A suppression that matches no finding.
enum SuperfluousIgnore: Rule {
    static let manual = RuleManual(
        id: "superfluous-ignore", severity: .warning,
        summary: "a suppression or a baseline line matches no finding",
        explanation: """
            The finding was fixed, has moved, or its name is misspelt. A suppression that stays behind would hide \
            the next finding of its kind. Suppressions of a rule that is off are not reported. A baseline line that \
            matches no finding is always a note: a fix must never break the build.
            """,
        firing: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator",
                "ignore": [{ "rule": "unhandled-event", "reason": "the splash screen is not finished" }] } }
            """),
        clean: RuleExample(
            """
            { "version": 1, "root": {
                "type": "AppCoordinator", "emits": ["AppEvents.Splash.didFinish"],
                "ignore": [{ "rule": "unhandled-event", "reason": "the splash screen is not finished" }] } }
            """),
        remedy: "Remove the suppression; write the baseline again.")

    /// Reports nothing itself. Which suppressions were not needed is known only when all other rules have run
    /// (`SuppressionLedger`).
    static func check(_ context: RuleContext, report: (Diagnosis) -> Void) {}
}
