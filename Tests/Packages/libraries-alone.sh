#!/usr/bin/env bash
# An app pays only for what it uses. Small apps depend on this package by its address, with one library each. Each must
# resolve this package alone, and compile the modules that are listed here and no others. Neither swift-syntax nor
# Graphviz's headers are needed.
set -euo pipefail
project="$(cd "$(dirname "$0")/../.." && pwd)"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
fail() { echo "libraries-alone: $1" >&2; exit 1; }

# The package as its users get it, with what is not committed yet: a repository with a version.
package="$work/coordviz"
mkdir "$package"
(cd "$project" && git ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' file; do
    [ ! -e "$file" ] || printf '%s\0' "$file"
done | tar --null --files-from=- --create) | tar --extract --directory "$package"
git -C "$package" init --quiet
git -C "$package" add --all
git -C "$package" -c user.name=test -c user.email=test@example.com commit --quiet --message version
git -C "$package" tag 0.1.0

# library, other modules that are compiled, then the app's main.swift on standard input and its output.
check() {
    local library=$1 modules=$2 expected=$3 app="$work/$1" start=$SECONDS
    mkdir -p "$app/Sources/App"
    cat > "$app/Sources/App/main.swift"
    cat > "$app/Package.swift" <<MANIFEST
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.macOS(.v13)],
    dependencies: [.package(url: "file://$package", from: "0.1.0")],
    targets: [.executableTarget(name: "App", dependencies: [.product(name: "$library", package: "coordviz")])],
    swiftLanguageModes: [.v6]
)
MANIFEST
    swift build --package-path "$app" > "$app/log" 2>&1 || { cat "$app/log" >&2; fail "$library: the app does not build"; }

    local resolved
    resolved="$(ls "$app/.build/checkouts")"
    [ "$resolved" = coordviz ] || fail "$library: resolved $(echo "$resolved" | tr '\n' ' '), expected coordviz alone"

    # Each module that is compiled leaves objects in a folder of its own, so this list is complete.
    local built compiled
    built="$(swift build --package-path "$app" --show-bin-path)"
    compiled="$(cd "$built" && find . -name '*.o' | sed -n 's|^\./\([^/]*\)\.build/.*|\1|p' | sort -u | tr '\n' ' ')"
    [ "$compiled" = "$modules " ] || fail "$library: compiled $compiled, expected $modules"

    local answer
    answer="$(cd "$app" && "$built/App")"
    [ "$answer" = "$expected" ] || fail "$library: the app prints: $answer"
    if grep -q 'warning:' "$app/log"; then grep 'warning:' "$app/log" >&2; fail "$library: the build warns"; fi
    echo "libraries-alone: $library resolves one package and compiles ${modules/App /} in $((SECONDS - start)) s"
}

check Coordinators "App Coordinators" "true" <<'SWIFT'
import Coordinators

enum Login: CoordinatorEvent { case didFinish }
final class LoginScreen: HeadlessScreen {}
final class LoginCoordinator: Coordinator<LoginScreen> {}
print(!LoginCoordinator().isStarted)
SWIFT

check CoordinatorIntrospection "App CoordinatorIntrospection CoordinatorModel Coordinators" \
    "AppCoordinator LoginCoordinator" <<'SWIFT'
import CoordinatorIntrospection
import CoordinatorModel

final class LoginCoordinator { var finishFlow: (() -> Void)? }
final class AppCoordinator { var childCoordinators: [AnyObject] = [LoginCoordinator()] }

print(CoordinatorTree(reflecting: AppCoordinator()).coordinators.map(\.type).joined(separator: " "))
SWIFT

# A rule of a project's own: the program that docs/configuration.md shows.
mkdir "$work/CoordinatorAnalysis"
tabs="$(for name in A B C D E F; do printf '{ "presentation": "select", "child": { "type": "%s" } },' "$name"; done)"
echo "{ \"version\": 1, \"root\": { \"type\": \"MainCoordinator\", \"kind\": \"tabBar\", \"branches\": [${tabs%,}] } }" \
    > "$work/CoordinatorAnalysis/tree.json"
check CoordinatorAnalysis "App CoordinatorAnalysis CoordinatorModel" \
    "warning: MainCoordinator has 6 tabs [five-tabs]" < <(
    awk '/^## Rules in Swift/ { here = 1 } /^```/ && inside { exit } inside { print } here && /^```swift/ { inside = 1 }' \
        "$project/docs/configuration.md"
)

# What a test target imports: resolved and compiled, not run here.
testing="$work/testing"
mkdir -p "$testing/Sources/App" "$testing/Tests/AppTests"
cat > "$testing/Sources/App/AppCoordinator.swift" <<'SWIFT'
public final class LoginCoordinator { var onFinish: (() -> Void)? }
public final class AppCoordinator {
    private var childCoordinators: [AnyObject] = []
    private var isLoggedIn = false
    public init() {
        let login = LoginCoordinator()
        login.onFinish = { [weak self] in self?.isLoggedIn = true }
        childCoordinators = [login]
    }
}
SWIFT
cat > "$testing/Tests/AppTests/AppTests.swift" <<'SWIFT'
import App
import CoordinatorTesting
import Testing

@MainActor @Test func noEventIsLost() { expectNoLostEvents(in: AppCoordinator()) }
SWIFT
cat > "$testing/Package.swift" <<MANIFEST
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.macOS(.v13)],
    dependencies: [.package(url: "file://$package", from: "0.1.0")],
    targets: [
        .target(name: "App"),
        .testTarget(name: "AppTests", dependencies: ["App", .product(name: "CoordinatorTesting", package: "coordviz")]),
    ]
)
MANIFEST
swift test --package-path "$testing" > "$testing/log" 2>&1 || { cat "$testing/log" >&2; fail "CoordinatorTesting: the test fails"; }
resolved="$(ls "$testing/.build/checkouts")"
[ "$resolved" = coordviz ] || fail "CoordinatorTesting: resolved $(echo "$resolved" | tr '\n' ' '), expected coordviz alone"
echo "libraries-alone: CoordinatorTesting resolves one package, and its test passes"
