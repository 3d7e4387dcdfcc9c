import ProcessStart

/// The arguments of this run, without the program's name.
enum StartArguments {
    static let all: [String] = {
        guard var next = coordviz_start_arguments() else { return Array(CommandLine.arguments.dropFirst()) }
        var arguments: [String] = []
        while let argument = next.pointee {
            arguments.append(String(cString: argument))
            next += 1
        }
        return Array(arguments.dropFirst())
    }()
}
