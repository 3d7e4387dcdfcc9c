import CoordinatorModel
import Foundation
import TreeFixtures

/// Where inputs come from, and where those that break something go.
enum Inputs {
    /// How many are made: `COORDVIZ_FUZZ`, or few enough that nobody waits.
    static let count = ProcessInfo.processInfo.environment["COORDVIZ_FUZZ"].flatMap { Int($0) } ?? 150

    /// Which inputs are made: another number, others. What broke something is made again with the same one.
    static let seed = ProcessInfo.processInfo.environment["COORDVIZ_SEED"].flatMap { UInt64($0) } ?? 0

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    /// The trees that stand in Samples.
    static func samples() throws -> [[UInt8]] {
        let samples = folder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples")
        return try ["racing", "items", "articles"].map {
            Array(try Data(contentsOf: samples.appendingPathComponent("\($0)/tree.json")))
        }
    }

    /// What once broke something, or well might have.
    static func pinned() throws -> [(name: String, json: [UInt8])] {
        let pinned = folder.appendingPathComponent("Pinned")
        return try FileManager.default.contentsOfDirectory(atPath: pinned.path).sorted()
            .filter { $0.hasSuffix(".json") }
            .map { ($0, Array(try Data(contentsOf: pinned.appendingPathComponent($0)))) }
    }

    /// The input of a number: a mutated sample, a tree, or a mutated tree.
    static func made(_ number: Int, samples: [[UInt8]]) -> [UInt8] {
        var random = SplitMix64(seed: UInt64(number) &+ seed &* 1_000_000_007)
        if random.chance(50) { return Mutation.mutated(random.pick(samples), &random) }
        var maker = RandomTree(random)
        let json = maker.tree().json()
        return random.chance(60) ? json : Mutation.mutated(json, &random)
    }

    /// Saves an input and returns its path, so that a crash or a hang leaves it behind.
    static func save(_ json: [UInt8], as name: String) throws -> String {
        // Two runs at a time must not remove each other's.
        let run = ProcessInfo.processInfo.processIdentifier
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "coordviz-fuzz-\(run)-\(seed)-\(name).json")
        try Data(json).write(to: file)
        return file.path
    }

    /// Removes an input that did no harm.
    static func forget(_ path: String) { try? FileManager.default.removeItem(atPath: path) }
}
