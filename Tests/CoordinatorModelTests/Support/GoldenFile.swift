import Foundation

/// A file of the project that is made of its code. `COORDVIZ_RENEW=1 swift test` writes it anew.
struct GoldenFile {
    /// The file's place in the project.
    let path: String

    private var url: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(path)
    }

    /// What the file holds, after it was renewed with `content` if that was asked for; `nil` if there is no file.
    func text(renewedWith content: String) throws -> String? {
        if ProcessInfo.processInfo.environment["COORDVIZ_RENEW"] == "1" {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(content.utf8).write(to: url, options: .atomic)
        }
        return (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
    }
}
