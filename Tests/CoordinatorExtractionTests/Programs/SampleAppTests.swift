import CoordinatorModel
import Foundation
import Testing

@testable import CoordinatorExtraction

/// The sample apps say the same three ways: written down (`tree.json`), running (`LiveSampleTests` holds that to
/// the one that is written down; the shop needs SwiftUI and does not run), and from their source, here.
@Suite struct SampleAppTests {
    private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples")

    /// The lines in which the tree from source and the one by hand differ.
    private func differences(_ name: String) throws -> (surplus: [String], missing: [String]) {
        let folder = Self.samples.appendingPathComponent(name)
        let json = try [UInt8](Data(contentsOf: folder.appendingPathComponent("tree.json")))
        let expected = try CoordinatorTree(json: json, file: "\(name).json")
        let sources = folder.appendingPathComponent("Sources/\(name.capitalized)").path
        let extracted = try Extraction.extract(paths: [sources]).tree
        #expect(extracted.unresolved.isEmpty)
        let events = expected.events.map(\.name)
        #expect(extracted.events.map(\.name).sorted() == events.sorted())
        let (found, wanted) = (
            TreeOutline.lines(of: extracted, events: events), TreeOutline.lines(of: expected, events: events)
        )
        let changes = found.difference(from: wanted)
        return (changes.insertions.map(\.text), changes.removals.map(\.text))
    }

    @Test func racingIsExact() throws {
        let (surplus, missing) = try differences("racing")
        #expect(surplus == [])
        #expect(missing == [])
    }

    @Test func itemsIsExact() throws {
        let (surplus, missing) = try differences("items")
        #expect(surplus == [])
        #expect(missing == [])
    }

    @Test func articlesIsExact() throws {
        let (surplus, missing) = try differences("articles")
        #expect(surplus == [])
        #expect(missing == [])
    }

    @Test func checkoutIsExact() throws {
        let (surplus, missing) = try differences("checkout")
        #expect(surplus == [])
        #expect(missing == [])
    }

    @Test func shopIsExact() throws {
        let (surplus, missing) = try differences("shop")
        #expect(surplus == [])
        #expect(missing == [])
    }
}

extension CollectionDifference<String>.Change {
    /// The line.
    fileprivate var text: String {
        switch self {
        case .insert(_, let line, _), .remove(_, let line, _): line
        }
    }
}
