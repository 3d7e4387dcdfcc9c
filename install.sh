#!/bin/sh
# Installs a released coordviz: downloads the archive for this system, verifies it, and puts it below a prefix.
#   sh install.sh [--version 0.1.0] [--prefix "$HOME/.local"] [--static]
# COORDVIZ_RELEASES names another place that has the archive and SHA256SUMS: the address of a mirror, or a folder.
set -eu

version=0.1.0
prefix=${HOME:-}/.local
variant=

fail() { printf 'install.sh: %s\n' "$@" >&2; exit 1; }

while [ $# -gt 0 ]; do
  case $1 in
    --version) [ $# -gt 1 ] || fail "--version needs a version"; version=$2; shift 2 ;;
    --prefix) [ $# -gt 1 ] || fail "--prefix needs a folder"; prefix=$2; shift 2 ;;
    --static) variant=-static; shift ;;
    -h | --help) sed -n 's/^# \{0,1\}//p' "$0" | sed -n '2,4p'; exit 0 ;;
    *) fail "unknown option $1; --version, --prefix and --static are known" ;;
  esac
done
case $version in *[!0-9A-Za-z.+-]* | '') fail "\"$version\" is not a version" ;; esac

case $(uname -s) in
  Linux) system=linux machine=$(uname -m) ;;
  Darwin) system=macos machine=universal ;;
  *) fail "there is no release for $(uname -s); build coordviz from source: make install" ;;
esac
case $machine in
  arm64) machine=aarch64 ;;
  amd64) machine=x86_64 ;;
  x86_64 | aarch64 | universal) ;;
  *) fail "there is no release for $machine; build coordviz from source: make install" ;;
esac

# An absolute path, so that the line for PATH holds in every folder.
case $prefix in
  /*) ;;
  *) prefix=$PWD/$prefix ;;
esac

name=coordviz-$version-$system-$machine$variant
releases=${COORDVIZ_RELEASES:-https://github.com/coordviz/coordviz/releases/download/$version}
case $releases in
  file://*) ;;
  *://*) command -v curl > /dev/null || fail "curl is missing; on Debian: apt-get install ca-certificates curl" ;;
  *) releases=file://$releases ;;
esac
if command -v sha256sum > /dev/null; then sum=sha256sum
elif command -v shasum > /dev/null; then sum="shasum -a 256"
else fail "neither sha256sum nor shasum is here to verify the archive"
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fetch() {
  case $1 in
    file://*) cp "${1#file://}" "$2" ;;
    *) curl -fsSL --retry 3 -o "$2" "$1" ;;
  esac
}
for file in "$name.tar.gz" SHA256SUMS; do
  status=0
  fetch "$releases/$file" "$work/$file" || status=$?
  case $status in
    0) ;;
    # curl's codes: no address for a proxy or the server, no connection, too late.
    5 | 6 | 7 | 28)
      fail "could not reach $releases" "Is there a network, and does it need a proxy (https_proxy)?" \
        "If you have the archive and SHA256SUMS, name their folder: COORDVIZ_RELEASES=\"\$PWD\" sh install.sh …" ;;
    *) fail "could not download $releases/$file" "Is there such a version for this system?" ;;
  esac
done

expected=$(awk -v name="$name.tar.gz" '$2 == name || $2 == "*" name { print $1; exit }' "$work/SHA256SUMS")
[ -n "$expected" ] || fail "SHA256SUMS does not list $name.tar.gz"
actual=$($sum "$work/$name.tar.gz" | cut -d ' ' -f 1)
[ "$actual" = "$expected" ] || fail "the archive is not what SHA256SUMS says; nothing was installed" \
  "expected $expected" "found    $actual"

tar -xzf "$work/$name.tar.gz" -C "$work"
"$work/$name/bin/coordviz" --version > /dev/null || fail "the program does not run on this system" \
  "On an old or an unusual Linux try --static."
mkdir -p "$prefix/bin" "$prefix/share"
# Under another name first: a program that is running can't be overwritten, but replaced.
cp "$work/$name/bin/coordviz" "$prefix/bin/.coordviz.new"
mv -f "$prefix/bin/.coordviz.new" "$prefix/bin/coordviz"
cp -R "$work/$name/share/." "$prefix/share/"
printf 'coordviz %s is installed: %s/bin/coordviz\n' "$version" "$prefix"
case ":$PATH:" in
  *":$prefix/bin:"*) ;;
  *) printf "Add it to your path: export PATH=\"%s/bin:\$PATH\"\n" "$prefix" ;;
esac
