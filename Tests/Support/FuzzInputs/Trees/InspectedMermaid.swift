/// Mermaid text, checked against the small part of its grammar that coordviz uses: names are only between quotes.
enum InspectedMermaid {
    static func violations(in bytes: [UInt8]) -> [String] {
        var violations: [String] = []
        var lines = String(decoding: bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)[...]
        if lines.first == "---" {
            let frontMatter = lines.prefix(3)
            if frontMatter.count < 3 || !frontMatter[frontMatter.startIndex + 1].hasPrefix("title: \"") {
                violations.append("front matter: \(frontMatter)")
            }
            lines = lines.dropFirst(3)
        }
        if lines.popFirst()?.hasPrefix("flowchart ") != true { violations.append("no flowchart") }
        for line in lines where !line.isEmpty {
            guard line.hasPrefix("  n") || line.hasPrefix("  classDef ") || line.hasPrefix("  linkStyle ") else {
                violations.append("a line of its own: \(line)")
                continue
            }
            violations += markup(inLabelsOf: line)
        }
        return violations
    }

    private static func markup(inLabelsOf line: Substring) -> [String] {
        // Labels are between the first and second quote, the third and fourth, and so on.
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count % 2 == 1 else { return ["a quote without its other: \(line)"] }
        var violations: [String] = []
        for (index, part) in parts.enumerated() where index % 2 == 1 {
            var bare = String(part)
            for tag in ["<b>", "</b>", "<br/>"] { bare = bare.split(separator: tag).joined() }
            if bare.unicodeScalars.contains(where: { "<>&\\`".unicodeScalars.contains($0) || $0.value < 0x20 }) {
                violations.append("markup in a label: \(part)")
            }
        }
        return violations
    }
}
