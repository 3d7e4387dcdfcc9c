import Foundation
import SwiftParser
import SwiftSyntax

/// Real Swift code of coordinators, with the parts of its grammar.
struct SourceCorpus: Sendable {
    /// A complete part of a text: an expression, a member, a type.
    struct Part: Sendable {
        var text: Int
        var range: Range<Int>
    }

    private(set) var texts: [[UInt8]] = []
    /// The parts of each text.
    private(set) var parts: [[(kind: SyntaxKind, range: Range<Int>)]] = []
    /// All parts of a kind, of all texts.
    private(set) var partsOfKind: [SyntaxKind: [Part]] = [:]

    /// The samples, and the programs in the tests of extraction.
    static let whole: SourceCorpus = {
        var corpus = SourceCorpus()
        for text in Inputs.swiftFiles(under: ["Samples"]) { corpus.add(text) }
        for file in Inputs.swiftFiles(under: ["Tests/CoordinatorExtractionTests"]) {
            // Every program is a multi-line string: every second part between three quotes.
            let pieces = String(decoding: file, as: UTF8.self).components(separatedBy: "\"\"\"")
            for (position, piece) in pieces.enumerated() where position % 2 == 1 { corpus.add(Array(piece.utf8)) }
        }
        return corpus
    }()

    private mutating func add(_ text: [UInt8]) {
        let number = texts.count
        var found: [(kind: SyntaxKind, range: Range<Int>)] = []
        var waiting = Syntax(Parser.parse(source: String(decoding: text, as: UTF8.self)))
            .children(viewMode: .sourceAccurate).map(\.self)
        while let node = waiting.popLast() {
            waiting += node.children(viewMode: .sourceAccurate)
            let range = node.position.utf8Offset..<node.endPosition.utf8Offset
            guard !range.isEmpty, range.upperBound <= text.count, !node.is(TokenSyntax.self) else { continue }
            found.append((node.kind, range))
            partsOfKind[node.kind, default: []].append(Part(text: number, range: range))
        }
        guard !found.isEmpty else { return }
        texts.append(text)
        parts.append(found)
    }
}
