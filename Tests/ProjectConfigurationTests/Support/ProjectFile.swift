import Foundation

/// A file of the project, and renewing it if it is made of the code: `COORDVIZ_RENEW=1 swift test`.
struct ProjectFile {
    /// The file's place in the project.
    let path: String

    private var url: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(path)
    }

    /// What it holds; `nil` if there is none.
    func text() throws -> String? { (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) } }

    /// What it holds, after it was renewed with `content` if that was asked for.
    func text(renewedWith content: String) throws -> String? {
        if ProcessInfo.processInfo.environment["COORDVIZ_RENEW"] == "1" {
            try Data(content.utf8).write(to: url, options: .atomic)
        }
        return try text()
    }
}
