import Foundation
import TreeFixtures

/// The project's files from which inputs are made.
package enum Inputs {
    private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The trees in Samples.
    static let samples: [[UInt8]] = ["racing", "items", "articles"].compactMap { bytes("Samples/\($0)/tree.json") }

    /// Swift files under some folders.
    static func swiftFiles(under folders: [String]) -> [[UInt8]] {
        folders.flatMap { folder in
            let all = FileManager.default.enumerator(atPath: project.appendingPathComponent(folder).path)
            let paths = (all?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
            return paths.sorted().compactMap { bytes("\(folder)/\($0)") }
        }
    }

    static func bytes(_ path: String) -> [UInt8]? {
        (try? Data(contentsOf: project.appendingPathComponent(path))).map(Array.init)
    }

    /// Inputs that once broke something, or might have.
    package static func pinned() throws -> [(name: String, kind: InputKind, bytes: [UInt8])] {
        let folder = "Tests/FuzzTests/Pinned"
        return try FileManager.default.contentsOfDirectory(atPath: project.appendingPathComponent(folder).path).sorted()
            .compactMap { name in
                guard let kind = InputKind(ofFile: name), let bytes = bytes("\(folder)/\(name)") else { return nil }
                return (name, kind, bytes)
            }
    }
}
