#!/usr/bin/env bash
# Converts the DocC catalogs of the public libraries, and fails for a warning.
set -euo pipefail
project="$(cd "$(dirname "$0")/../.." && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
# From the ground up: each sees the modules of those before it.
libraries=(CoordinatorModel Coordinators CoordinatorIntrospection CoordinatorAnalysis FindingReports CoordinatorTesting)
for library in "${libraries[@]}"; do
    find "$project/Sources/$library" -name '*.swift' > "$work/sources"
    mkdir -p "$work/graphs/$library"
    swiftc -swift-version 6 -parse-as-library -package-name coordviz -module-name "$library" -I "$work" -emit-module \
        -emit-module-path "$work/$library.swiftmodule" -emit-symbol-graph -emit-symbol-graph-dir "$work/graphs/$library" \
        "@$work/sources" > "$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
    catalog="$project/Sources/$library/$library.docc"
    [ -d "$catalog" ] || continue
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
