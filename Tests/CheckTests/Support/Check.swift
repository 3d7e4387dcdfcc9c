import CommandRuns
import CoordinatorModel
import Foundation

/// A run of `coordviz check` on one tree, and what its JSON report says.
struct Check {
    /// A finding, as the report has it.
    struct Finding: Decodable, Hashable {
        var rule: String
        var severity: String
        var message: String
        var event: String?
        var emitter: String?
        var path: [String]
        var file: String?
        var line: Int?
        var fingerprint: String
    }

    private struct Document: Decodable {
        var findings: [Finding]
        var summary: Summary
    }

    /// The numbers of the report.
    struct Summary: Decodable, Equatable {
        var coordinators: Int
        var known: Int
        var fixed: Int
        var suppressed: Int
    }

    let status: Int32
    let findings: [Finding]
    let summary: Summary

    /// Checks a tree that comes in by standard input. `configuration` is the text of a `.coordviz.yml`.
    init(_ json: [UInt8], _ options: [String] = [], configuration: String? = nil) throws {
        let run = try Scratch.with { scratch in
            let choice =
                try configuration.map { ["--config", try scratch.write($0, "checked.yml")] } ?? ["--no-config"]
            return try Coordviz.run(["check", "-", "--report", "json"] + choice + options, input: json)
        }
        // What can't be checked prints no report: decoding then fails, with the messages as the reason.
        guard run.status < 2 else { throw Failure(description: run.messages) }
        let document = try JSONDecoder().decode(Document.self, from: Data(run.output))
        (status, findings, summary) = (run.status, document.findings, document.summary)
    }

    struct Failure: Error, CustomStringConvertible { var description: String }

    /// The rules that fire, each once.
    var rules: Set<String> { Set(findings.map(\.rule)) }
}

extension Project {
    /// A sample's tree.
    static func tree(_ sample: String) throws -> CoordinatorTree {
        try CoordinatorTree(json: bytes("Samples/\(sample)/tree.json"), file: "\(sample).json")
    }
}
