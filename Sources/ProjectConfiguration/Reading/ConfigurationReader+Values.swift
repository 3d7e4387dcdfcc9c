import CoordinatorAnalysis
import CoordinatorModel

extension YAMLNode {
    /// The text of a scalar, also of `null`; `nil` for other nodes.
    var text: String? {
        guard case .scalar(let text, _) = content else { return nil }
        return text
    }
}

extension ConfigurationReader {
    /// Text that isn't empty.
    mutating func text(_ node: YAMLNode, _ path: String, expected: String = "text") -> String? {
        guard let text = node.text, !node.isNull else {
            complain(node, path, "\(node.description) is not text", expected: expected)
            return nil
        }
        guard text.contains(where: { !$0.isWhitespace }) else {
            complain(node, path, "this is empty", expected: expected)
            return nil
        }
        return text
    }

    /// A whole number of 1 or more.
    mutating func number(_ node: YAMLNode, _ path: String) -> Int? {
        let range = 1...ConfigurationShape.largestNumber
        if case .scalar(let text, isPlain: true) = node.content, text.utf8.allSatisfy({ (48...57).contains($0) }),
            let number = Int(text), range.contains(number)
        {
            return number
        }
        complain(
            node, path, "\(node.description) is not a number that is allowed here",
            expected: "a whole number from 1 to \(range.upperBound)")
        return nil
    }

    /// A severity.
    mutating func severity(_ node: YAMLNode, _ path: String, offAllowed: Bool) -> Severity? {
        let severities = Severity.allCases.filter { offAllowed || $0 != .off }
        if let text = node.text, let severity = Severity(rawValue: text), severities.contains(severity) {
            return severity
        }
        let names = severities.map(\.rawValue)
        let near = NearestName.didYouMean(NearestName.nearest(to: node.text ?? "", among: names))
        let isNever = !offAllowed && ["none", "off", "never"].contains(node.text ?? "")
        complain(
            node, path, "\(node.description) is not a severity", expected: Excerpt.choice(names),
            hint: isNever ? "a check that never fails is an option of the command line: --fail-on none" : near)
        return nil
    }

    /// A path relative to the current folder. A relative path in the file starts at the folder of the configuration.
    mutating func path(
        _ node: YAMLNode, _ path: String, mayBeFolder: Bool = false,
        hint: String = "other places can be given on the command line: --report FORMAT=FILE, --baseline FILE"
    ) -> String? {
        guard let text = text(node, path, expected: "the path of a file") else { return nil }
        guard !text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
            complain(
                node, path, "the path contains a control character: \(Excerpt.quoted(text))",
                expected: "the path of a file")
            return nil
        }
        if let objection = ProjectFolder(of: file).objection(to: text, mayBeFolder: mayBeFolder) {
            complain(
                node, path, "\(Excerpt.quoted(text)) \(objection)",
                expected: "a file in the folder of the configuration or below", hint: hint)
            return nil
        }
        return resolved(text)
    }

    /// A path of the file, relative to the current folder.
    func resolved(_ path: String) -> String {
        let folder = Discovery.folder(of: file)
        guard !path.hasPrefix("/"), folder != "." else { return path }
        return folder == "/" ? "/\(path)" : "\(folder)/\(path)"
    }

    /// The elements of a list, each with its path; empty for a key without a value. Reports values that are not lists.
    mutating func elements(
        of node: YAMLNode, _ path: String, expected: String
    ) -> [(node: YAMLNode, path: String)] {
        if node.isNull { return [] }
        guard case .sequence(let elements) = node.content else {
            complain(node, path, "\(node.description) is not a list", expected: expected)
            return []
        }
        return elements.enumerated().map { ($0.element, "\(path)[\($0.offset)]") }
    }
}
