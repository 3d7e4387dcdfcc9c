import CoordinatorModel
import Foundation
import Testing

@testable import CoordinatorAnalysis

@Suite struct RuleManualTests {
    @Test(arguments: RuleCatalog.manuals.map(\.id))
    func theFiringExampleFiresTheRuleAndOnlyIt(id: String) throws {
        let manual = try #require(RuleCatalog.manual(of: id))
        #expect(Set(try findings(manual.firing, of: manual).map(\.rule)) == [id])
    }

    @Test(arguments: RuleCatalog.manuals.map(\.id))
    func theOtherExampleIsClean(id: String) throws {
        let manual = try #require(RuleCatalog.manual(of: id))
        #expect(try findings(manual.clean, of: manual).map(\.rule) == [])
    }

    @Test func thePagesUnderDocsAreThoseOfTheRules() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../docs/rules", directoryHint: .isDirectory).standardized
        if ProcessInfo.processInfo.environment["COORDVIZ_RENEW"] == "1" {
            try? FileManager.default.removeItem(at: folder)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for page in RulePages.all {
                try Data(page.markdown.utf8).write(to: folder.appending(path: page.file))
            }
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(Set(files) == Set(RulePages.all.map(\.file)))
        for page in RulePages.all {
            let stored = try String(contentsOf: folder.appending(path: page.file), encoding: .utf8)
            #expect(stored == page.markdown, "\(page.file): renew with COORDVIZ_RENEW=1")
        }
    }

    @Test func idsAreUniqueWords() {
        let ids = RuleCatalog.manuals.map(\.id)
        #expect(Set(ids).count == ids.count)
        #expect(ids.allSatisfy { id in id.allSatisfy { $0.isLowercase || $0 == "-" } })
    }

    private func findings(_ example: RuleExample, of manual: RuleManual) throws -> [Finding] {
        var configuration = example.configuration
        if manual.severity == .off { configuration.severities[manual.id] = .warning }
        let tree = try CoordinatorTree(json: Array(example.tree.utf8), file: "example.json")
        return Analysis(tree, configuration: configuration).findings
    }
}
