import ArgumentParser
import DiagramPage

#if Server
    import PageServer
#endif

/// `coordviz serve`: serves the interactive page, and updates it when its input changes.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serves an interactive page that is updated when its input changes.",
        discussion: """
            The page is that of 'coordviz render --format html'. It is updated when the input changes. If the input has an \
            error, the page says so and keeps the last good picture. Only this machine can open the page. Control-C stops \
            the server.
            """
    ).ofTool

    @Argument(
        help: "The tree, or an app's source: a folder or a Swift file.",
        completion: .file(extensions: ["json", "swift"]))
    var input: String

    @Option(
        help: ArgumentHelp(
            "The port; 0 for any free one. By default \(Self.firstPort), or the next free one.",
            valueName: "port"))
    var port: Int?

    @OptionGroup(title: "What is shown") var content: ContentOptions
    @OptionGroup(title: "How it looks") var appearance: AppearanceOptions
    @OptionGroup(title: "Input") var reading: InputOptions

    @Flag(name: .shortAndLong, help: "Print nothing on standard error unless something fails.")
    var quiet = false

    /// An unassigned port that is rarely used.
    private static let firstPort = 4747
    private static let portsToTry = 20

    func validate() throws {
        if input == "-" { throw ValidationError("serve follows files: standard input has only one state.") }
        if let port, !(0...65535).contains(port) { throw ValidationError("--port must be between 0 and 65535.") }
    }

    #if Server
        func run() throws {
            // A server for a path that is wrong would wait for it in vain. One that is removed later may come back.
            guard InputFile.exists(input) else {
                throw CommandFailure("\(input): No such file or directory", hint: Mistakes.hint(forMissing: input))
            }
            let server = try listen()
            server.publish(trouble: "", page: TroublePage.bytes)
            try OutputFile.say("http://127.0.0.1:\(server.port)/\n")
            var state = ServedPage(
                input: input, content: content, appearance: appearance, reading: reading, isQuiet: quiet)
            Watch.run({ reading.filesRead(for: [input]) }) { state.renew(server) }
            server.stop()
        }

        private func listen() throws -> PageServer {
            let ports = port.map { [$0] } ?? Array(Self.firstPort..<Self.firstPort + Self.portsToTry) + [0]
            var last: PageServerError?
            for port in ports {
                do throws(PageServerError) {
                    return try PageServer(port: port)
                } catch {
                    last = error
                    if !error.isTaken { break }
                }
            }
            let reason = last.map { $0.isTaken ? "another process uses it" : $0.reason } ?? ""
            throw CommandFailure(
                "port \(last?.port ?? 0): \(reason)", hint: "--port 0 chooses a free one; --port N sets another")
        }
    #else
        func run() throws {
            throw CommandFailure(
                "this coordviz is linked statically, and has no server",
                hint: "Install the release for your system, which is not linked statically.")
        }
    #endif
}
