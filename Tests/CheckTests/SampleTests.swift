import CommandRuns
import CoordinatorAnalysis
import CoordinatorModel
import Testing
import TreeFixtures

/// The samples are clean, and each rule finds in them what is planted, and nothing else does.
@Suite(.mayDraw) struct SampleTests {
    @Test(arguments: Project.drawnSamples)
    func `a sample has no findings`(sample: String) throws {
        let run = try Coordviz.run([
            "check", "--no-config", "--fail-on", "note", Project.path("Samples/\(sample)/tree.json"),
        ])
        #expect(run.status == 0 && run.messages.isEmpty)
        #expect(run.text.hasPrefix("✔ all ") && run.text.contains(" emissions are intercepted · "))
        #expect(run.text.split(separator: "\n").count == 1)
    }

    @Test func `there is a mutation for each rule`() {
        #expect(Mutation.all.map(\.rule).sorted() == RuleCatalog.manuals.map(\.id).sorted())
    }

    @Test(arguments: Mutation.all, 0..<2 as Range<UInt64>)
    func `what is planted is found by its rule alone`(mutation: Mutation, seed: UInt64) throws {
        var planted = 0
        for sample in Project.samples {
            var tree = try Project.tree(sample)
            let configuration = mutation.configuration(for: tree)
            let before = try Check(tree.json(), configuration: configuration)
            var random = SplitMix64(seed: seed)
            guard mutation.plant(&tree, &random) else { continue }
            let after = try Check(tree.json(), configuration: configuration)
            let new = after.findings.filter { !before.findings.map(\.fingerprint).contains($0.fingerprint) }
            #expect(Set(new.map(\.rule)) == [mutation.rule], "\(sample): \(new)")
            let manual = try #require(RuleCatalog.manual(of: mutation.rule))
            let severity = mutation.setting == nil ? manual.severity : .warning
            #expect(new.allSatisfy { $0.severity == severity.rawValue })
            #expect(after.status == (severity == .error ? 1 : 0))
            planted += 1
        }
        #expect(planted > 0)
    }
}
