import CoordinatorAnalysis
import CoordinatorModel

extension Coverage {
    /// A line for each coordinator, and below it its unresolved places.
    ///
    /// ```
    /// TeamsCoordinator   2 emissions, 3 interceptors, 1 branch
    ///     Teams.swift:12: emitEvent(event): the event is a variable
    /// ```
    public func text(_ options: ReportOptions = ReportOptions()) -> String {
        let ink = Ink(options)
        let width = min(entries.map { PlainText.line($0.type).count }.max() ?? 0, 40)
        var text = ""
        for entry in entries {
            let type = PlainText.line(entry.type)
            let padding = String(repeating: " ", count: max(width - type.count, 0) + 3)
            text += ink.strong(type) + padding + entry.words + "\n"
            for unresolved in entry.unresolved { text += "    \(unresolved.words)\n" }
        }
        if !elsewhere.isEmpty {
            text += ink.faint("elsewhere") + "\n"
            for unresolved in elsewhere { text += "    \(unresolved.words)\n" }
        }
        let total = Set(entries.flatMap(\.unresolved) + elsewhere).count
        return text
            + "\(PlainText.count(entries.count, "coordinator")), \(silent) of them without a known event; "
            + "\(PlainText.count(total, "place")) unresolved\n\n"
    }

    /// The coverage for programs: each coordinator with its numbers and places.
    var json: JSONFragment {
        [
            "coordinators": .array(
                entries.map { entry in
                    [
                        "type": .string(entry.type), "emissions": .number(entry.emitted),
                        "interceptors": .number(entry.intercepted), "branches": .number(entry.presented),
                        "unresolved": .array(entry.unresolved.map(\.json)),
                    ]
                }),
            "elsewhere": .array(elsewhere.map(\.json)),
        ]
    }
}

extension Coverage.Entry {
    fileprivate var words: String {
        let words = [
            PlainText.count(emitted, "emission"), PlainText.count(intercepted, "interceptor"),
            PlainText.count(presented, "branch", "branches"),
        ].joined(separator: ", ")
        return unresolved.isEmpty ? words : words + ", \(unresolved.count) unresolved"
    }
}

extension Unresolved {
    fileprivate var words: String {
        guard let location else { return PlainText.line(what) }
        let place = [location.line, location.column].compactMap { $0.map { ":\($0)" } }.joined()
        return "\(PlainText.line(location.file))\(place): \(PlainText.line(what))"
    }

    fileprivate var json: JSONFragment {
        var members: [(String, JSONFragment)] = [("what", .string(what))]
        if let location { members.append(("file", .string(location.file))) }
        if let line = location?.line { members.append(("line", .number(line))) }
        return .object(members)
    }
}
