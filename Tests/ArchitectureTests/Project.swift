import Foundation

/// The project as it lies on disk.
enum Project {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func manifest() throws -> Manifest {
        Manifest(try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8))
    }

    /// The folders under `Sources`, one for each target.
    static func sourceFolders() throws -> [String] {
        let sources = folder.appendingPathComponent("Sources")
        return try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The Swift files of a target, by their path in the project.
    static func swiftFiles(of target: String) throws -> [String: String] {
        let start = folder.appendingPathComponent("Sources/\(target)")
        guard let walk = FileManager.default.enumerator(atPath: start.path) else { throw CocoaError(.fileNoSuchFile) }
        var files: [String: String] = [:]
        for case let path as String in walk where path.hasSuffix(".swift") {
            files["Sources/\(target)/\(path)"] = try String(
                contentsOf: start.appendingPathComponent(path), encoding: .utf8)
        }
        return files
    }

    static func imports() throws -> [SourceImport] {
        try sourceFolders().flatMap { target in
            try swiftFiles(of: target).sorted { $0.key < $1.key }
                .flatMap { SourceImport.all(in: $1, file: $0, target: target) }
        }
    }
}
