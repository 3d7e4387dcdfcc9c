import CoordinatorAnalysis
import CoordinatorModel
import FindingReports

/// A run with a bit of everything: two trees, one with places in source and one without, a policy, suppressions, a
/// baseline that knows one finding and lists one that is fixed.
enum SampleRun {
    static let racing = """
        { "version": 1, "name": "Racing",
          "events": [
            { "name": "AppEvents.Auth.didLogOut", "file": "Sources/AppEvents.swift", "line": 4, "column": 10 },
            { "name": "AppEvents.Drivers.didSelect", "file": "Sources/AppEvents.swift", "line": 8 },
            { "name": "AppEvents.Teams.didSelect", "file": "Sources/AppEvents.swift", "line": 12, "column": 10 } ],
          "roots": [{
            "type": "AppCoordinator", "kind": "container", "file": "Sources/AppCoordinator.swift", "line": 9,
            "routes": ["main"], "activeRoute": "splash",
            "branches": [
              { "presentation": "root", "route": "main", "child": {
                "type": "MainCoordinator", "kind": "tabBar", "file": "Sources/MainCoordinator.swift", "line": 5,
                "intercepts": [
                  { "event": "AppEvents.Teams.*", "consumes": "sometimes", "by": "Router" },
                  { "event": "AppEvents.Splash.didFinish", "file": "Sources/MainCoordinator.swift", "line": 30 } ],
                "branches": [
                  { "presentation": "select", "child": {
                    "type": "TeamsCoordinator", "kind": "navigation", "file": "Sources/TeamsCoordinator.swift", "line": 3,
                    "screens": [{ "type": "TeamsViewController", "screens": [{
                      "type": "TeamsTable", "intercepts": [{ "event": "AppEvents.Teams.didSelect", "consumes": "never" }],
                      "emits": [{ "event": "AppEvents.Teams.didSelect",
                        "file": "Sources/TeamsTable.swift", "line": 37, "column": 13 }] }] }],
                    "branches": [{ "presentation": "push", "to": "ProfileCoordinator" }] } },
                  { "presentation": "select", "child": {
                    "type": "ProfileCoordinator", "file": "Sources/ProfileCoordinator.swift", "line": 3,
                    "screens": [{ "type": "ProfileViewController", "emits": [{ "event": "AppEvents.Auth.didLogOut",
                        "file": "Sources/ProfileViewController.swift", "line": 21, "column": 9 }] }] } } ] } }
            ] }],
          "unattached": [{ "type": "OldCoordinator", "file": "Sources/OldCoordinator.swift", "line": 1,
            "ignore": ["unattached-coordinator"] }],
          "unresolved": [{ "what": "emitEvent(event): the event is a variable",
            "file": "Sources/BaseViewController.swift", "line": 8 }] }
        """

    static let items = """
        {
          "version": 1,
          "root": {
            "type": "ApplicationCoordinator",
            "kind": "container",
            "branches": [
              { "presentation": "setRoot", "child": {
                  "type": "ItemsCoordinator", "kind": "navigation", "emits": ["ItemsView.onSelect"] } }
            ]
          }
        }
        """

    static let configuration = RuleConfiguration(
        severities: ["unconsumed-event": .warning],
        policies: [
            Policy(
                name: "tabs-are-pushed", severity: .warning, comment: "Tabs are pushed.\nSee the architecture page.",
                effect: .forbid, relation: .presents, subject: Policy.Selection(NamePattern("MainCoordinator")),
                object: Policy.Selection(NamePattern("ProfileCoordinator")))
        ],
        suppressions: [Suppression(rule: "unused-event", event: NamePattern("Legacy.*"), reason: "on its way out")])

    static let baseline = Baseline([
        Baseline.Entry(
            fingerprint: "0123456789abcdef", rule: "unhandled-event",
            description: "AppEvents.Splash.didFinish from SplashCoordinator in AppCoordinator > SplashCoordinator")
    ])

    /// The run. The event that the baseline knows is lost in the second tree.
    static func report() throws -> Report {
        try report(
            [("racing/tree.json", racing), ("legacy app/tree.json", items)], configuration: configuration,
            knowing: { $0.rule == "unhandled-event" && $0.event == "ItemsView.onSelect" }, and: baseline.entries)
    }

    /// A run on files, with a baseline that knows some of what is found.
    static func report(
        _ files: [(file: String, json: String)], configuration: RuleConfiguration = RuleConfiguration(),
        knowing isKnown: (Finding) -> Bool = { _ in false }, and entries: [Baseline.Entry] = []
    ) throws -> Report {
        let inputs = try files.map { file, json in
            let source = Array(json.utf8)
            return Report.Input(file: file, source: source, tree: try CoordinatorTree(json: source, file: file))
        }
        return report(inputs, configuration: configuration, knowing: isKnown, and: entries)
    }

    /// A run on trees, with a baseline that knows some of what is found.
    static func report(
        _ inputs: [Report.Input], configuration: RuleConfiguration, knowing isKnown: (Finding) -> Bool,
        and entries: [Baseline.Entry]
    ) -> Report {
        let analyses = inputs.map { Analysis($0.tree, configuration: configuration) }
        let known = Baseline(analyses.flatMap(\.findings).filter(isKnown)).entries
        let check = Check(analyses, configuration: configuration, baseline: Baseline(known + entries))
        return Report(check, of: inputs, generalFile: ".coordviz.yml", toolVersion: "1.2.3")
    }
}
