/// What a `Package.swift` says about the targets of its products: their names and what they depend on.
struct Manifest {
    struct Target {
        var name: String
        var dependencies: [String]
    }

    /// The targets that hold sources, in the order of the manifest; not those of the tests.
    private(set) var targets: [Target] = []

    /// Reads a manifest's text. It knows the little Swift that manifests are made of.
    init(_ text: String) {
        let code = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.drop { $0 == " " }.hasPrefix("//") ? "" : $0 }
            .joined(separator: "\n")
        // Before the targets come the products, which use the same words.
        guard let start = code.range(of: "    targets: [") else { return }
        var rest = code[start.upperBound...]
        while let call = Self.nextCall(in: &rest) {
            guard call.function != "testTarget", let name = Self.string(after: "name:", in: call.arguments),
                // Test support stands beside the tests, and the samples are apps: neither is among the sources.
                !isOutsideSources(Self.string(after: "path:", in: call.arguments) ?? "")
            else { continue }
            targets.append(Target(name: name, dependencies: Self.dependencies(in: call.arguments)))
        }
    }

    private func isOutsideSources(_ path: String) -> Bool { path.hasPrefix("Tests/") || path.hasPrefix("Samples/") }

    private static func nextCall(in rest: inout Substring) -> (function: String, arguments: Substring)? {
        let functions = [
            "target", "executableTarget", "systemLibrary", "testTarget", "plugin", "macro", "binaryTarget",
        ]
        while let dot = rest.firstIndex(of: ".") {
            rest = rest[rest.index(after: dot)...]
            guard let function = functions.first(where: { rest.hasPrefix("\($0)(") }) else { continue }
            let arguments = bracketed(rest.dropFirst(function.count), "(", ")")
            rest = rest[arguments.endIndex...]
            return (function, arguments)
        }
        return nil
    }

    /// What stands between the first `open` and the `close` that belongs to it.
    private static func bracketed(_ text: Substring, _ open: Character, _ close: Character) -> Substring {
        var depth = 0
        guard let start = text.firstIndex(of: open) else { return text.prefix(0) }
        for index in text[start...].indices {
            if text[index] == open { depth += 1 }
            if text[index] == close { depth -= 1 }
            if depth == 0 { return text[text.index(after: start)..<index] }
        }
        return text[text.index(after: start)...]
    }

    private static func string(after label: String, in text: Substring) -> String? {
        guard let found = text.range(of: label) else { return nil }
        let parts = text[found.upperBound...].split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count == 3 ? String(parts[1]) : nil
    }

    private static func dependencies(in arguments: Substring) -> [String] {
        guard let found = arguments.range(of: "dependencies:") else { return [] }
        let list = bracketed(arguments[found.upperBound...], "[", "]")
        var names: [String] = []
        let parts = list.split(separator: "\"", omittingEmptySubsequences: false)
        // Every second part is a string; that of `package:` names where a product comes from.
        for index in stride(from: 1, to: parts.count, by: 2) {
            let before = parts[index - 1]
            if !before.contains("package:"), !before.contains("traits:") { names.append(String(parts[index])) }
        }
        return names
    }
}

extension StringProtocol {
    /// Where `text` stands first.
    fileprivate func range(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            formIndex(after: &start)
        }
        return nil
    }
}
