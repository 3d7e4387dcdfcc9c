import Foundation

/// A schema that somebody else publishes, as PyPI's `check-jsonschema` has it.
package struct PublishedSchema {
    /// Its name there: `vendor.github-workflows`.
    package var name: String

    package init(name: String) { self.name = name }

    /// - Throws: `Tool.Complaint` for a YAML text that is not valid.
    package func check(_ yaml: [UInt8]) throws {
        let python = ProcessInfo.processInfo.environment["COORDVIZ_PYTHON"] ?? "python3"
        try Tool.run(
            python, ["-m", "check_jsonschema", "--quiet", "--default-filetype", "yaml", "--builtin-schema", name],
            on: yaml)
    }
}
