#!/usr/bin/env bash
# Checks the code for musl without Swift's static SDK for Linux: compiles the C code with musl's headers, and type-checks
# every module that uses the C library against them. It links nothing. Needs musl-dev, and a debug build, whose outside
# modules it uses. Run by hand before a release.
#   Tests/Packages/musl.sh
set -euo pipefail
project="$(cd "$(dirname "$0")/../.." && pwd)"
headers="/usr/include/$(uname -m)-linux-musl"
fail() { echo "musl: $1" >&2; exit 1; }
[ -d "$headers" ] || fail "musl's headers are missing: apt-get install musl-dev"
built="$(swift build --package-path "$project" --show-bin-path)"
[ -d "$built/Modules" ] || fail "there is no debug build: swift build"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
toolchain="$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")"
compiler="$(find "$toolchain/lib/clang" -maxdepth 2 -name include | head -n 1)"
start=$SECONDS

# The kernel's headers, which do not depend on the C library.
mkdir "$work/kernel"
ln -s /usr/include/linux "$work/kernel/linux"
ln -s /usr/include/asm-generic "$work/kernel/asm-generic"
ln -s "/usr/include/$(uname -m)-linux-gnu/asm" "$work/kernel/asm"
c=(-nostdinc -isystem "$compiler" -isystem "$headers" -isystem "$work/kernel" -D_GNU_SOURCE -DCOORDVIZ_STATIC -I/usr/include/graphviz)

for file in "$project"/Sources/{CGraphviz,ProcessStart}/*.c; do
    clang "${c[@]}" -target "$(uname -m)-unknown-linux-musl" -Wall -Wextra -Werror -fsyntax-only \
        -I"$project/Sources/CGraphviz/include" -I"$project/Sources/ProcessStart/include" "$file" || fail "$file"
done

# The branches for glibc are turned off, so those for musl are compiled. Modules that were built with glibc load its
# module by name, and get the same headers.
cp -R "$project/Sources" "$work/Sources"
grep -rl 'canImport(Glibc)' "$work/Sources" | xargs sed -i 's/canImport(Glibc)/false/'
mkdir "$work/modules"
(cd "$headers" && printf '#include <%s>\n' ctype.h dirent.h dlfcn.h errno.h fcntl.h fnmatch.h glob.h limits.h locale.h math.h \
    poll.h pthread.h sched.h signal.h spawn.h stdio.h stdlib.h string.h sys/file.h sys/ioctl.h sys/mman.h sys/resource.h sys/socket.h \
    sys/stat.h sys/time.h sys/types.h sys/uio.h sys/un.h sys/wait.h sys/xattr.h termios.h time.h unistd.h) > "$work/modules/c.h"
cp "$work/modules/c.h" "$work/modules/glibc.h"
cat > "$work/modules/module.modulemap" <<MODULES
module SwiftMusl [system] { header "c.h" export * }
module SwiftGlibc [system] { header "glibc.h" export * }
module CGraphviz { header "$project/Sources/CGraphviz/include/CGraphviz.h" export * }
module ProcessStart { umbrella "$project/Sources/ProcessStart/include" export * }
MODULES
# What Swift's own module adds to the headers.
mkdir "$work/Sources/Musl"
cat > "$work/Sources/Musl/Musl.swift" <<'SWIFT'
@_exported import SwiftMusl
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
public var SIG_DFL: sighandler_t? { nil }
public var SIG_IGN: sighandler_t { unsafeBitCast(1, to: sighandler_t.self) }
public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { fatalError() }
SWIFT

swift=(-swift-version 6 -package-name coordviz -parse-as-library -DExtraction -I "$work" -I "$work/modules" -I "$built/Modules"
    -module-cache-path "$work/cache")
for flag in "${c[@]}"; do swift+=(-Xcc "$flag"); done
while IFS= read -r map; do swift+=(-Xcc "-fmodule-map-file=$map"); done < <(
    find "$built" -maxdepth 2 -path '*.build/module.modulemap' ! -path '*/CGraphviz*.build/*' ! -path '*/ProcessStart.build/*'
    find "$project/.build/checkouts" -path '*Sources/*/include/module.modulemap')
for module in Musl CoordinatorModel Coordinators CoordinatorAnalysis ProjectConfiguration TreeComparison CoordinatorExtraction \
    CoordinatorDiagram FindingReports ComparisonReports NavigationDocs Graphviz coordviz; do
    find "$work/Sources/$module" -name '*.swift' > "$work/sources"
    swiftc "${swift[@]}" -module-name "$module" -emit-module -emit-module-path "$work/$module.swiftmodule" "@$work/sources" \
        > "$work/log" 2>&1 || { grep -A6 'error:' "$work/log" >&2; fail "$module does not compile with musl's headers"; }
done
echo "musl: the C code and all modules that use the C library fit musl's headers, in $((SECONDS - start)) s"
