import CoordinatorAnalysis
import CoordinatorExtraction
import CoordinatorModel
import FindingReports
import Foundation
import TreeFixtures

/// Runs Swift source through extraction up to its findings.
package enum SourceTrial {
    /// The folder for the written source files: one for each process.
    private static let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("coordviz-fuzz-sources-\(ProcessInfo.processInfo.processIdentifier)")

    /// Removes the written files.
    package static func cleanUp() { try? FileManager.default.removeItem(at: folder) }

    static func run(_ bytes: [UInt8], _ random: inout SplitMix64) -> Trial {
        var trial = Trial()
        do {
            let paths = try write(bytes)
            var result = try Extraction.extract(paths: paths)
            trial.isAccepted = true
            // The folder's name differs in every process.
            let text = String(decoding: result.tree.json(), as: UTF8.self).replacing("\(folder.path)/", with: "")
            result.tree = try CoordinatorTree(json: Array(text.utf8), file: "tree.json")
            let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 2
            for error in result.summary.syntaxErrors {
                if !(1...lines).contains(error.location.line ?? 0) || error.message.isEmpty {
                    trial.violations.append("an error without a place: \(error)")
                }
            }
            TreeTrial.checkRoundTrip(result.tree, &trial)
            let check = Check([Analysis(result.tree)], configuration: RuleConfiguration())
            let input = Report.Input(file: "Sources", source: nil, tree: result.tree)
            ReportInspection.inspect(check, of: [input], as: random.pick(ReportFormat.allCases), into: &trial)
        } catch let error as ExtractionError {
            trial.said("\(error)".replacing(folder.path, with: "…"))
        } catch let error as TreeReadingError {
            trial.violations.append("what is written cannot be read: \(error)")
        } catch {
            trial.violations.append("the input can't be written: \(error)")
        }
        return trial
    }

    /// A line `//: file Name.swift` begins another file, as in the tests of extraction.
    private static func write(_ text: [UInt8]) throws -> [String] {
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let mark = Array("//: file ".utf8)
        var files: [[UInt8]] = [[]]
        for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
            if line.starts(with: mark), files.count < 8 { files.append([]) }
            files[files.count - 1] += line + [0x0A]
        }
        return try files.enumerated().map { number, bytes in
            let file = folder.appendingPathComponent("\(number).swift")
            try Data(bytes).write(to: file)
            return file.path
        }
    }
}
