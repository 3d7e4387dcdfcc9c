import CoordinatorAnalysis

/// The addresses of the project and of its rules' manual.
enum ProjectAddress {
    /// The project's page.
    static let home = "https://github.com/coordviz/coordviz"

    /// The page about runs that check nothing.
    static let troubleshooting = "\(home)/blob/main/docs/troubleshooting.md"

    /// The manual page of a rule; `nil` for a policy, which has none.
    static func manual(of rule: String) -> String? {
        RuleCatalog.manual(of: rule).map { "\(home)/blob/main/docs/rules/\($0.id).md" }
    }
}
