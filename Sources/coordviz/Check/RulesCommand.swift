import ArgumentParser
import CoordinatorAnalysis
import CoordinatorModel

/// `coordviz rules`: lists the rules of `check`.
struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Lists the rules of check, or prints the manual page of one."
    ).ofTool

    @Argument(
        help: "The id of the rule whose page to print.", completion: .list(RuleCatalog.manuals.map(\.id)))
    var rule: String?

    func run() throws {
        guard let rule else { return try OutputFile.say(Self.list) }
        guard let manual = RuleCatalog.manual(of: rule) else {
            let ids = RuleCatalog.manuals.map(\.id)
            var near = NearestName.nearest(to: rule, among: ids)
            if near.isEmpty { near = Array(ids.filter { $0.contains(rule) }.prefix(3)) }
            throw CommandFailure(
                "there is no rule \(rule)", hint: NearestName.didYouMean(near) ?? "coordviz rules lists them all")
        }
        try OutputFile.say(manual.markdown)
    }

    private static var list: String {
        let manuals = RuleCatalog.manuals
        let widest = manuals.map(\.id.count).max() ?? 0
        return manuals.map { manual in
            let id = manual.id.padded(to: widest)
            return "\(id)  \(manual.severity.rawValue.padded(to: 7))  \(manual.summary)\n"
        }.joined()
    }
}

extension String {
    /// The text with spaces at its end, up to `width` characters.
    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(width - count, 0)) }
}
