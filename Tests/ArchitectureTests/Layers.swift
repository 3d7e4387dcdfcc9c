/// The layers of the project, from the ground up: each target imports only targets that stand above it here.
enum Layers {
    /// One target, and what it may import besides the project's own.
    struct Layer {
        var name: String
        /// Modules of the toolchain and of other packages.
        var foreign: Set<String> = []
    }

    /// The C library of the platform, under each of its names.
    private static let system: Set<String> = ["Glibc", "Darwin", "Musl"]

    /// Every target, in the order of the table in the design: a target that isn't listed is an error.
    ///
    /// ArgumentParser belongs to the command line alone, swift-syntax to extraction, C to
    /// Graphviz. Foundation is listed only where the target can't do without.
    static let all = [
        Layer(name: "CoordinatorModel", foreign: system),
        Layer(name: "Coordinators", foreign: system),
        Layer(name: "CoordinatorIntrospection", foreign: ["Combine", "Foundation", "FoundationEssentials"]),
        Layer(name: "CoordinatorAnalysis"),
        Layer(name: "TreeComparison"),
        Layer(name: "CoordinatorDiagram"),
        Layer(name: "CGraphvizSystem"),
        Layer(name: "CGraphviz"),
        Layer(name: "Graphviz"),
        Layer(name: "CoordinatorExtraction", foreign: system.union(["SwiftParser", "SwiftSyntax"])),
        Layer(name: "FindingReports"),
        Layer(name: "CoordinatorTesting", foreign: ["Testing", "XCTest"]),
        Layer(name: "ComparisonReports"),
        Layer(name: "DiagramPage"),
        Layer(name: "NavigationDocs"),
        Layer(name: "ProjectConfiguration", foreign: system),
        Layer(name: "PageServer", foreign: ["NIOCore", "NIOPosix", "NIOHTTP1", "NIOConcurrencyHelpers"]),
        Layer(name: "ProcessStart"),
        Layer(name: "coordviz", foreign: system.union(["ArgumentParser"])),
    ]

    /// The modules that hold C: `Graphviz` is the only Swift that may know them.
    static let c: Set<String> = ["CGraphviz", "CGraphvizSystem"]
    static let mayKnowC: Set<String> = c.union(["Graphviz"])
}
