import CoordinatorAnalysis
import CoordinatorModel
import ProjectConfiguration

/// Valid configurations, journals and baselines.
enum TextSeeds {
    /// The example of the manual, which contains every key, and the one that `coordviz init` writes.
    static let configurations: [[UInt8]] = {
        let manual = String(decoding: Inputs.bytes("docs/configuration.md") ?? [], as: UTF8.self)
        let blocks = manual.components(between: "```yaml\n", and: "```")
        return blocks.filter { $0.contains(":") }.map { Array($0.utf8) }
    }()

    static let journals: [[UInt8]] = [
        """
        {"forgotten":0,"version":1}
        {"offered":2,"consumed":true,"event":"A.b","path":[{"type":"S"},{"kind":"container","type":"A"}]}
        {"offered":1,"consumed":false,"event":"A.c","path":[{"type":"S"},{"kind":"container","type":"A"}]}

        """,
        """
        {"forgotten":7,"version":1}
        {"offered":3,"consumed":false,"event":"AppEvents.Teams.didSelect","path":[{"type":"TeamsTable"},{"type":"TeamsViewController"},{"kind":"navigation","type":"TeamsCoordinator"}]}
        {"offered":1,"consumed":true,"event":"AppEvents.Auth.didLogOut","path":[{"kind":"tabBar","type":"MainCoordinator"}]}
        """,
    ].map { Array($0.utf8) }

    static let baselines: [[UInt8]] =
        [Array("# coordviz baseline 1\n\n0123456789abcdef unhandled-event A is lost\n".utf8)]
        + trees.map { tree in
            let everything = RuleConfiguration(
                severities: Dictionary(uniqueKeysWithValues: RuleCatalog.manuals.map { ($0.id, .error) }))
            let check = Check([Analysis(tree, configuration: everything)], configuration: everything)
            return Array(check.baseline.text.utf8)
        }

    /// The trees for the configurations and baselines.
    static let trees = Inputs.samples.compactMap { try? CoordinatorTree(json: $0, file: "tree.json") }
}

extension String {
    /// The texts between two marks.
    func components(between start: String, and end: String) -> [String] {
        split(separator: start).dropFirst().compactMap { $0.split(separator: end).first.map(String.init) }
    }
}
