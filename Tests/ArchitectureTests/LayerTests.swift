import Testing

/// The project keeps to its layers.
@Suite struct LayerTests {
    @Test func `every import points up`() throws {
        let checker = LayerChecker(targets: try Project.manifest().targets, imports: try Project.imports())
        #expect(checker.complaints() == [])
    }

    @Test func `every folder of sources is a target, and every target has one`() throws {
        let targets = try Project.manifest().targets.map(\.name)
        #expect(targets.sorted() == (try Project.sourceFolders()))
        #expect(targets.contains("CoordinatorModel") && targets.contains("coordviz"))
    }

    @Test func `sources have imports that are found`() throws {
        // A check that reads nothing would never complain.
        let found = try Project.imports()
        #expect(found.contains { $0.target == "coordviz" && $0.module == "ArgumentParser" })
        #expect(found.contains { $0.target == "Graphviz" && $0.module == "CGraphviz" })
        #expect(found.contains { $0.target == "CoordinatorDiagram" && $0.module == "CoordinatorAnalysis" })
    }
}
