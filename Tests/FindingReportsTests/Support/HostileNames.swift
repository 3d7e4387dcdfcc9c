import CoordinatorAnalysis
import CoordinatorModel
import FindingReports

/// Names that mean something to terminals, runners, parsers and browsers.
enum HostileNames {
    static let all = [
        "line\nbreak", "carriage\r\nreturn", "::error file=x::pwned", "##[error]pwned", "100%0A::error::pwned", "]]>",
        "<![CDATA[x]]>", "<!-- -->", "\"double\" 'single'", "a & b &amp; &#60;", "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>", "pipe | pipe", "`tick` ``` ~~~", "[link](javascript:alert(1))", "{0} {{1}} }",
        "nul\u{0}bell\u{7}escape\u{1B}[31mred\u{1B}]8;;http://evil\u{1B}\\", "c1\u{9B}31m\u{85}\u{90}", "del\u{7F}",
        "bidi\u{202E}evil\u{2066}\u{200F}", "separators\u{2028}\u{2029}", "nonchar\u{FFFE}\u{FFFF}", "tab\there",
        "emoji 🏎️👩‍👩‍👧 e\u{301}", "@everyone #1 owner/repo#2 GH-3", "https://evil.example www.evil.example",
        "back\\slash \\u0041 \\n", "*bold* _em_ ~~strike~~ # h", "  leading", "x,y:z;w=%", "</details>",
        "../../etc/passwd",
        "\u{FEFF}bom",
    ]

    /// A run in which every sort of name is hostile, in every finding with and without a journey.
    static func report() -> Report {
        var inputs: [Report.Input] = []
        for (index, name) in all.enumerated() {
            var tree = CoordinatorTree(name: name, events: [EventDeclaration(name: "\(name).declared")])
            let location = index.isMultiple(of: 2) ? Location(file: name, line: 3, column: index + 1) : nil
            let emission = Emission(event: "\(name).lost", location: location)
            let looked = Emission(event: "\(name).seen", location: location)
            let root = tree.addRoot(
                Coordinator(
                    type: "\(name) root", kind: .container, routes: [Route(name: name)], activeRoute: "\(name)!",
                    intercepts: [Interceptor(event: "\(name).seen", consumes: .never, by: name)], location: location))
            let child = tree.addChild(
                Coordinator(
                    type: name, kind: .navigation, screens: [Screen(type: "\(name) screen", emits: [emission, looked])]),
                to: root, presentation: name, route: name)
            tree.addChild(Coordinator(type: name, kind: .container), to: child, presentation: name)
            tree.unresolved.append(Unresolved(what: name, location: location))
            // What a file can't hold, such as NUL, may still stand in a tree that an app hands over.
            let source = tree.json()
            let read = try? CoordinatorTree(json: source, file: name)
            inputs.append(Report.Input(file: name, source: read == nil ? nil : source, tree: read ?? tree))
        }
        var report = SampleRun.report(
            inputs,
            configuration: RuleConfiguration(
                severities: ["unconsumed-event": .warning],
                suppressions: [
                    Suppression(rule: "unused-event", event: NamePattern("nothing"), reason: all.joined())
                ]),
            knowing: { $0.rule == "unbound-route" },
            and: [Baseline.Entry(fingerprint: "0123456789abcdef", rule: "max-depth", description: all.joined())])
        for name in all { report.inputs[0].findings[0].notes.append(name) }
        report.generalFile = all.joined()
        return report
    }
}
