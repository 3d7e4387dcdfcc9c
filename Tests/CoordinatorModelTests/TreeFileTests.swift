import CoordinatorModel
import Foundation
import Testing

/// A tree is read from a path.
@Suite struct TreeFileTests {
    private func file(_ text: String) throws -> String {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("tree-\(UUID().uuidString).json").path
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return path
    }

    @Test func `a file is read`() throws {
        let path = try file(#"{ "version": 1, "root": { "type": "App" } }"#)
        defer { try? FileManager.default.removeItem(atPath: path) }
        #expect(try CoordinatorTree(contentsOfFile: path).coordinators.map(\.type) == ["App"])
    }

    @Test func `errors in a file name its path and the place`() throws {
        let path = try file("{ \"version\": 1,\n  \"root\": 7 }")
        defer { try? FileManager.default.removeItem(atPath: path) }
        let error = #expect(throws: TreeReadingError.self) { try CoordinatorTree(contentsOfFile: path) }
        #expect(error?.diagnostics.first?.file == path)
        #expect(error?.diagnostics.first?.line == 2)
    }

    @Test func `a file that is too large is refused before all of it is read`() throws {
        let path = try file(#"{ "version": 1, "root": { "type": "App" } }"#)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let error = #expect(throws: TreeReadingError.self) {
            try CoordinatorTree(contentsOfFile: path, limits: ReadingLimits(maximumBytes: 10))
        }
        #expect("\(try #require(error))".contains("10"))
        #expect(try CoordinatorTree(contentsOfFile: path, limits: ReadingLimits(maximumBytes: 43)).roots.count == 1)
    }

    @Test(arguments: [("/nowhere/tree.json", "No such file or directory"), ("/", "Is a directory")])
    func `a file that can't be read says why`(path: String, reason: String) {
        let error = #expect(throws: TreeFileError.self) { try CoordinatorTree(contentsOfFile: path) }
        #expect(error?.description == "\(path): \(reason)")
    }
}
