// swift-tools-version: 6.1
import PackageDescription

// Graphviz is loaded when the first picture is drawn, so only its headers are needed, and nothing is linked. On Linux,
// the compiler finds them itself, and pkg-config's other flags would make every command load the library. Only
// pkg-config knows Homebrew's folder.
#if os(macOS)
    let headersOfGraphviz: String? = "libgvc"
#else
    let headersOfGraphviz: String? = nil
#endif

// A dependency's manifest is read first from git, where the package is at the root, and then in the folder into which
// SwiftPM (`.build/checkouts`) or Xcode (`SourcePackages/checkouts`) checks it out.
let folders = Context.packageDirectory.split(separator: "/").suffix(3)
let isCheckout =
    folders.dropFirst().first == "checkouts"
    && (folders.first == "SourcePackages" || folders.first?.hasPrefix(".build") == true)
let isDependency = folders.isEmpty || isCheckout

let package = Package(
    name: "coordviz",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .executable(name: "coordviz", targets: ["coordviz"]),
        .library(name: "CoordinatorModel", targets: ["CoordinatorModel"]),
        .library(name: "CoordinatorAnalysis", targets: ["CoordinatorAnalysis"]),
        .library(name: "TreeComparison", targets: ["TreeComparison"]),
        .library(name: "CoordinatorDiagram", targets: ["CoordinatorDiagram"]),
        .library(name: "FindingReports", targets: ["FindingReports"]),
        .library(name: "Coordinators", targets: ["Coordinators"]),
        .library(name: "CoordinatorIntrospection", targets: ["CoordinatorIntrospection"]),
        // For test targets only: it imports Swift Testing and XCTest.
        .library(name: "CoordinatorTesting", targets: ["CoordinatorTesting"]),
        .library(name: "CoordinatorExtraction", targets: ["CoordinatorExtraction"]),
    ],
    // Dependencies of the program are behind traits, so that an app that imports a library of this package resolves
    // none of them. If the package is a dependency, a trait is on only if it is requested. A dependency by path can't
    // be distinguished from the package itself: there, use `traits: []`.
    traits: [
        .trait(name: "CommandLine", description: "The program coordviz: its commands"),
        .trait(name: "Server", description: "The command serve, which needs Graphviz"),
        .trait(name: "Extraction", description: "Reading trees from Swift source"),
        .default(enabledTraits: isDependency ? [] : ["CommandLine", "Server", "Extraction"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
    ],
    targets: [
        // Libraries, from the ground up: each imports only targets above it in this list.
        .target(name: "CoordinatorModel"),
        // The pattern itself. It needs no other target.
        .target(name: "Coordinators"),
        .target(name: "CoordinatorIntrospection", dependencies: ["CoordinatorModel", "Coordinators"]),
        .target(name: "CoordinatorAnalysis", dependencies: ["CoordinatorModel"]),
        .target(name: "TreeComparison", dependencies: ["CoordinatorModel", "CoordinatorAnalysis"]),
        .target(
            name: "CoordinatorDiagram", dependencies: ["CoordinatorModel", "CoordinatorAnalysis", "TreeComparison"]),
        .target(name: "FindingReports", dependencies: ["CoordinatorModel", "CoordinatorAnalysis"]),
        .target(
            name: "CoordinatorTesting",
            dependencies: [
                "CoordinatorModel", "Coordinators", "CoordinatorIntrospection", "CoordinatorAnalysis", "FindingReports",
            ]
        ),
        .target(
            name: "ComparisonReports",
            dependencies: ["CoordinatorModel", "CoordinatorAnalysis", "TreeComparison", "FindingReports"]
        ),
        .target(
            name: "DiagramPage",
            dependencies: [
                "CoordinatorModel", "CoordinatorAnalysis", "TreeComparison", "CoordinatorDiagram", "FindingReports",
                "ComparisonReports",
            ],
            resources: [.embedInCode("Resources")]
        ),
        .target(
            name: "NavigationDocs", dependencies: ["CoordinatorModel", "CoordinatorAnalysis", "FindingReports"]),
        .target(
            name: "CoordinatorExtraction",
            dependencies: [
                "CoordinatorModel",
                .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Extraction"])),
                .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Extraction"])),
            ]
        ),
        .target(
            name: "ProjectConfiguration",
            dependencies: ["CoordinatorModel", "CoordinatorAnalysis"]
        ),

        // Graphviz: the system's headers, the C shim that loads it and hides its versions, and the Swift interface.
        .systemLibrary(
            name: "CGraphvizSystem",
            pkgConfig: headersOfGraphviz,
            providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]
        ),
        .target(name: "CGraphviz", dependencies: ["CGraphvizSystem"]),
        .target(name: "Graphviz", dependencies: ["CGraphviz", "CoordinatorDiagram"]),

        // A server on the loopback, independent of the page that it serves.
        .target(
            name: "PageServer",
            dependencies: [
                .product(name: "NIOCore", package: "swift-nio", condition: .when(traits: ["Server"])),
                .product(name: "NIOPosix", package: "swift-nio", condition: .when(traits: ["Server"])),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: .when(traits: ["Server"])),
                .product(
                    name: "NIOConcurrencyHelpers", package: "swift-nio", condition: .when(traits: ["Server"])),
            ]
        ),

        // The program's arguments on systems without /proc.
        .target(name: "ProcessStart"),

        .executableTarget(
            name: "coordviz",
            dependencies: [
                "CoordinatorModel", "CoordinatorIntrospection", "CoordinatorAnalysis", "TreeComparison",
                "CoordinatorDiagram", "DiagramPage", "FindingReports", "ComparisonReports", "NavigationDocs",
                "ProjectConfiguration", "Graphviz", "ProcessStart",
                .target(name: "PageServer", condition: .when(traits: ["Server"])),
                .target(name: "CoordinatorExtraction", condition: .when(traits: ["Extraction"])),
                .product(
                    name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["CommandLine"])),
            ]
        ),

        // Small apps, one for each of four dialects, that write their own live trees.
        .target(name: "HeadlessKit", path: "Samples/HeadlessKit"),
        .target(name: "HeadlessCombine", path: "Samples/HeadlessCombine"),
        .target(
            name: "SampleCommand", dependencies: ["CoordinatorModel", "CoordinatorIntrospection"],
            path: "Samples/Command"),
        .executableTarget(
            name: "racing-sample",
            dependencies: ["Coordinators", "CoordinatorModel", "CoordinatorIntrospection", "SampleCommand"],
            path: "Samples/racing/Sources"),
        .executableTarget(
            name: "items-sample",
            dependencies: ["HeadlessKit", "CoordinatorModel", "CoordinatorIntrospection", "SampleCommand"],
            path: "Samples/items/Sources"),
        .executableTarget(
            name: "articles-sample",
            dependencies: ["HeadlessKit", "CoordinatorModel", "CoordinatorIntrospection", "SampleCommand"],
            path: "Samples/articles/Sources"),
        .executableTarget(
            name: "checkout-sample",
            dependencies: [
                "HeadlessKit", "HeadlessCombine", "CoordinatorModel", "CoordinatorIntrospection", "SampleCommand",
            ],
            path: "Samples/checkout/Sources"),

        // The cost of introspection for an app; run by `make bench`.
        .executableTarget(
            name: "introspection-benchmark",
            dependencies: ["Coordinators", "CoordinatorModel", "CoordinatorIntrospection"],
            path: "Tests/Benchmarks/Introspection"),

        // Shared by test targets: trees and names, a check of layouts, and runs of the built command.
        .target(name: "TreeFixtures", dependencies: ["CoordinatorModel"], path: "Tests/Support/TreeFixtures"),
        .target(name: "LayoutChecks", dependencies: ["CoordinatorDiagram"], path: "Tests/Support/LayoutChecks"),
        .target(name: "CommandRuns", path: "Tests/Support/CommandRuns"),

        // Generated inputs, and the code that tests them; `make fuzz` runs the program.
        .target(
            name: "FuzzInputs",
            dependencies: [
                "CoordinatorModel", "CoordinatorIntrospection", "CoordinatorAnalysis", "TreeComparison",
                "CoordinatorDiagram", "DiagramPage", "FindingReports", "ComparisonReports", "NavigationDocs",
                "ProjectConfiguration", "Graphviz", "TreeFixtures",
                .target(name: "CoordinatorExtraction", condition: .when(traits: ["Extraction"])),
                .product(name: "SwiftSyntax", package: "swift-syntax", condition: .when(traits: ["Extraction"])),
                .product(name: "SwiftParser", package: "swift-syntax", condition: .when(traits: ["Extraction"])),
            ],
            path: "Tests/Support/FuzzInputs"),
        .executableTarget(name: "coordviz-fuzz", dependencies: ["FuzzInputs"], path: "Tests/Fuzz"),

        .testTarget(name: "ArchitectureTests"),
        .testTarget(name: "CoordinatorModelTests", dependencies: ["CoordinatorModel", "TreeFixtures"]),
        .testTarget(
            name: "CoordinatorIntrospectionTests",
            dependencies: ["CoordinatorIntrospection", "CoordinatorModel", "Coordinators", "CoordinatorAnalysis"]),
        .testTarget(
            name: "CoordinatorTestingTests",
            dependencies: [
                "CoordinatorTesting", "CoordinatorModel", "Coordinators", "CoordinatorIntrospection", "CommandRuns",
            ]),
        .testTarget(
            name: "LiveSampleTests",
            dependencies: [
                "racing-sample", "items-sample", "articles-sample", "checkout-sample", "coordviz", "CoordinatorModel",
                "CommandRuns", "CoordinatorTesting", "CoordinatorIntrospection", "SampleCommand",
            ]),
        .testTarget(name: "CoordinatorAnalysisTests", dependencies: ["CoordinatorAnalysis", "TreeFixtures"]),
        .testTarget(
            name: "TreeComparisonTests", dependencies: ["TreeComparison", "ComparisonReports", "TreeFixtures"]),
        .testTarget(
            name: "CoordinatorDiagramTests",
            dependencies: ["CoordinatorDiagram", "TreeComparison", "TreeFixtures", "LayoutChecks"]),
        .testTarget(
            name: "FindingReportsTests",
            dependencies: ["FindingReports", "CoordinatorAnalysis", "CoordinatorModel"],
            exclude: ["Golden", "Resources"]
        ),
        .testTarget(name: "ProjectConfigurationTests", dependencies: ["ProjectConfiguration", "TreeFixtures"]),
        .testTarget(
            name: "CoordinatorExtractionTests",
            dependencies: ["CoordinatorExtraction", "CoordinatorModel", "TreeFixtures"]),
        .testTarget(name: "CoordinatorsTests", dependencies: ["Coordinators"]),
        .testTarget(name: "GraphvizTests", dependencies: ["Graphviz"]),
        .testTarget(name: "FuzzTests", dependencies: ["FuzzInputs"], exclude: ["Pinned"]),
        .testTarget(
            name: "CommandTests",
            dependencies: [
                "coordviz", "CoordinatorModel", "CoordinatorAnalysis", "CoordinatorDiagram", "Graphviz", "TreeFixtures",
                "LayoutChecks", "CommandRuns",
            ],
            exclude: ["Browser"]
        ),
        .testTarget(
            name: "PageTests",
            dependencies: ["coordviz", "DiagramPage", "CoordinatorModel", "CommandRuns"],
            exclude: ["Browser"]
        ),
        .testTarget(name: "DocumentationTests", dependencies: ["coordviz", "CommandRuns"]),
        .testTarget(name: "DistributionTests", dependencies: ["coordviz", "CommandRuns"]),
        .testTarget(
            name: "CheckTests",
            dependencies: ["coordviz", "CoordinatorModel", "CoordinatorAnalysis", "TreeFixtures", "CommandRuns"]),
    ],
    swiftLanguageModes: [.v6]
)
