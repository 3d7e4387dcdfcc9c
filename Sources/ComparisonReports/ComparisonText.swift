import CoordinatorModel
import FindingReports
import TreeComparison

/// A comparison for people at a terminal.
///
/// ```
/// + HelpCoordinator  coordinator under TeamsCoordinator, present · help
///     + screen HelpViewController
/// ~ TeamsCoordinator
///     + route help
///
/// - AppEvents.Help.didClose from HelpViewController is lost now: no object up to AppCoordinator intercepts it; …
///
/// 1 coordinator added, 1 changed, 1 event newly lost
/// ```
public enum ComparisonText {
    /// The whole text.
    ///
    /// - Parameters:
    ///   - comparison: the differences.
    ///   - options: whether it is coloured.
    /// - Returns: the lines, each with its line break.
    public static func text(of comparison: Comparison, options: ReportOptions = ReportOptions()) -> String {
        let ink = Ink(options)
        let list = ChangeList(comparison)
        var text = ""
        for entry in list.entries {
            let name = ink.strong(PlainText.line(entry.type ?? "The tree"))
            let place = entry.place.isEmpty ? "" : "  " + ink.faint(PlainText.line(entry.place))
            text += "\(mark(entry.change, ink)) \(name)\(place)\n"
            for line in entry.lines { text += "    \(mark(line.change, ink)) \(PlainText.line(line.text))\n" }
        }
        if !text.isEmpty, !list.journeys.isEmpty { text += "\n" }
        for line in list.journeys { text += "\(mark(line.change, ink)) \(PlainText.line(line.text))\n" }
        if !text.isEmpty { text += "\n" }
        return PlainText.log(text + lastLine(comparison, list))
    }

    private static func lastLine(_ comparison: Comparison, _ list: ChangeList) -> String {
        let parts = ComparisonSummary(comparison).parts
        let line =
            parts.isEmpty
            ? (comparison.isDifferent ? "" : "no difference in the navigation") : parts.joined(separator: ", ")
        let quiet =
            list.quiet == 0
            ? ""
            : "\(line.isEmpty ? "" : "; ")\(PlainText.count(list.quiet, "other difference")), such as places in source"
        return line + quiet + "\n"
    }

    private static func mark(_ change: Change, _ ink: Ink) -> String {
        switch change {
        case .added: ink.good("+")
        case .removed: ink.bad("-")
        case .changed: ink.doubtful("~")
        case .unchanged: " "
        }
    }
}
