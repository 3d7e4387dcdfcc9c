import CoordinatorAnalysis

/// Where the project lives, and where its rules are explained.
enum ProjectAddress {
    /// The project's page.
    static let home = "https://github.com/coordviz/coordviz"

    /// The manual page of a rule; `nil` for a policy, which only its project can explain.
    static func manual(of rule: String) -> String? {
        RuleCatalog.manual(of: rule).map { "\(home)/blob/main/docs/rules/\($0.id).md" }
    }
}
