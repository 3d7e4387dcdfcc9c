import CommandRuns
import Foundation
import Testing

/// pre-commit itself runs the hooks, in a repository that uses them.
@Suite(.enabled(if: PreCommit.isInstalled), .enabled(if: Coordviz.draws, "a hook draws")) struct PreCommitTests {
    /// A repository with the hooks, and one of an app that uses them.
    private func repositories(in scratch: Scratch, tree: String) throws {
        try FileManager.default.createDirectory(atPath: scratch.path("hooks"), withIntermediateDirectories: true)
        try scratch.write(Project.bytes(".pre-commit-hooks.yaml"), "hooks/.pre-commit-hooks.yaml")
        try FileManager.default.createDirectory(atPath: scratch.path("app"), withIntermediateDirectories: true)
        try scratch.write(tree, "app/tree.json")
        let commit = "git init -q && git add -A && git -c user.name=a -c user.email=a@example.com commit -qm first"
        let answer = try Release.run(
            """
            cd '\(scratch.path("hooks"))' && \(commit) && cd ../app && cat > .pre-commit-config.yaml <<YAML && \(commit)
            repos:
              - repo: file://\(scratch.path("hooks"))
                rev: $(git -C ../hooks rev-parse HEAD)
                hooks:
                  - { id: coordviz-check, args: [tree.json] }
                  - { id: coordviz-docs, args: [tree.json, -o, docs] }
            YAML
            """)
        #expect(answer.status == 0, "\(answer.text)")
    }

    private func run(in scratch: Scratch, before: String = "true") throws -> Release.Answer {
        try Release.run(
            """
            export PRE_COMMIT_HOME='\(scratch.path("home"))' PATH='\(Coordviz.folder.path)':"$PATH"
            cd '\(scratch.path("app"))' && \(before) && '\(PublishedSchema.python)' -m pre_commit run --all-files
            """)
    }

    @Test func `the manifest is valid, and one without an entry is not`() throws {
        try PreCommit.checkManifest(Project.bytes(".pre-commit-hooks.yaml"))
        #expect(throws: Tool.Complaint.self) { try PreCommit.checkManifest(Array("- { id: a, name: b }".utf8)) }
    }

    @Test func `both hooks take their paths from args`() throws {
        try Scratch.with { (scratch) throws in
            try repositories(
                in: scratch,
                tree: """
                    { "version": 1, "root": { "type": "App", "emits": ["A.b"], "intercepts": ["A.*"] } }
                    """)
            let first = try run(in: scratch)
            #expect(first.status == 1 && first.text.contains("docs/index.md: missing"), "\(first.text)")
            let second = try run(in: scratch, before: "coordviz docs tree.json -o docs && git add -A")
            #expect(second.status == 0, "\(second.text)")
        }
    }

    @Test func `a lost event fails the check`() throws {
        try Scratch.with { (scratch) throws in
            try repositories(
                in: scratch,
                tree: """
                    { "version": 1, "root": { "type": "App", "intercepts": ["A.c"], "branches": [
                      { "presentation": "push", "child": { "type": "Login", "emits": ["A.b"] } }] } }
                    """)
            let answer = try run(in: scratch, before: "coordviz docs tree.json -o docs && git add -A")
            #expect(answer.status == 1 && answer.text.contains("A.b"), "\(answer.text)")
        }
    }
}
