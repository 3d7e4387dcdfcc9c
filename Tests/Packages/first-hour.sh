#!/usr/bin/env bash
# The first hour of a new user, in a Debian that has nothing: installs a release, and follows the tutorial for delegates from
# the first check to the step of a pipeline that passes. Prints how long each part took. Needs root and debootstrap.
#   Tests/Packages/first-hour.sh [dist]
set -euo pipefail
project="$(cd "$(dirname "$0")/../.." && pwd)"
dist="$(cd "${1:-$project/dist}" && pwd)"
command -v debootstrap > /dev/null || { echo "first-hour: debootstrap is missing: apt-get install debootstrap" >&2; exit 1; }
[ "$(id -u)" -eq 0 ] || { echo "first-hour: a chroot needs root" >&2; exit 1; }
root="$(mktemp -d)"
chmod 755 "$root"
trap 'umount "$root/proc" 2> /dev/null || true; rm -rf --one-file-system "$root"' EXIT
debootstrap --variant=minbase bookworm "$root" > "$root.log" 2>&1 || { cat "$root.log" >&2; exit 1; }
rm -f "$root.log"
mount -t proc proc "$root/proc"
cp /etc/resolv.conf "$root/etc/resolv.conf"
[ ! -f /etc/apt/apt.conf.d/99proxy ] || cp /etc/apt/apt.conf.d/99proxy "$root/etc/apt/apt.conf.d/"
mkdir -p "$root/dist" "$root/work"
cp "$dist"/* "$root/dist/"
# Each file of the tutorial, numbered in the order of the page.
awk -v folder="$root/work" '
    /^```/ && open { close(file); open = 0; next }
    /^```(swift|yaml) / { open = 1; count++; file = folder "/" count; print $2 > (file ".name"); close(file ".name"); next }
    open { print > file }
' "$project/docs/tutorials/delegates.md"

begin=$SECONDS
step() { echo "first-hour: $1 after $((SECONDS - begin)) s"; }
inside() { chroot "$root" env -i PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin HOME=/root sh -ec "$1"; }
save() {
    local name
    name="$(cat "$root/work/$1.name")"
    mkdir -p "$root/app/$(dirname "$name")"
    cp "$root/work/$1" "$root/app/$name"
}

inside 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
    ca-certificates curl graphviz > /dev/null 2>&1'
step "curl and Graphviz are installed"
inside 'COORDVIZ_RELEASES=file:///dist sh /dist/install.sh --prefix /usr/local'
step "coordviz is installed"
for number in 1 2 3 4 5; do save "$number"; done
status=0
inside 'cd /app && coordviz check MyApp/Sources' || status=$?
[ "$status" -eq 1 ] || { echo "first-hour: the first check exits with $status" >&2; exit 1; }
step "the bug is found"
inside 'cd /app && coordviz render MyApp/Sources -o nav.svg && grep -q "</svg>" nav.svg'
step "the first picture is drawn"
save 6
inside 'cd /app && coordviz check MyApp/Sources && coordviz docs MyApp/Sources -o docs && coordviz docs MyApp/Sources -o docs --check'
step "the step of a pipeline passes"
[ $((SECONDS - begin)) -lt 600 ] || { echo "first-hour: that took more than ten minutes" >&2; exit 1; }
