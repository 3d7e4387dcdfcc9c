import Testing

@testable import CoordinatorExtraction

/// Extraction stays readable: files are short, and no type gathers everything.
@Suite struct ShapeTests {
    private static let longest = 200
    private static let mostProperties = 11
    /// What is still larger. Nothing may be added here.
    private static let stillWide = ["Facts": 28]
    /// Where the program is run, and what it is run with. What stands in `Program` is a file's syntax.
    private static let rooms = ["Engine/", "Dialects/", "Index/", "Assembly/", "Reading/", "Joining/"]

    @Test func filesAreShort() throws {
        let texts = try ProjectSources.texts()
        #expect(texts.count > 100)
        for (path, text) in texts {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
            #expect(lines <= Self.longest, "\(path) has \(lines) lines")
        }
    }

    @Test func typesHaveFewStoredProperties() throws {
        var counted = 0
        for (path, text) in try ProjectSources.texts() where Self.rooms.contains(where: path.hasPrefix) {
            var waiting = lowered(Array(text.utf8), path: path, fileIndex: 0).types
            while let type = waiting.popLast() {
                waiting += type.types
                let stored = type.properties.filter { $0.isStored && !$0.isStatic }
                counted += stored.count
                #expect(
                    stored.count <= Self.stillWide[type.name] ?? Self.mostProperties,
                    "\(path): \(type.name) has \(stored.count)")
            }
        }
        #expect(counted > 200)
    }
}
