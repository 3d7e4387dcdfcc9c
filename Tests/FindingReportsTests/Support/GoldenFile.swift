import Foundation

/// A text that is kept beside the tests. `COORDVIZ_RENEW=1 swift test` writes it anew: look at the difference before
/// it is committed.
struct GoldenFile {
    /// The name in `Golden`.
    let name: String

    private var url: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Golden").appendingPathComponent(name)
    }

    /// What the file holds, after it was renewed with `content` if that was asked for; `nil` if there is no file.
    func text(renewedWith content: String) throws -> String? {
        if ProcessInfo.processInfo.environment["COORDVIZ_RENEW"] == "1" {
            try Data(content.utf8).write(to: url, options: .atomic)
        }
        return (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
    }
}
