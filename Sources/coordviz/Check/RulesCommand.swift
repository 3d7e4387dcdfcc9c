import ArgumentParser
import CoordinatorAnalysis
import CoordinatorModel

/// `coordviz rules`: what `check` looks for.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Lists the rules of check, or prints the manual page of one."
    )

    @Argument(
        help: "The id of the rule whose page to print.", completion: .list(RuleCatalog.manuals.map(\.id)))
    var rule: String?

    func run() throws {
        guard let rule else { return Self.list() }
        guard let manual = RuleCatalog.manual(of: rule) else {
            let near = NearestName.nearest(to: rule, among: RuleCatalog.manuals.map(\.id))
            throw CommandFailure(
                "there is no rule \(rule)", hint: NearestName.didYouMean(near) ?? "coordviz rules lists them all")
        }
        print(manual.markdown, terminator: "")
    }

    private static func list() {
        let manuals = RuleCatalog.manuals
        let widest = manuals.map(\.id.count).max() ?? 0
        for manual in manuals {
            let id = manual.id.padded(to: widest)
            print("\(id)  \(manual.severity.rawValue.padded(to: 7))  \(manual.summary)")
        }
    }
}

extension String {
    /// With spaces behind it until it is `width` characters long.
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - count, 0)) }
}
