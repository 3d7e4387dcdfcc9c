import Foundation
import FuzzInputs

/// What is known of all inputs: shared by all workers.
final class FuzzLedger: @unchecked Sendable {
    private struct Count {
        var tried = 0
        var accepted = 0
        var again = 0
        var longest = (seconds: 0.0, number: 0)
    }

    private let lock = NSLock()
    private let folder: URL
    private var counts: [InputKind: Count] = [:]
    /// For each input that will be tried again, what came of it, and its own digest.
    private var digests: [String: (outcome: Substring, input: Substring)] = [:]
    private var failures: Set<String> = []

    init(folder: String) { self.folder = URL(fileURLWithPath: folder) }

    /// Whether nothing broke.
    var isClean: Bool { lock.withLock { failures.isEmpty } }

    /// Takes note of a line `= NUMBER DIGEST ACCEPTED SECONDS INPUT`.
    func came(_ words: [Substring], of block: FuzzBlock) {
        guard words.count == 6, let number = Int(words[1]), let seconds = Double(words[4]) else { return }
        let name = "\(block.kind.rawValue):\(block.seed):\(number)"
        let difference: String? = lock.withLock {
            var count = counts[block.kind] ?? Count()
            defer { counts[block.kind] = count }
            if seconds > count.longest.seconds { count.longest = (seconds, number) }
            if block.step == 1 {
                count.tried += 1
                count.accepted += words[3] == "1" ? 1 : 0
                if number % FuzzRun.secondTime == 0 { digests[name] = (words[2], words[5]) }
                return nil
            }
            count.again += 1
            guard let before = digests.removeValue(forKey: name) else { return nil }
            // Inputs are made of the project's own samples and tests.
            if before.input != words[5] { return "the files that inputs are made of were changed during the run" }
            return before.outcome == words[2] ? nil : "two runs differ"
        }
        if let difference { broke(block, number, difference) }
    }

    /// Tells what broke, and saves the input.
    func broke(_ block: FuzzBlock, _ number: Int, _ words: String) {
        let name = "\(block.kind.rawValue):\(block.seed):\(number)"
        guard lock.withLock({ failures.insert(name).inserted }) else { return }
        let file = folder.appendingPathComponent(
            "\(block.kind.rawValue)-\(block.seed)-\(number).\(block.kind.fileExtension)")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try? Data(block.kind.input(number, seed: block.seed)).write(to: file)
        let line = "\(name) # \(words)\n    saved as \(file.path)\n"
        lock.withLock { FileHandle.standardOutput.write(Data(line.utf8)) }
    }

    /// What was tried, kind by kind, and how it ended.
    func summary(seed: UInt64) -> String {
        lock.withLock {
            let lines = InputKind.allCases.compactMap { kind in
                counts[kind].map { count in
                    "  \(kind.rawValue): \(count.tried), of which \(count.accepted) were taken and \(count.again) tried "
                        + "twice; the longest took \(count.longest.seconds) s (\(count.longest.number))"
                }
            }
            let total = counts.values.reduce(0) { $0 + $1.tried }
            return (["fuzz: seed \(seed): \(total) inputs: \(failures.count) went wrong"] + lines).joined(
                separator: "\n")
        }
    }
}
