#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The program `git`, the only one that coordviz starts.
enum GitProgram {
    /// Starts it, without a shell in between.
    ///
    /// - Parameters:
    ///   - arguments: the verb and its arguments, each as it is.
    ///   - messages: the file for its messages.
    /// - Returns: the process, and the ends of the pipes to and from it.
    /// - Throws: `CommandFailure` if it isn't installed or can't be started.
    static func start(
        _ arguments: [String], messages: String
    ) throws -> (process: pid_t, input: Int32, output: Int32) {
        guard let program = place else { throw CommandFailure("git is not installed") }
        let (inputEnds, outputEnds) = (try pipeEnds(), try pipeEnds())
        defer {
            close(inputEnds.reading)
            close(outputEnds.writing)
        }
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, inputEnds.reading, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, outputEnds.writing, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, messages, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        var process = pid_t()
        let failure = withCStrings([program] + options + arguments) { arguments in
            withCStrings(environment) { posix_spawn(&process, program, &actions, nil, arguments, $0) }
        }
        guard failure == 0 else {
            close(inputEnds.writing)
            close(outputEnds.reading)
            throw CommandFailure("\(program): \(String(cString: strerror(failure)))")
        }
        return (process, inputEnds.writing, outputEnds.reading)
    }

    /// Settings that a repository's own configuration must not change. `cat-file` would use none of them.
    private static let options = [
        "--no-pager", "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "protocol.allow=never",
    ]

    /// Only the variables that locate the repository and the user's own configuration, which lists the owners of safe
    /// repositories.
    ///
    /// Objects that a partial clone lacks are not fetched: because of `GIT_NO_LAZY_FETCH`, and before git 2.45 because
    /// no protocol is allowed, which no configuration can change.
    private static var environment: [String] {
        let kept = [
            "PATH", "HOME", "XDG_CONFIG_HOME", "TMPDIR", "GIT_DIR", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
            "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CEILING_DIRECTORIES", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM",
            "GIT_CONFIG_NOSYSTEM",
        ]
        return kept.compactMap { name in Environment[name].map { "\(name)=\($0)" } } + [
            "LC_ALL=C", "GIT_NO_LAZY_FETCH=1", "GIT_ALLOW_PROTOCOL=none", "GIT_OPTIONAL_LOCKS=0",
            "GIT_TERMINAL_PROMPT=0",
        ]
    }

    /// The path of git. A relative folder in `PATH` is skipped, because it could be in the repository that is read.
    private static var place: String? {
        (Environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":").filter { $0.hasPrefix("/") }
            .map { "\($0)/git" }.first { access($0, X_OK) == 0 && !InputFile.isFolder($0) }
    }

    private static func pipeEnds() throws -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw CommandFailure("git: \(SystemMessage.current)") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    private static func withCStrings<Result>(
        _ strings: [String], _ use: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers = strings.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        return pointers.withUnsafeMutableBufferPointer { buffer in
            // The buffer always contains at least the nil at the end.
            use(buffer.baseAddress ?? UnsafeMutablePointer.allocate(capacity: 1))
        }
    }
}
