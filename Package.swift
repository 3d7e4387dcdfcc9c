// swift-tools-version: 6.1
import PackageDescription

// Graphviz is loaded when the first picture is drawn, so its headers are needed and nothing is to be linked. On Linux the
// compiler finds them by itself; what pkg-config says beside their place would have every command load the library.
// Homebrew's place only pkg-config knows.
#if os(macOS)
    let headersOfGraphviz: String? = "libgvc"
#else
    let headersOfGraphviz: String? = nil
#endif

let package = Package(
    name: "coordviz",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .executable(name: "coordviz", targets: ["coordviz"]),
        .library(name: "CoordinatorModel", targets: ["CoordinatorModel"]),
        .library(name: "CoordinatorAnalysis", targets: ["CoordinatorAnalysis"]),
        .library(name: "CoordinatorDiagram", targets: ["CoordinatorDiagram"]),
        .library(name: "FindingReports", targets: ["FindingReports"]),
        .library(name: "Coordinators", targets: ["Coordinators"]),
        .library(name: "CoordinatorIntrospection", targets: ["CoordinatorIntrospection"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        // Libraries, from the ground up: each imports only targets that stand above it here.
        .target(name: "CoordinatorModel"),
        // The pattern itself: it stands alone, and an app pays for nothing else.
        .target(name: "Coordinators"),
        .target(name: "CoordinatorIntrospection", dependencies: ["CoordinatorModel", "Coordinators"]),
        .target(name: "CoordinatorAnalysis", dependencies: ["CoordinatorModel"]),
        .target(name: "CoordinatorDiagram", dependencies: ["CoordinatorModel", "CoordinatorAnalysis"]),
        .target(name: "FindingReports", dependencies: ["CoordinatorModel", "CoordinatorAnalysis"]),
        .target(
            name: "ProjectConfiguration",
            dependencies: [
                "CoordinatorModel", "CoordinatorAnalysis", .product(name: "Yams", package: "Yams"),
            ]
        ),

        // Graphviz: the system's headers, the C shim that loads it and hides its versions, the Swift face.
        .systemLibrary(
            name: "CGraphvizSystem",
            pkgConfig: headersOfGraphviz,
            providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]
        ),
        .target(name: "CGraphviz", dependencies: ["CGraphvizSystem"]),
        .target(name: "Graphviz", dependencies: ["CGraphviz", "CoordinatorDiagram"]),

        .executableTarget(
            name: "coordviz",
            dependencies: [
                "CoordinatorModel", "CoordinatorAnalysis", "CoordinatorDiagram", "FindingReports",
                "ProjectConfiguration", "Graphviz",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),

        // What several test targets share: trees and names, a check of layouts, and runs of the built command.
        .target(name: "TreeFixtures", dependencies: ["CoordinatorModel"], path: "Tests/Support/TreeFixtures"),
        .target(name: "LayoutChecks", dependencies: ["CoordinatorDiagram"], path: "Tests/Support/LayoutChecks"),
        .target(name: "CommandRuns", path: "Tests/Support/CommandRuns"),
        .testTarget(name: "ArchitectureTests"),
        .testTarget(name: "CoordinatorModelTests", dependencies: ["CoordinatorModel", "TreeFixtures"]),
        .testTarget(
            name: "CoordinatorIntrospectionTests",
            dependencies: ["CoordinatorIntrospection", "CoordinatorModel", "Coordinators", "CoordinatorAnalysis"]),
        .testTarget(name: "CoordinatorAnalysisTests", dependencies: ["CoordinatorAnalysis"]),
        .testTarget(
            name: "CoordinatorDiagramTests", dependencies: ["CoordinatorDiagram", "TreeFixtures", "LayoutChecks"]),
        .testTarget(
            name: "FindingReportsTests",
            dependencies: ["FindingReports", "CoordinatorAnalysis", "CoordinatorModel"],
            exclude: ["Golden", "Resources"]
        ),
        .testTarget(name: "ProjectConfigurationTests", dependencies: ["ProjectConfiguration"]),
        .testTarget(name: "CoordinatorsTests", dependencies: ["Coordinators"]),
        .testTarget(name: "GraphvizTests", dependencies: ["Graphviz"]),
        .testTarget(
            name: "FuzzTests",
            dependencies: ["CoordinatorModel", "CoordinatorAnalysis", "CoordinatorDiagram", "Graphviz"],
            exclude: ["Pinned"]
        ),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "coordviz", "CoordinatorModel", "CoordinatorAnalysis", "CoordinatorDiagram", "Graphviz", "TreeFixtures",
                "LayoutChecks", "CommandRuns",
            ]),
        .testTarget(
            name: "CheckTests",
            dependencies: ["coordviz", "CoordinatorModel", "CoordinatorAnalysis", "TreeFixtures", "CommandRuns"]),
    ],
    swiftLanguageModes: [.v6]
)
