import Foundation

/// A folder of a test's own, removed afterwards.
struct Folder {
    let path: String

    @discardableResult
    static func with<Result>(_ files: [String: String] = [:], _ body: (Folder) throws -> Result) throws -> Result {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("coordviz-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        let folder = Folder(path: url.resolvingSymlinksInPath().path)
        for (name, text) in files { try folder.write(Array(text.utf8), name) }
        return try body(folder)
    }

    func write(_ bytes: [UInt8], _ name: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }
}
