#!/usr/bin/env bash
# An app that takes the introspection product alone compiles three modules besides its own, and nothing else: no
# swift-syntax, no Yams, no ArgumentParser, and none of what touches Graphviz, whose headers may be missing.
set -euo pipefail
project="$(cd "$(dirname "$0")/../.." && pwd)"
package="$(mktemp -d)"
trap 'rm -rf "$package"' EXIT

mkdir -p "$package/Sources/App"
cat > "$package/Package.swift" <<MANIFEST
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "coordviz", path: "$project")],
    targets: [
        .executableTarget(
            name: "App", dependencies: [.product(name: "CoordinatorIntrospection", package: "coordviz")])
    ]
)
MANIFEST
cat > "$package/Sources/App/main.swift" <<'SWIFT'
import CoordinatorIntrospection
import CoordinatorModel

final class LoginCoordinator { var finishFlow: (() -> Void)? }
final class AppCoordinator { var childCoordinators: [AnyObject] = [LoginCoordinator()] }

print(CoordinatorTree(reflecting: AppCoordinator()).coordinators.map(\.type).joined(separator: " "))
SWIFT

fail() { echo "introspection-alone: $1" >&2; exit 1; }

start=$SECONDS
swift build --package-path "$package" > "$package/log" 2>&1 || { cat "$package/log" >&2; fail "the package doesn't build"; }
built="$(swift build --package-path "$package" --show-bin-path)"

# Whatever is compiled leaves objects in a folder of its own. A list of all of them also finds what nobody thought of.
modules="$(cd "$built" && find . -name '*.o' | sed -n 's|^\./\([^/]*\)\.build/.*|\1|p' | sort -u | tr '\n' ' ')"
expected="App CoordinatorIntrospection CoordinatorModel Coordinators "
[ "$modules" = "$expected" ] || fail "compiled: $modules; expected: $expected"

answer="$("$built/App")"
[ "$answer" = "AppCoordinator LoginCoordinator" ] || fail "the app says: $answer"

linked="$(if [ "$(uname)" = Darwin ]; then otool -L "$built/App"; else ldd "$built/App"; fi)"
if grep -qiE 'gvc|cgraph|SwiftSyntax' <<< "$linked"; then fail "the app links $(grep -iE 'gvc|cgraph|SwiftSyntax' <<< "$linked")"; fi

echo "introspection-alone: compiled ${modules% } in $((SECONDS - start)) s; neither swift-syntax nor Graphviz is needed"
