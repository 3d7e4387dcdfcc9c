import CommandRuns
import Foundation
import Testing

/// The files that other systems read are what those systems expect.
@Suite struct FileTests {
    static let schemas = [
        ("action.yml", "vendor.github-actions"), (".github/workflows/ci.yml", "vendor.github-workflows"),
        (".github/workflows/release.yml", "vendor.github-workflows"),
        (".github/workflows/apple.yml", "vendor.github-workflows"),
        (".github/workflows/nightly.yml", "vendor.github-workflows"),
        ("Distribution/coordviz.gitlab-ci.yml", "vendor.gitlab-ci"),
    ]

    @Test(arguments: schemas)
    func `a file is valid by its published schema`(file: String, schema: String) throws {
        try PublishedSchema(name: schema).check(Project.bytes(file))
    }

    @Test func `a workflow that is wrong is noticed`() {
        let wrong = Array("on: push\njobs: { a: { runs: ubuntu, steps: [] } }\n".utf8)
        #expect(throws: Tool.Complaint.self) { try PublishedSchema(name: "vendor.github-workflows").check(wrong) }
    }

    @Test func `every workflow is among those that are checked`() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Project.path(".github/workflows")).sorted()
        #expect(names.map { ".github/workflows/\($0)" }.allSatisfy(Self.schemas.map(\.0).contains))
    }

    @Test(arguments: [
        "install.sh", "Distribution/stage", "Distribution/checkouts", "Distribution/slim", "Distribution/release",
        "Distribution/join", ".ci/run",
        ".ci/setup",
        ".ci/quietly", ".ci/together",
        "Tests/Packages/libraries-alone.sh", "Tests/Packages/plugins.sh", "Tests/Packages/docc.sh",
        "Tests/Packages/first-hour.sh", "Tests/Packages/container.sh",
        "Tests/Packages/sanitize.sh", "Tests/Packages/musl.sh", "Tests/Packages/darwin.sh",
        "Tests/Packages/library-package.sh",
    ])
    func `a shell script has nothing that shellcheck warns of`(file: String) throws {
        let answer = try Release.run("shellcheck '\(Project.path(file))'")
        #expect(answer.status == 0, "\(answer.text)")
    }

    @Test func `every place names the version of the program`() throws {
        let version = try Coordviz.run(["--version"]).text.trimmingCharacters(in: .newlines)
        for (file, text) in [
            ("install.sh", "version=\(version)\n"), ("action.yml", "default: \(version)\n"),
            ("Distribution/coordviz.gitlab-ci.yml", "COORDVIZ_VERSION: \(version)\n"),
            ("Distribution/coordviz.rb", "version \"\(version)\""), ("Plugins/Package.swift", "/download/\(version)/"),
        ] {
            #expect(String(decoding: try Project.bytes(file), as: UTF8.self).contains(text), "\(file)")
        }
    }

    @Test func `every workflow and the container build with one version of Swift, which the tests compile with`() throws
    {
        let files = Self.schemas.map(\.0).filter { $0.hasPrefix(".github/") } + ["Dockerfile"]
        let images = try files.flatMap { file in
            String(decoding: try Project.bytes(file), as: UTF8.self).components(separatedBy: "swift:").dropFirst()
                .compactMap { $0.split(whereSeparator: \.isWhitespace).first }
        }
        #expect(Set(images).count == 1, "\(images)")
        // Names of tests that are sentences need Swift 6.2.
        let numbers = images[0].split(separator: "-")[0].split(separator: ".").compactMap { Int($0) }
        #expect(numbers.count == 2 && (numbers[0], numbers[1]) >= (6, 2))
    }

    @Test(.enabled(if: Coordviz.draws, "a hook draws"))
    func `hooks take what they check from args`() throws {
        let hooks = String(decoding: try Project.bytes(".pre-commit-hooks.yaml"), as: UTF8.self)
        let entries = hooks.split(separator: "\n").filter { $0.contains("entry: ") }
            .map { $0.replacingOccurrences(of: "entry: ", with: "").trimmingCharacters(in: .whitespaces) }
        #expect(entries == ["coordviz check", "coordviz docs --check"])
        try Scratch.with { (scratch) throws in
            // As pre-commit runs them: the entry, then args.
            let path = "PATH='\(Coordviz.folder.path)':\"$PATH\"; cd '\(scratch.folder.path)'"
            #expect(try Release.run("\(path); \(entries[0]) '\(Project.racing)'").status == 0)
            let docs = "'\(Project.racing)' -o docs"
            #expect(try Release.run("\(path); \(entries[1]) \(docs)").status == 1)
            #expect(try Release.run("\(path); coordviz docs \(docs) && \(entries[1]) \(docs)").status == 0)
        }
    }
}
