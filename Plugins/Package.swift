// swift-tools-version: 6.0
import PackageDescription

// The released program, downloaded and verified by SwiftPM. `make release` prints the checksum. If COORDVIZ_BUNDLE is
// in the environment, it is the file of that name in this folder, for tests before there is a release.
let program: Target =
    if let bundle = Context.environment["COORDVIZ_BUNDLE"] {
        .binaryTarget(name: "coordviz", path: bundle)
    } else {
        .binaryTarget(
            name: "coordviz",
            url: "https://github.com/coordviz/coordviz/releases/download/0.1.0/coordviz-0.1.0.artifactbundle.zip",
            checksum: "0000000000000000000000000000000000000000000000000000000000000000")
    }

let package = Package(
    name: "coordviz-plugins",
    products: [
        .plugin(name: "CoordvizCommand", targets: ["CoordvizCommand"]),
        .plugin(name: "CoordvizBuildTool", targets: ["CoordvizBuildTool"]),
    ],
    targets: [
        .plugin(
            name: "CoordvizCommand",
            capability: .command(
                intent: .custom(verb: "coordviz", description: "Runs coordviz: swift package coordviz check Sources")),
            dependencies: ["coordviz"]),
        .plugin(name: "CoordvizBuildTool", capability: .buildTool(), dependencies: ["coordviz"]),
        program,
    ]
)
