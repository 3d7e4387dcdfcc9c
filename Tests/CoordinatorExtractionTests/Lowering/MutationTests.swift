import CoordinatorModel
import Testing
import TreeFixtures

@testable import CoordinatorExtraction

/// Source that was cut off or mixed up: whatever it says, nothing may crash or hang.
@Suite struct MutationTests {
    static let sources: [String] =
        ExpressionTests.expressions.map(\.source)
        + StatementTests.statements.map { "func test() {\n\($0.source)\n}" }
        + StatementTests.patterns.map { "switch x { case \($0.source): y }" }
        + DeclarationTests.declarations.map(\.source) + SuppressionCommentTests.comments.map(\.source)

    /// All of it in one file, and in it every construct that the other tests know.
    static let whole = sources.joined(separator: "\n")

    @Test func everyHundredthByteMayBeTheLast() {
        let bytes = Array(Self.whole.utf8)
        for end in stride(from: 0, to: bytes.count, by: 100) {
            // A cut may fall into a character: the parser must live with that too, although such files are left out.
            Self.read(Array(bytes[..<end]))
        }
    }

    @Test(arguments: 0..<40) func tokensMayBeSwapped(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        var tokens = Self.tokens(Self.whole)
        for _ in 0..<(1 << Int.random(in: 0...9, using: &generator)) {
            let (one, other) = (
                Int.random(in: tokens.indices, using: &generator), Int.random(in: tokens.indices, using: &generator)
            )
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: tokens.swapAt(one, other)
            case 1: tokens[one] = tokens[other]
            default: tokens[one] = ""
            }
        }
        Self.read(Array(tokens.joined().utf8))
    }

    @Test(arguments: 0..<20) func bytesMayBeAnything(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        var bytes = Array(Self.whole.utf8)
        for _ in 0..<(1 << Int.random(in: 0...9, using: &generator)) {
            bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
        Self.read(bytes)
    }

    /// Reads a file on its own, to the tree.
    private static func read(_ bytes: [UInt8]) {
        let file = lowered(bytes, path: "Test.swift", fileIndex: 0)
        for error in file.errors { #expect(error.place.line > 0 && error.place.column > 0) }
        let result = DeepStack.run { tree(of: [file]) }
        #expect(result.coordinators.count <= bytes.count)
    }

    /// Words, signs and what is between them.
    private static func tokens(_ source: String) -> [String] {
        var tokens: [String] = []
        for character in source {
            if let last = tokens.last?.last, last.isLetter && character.isLetter || last == " " && character == " " {
                tokens[tokens.count - 1].append(character)
            } else {
                tokens.append(String(character))
            }
        }
        return tokens
    }
}
