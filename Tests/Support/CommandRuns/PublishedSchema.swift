import Foundation

/// A published schema that PyPI's `check-jsonschema` contains.
package struct PublishedSchema {
    /// Its name there: `vendor.github-workflows`.
    package var name: String

    package init(name: String) { self.name = name }

    /// The interpreter that has the package: the one that `COORDVIZ_PYTHON` names, that of the set-up, or the system's.
    package static var python: String {
        let installed = Project.path(".venv/bin/python")
        return ProcessInfo.processInfo.environment["COORDVIZ_PYTHON"]
            ?? (FileManager.default.isExecutableFile(atPath: installed) ? installed : "python3")
    }

    /// - Throws: `Tool.Complaint` for a YAML text that is not valid.
    package func check(_ yaml: [UInt8]) throws {
        try Tool.run(
            Self.python, ["-m", "check_jsonschema", "--quiet", "--default-filetype", "yaml", "--builtin-schema", name],
            on: yaml)
    }
}
