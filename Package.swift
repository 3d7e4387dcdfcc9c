// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "coordviz",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .executable(name: "coordviz", targets: ["coordviz"]),
        .library(name: "CoordinatorModel", targets: ["CoordinatorModel"]),
        .library(name: "CoordinatorAnalysis", targets: ["CoordinatorAnalysis"]),
        .library(name: "CoordinatorDiagram", targets: ["CoordinatorDiagram"]),
        .library(name: "FindingReports", targets: ["FindingReports"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        // Libraries, from the ground up: each imports only targets that stand above it here.
        .target(name: "CoordinatorModel"),
        .target(name: "CoordinatorAnalysis", dependencies: ["CoordinatorModel"]),
        .target(name: "CoordinatorDiagram", dependencies: ["CoordinatorModel", "CoordinatorAnalysis"]),
        .target(name: "FindingReports", dependencies: ["CoordinatorModel", "CoordinatorAnalysis"]),
        .target(
            name: "ProjectConfiguration",
            dependencies: [
                "CoordinatorModel", "CoordinatorAnalysis", .product(name: "Yams", package: "Yams"),
            ]
        ),

        // Graphviz: the system library, the C shim that hides its versions, the Swift face.
        .systemLibrary(
            name: "CGraphvizSystem",
            pkgConfig: "libgvc",
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

        .testTarget(name: "CoordinatorModelTests", dependencies: ["CoordinatorModel"]),
        .testTarget(name: "CoordinatorAnalysisTests", dependencies: ["CoordinatorAnalysis"]),
        .testTarget(name: "CoordinatorDiagramTests", dependencies: ["CoordinatorDiagram"]),
        .testTarget(
            name: "FindingReportsTests",
            dependencies: ["FindingReports", "CoordinatorAnalysis", "CoordinatorModel"],
            exclude: ["Golden", "Resources"]
        ),
        .testTarget(name: "ProjectConfigurationTests", dependencies: ["ProjectConfiguration"]),
        .testTarget(name: "GraphvizTests", dependencies: ["Graphviz"]),
        .testTarget(
            name: "FuzzTests",
            dependencies: ["CoordinatorModel", "CoordinatorAnalysis", "CoordinatorDiagram", "Graphviz"],
            exclude: ["Pinned"]
        ),
        .testTarget(name: "CommandTests", dependencies: ["coordviz", "CoordinatorModel"]),
    ],
    swiftLanguageModes: [.v6]
)
