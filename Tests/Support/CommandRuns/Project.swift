import Foundation

/// Files of the project that tests read.
package enum Project {
    /// The samples that can run.
    package static let samples = ["articles", "checkout", "items", "racing"]

    /// All samples that have a tree, a picture and pages; the source of some is only read.
    package static let drawnSamples = samples + ["shop"]

    package static func path(_ path: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(path).path
    }

    package static func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: self.path(path))))
    }

    package static var racing: String { path("Samples/racing/tree.json") }
}
