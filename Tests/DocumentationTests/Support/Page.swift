import CommandRuns
import Foundation

/// A Markdown page of the project, and its fenced blocks.
struct Page {
    /// A fenced block.
    struct Block {
        /// The word after the fence: `console`, `yaml`.
        var language: String
        /// What follows that word: the file that a reader saves the block as.
        var file: String?
        var text: String
        /// The lines of the page between the fences.
        var lines: Range<Int>
    }

    /// From the folder of the project.
    let path: String
    var lines: [String]

    init(_ path: String) throws {
        self.path = path
        lines = String(decoding: try Project.bytes(path), as: UTF8.self).components(separatedBy: "\n")
    }

    /// Every page that people read: those at the root, and all below `docs`, `Plugins`, `Samples` and `Sources`. What
    /// coordviz wrote is left out.
    static func all() throws -> [Page] {
        let root = try FileManager.default.contentsOfDirectory(atPath: Project.path("."))
        let below = try ["docs", "Plugins", "Samples", "Sources"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: Project.path(folder)).map { "\(folder)/\($0)" }
        }
        return try (root + below).filter { $0.hasSuffix(".md") && !$0.hasPrefix("docs/samples/") }.sorted()
            .map(Page.init)
    }

    var blocks: [Block] {
        var blocks: [Block] = []
        var opening: (language: String, file: String?, line: Int)?
        for (number, line) in lines.enumerated() where line.hasPrefix("```") {
            if let open = opening {
                blocks.append(
                    Block(
                        language: open.language, file: open.file,
                        text: lines[open.line..<number].map { $0 + "\n" }.joined(), lines: open.line..<number))
                opening = nil
            } else {
                let words = line.dropFirst(3).split(separator: " ", maxSplits: 1).map(String.init)
                opening = (words.first ?? "", words.count > 1 ? words[1] : nil, number + 1)
            }
        }
        return blocks
    }
}
