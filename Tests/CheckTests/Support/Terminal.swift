import CommandRuns
import Foundation

/// A terminal without a user.
enum Terminal {
    /// Runs `coordviz` with a terminal as its standard output. What it writes must fit into the system's buffer (4 KiB).
    ///
    /// Python makes the terminal, because not every C library shows that to Swift.
    static func run(_ arguments: [String], input: [UInt8], environment: [String: String]) throws -> Coordviz.Run {
        let python = ProcessInfo.processInfo.environment["COORDVIZ_PYTHON"] ?? "python3"
        return try Coordviz.run(
            arguments, input: input, shell: "exec \"$PYTHON\" -c \"$SCRIPT\" \"$0\" \"$@\";",
            environment: environment.merging(["PYTHON": python, "SCRIPT": script]) { $1 })
    }

    private static let script = """
        import os, subprocess, sys
        master, slave = os.openpty()
        status = subprocess.call(sys.argv[1:], stdout=slave)
        os.close(slave)
        try:
            while piece := os.read(master, 4096):
                sys.stdout.buffer.write(piece)
        except OSError:
            pass  # Linux says so when the other end is closed
        sys.stdout.flush()
        sys.exit(status)
        """
}
