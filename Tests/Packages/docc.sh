#!/usr/bin/env bash
# Converts the DocC catalogs of the public libraries, and fails for a warning. For the one that reads source it needs a debug
# build, whose outside modules it uses.
set -euo pipefail
project="$(cd "$(dirname "$0")/../.." && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
built="$(swift build --package-path "$project" --show-bin-path)"
shims="$project/.build/checkouts/swift-syntax/Sources/_SwiftSyntaxCShims/include"
# From the ground up: each sees the modules of those before it.
libraries=(CoordinatorModel Coordinators CoordinatorIntrospection CoordinatorAnalysis TreeComparison CoordinatorDiagram FindingReports
    CoordinatorTesting CoordinatorExtraction)
for library in "${libraries[@]}"; do
    find "$project/Sources/$library" -name '*.swift' > "$work/sources"
    mkdir -p "$work/graphs/$library"
    options=()
    if [ "$library" = CoordinatorExtraction ]; then
        [ -d "$built/Modules" ] || { echo "docc: there is no debug build: swift build" >&2; exit 1; }
        options=(-DExtraction -I "$built/Modules" -Xcc "-fmodule-map-file=$shims/module.modulemap")
    fi
    swiftc -swift-version 6 -parse-as-library -package-name coordviz -module-name "$library" -I "$work" -emit-module \
        -emit-module-path "$work/$library.swiftmodule" -emit-symbol-graph -emit-symbol-graph-dir "$work/graphs/$library" \
        ${options[@]+"${options[@]}"} "@$work/sources" > "$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
    catalog="$project/Sources/$library/$library.docc"
    # Extensions of other modules' types are documented there.
    find "$work/graphs/$library" -name '*@*' -delete
    docc convert "$catalog" --additional-symbol-graph-dir "$work/graphs/$library" --output-path "$work/$library.doccarchive" \
        > "$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
    if grep -q 'warning:' "$work/log"; then
        cat "$work/log" >&2
        echo "docc: $library has warnings" >&2
        exit 1
    fi
    echo "docc: $library is converted without a warning"
done
