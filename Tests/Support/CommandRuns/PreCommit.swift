/// PyPI's `pre-commit`, which `.ci/setup --tests` installs.
package enum PreCommit {
    /// Whether it is installed. If it is not, its tests are skipped.
    package static let isInstalled =
        (try? Tool.run(PublishedSchema.python, ["-c", "import pre_commit"], on: [])) != nil

    /// - Throws: `Tool.Complaint` for a `.pre-commit-config.yaml` that it does not accept.
    package static func checkConfiguration(_ yaml: [UInt8]) throws {
        try Tool.run(PublishedSchema.python, ["-m", "pre_commit", "validate-config"], on: yaml)
    }

    /// - Throws: `Tool.Complaint` for a `.pre-commit-hooks.yaml` that it does not accept.
    package static func checkManifest(_ yaml: [UInt8]) throws {
        try Tool.run(PublishedSchema.python, ["-m", "pre_commit", "validate-manifest"], on: yaml)
    }
}
