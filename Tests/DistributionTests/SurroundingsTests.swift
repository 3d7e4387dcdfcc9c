import CommandRuns
import Foundation
import Testing

/// The program works where a system has little.
@Suite struct SurroundingsTests {
    /// Whether this system lets tests have file systems of their own.
    private static var canUnmount: Bool { (try? Release.run("unshare -rm true").status) == 0 }

    @Test(.enabled(if: canUnmount)) func `without proc it has its arguments, and finds what it finds elsewhere`() throws
    {
        let path = Coordviz.executable.path
        func run(_ arguments: String) throws -> Release.Answer {
            try Release.run("unshare -rm sh -c \"mount -t tmpfs none /proc && '\(path)' \(arguments)\"")
        }
        #expect(try run("--version").text == "0.1.0\n")
        let clean = try run("check '\(Project.racing)'")
        #expect(
            clean.status == 0 && clean.text.hasPrefix("✔ all 14 emissions are intercepted · 11 coordinators"),
            "\(clean.text)")
        #expect(try run("check /no/such.json").status == 2)
    }

    @Test(.enabled(if: canUnmount)) func `without Graphviz it checks, and writes Mermaid, JSON and tidy DOT`() throws {
        let path = Coordviz.executable.path
        // An empty file in the place of each of Graphviz's libraries.
        let hide =
            "ldconfig -p | sed -n 's/.*=> //p' | grep /libgvc | while read -r f; do mount --bind /dev/null $f; done"
        func run(_ arguments: String) throws -> Release.Answer {
            try Release.run(
                "unshare -rm sh -c \"\(hide.replacingOccurrences(of: "$f", with: "\\$f")); '\(path)' \(arguments)\"")
        }
        #expect(try run("check '\(Project.racing)'").status == 0)
        for output in ["mermaid -o -", "json -o -", "dot --layout tidy -o -"] {
            #expect(try run("render '\(Project.racing)' --format \(output)").status == 0, "\(output)")
        }
        for output in ["svg -o -", "dot -o -"] {
            let answer = try run("render '\(Project.racing)' --format \(output)")
            #expect(answer.status == 2 && answer.text.contains("need no Graphviz"), "\(output): \(answer.text)")
        }
    }
}
