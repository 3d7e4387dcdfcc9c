import Foundation

/// A folder for one test.
package struct Scratch {
    package let folder: URL

    /// Uses an existing folder, such as one inside another.
    package init(folder: URL) { self.folder = folder }

    /// Makes a new folder, and removes it after its use.
    package static func with<Result>(_ use: (Scratch) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("coordviz-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer {
            try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
            try? FileManager.default.removeItem(at: folder)
        }
        return try use(Scratch(folder: folder))
    }

    package func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    @discardableResult
    package func write(_ bytes: [UInt8], _ name: String) throws -> URL {
        let file = folder.appendingPathComponent(name)
        try Data(bytes).write(to: file)
        return file
    }

    @discardableResult
    package func write(_ text: String, _ name: String) throws -> String { try write(Array(text.utf8), name).path }

    package func read(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
    }

    /// The names of the files in the folder.
    package func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }
}
