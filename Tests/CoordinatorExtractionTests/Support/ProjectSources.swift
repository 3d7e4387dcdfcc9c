import Foundation

/// The sources of extraction itself.
enum ProjectSources {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/CoordinatorExtraction")

    /// The texts of all files, by their paths in the folder.
    static func texts() throws -> [String: String] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var texts: [String: String] = [:]
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            texts[String(file.path.dropFirst(folder.path.count + 1))] = try String(contentsOf: file, encoding: .utf8)
        }
        return texts
    }
}
