import CoordinatorAnalysis
import CoordinatorModel

/// The rules in SARIF.
enum SARIFRules {
    /// The metadata of a rule, or of a policy, of which only the name is known.
    static func descriptor(_ rule: String) -> JSONFragment {
        guard let manual = RuleCatalog.manual(of: rule) else {
            return [
                "id": .string(rule), "shortDescription": ["text": "A policy of this project is violated."],
                "help": ["text": "See the policy of this name in the project's configuration."],
                "helpUri": .string(ProjectAddress.home),
            ]
        }
        let help = "\(manual.explanation)\n\n\(manual.remedy)"
        // Links between the pages lead nowhere from a report: text has none, and Markdown has whole addresses.
        let link = /\[([^\]]+)\]\((\.\.\/)?([a-z.\/#-]+)\)/
        var members: [(String, JSONFragment)] = [
            ("id", .string(rule)),
            ("name", .string(pascalCase(rule))),
            ("shortDescription", ["text": .string(sentence(manual.summary))]),
            ("fullDescription", ["text": .string(manual.explanation.replacing(link) { $0.output.1 })]),
            (
                "help",
                [
                    "text": .string(help.replacing(link) { $0.output.1 }),
                    "markdown": .string(
                        help.replacing(link) { match in
                            let folder = match.output.2 == nil ? "docs/rules" : "docs"
                            return "[\(match.output.1)](\(ProjectAddress.home)/blob/main/\(folder)/\(match.output.3))"
                        }),
                ]
            ),
        ]
        if let address = ProjectAddress.manual(of: rule) { members.append(("helpUri", .string(address))) }
        let configuration: JSONFragment =
            manual.severity == .off
            ? ["enabled": .flag(false)] : ["enabled": .flag(true), "level": SARIFReport.level(manual.severity)]
        members.append(("defaultConfiguration", configuration))
        members.append(("properties", ["tags": .array(["navigation", "coordinators"])]))
        return .object(members)
    }

    /// `unhandled-event` as `UnhandledEvent`.
    private static func pascalCase(_ id: String) -> String {
        id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static func sentence(_ summary: String) -> String {
        summary.prefix(1).uppercased() + summary.dropFirst() + "."
    }
}
