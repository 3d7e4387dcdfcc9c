import Foundation
import Testing

@testable import ProjectConfiguration

@Suite struct DiscoveryTests {
    /// A folder for one test: `app/Flows/tree.json` in it.
    private func withFolder(_ body: (String) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("discovery-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: url.appendingPathComponent("app/Flows"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: url) }
        let resolved = try #require(realpath(url.path, nil))
        defer { free(resolved) }
        let root = String(cString: resolved)
        write("app/Flows/tree.json", in: root)
        // Nothing above the folder has a say.
        try FileManager.default.createDirectory(atPath: "\(root)/.git", withIntermediateDirectories: true)
        try body(root)
    }

    private func write(_ path: String, in root: String, _ text: String = "") {
        #expect(FileManager.default.createFile(atPath: "\(root)/\(path)", contents: Data(text.utf8)))
    }

    @Test func theNearestOneAboveTheInputIsFound() throws {
        try withFolder { root in
            let input = "\(root)/app/Flows/tree.json"
            #expect(Discovery.file(forInput: input) == nil)
            write(".coordviz.yml", in: root)
            #expect(Discovery.file(forInput: input) == "\(root)/.coordviz.yml")
            write("app/.coordviz.yml", in: root)
            #expect(Discovery.file(forInput: input) == "\(root)/app/.coordviz.yml")
            write("app/Flows/.coordviz.yml", in: root)
            #expect(Discovery.file(forInput: input) == "\(root)/app/Flows/.coordviz.yml")
            #expect(Discovery.file(forInput: "\(root)/app/Flows") == "\(root)/app/Flows/.coordviz.yml")
            #expect(Discovery.file(forInput: "\(root)/app") == "\(root)/app/.coordviz.yml")
        }
    }

    @Test func aRepositoryEndsTheSearch() throws {
        try withFolder { root in
            write(".coordviz.yml", in: root)
            // A file named `.git` is what a worktree has.
            write("app/.git", in: root)
            #expect(Discovery.file(forInput: "\(root)/app/Flows/tree.json") == nil)
            write("app/.coordviz.yml", in: root)
            #expect(Discovery.file(forInput: "\(root)/app/Flows/tree.json") == "\(root)/app/.coordviz.yml")
        }
    }

    @Test func aFileByAnotherNameIsSearchedForInTheSameFolders() throws {
        try withFolder { root in
            let input = "\(root)/app/Flows/tree.json"
            #expect(Discovery.misnamedFile(forInput: input) == nil)
            write("coordviz.yml", in: root)
            #expect(Discovery.misnamedFile(forInput: input) == "\(root)/coordviz.yml")
            write("app/.coordviz.yaml", in: root)
            #expect(Discovery.misnamedFile(forInput: input) == "\(root)/app/.coordviz.yaml")
            // The nearest misses: beside a configuration, and above a repository.
            write(".coordviz.yml", in: root)
            #expect(Discovery.misnamedFile(forInput: input) == nil)
            #expect(Discovery.misnamedFile(forInput: root) == nil)
        }
        try withFolder { root in
            write(".coordviz.yaml", in: root)
            write("app/.git", in: root)
            #expect(Discovery.misnamedFile(forInput: "\(root)/app/Flows") == nil)
        }
    }

    @Test func withoutAnInputTheCurrentFolderIsTheStart() throws {
        try withFolder { root in
            write("app/.coordviz.yml", in: root)
            for input in [nil, "-"] {
                #expect(Discovery.file(forInput: input, currentFolder: "\(root)/app") == ".coordviz.yml")
                #expect(
                    Discovery.file(forInput: input, currentFolder: "\(root)/app/Flows")
                        == "\(root)/app/.coordviz.yml")
            }
            #expect(
                Discovery.file(forInput: "\(root)/app/Flows/tree.json", currentFolder: root) == "app/.coordviz.yml")
        }
    }

    @Test func aFolderOfThatNameIsFoundAndIsAnError() throws {
        try withFolder { root in
            write(".coordviz.yml", in: root)
            let folder = "\(root)/app/.coordviz.yml"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            #expect(Discovery.file(forInput: "\(root)/app/Flows/tree.json") == folder)
            let error = #expect(throws: ConfigurationError.self) {
                _ = try EffectiveConfiguration(contentsOf: folder, isFound: true, reportFormats: formats)
            }
            #expect(error?.description.contains("is not a plain file") == true)
        }
    }

    @Test func aFolderWithAnotherNameIsNotTakenForAMistake() throws {
        try withFolder { root in
            try FileManager.default.createDirectory(
                atPath: "\(root)/app/coordviz.yml", withIntermediateDirectories: true)
            #expect(Discovery.misnamedFile(forInput: "\(root)/app/Flows/tree.json") == nil)
        }
    }

    @Test func anInputThatIsNowhereHasNone() {
        #expect(Discovery.file(forInput: "/nowhere/at/all/tree.json") == nil)
    }

    @Test func whatIsFoundIsRead() throws {
        try withFolder { root in
            write(".coordviz.yml", in: root, "baseline: known.txt")
            let file = try #require(Discovery.file(forInput: "\(root)/app/Flows/tree.json"))
            let configuration = try EffectiveConfiguration(contentsOf: file, isFound: true, reportFormats: formats)
            #expect(configuration.baseline.value == "\(root)/known.txt")
        }
    }
}
