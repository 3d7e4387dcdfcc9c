import Testing

/// The check finds what is planted: without that its silence would prove nothing.
@Suite struct LayerCheckerTests {
    private static let manifest = """
        let package = Package(
            products: [.library(name: "Other", targets: ["CoordinatorModel"])],
            targets: [
                .target(name: "CoordinatorModel"),
                // .target(name: "Commented", dependencies: ["Nothing"]),
                .target(name: "CoordinatorDiagram", dependencies: ["CoordinatorModel"]),
                .executableTarget(
                    name: "coordviz",
                    dependencies: [
                        "CoordinatorModel", .target(name: "CoordinatorDiagram"),
                        .product(name: "ArgumentParser", package: "swift-argument-parser"),
                    ]),
                .target(name: "Fixtures", dependencies: ["CoordinatorModel"], path: "Tests/Support/Fixtures"),
                .testTarget(name: "CoordinatorModelTests", dependencies: ["CoordinatorModel", "Anything"]),
            ]
        )
        """

    private func complaints(_ text: String, in target: String, manifest: String = manifest) -> [String] {
        let imports = SourceImport.all(in: text, file: "A.swift", target: target)
        return LayerChecker(targets: Manifest(manifest).targets, imports: imports).complaints()
    }

    @Test func `a manifest is read`() {
        let targets = Manifest(Self.manifest).targets
        #expect(targets.map(\.name) == ["CoordinatorModel", "CoordinatorDiagram", "coordviz"])
        #expect(targets[2].dependencies == ["CoordinatorModel", "CoordinatorDiagram", "ArgumentParser"])
    }

    @Test(arguments: [
        "import CoordinatorModel", "  import CoordinatorModel", "public import CoordinatorModel",
        "@testable import CoordinatorModel", "@_exported public import CoordinatorModel",
        "import struct CoordinatorModel.Coordinator", "import CoordinatorModel // why",
    ])
    func `imports are found however they are written`(line: String) {
        let found = SourceImport.all(in: "// first\n\(line)\nlet a = 1", file: "A.swift", target: "coordviz")
        #expect(found.map(\.module) == ["CoordinatorModel"])
    }

    @Test func `a layer above may be imported`() {
        #expect(complaints("import CoordinatorModel", in: "CoordinatorDiagram") == [])
        #expect(complaints("import ArgumentParser\nimport CoordinatorDiagram\nimport Glibc", in: "coordviz") == [])
    }

    @Test(arguments: [
        ("import CoordinatorDiagram", "CoordinatorModel", "does not stand above it"),
        ("import coordviz", "CoordinatorDiagram", "does not stand above it"),
        ("import ArgumentParser", "CoordinatorDiagram", "not its business"),
        ("import Foundation", "CoordinatorModel", "not its business"),
        ("@preconcurrency import Foundation.NSURL", "CoordinatorDiagram", "not its business"),
        ("import Glibc", "CoordinatorDiagram", "not its business"),
        ("import CGraphviz", "CoordinatorDiagram", "C: CGraphviz"),
        ("import CGraphvizSystem", "coordviz", "C: CGraphvizSystem"),
        ("import CoordinatorAnalysis", "coordviz", "without depending on it"),
        ("import CoordinatorModel", "Extra", "is in no layer"),
    ])
    func `a wrong import is found`(line: String, target: String, complaint: String) {
        let found = complaints(line, in: target)
        #expect(found.contains { $0.contains(complaint) }, "\(found)")
    }

    @Test func `a wrong dependency, an unknown target and a wrong order are found`() {
        let manifest = """
                targets: [
                    .target(name: "CoordinatorDiagram", dependencies: ["coordviz", "CGraphviz", "CoordinatorModel"]),
                    .target(name: "Utilities"),
                    .target(name: "CoordinatorModel"),
                ]
            """
        #expect(
            complaints("", in: "CoordinatorModel", manifest: manifest) == [
                "Utilities is in no layer",
                "the manifest lists CoordinatorModel after CoordinatorDiagram, which stands on it",
                "CoordinatorDiagram depends on coordviz, which does not stand above it",
                "CoordinatorDiagram depends on C: CGraphviz",
            ])
    }
}
