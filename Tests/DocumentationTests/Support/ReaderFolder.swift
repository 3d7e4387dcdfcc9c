import CommandRuns
import Foundation

/// What the pages take for granted: an app's source, a tree, a snapshot, a journal, under version control.
enum ReaderFolder {
    static func fill(_ scratch: Scratch, for page: String) throws {
        for block in try Page("docs/tutorials/closures.md").blocks where block.language == "swift" {
            guard let file = block.file, !FileManager.default.fileExists(atPath: scratch.path(file)) else { continue }
            try save(block.text, file, in: scratch)
            try save(block.text, file.replacingOccurrences(of: "MyApp/", with: "App/"), in: scratch)
        }
        try save("enum Login {}\n", "Modules/Login/Login.swift", in: scratch)
        let racing = String(decoding: try Project.bytes("Samples/racing/tree.json"), as: UTF8.self)
        try save(racing, "tree.json", in: scratch)
        try save(racing, "live.json", in: scratch)
        try save("<!-- coordviz:begin -->\n<!-- coordviz:end -->\n", "README.md", in: scratch)
        let journal = try Page("docs/introspection.md").blocks.first { $0.language == "json" }
        try save(journal?.text ?? "", "events.jsonl", in: scratch)
        var shell = Shell(scratch)
        // The page of a sample is read in a clone of this project.
        if page.hasPrefix("Samples/") {
            try FileManager.default.createSymbolicLink(
                atPath: scratch.path("Samples"), withDestinationPath: Project.path("Samples"))
        }
        let said = try shell.run("git init -q -b main . && git add . && git commit -qm 'The app'")
        guard shell.status == 0 else { throw Tool.Complaint(description: said.joined(separator: "\n")) }
    }

    static func save(_ text: String, _ file: String, in scratch: Scratch) throws {
        let place = scratch.folder.appendingPathComponent(file)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: place)
    }
}
