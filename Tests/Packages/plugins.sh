#!/usr/bin/env bash
# The artifact bundle and both plugins, used by an outside package: the command prints findings and fails, the build tool
# shows them as the compiler's errors and warnings, and after a repair both are content.
#   Tests/Packages/plugins.sh [PROGRAM]
set -euo pipefail
project="$(cd "$(dirname "$0")/../.." && pwd)"
program=${1:-$project/.build/debug/coordviz}
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
fail() { echo "plugins: $1" >&2; exit 1; }
start=$SECONDS

"$project/Distribution/release" --program "$program" --output "$work/dist" > /dev/null
cp -R "$project/Plugins" "$work/coordviz-plugins"
cp "$work"/dist/*.artifactbundle.zip "$work/coordviz-plugins/coordviz.artifactbundle.zip"
export COORDVIZ_BUNDLE=coordviz.artifactbundle.zip

mkdir -p "$work/App/Sources/App"
cat > "$work/App/Package.swift" <<'MANIFEST'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [.package(path: "../coordviz-plugins")],
    targets: [.target(name: "App", plugins: [.plugin(name: "CoordvizBuildTool", package: "coordviz-plugins")])]
)
MANIFEST
# What start does with the screen, and what the coordinator conforms to.
app() {
    cat > "$work/App/Sources/App/App.swift" <<SWIFT
public class UIViewController {}
protocol LoginDelegate: AnyObject { func didLogIn() }
final class LoginViewController: UIViewController {
    weak var delegate: LoginDelegate?
    func tap() { delegate?.didLogIn() }
}
final class AppCoordinator${2-: LoginDelegate} {
    let root: UIViewController
    init(root: UIViewController) { self.root = root }
    func start() {
        let login = LoginViewController()
        $1
    }
    func didLogIn() {}
}
public func main() { AppCoordinator(root: UIViewController()).start() }
SWIFT
}

app '_ = login'
if swift build --package-path "$work/App" > "$work/log" 2>&1; then cat "$work/log"; fail "the build tool lets a lost event pass"; fi
grep -q "Sources/App/App.swift:5:28: error: LoginDelegate.didLogIn is lost" "$work/log" ||
    { cat "$work/log" >&2; fail "the build tool does not show the finding in its place"; }
if (cd "$work/App" && swift package coordviz check Sources) > "$work/log" 2>&1; then fail "the command passes with a finding"; fi
grep -q "Sources/App/App.swift:5:28: error: LoginDelegate.didLogIn is lost" "$work/log" ||
    { cat "$work/log" >&2; fail "the command does not print the finding"; }

# A delegate that no object could be is a warning, which fails nothing.
app '_ = login' ''
swift build --package-path "$work/App" > "$work/log" 2>&1 || { cat "$work/log" >&2; fail "a warning fails the build"; }
grep -q "Sources/App/App.swift:5:28: warning: LoginDelegate.didLogIn is lost" "$work/log" ||
    { cat "$work/log" >&2; fail "the build tool does not show the warning in its place"; }

app 'login.delegate = self'
swift build --package-path "$work/App" > "$work/log" 2>&1 || { cat "$work/log" >&2; fail "the repaired app does not build"; }
(cd "$work/App" && swift package coordviz check Sources) > "$work/log" 2>&1 ||
    { cat "$work/log" >&2; fail "the command fails for the repaired app"; }
grep -q "the only emission is intercepted" "$work/log" || { cat "$work/log" >&2; fail "the command says nothing"; }
echo "plugins: command and build tool run from an outside package, in $((SECONDS - start)) s"
