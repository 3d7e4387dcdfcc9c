import Testing

@testable import CoordinatorExtraction

/// The folders of extraction are rooms, one above the other: what stands in one knows nothing of those above.
@Suite struct RoomTests {
    /// From the ground up. Rooms in one row know each other: rules are asked while the program is run.
    private static let rooms = [
        ["Program", "Words"], ["Reading", "Lowering"], ["Index"], ["Engine", "Dialects"], ["Assembly"], ["Joining"],
    ]
    /// What a dialect claims is a claim as assembly knows it.
    private static let known: Set<String> = ["Catching", "Claim", "Consumption"]

    private static func row(_ path: String) -> Int? {
        let room = path.prefix { $0 != "/" }
        return rooms.firstIndex { $0.contains(String(room)) }
    }

    @Test func everyFolderIsARoom() throws {
        let folders = Set(try ProjectSources.texts().keys.filter { $0.contains("/") }.map { $0.prefix { $0 != "/" } })
        #expect(folders == Set(Self.rooms.joined().map { $0[...] }))
    }

    @Test func roomsKnowThoseBelow() throws {
        let texts = try ProjectSources.texts()
        var homes: [String: Set<Int>] = [:]
        for (path, text) in texts {
            guard let row = Self.row(path) else { continue }
            var waiting = lowered(Array(text.utf8), path: path, fileIndex: 0).types.filter { $0.kind != .extension }
            while let type = waiting.popLast() {
                homes[type.name, default: []].insert(row)
                waiting += type.types
            }
        }
        #expect(homes["Run"] == [3] && homes["ProgramIndex"] == [2] && homes["Placement"] == [4])
        for (path, text) in texts {
            guard let row = Self.row(path) else { continue }
            let code = text.replacing(#/\/\/.*/#, with: "").replacing(#/"[^"\n]*"/#, with: "")
            for word in Set(code.matches(of: #/\b[A-Z]\w+/#).map { String($0.0) }).subtracting(Self.known) {
                // A name that two rooms have is the nearer one's.
                guard let lowest = homes[word]?.min(), !isGenericParameter(word, in: code) else { continue }
                #expect(lowest <= row, "\(path) knows \(word)")
            }
        }
    }

    private func isGenericParameter(_ word: String, in code: String) -> Bool {
        code.contains("<\(word)>") || code.contains("<\(word):")
    }
}
