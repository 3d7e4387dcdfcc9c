#!/usr/bin/env bash
# Makes a package of the libraries that apps import, and of their tests, which shares the sources with this project. It has no
# traits and no dependencies. The sanitizers use it, because the whole project would take five times as long; so do the tests in
# the iOS simulator, for which the program cannot be built.
#   Tests/Packages/library-package.sh FOLDER
set -euo pipefail
project="$(cd "$(dirname "$0")/../.." && pwd)"
package="${1:?library-package: the folder is missing}"
mkdir -p "$package/Sources" "$package/Tests"
for library in CoordinatorModel Coordinators CoordinatorIntrospection CoordinatorAnalysis; do
    ln -sfn "$project/Sources/$library" "$package/Sources/$library"
done
for tests in CoordinatorsTests CoordinatorIntrospectionTests; do
    ln -sfn "$project/Tests/$tests" "$package/Tests/$tests"
done
ln -sfn "$project/docs" "$package/docs"
cat > "$package/Package.swift" <<'MANIFEST'
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "libraries",
    platforms: [.macOS(.v13), .iOS(.v16)],
    products: [
        .library(name: "Coordinators", targets: ["Coordinators"]),
        .library(name: "CoordinatorIntrospection", targets: ["CoordinatorIntrospection"]),
    ],
    targets: [
        .target(name: "CoordinatorModel"),
        .target(name: "Coordinators"),
        .target(name: "CoordinatorIntrospection", dependencies: ["CoordinatorModel", "Coordinators"]),
        .target(name: "CoordinatorAnalysis", dependencies: ["CoordinatorModel"]),
        .testTarget(name: "CoordinatorsTests", dependencies: ["Coordinators"]),
        .testTarget(
            name: "CoordinatorIntrospectionTests",
            dependencies: ["CoordinatorIntrospection", "CoordinatorModel", "Coordinators", "CoordinatorAnalysis"]),
    ],
    swiftLanguageModes: [.v6]
)
MANIFEST
