import ProcessStart

/// The arguments of this run, without the program's name.
enum StartArguments {
    static let all = start.arguments

    /// The first that is not UTF-8, as far as it can be shown: a file of that name would be another one. `nil` for none.
    static let unreadable = start.unreadable

    private static let start: (arguments: [String], unreadable: String?) = {
        guard var next = coordviz_start_arguments() else { return (Array(CommandLine.arguments.dropFirst()), nil) }
        var (arguments, unreadable): ([String], String?) = ([], nil)
        // The program's own name.
        if next.pointee != nil { next += 1 }
        while let argument = next.pointee {
            let text = String(cString: argument)
            if unreadable == nil, String(validatingCString: argument) == nil { unreadable = text }
            arguments.append(text)
            next += 1
        }
        return (arguments, unreadable)
    }()
}
