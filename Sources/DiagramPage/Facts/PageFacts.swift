import CoordinatorModel

/// The data for the page's script, which reads all other facts from the page itself.
struct PageFacts {
    private let facts: JSONFragment

    init(_ content: PageContent, revision: String?) {
        let picture = PictureFacts(content)
        facts = [
            "version": .number(1), "direction": .string(content.diagram.options.direction.rawValue),
            "revision": .string(revision ?? ""), "events": .array(content.events.map(JSONFragment.string)),
            "boxes": .array(picture.boxes()), "branches": .array(picture.branches()),
            "flows": .array(picture.flows()),
        ]
    }

    /// The data as JSON for a `script` element. Without a `<`, no part of it can end that element or begin a comment.
    var json: [UInt8] {
        var bytes: [UInt8] = []
        let escape = Array("\\u003c".utf8)
        for byte in facts.line.utf8 {
            if byte == UInt8(ascii: "<") { bytes += escape } else { bytes.append(byte) }
        }
        return bytes
    }
}
