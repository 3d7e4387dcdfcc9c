#!/usr/bin/env bash
# Checks the code for Apple systems without one: compiles the C code for macOS and iOS, on Apple silicon and Intel, and
# type-checks every module that uses the C library, against Apple's own headers. It links nothing and runs nothing. Needs
# a debug build, whose outside modules it uses, and the headers: Apple publishes those of its C library as open source, and
# Zig has a copy (`pip download ziglang`, folder `ziglang/lib/libc/include/any-darwin-any`). Run by hand before a release.
#   Tests/Packages/darwin.sh HEADERS
set -euo pipefail
project="$(cd "$(dirname "$0")/../.." && pwd)"
fail() { echo "darwin: $1" >&2; exit 1; }
headers="$(cd "${1:?darwin: the folder of the headers is missing}" && pwd)"
[ -f "$headers/TargetConditionals.h" ] || fail "$headers has no TargetConditionals.h"
built="$(swift build --package-path "$project" --show-bin-path)"
[ -d "$built/Modules" ] || fail "there is no debug build: swift build"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
toolchain="$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")"
compiler="$(find "$toolchain/lib/clang" -maxdepth 2 -name include | head -n 1)"
start=$SECONDS
c=(-nostdinc -isystem "$compiler" -isystem "$headers" -I/usr/include/graphviz)

for target in arm64-apple-macos13 x86_64-apple-macos13 arm64-apple-ios16; do
    for file in "$project"/Sources/{CGraphviz,ProcessStart}/*.c; do
        clang "${c[@]}" -target "$target" -Wall -Wextra -Werror -fsyntax-only \
            -I"$project/Sources/CGraphviz/include" -I"$project/Sources/ProcessStart/include" "$file" || fail "$file for $target"
    done
done

# The branches for Linux are turned off, and those for Apple systems on. Modules that were built for Linux load the module
# of its C library by name, and get the same headers.
cp -R "$project/Sources" "$work/Sources"
grep -rlE '^ *#(else)?if ' "$work/Sources" | xargs sed -i -E '/^ *#(else)?if /{
    s/canImport\((Glibc|Musl|FoundationEssentials)\)|os\(Linux\)/false/g; s/canImport\((Darwin|ObjectiveC)\)|os\(macOS\)/true/g }'
mkdir "$work/modules"
(cd "$headers" && printf '#include <%s>\n' ctype.h dirent.h dlfcn.h errno.h fcntl.h fnmatch.h glob.h limits.h locale.h math.h \
    poll.h pthread.h sched.h signal.h spawn.h stdio.h stdlib.h string.h sys/clonefile.h sys/file.h sys/ioctl.h sys/mman.h \
    sys/resource.h sys/socket.h sys/stat.h sys/time.h sys/types.h sys/uio.h sys/un.h sys/wait.h termios.h time.h \
    unistd.h) > "$work/modules/c.h"
cp "$work/modules/c.h" "$work/modules/glibc.h"
cat > "$work/modules/module.modulemap" <<MODULES
module AppleC [system] { header "c.h" export * }
module SwiftGlibc [system] { header "glibc.h" export * }
module CGraphviz { header "$project/Sources/CGraphviz/include/CGraphviz.h" export * }
module ProcessStart { umbrella "$project/Sources/ProcessStart/include" export * }
module CNIODarwin {}
module CNIOLinux {}
MODULES
# What Swift's own module adds to the headers.
mkdir "$work/Sources/Darwin"
cat > "$work/Sources/Darwin/Darwin.swift" <<'SWIFT'
@_exported import AppleC
public var errno: Int32 { get { 0 } set {} }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }
public func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
public func openat(_ folder: Int32, _ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }
public func fcntl(_ file: Int32, _ command: Int32) -> Int32 { 0 }
public func fcntl(_ file: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }
public func fcntl(_ file: Int32, _ command: Int32, _ value: UnsafeMutableRawPointer) -> Int32 { 0 }
public func ioctl(_ file: CInt, _ request: UInt, _ value: UnsafeMutableRawPointer) -> CInt { 0 }
public var S_IFMT: mode_t { 0 }
public var S_IFIFO: mode_t { 0 }
public var S_IFCHR: mode_t { 0 }
public var S_IFDIR: mode_t { 0 }
public var S_IFREG: mode_t { 0 }
public var S_IFLNK: mode_t { 0 }
public var S_IFSOCK: mode_t { 0 }
public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }
public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { fatalError() }
SWIFT

# What the compiler defines for Apple's systems, and its headers ask for.
for name in APPLE__=1 MACH__=1 APPLE_CC__=6000 DYNAMIC__=1 ENVIRONMENT_MAC_OS_X_VERSION_MIN_REQUIRED__=130000; do
    c+=("-D__$name")
done
c+=(-U__linux__ -U__linux -Ulinux)
swift=(-swift-version 6 -package-name coordviz -parse-as-library -DExtraction -I "$work" -I "$work/modules" -I "$built/Modules"
    -module-cache-path "$work/cache")
for flag in "${c[@]}"; do swift+=(-Xcc "$flag"); done
while IFS= read -r map; do swift+=(-Xcc "-fmodule-map-file=$map"); done < <({
    find "$built" -maxdepth 2 -path '*.build/module.modulemap'
    find "$project/.build/checkouts" -path '*Sources/*/include/module.modulemap'
} | grep -vE '/(CGraphviz(System)?|ProcessStart|CNIO(Darwin|Linux))(\.build|/include)/')
for module in Darwin CoordinatorModel Coordinators CoordinatorAnalysis ProjectConfiguration TreeComparison CoordinatorExtraction \
    CoordinatorDiagram FindingReports ComparisonReports NavigationDocs Graphviz coordviz; do
    find "$work/Sources/$module" -name '*.swift' > "$work/sources"
    swiftc "${swift[@]}" -module-name "$module" -emit-module -emit-module-path "$work/$module.swiftmodule" "@$work/sources" \
        > "$work/log" 2>&1 || { grep -A6 'error:' "$work/log" >&2; fail "$module does not compile with Apple's headers"; }
done
echo "darwin: the C code and all modules that use the C library fit Apple's headers, in $((SECONDS - start)) s"
