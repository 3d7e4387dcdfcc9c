import CoordinatorModel
import Foundation
import Testing

/// The order of files, of declarations and of members decides nothing.
@Suite struct OrderTests {
    private static let rounds = 100

    private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples")

    /// The seeds of the rounds in which the tree is another one.
    private static func differing(_ sources: ShuffledSources) -> [UInt64] {
        let expected = sources.bytes()
        return (1...UInt64(rounds)).filter { sources.bytes(seed: $0) != expected }
    }

    @Test(arguments: (EngineProgram.all + ResponderChainTests.programs).map(ShuffledSources.init))
    func ofAProgram(_ sources: ShuffledSources) {
        #expect(Self.differing(sources) == [], "\(sources.testDescription)")
    }

    @Test(arguments: ["racing", "items", "articles"]) func ofASample(_ name: String) throws {
        let sources = try ShuffledSources(folder: Self.samples.appendingPathComponent("\(name)/Sources"))
        #expect(Self.differing(sources) == [])
    }

    /// What the others compare says something, and the order really changes.
    @Test func theSourcesAreReadAndShuffled() throws {
        let racing = try ShuffledSources(folder: Self.samples.appendingPathComponent("racing/Sources"))
        let tree = try CoordinatorTree(json: racing.bytes(), file: "racing.json")
        #expect(tree.coordinators.count > 5)
        let one = ShuffledSources(CallTests.programs[2])
        #expect(Set((1...20).map { one.order(seed: $0) }).count > 5)
    }
}
