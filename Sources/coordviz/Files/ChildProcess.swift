#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A program that is run to its end, without a shell in between.
enum ChildProcess {
    /// Runs a program that is found on the path, with nothing as its input.
    ///
    /// - Parameters:
    ///   - arguments: the program's name and its arguments, each as it is.
    ///   - environment: `NAME=value`, in place of what the surroundings say.
    ///   - output: the file that takes its output.
    ///   - messages: the file that takes its messages.
    /// - Returns: its exit code; `nil` when there is no such program.
    /// - Throws: `CommandFailure` when it can't be run or ends by a signal.
    static func run(
        _ arguments: [String], environment: [String], output: String, messages: String
    ) throws -> Int32? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let writing = O_WRONLY | O_CREAT | O_TRUNC
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, writing, 0o600)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, messages, writing, 0o600)
        let names = Set(environment.map { $0.prefix { $0 != "=" } })
        let inherited = Environment.all.filter { !names.contains($0.prefix { $0 != "=" }) }
        var process = pid_t()
        let program = arguments[0]
        let failure = withCStrings(arguments) { arguments in
            withCStrings(inherited + environment) { posix_spawnp(&process, program, &actions, nil, arguments, $0) }
        }
        if failure == ENOENT { return nil }
        guard failure == 0 else { throw CommandFailure("\(program): \(String(cString: strerror(failure)))") }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 {
            guard errno == EINTR else { throw CommandFailure("\(program): \(SystemMessage.current)") }
        }
        // As WIFEXITED and WEXITSTATUS have it, which are macros.
        guard status & 0x7F == 0 else { throw CommandFailure("\(program) was ended by signal \(status & 0x7F)") }
        return status >> 8 & 0xFF
    }

    private static func withCStrings<Result>(
        _ strings: [String], _ use: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers = strings.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        return pointers.withUnsafeMutableBufferPointer { buffer in
            // There is always the nil at the end.
            use(buffer.baseAddress ?? UnsafeMutablePointer.allocate(capacity: 1))
        }
    }
}
