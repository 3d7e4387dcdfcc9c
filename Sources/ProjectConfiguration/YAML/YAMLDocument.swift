import Yams

/// Reads a YAML text: the only place that knows Yams.
///
/// Yams refuses a mapping with the same key twice, and says only where the first of them is. So that readers can name
/// all of a file's errors at once, such a key is given a mark that makes it another one, the text is parsed again, and
/// the mark is taken off.
struct YAMLDocument {
    /// The marks, one for each duplicate: characters without a meaning, which nobody types.
    private static let marks = (0..<mostDuplicates).compactMap { Unicode.Scalar(0xE000 + UInt32($0)) }
    /// Each duplicate costs a parse.
    private static let mostDuplicates = 12

    private var text: [UInt8]
    /// Where markers were put in, as offsets in the marked text, sorted.
    private var markers: [Int] = []

    /// The value of a text; `nil` for one that holds nothing but space and comments.
    /// - Throws: `YAMLProblem` for what is no YAML, and what is none that is read here (see `YAMLScreening`).
    static func root(of bytes: [UInt8]) throws(YAMLProblem) -> YAMLNode? {
        // A byte order mark has no column, but the parser would count one.
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let body = hasMark ? Array(bytes.dropFirst(3)) : bytes
        do {
            try YAMLScreening.check(body)
            var document = YAMLDocument(text: body)
            guard let root = try document.parse() else { return nil }
            return hasMark ? shifted(root) : root
        } catch {
            var problem = error
            if hasMark { problem.offset += 3 }
            throw problem
        }
    }

    private init(text: [UInt8]) { self.text = text }

    private mutating func parse() throws(YAMLProblem) -> YAMLNode? {
        while true {
            let lines = YAMLLines(text)
            do {
                // The default encoding would be looked up in the environment, and the tags by regular expressions.
                let node = try compose(yaml: String(decoding: text, as: UTF8.self), .basic, .default, .utf8)
                return node.map { value($0, lines) }
            } catch let YamlError.duplicatedKeysInMapping(duplicates, context) {
                let offset = lines.offset(of: context.mark)
                guard markers.count < Self.mostDuplicates, mark(keyAt: offset) else {
                    throw YAMLProblem(
                        offset: original(offset), message: "duplicate key \(Excerpt.quoted(duplicates.first ?? ""))")
                }
            } catch {
                throw YAMLFailure.problem(error, in: text, lines: lines, original: original)
            }
        }
    }

    /// Makes a key another one; `false` if that can't be done.
    private mutating func mark(keyAt offset: Int) -> Bool {
        guard offset < text.count else { return false }
        let isQuoted = text[offset] == UInt8(ascii: "\"") || text[offset] == UInt8(ascii: "'")
        // What isn't a simple name can't be marked without becoming something else.
        guard isQuoted || !"[{?!&*|>-".utf8.contains(text[offset]) else { return false }
        let place = isQuoted ? offset + 1 : offset
        text.insert(contentsOf: String(Self.marks[markers.count]).utf8, at: place)
        markers = markers.map { $0 >= place ? $0 + 3 : $0 } + [place]
        markers.sort()
        return true
    }

    /// The offset in the text as it was.
    private func original(_ offset: Int) -> Int { offset - 3 * markers.prefix { $0 < offset }.count }

    private func value(_ node: Node, _ lines: YAMLLines) -> YAMLNode {
        let offset = lines.offset(of: node.mark)
        let content: YAMLNode.Content
        switch node {
        case .scalar(let scalar):
            content = .scalar(unmarked(scalar.string, at: offset), isPlain: scalar.style == .plain)
        case .sequence(let sequence):
            content = .sequence(sequence.map { value($0, lines) })
        case .mapping(let mapping):
            content = .mapping(mapping.map { YAMLNode.Entry(key: value($0.key, lines), value: value($0.value, lines)) })
        case .alias:
            // Screening lets no alias pass, and the parser resolves them anyway.
            content = .scalar("", isPlain: true)
        }
        return YAMLNode(content: content, offset: original(offset))
    }

    private func unmarked(_ text: String, at offset: Int) -> String {
        guard markers.contains(offset) || markers.contains(offset + 1) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.dropFirst()))
    }

    private static func shifted(_ node: YAMLNode) -> YAMLNode {
        var node = node
        node.offset += 3
        switch node.content {
        case .scalar: break
        case .sequence(let elements): node.content = .sequence(elements.map(shifted))
        case .mapping(let entries):
            node.content = .mapping(
                entries.map { YAMLNode.Entry(key: shifted($0.key), value: shifted($0.value)) })
        }
        return node
    }
}
