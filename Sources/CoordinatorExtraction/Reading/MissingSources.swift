/// Why there is no Swift file to read.
public enum MissingSources: Hashable, Sendable {
    /// There are so many, and patterns leave all of them out: one of the patterns if it would do so alone, else all.
    case excluded(by: [String], count: Int)
    /// No target of an Xcode project compiles them; this is the first.
    case outsideOfProject(String)
    /// There is Objective-C.
    case objectiveC
    /// There are only such as are left out by default; this is the first.
    case leftOutByDefault(String)
    /// There are none.
    case none

    /// Looks for the reason, which takes as long as the search for the files.
    public init(under paths: [String], _ selection: SourceSelection) {
        func search(_ selection: SourceSelection) -> (files: [String], search: FileSearch) {
            var search = FileSearch(selection)
            let files = (try? search.files(under: paths)) ?? []
            return (files, search)
        }
        var everything = selection
        everything.exclude = []
        let all = search(everything).files
        if !selection.exclude.isEmpty, !all.isEmpty {
            let alone = selection.exclude.first { pattern in
                everything.exclude = [pattern]
                return search(everything).files.isEmpty
            }
            self = .excluded(by: alone.map { [$0] } ?? selection.exclude, count: all.count)
            return
        }
        let found = search(selection).search
        if let first = found.outside.first {
            self = .outsideOfProject(first)
        } else if found.hasObjectiveC {
            self = .objectiveC
        } else if let first = search(SourceSelection(include: ["*"])).files.first {
            self = .leftOutByDefault(first)
        } else {
            self = .none
        }
    }
}
