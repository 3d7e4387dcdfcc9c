import Foundation

/// Files of the project that tests read.
package enum Project {
    package static let samples = ["articles", "items", "racing"]

    package static func path(_ path: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(path).path
    }

    package static func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: self.path(path))))
    }

    package static var racing: String { path("Samples/racing/tree.json") }
}
