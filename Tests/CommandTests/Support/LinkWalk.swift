import Foundation

/// A walk along all links of a folder of Markdown.
struct LinkWalk {
    let folder: URL

    /// How many links there are.
    func count() throws -> Int { try pages().reduce(0) { try $0 + links(in: $1).count } }

    /// The links that lead to no file, or to no anchor in it: page and target. Those to other hosts are not followed.
    func broken() throws -> [String] {
        var broken: [String] = []
        for page in try pages().sorted() {
            let place = folder.appendingPathComponent(page)
            for link in try links(in: page) where !link.hasPrefix("https://") {
                let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let target =
                    parts[0].isEmpty
                    ? place : URL(fileURLWithPath: String(parts[0]), relativeTo: place.deletingLastPathComponent())
                guard let data = FileManager.default.contents(atPath: target.standardizedFileURL.path) else {
                    broken.append("\(page): \(link)")
                    continue
                }
                guard parts.count == 2 else { continue }
                let text = String(decoding: data, as: UTF8.self)
                if !text.contains("<a id=\"\(parts[1])\"></a>") { broken.append("\(page): \(link)") }
            }
        }
        return broken
    }

    private func pages() throws -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder.path) else { throw CocoaError(.fileNoSuchFile) }
        return walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".md") }
    }

    private func links(in page: String) throws -> [String] {
        let text = try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
        return text.matches(of: /\]\(([^)]*)\)/).map { String($0.output.1) }
            + text.matches(of: /(?:src|srcset)="([^"]*)"/).map { String($0.output.1) }
    }
}
