#!/usr/bin/env bash
# Runs the tests of the libraries that apps import under the address and the thread sanitizer, and then the command line,
# on inputs that are made up and on damaged files.
set -euo pipefail
project="$(cd "$(dirname "$0")/../.." && pwd)"
package="$project/.build-sanitize"
kinds=("$@")
[ $# -gt 0 ] || kinds=(address thread)

"$project/Tests/Packages/library-package.sh" "$package"

# What XCTest itself leaves behind when it has no tests to run.
echo "leak:libXCTest.so" > "$package/leaks"
export LSAN_OPTIONS="suppressions=$package/leaks:print_suppressions=0"

for kind in "${kinds[@]}"; do
    start=$SECONDS
    swift test --package-path "$package" --scratch-path "$package/.build-$kind" --sanitize="$kind" \
        > "$package/$kind.log" 2>&1 || { tail -n 200 "$package/$kind.log" >&2; exit 1; }
    # A leak is reported, but it doesn't fail the run.
    if grep -qE '(SUMMARY|WARNING): (Address|Thread|Leak)Sanitizer' "$package/$kind.log"; then
        grep -E -m 40 -A 40 'Sanitizer' "$package/$kind.log" >&2
        exit 1
    fi
    grep -E 'Test run with [0-9]+ tests' "$package/$kind.log" | tail -n 1
    echo "sanitize: the $kind sanitizer found nothing in $((SECONDS - start)) s"
done

# Graphviz, which isn't instrumented, keeps what it has until the process ends.
export ASAN_OPTIONS="detect_leaks=0:abort_on_error=1" TSAN_OPTIONS="abort_on_error=1"
for kind in "${kinds[@]}"; do
    start=$SECONDS
    scratch="$package/.build-command-$kind"
    for product in coordviz coordviz-fuzz; do
        swift build --package-path "$project" --scratch-path "$scratch" --sanitize="$kind" --product "$product" \
            > "$package/command-$kind.log" 2>&1 || { tail -n 200 "$package/command-$kind.log" >&2; exit 1; }
    done
    "$scratch/debug/coordviz-fuzz" --count 600 --memory 0 --save "$package/broken-$kind"
    python3 "$project/Tests/Faults/faults.py" "$scratch/debug/coordviz" --files 0 --folders 0 --limits 0 --inputs 300 \
        --repositories 50 --seed 0
    echo "sanitize: the $kind sanitizer found nothing in the command line in $((SECONDS - start)) s"
done
