import Testing

@testable import CoordinatorExtraction

/// A dialect's words stand in its own folder, and the engine knows none.
@Suite struct WordTests {
    /// The words that a file quotes, by the file's path under the sources: no sentences, no models.
    private static func quotedWords() throws -> [String: Set<String>] {
        try ProjectSources.texts().mapValues { text in
            let code = text.replacing(#/"""[\s\S]*?"""/#, with: "").replacing(#/\/\/.*/#, with: "")
            return Set(code.matches(of: #/"[!*]*([A-Za-z]+)\*?"/#).map { String($0.1) })
        }
    }

    /// The words of a folder of the dialects; of what they share, those that only libraries and coordinators have.
    private static func words(of folder: String, in all: [String: Set<String>]) -> Set<String> {
        all.filter { $0.key.hasPrefix("Dialects/\(folder)/") }.values.reduce(into: []) { $0.formUnion($1) }
    }

    @Test func aDialectsWordsStandInItsFolder() throws {
        let all = try Self.quotedWords()
        let shared = Self.words(of: "Shared", in: all)
        let folders = Set(all.keys.compactMap { $0.wholeMatch(of: #/Dialects\/(\w+)\/.*/#).map { String($0.1) } })
        #expect(folders.count == Dialect.allCases.count + 2)
        for folder in folders where folder != "Shared" && folder != "Seam" {
            let own = Self.words(of: folder, in: all).subtracting(shared).filter { $0.count > 4 }
            #expect(!own.isEmpty, "\(folder)")
            for (file, words) in all where !file.hasPrefix("Dialects/\(folder)/") {
                #expect(words.isDisjoint(with: own), "\(file) has \(words.intersection(own)) of \(folder)")
            }
        }
    }

    @Test func theEngineKnowsNoWord() throws {
        let all = try Self.quotedWords()
        // `build` may be a folder as well; what has two words in it is nothing else.
        let shared = Self.words(of: "Shared", in: all).filter { $0.contains(#/...[A-Z]/#) }
        #expect(shared.contains("UINavigationController") && shared.contains("FlowController"))
        for (file, words) in all where !file.hasPrefix("Dialects/") {
            #expect(words.isDisjoint(with: shared), "\(file) has \(words.intersection(shared))")
        }
    }

    /// A pattern means what stands before and behind its star, and not what is excluded.
    @Test func namesArePatterns() {
        let names: Names = ["*Coordinator", "UI*View", "AppFlow", "!NS*", "*Log?n*"]
        for name in ["ShopCoordinator", "Coordinator", "UIView", "UITableView", "AppFlow", "MyLoginFlow"] {
            #expect(names.contains(name), "\(name)")
        }
        for name in ["NSFileCoordinator", "Coordinators", "TableView", "AppFlows", "UIV", "Lognow"] {
            #expect(!names.contains(name), "\(name)")
        }
        #expect(!Names([]).contains("") && Names([]).isEmpty)
        #expect((names + ["*Router"]).contains("AppRouter"))
    }
}
