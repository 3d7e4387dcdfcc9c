import CoordinatorModel
import Testing

@testable import CoordinatorExtraction

@Suite struct PlaceTests {
    /// All columns are those of the model's reader: what it says of a byte, places say as well.
    @Test(arguments: [
        "let a = b\nlet c = d", "let a = b\r\nlet c = d\rlet e = f", "let é = \"😀\"; let b = c\n\n  let 日本 = d",
        "/* 😀\n */ let a = b", "let a = b",
    ])
    func areThoseOfTheReader(source: String) {
        let positions = SourcePositions(Array(source.utf8))
        let properties = SourceFile(source).properties
        #expect(!properties.isEmpty)
        for property in properties {
            guard let range = source.range(of: "let \(property.name)") else {
                Issue.record("no \(property.name)")
                continue
            }
            let offset = source.utf8.distance(from: source.startIndex, to: range.lowerBound) + 4
            let position = positions.position(at: offset)
            #expect(property.place == Place(file: 0, line: Int32(position.line), column: Int32(position.column)))
        }
    }

    @Test func aByteOrderMarkHasNoColumn() {
        let file = lowered([0xEF, 0xBB, 0xBF] + Array("let a = b".utf8), path: "A.swift", fileIndex: 3)
        #expect(file.properties.first?.place == Place(file: 3, line: 1, column: 5))
    }

    @Test func aCallStandsWhereItsNameDoes() {
        let file = SourceFile("self\n    .emitEvent(\n  .a)")
        guard case .expression(.call(_, let arguments, let place)) = file.statements.first else {
            Issue.record("no call")
            return
        }
        #expect(place == Place(file: 0, line: 2, column: 6))
        guard case .member(nil, "a", let inner) = arguments.first?.value else {
            Issue.record("no argument")
            return
        }
        #expect(inner == Place(file: 0, line: 3, column: 4))
    }
}

extension String {
    fileprivate func range(of word: String) -> Range<String.Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(word) { return start..<index(start, offsetBy: word.count) }
            start = index(after: start)
        }
        return nil
    }
}
