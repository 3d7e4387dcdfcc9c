#!/usr/bin/env bash
# The Dockerfile without a builder of images: the RUN lines of a stage run in a Debian that has nothing else. After the last
# stage the program runs as its user, checks an app and draws it. Needs root and debootstrap.
#   Tests/Packages/container.sh           both stages; the first compiles everything, which takes ten minutes or more
#   Tests/Packages/container.sh PREFIX    the last stage alone; PREFIX is a folder that `make install PREFIX=…` made
# The first stage starts from an image with Swift. Here that is a Debian with the packages that Swift lists for it, and this
# machine's toolchain.
set -euo pipefail
project="$(cd "$(dirname "$0")/../.." && pwd)"
fail() { echo "container: $1" >&2; exit 1; }
command -v debootstrap > /dev/null || fail "debootstrap is missing: apt-get install debootstrap"
[ "$(id -u)" -eq 0 ] || fail "a chroot needs root"
work="$(mktemp -d)"
chmod 755 "$work"
mounts=()
unmount() { for place in ${mounts[@]+"${mounts[@]}"}; do umount "$place"; done; }
# bind FOLDER NAME: shows a folder of this machine at the same place
bind() { mkdir -p "$work/$2$1" && mount --bind "$1" "$work/$2$1" && mounts+=("$work/$2$1"); }
trap 'unmount && rm -rf --one-file-system "$work"' EXIT
begin=$SECONDS

# A Debian with nothing in it: debian NAME
debian() {
    debootstrap --variant=minbase bookworm "$work/$1" > "$work/log" 2>&1 || { cat "$work/log" >&2; fail "no Debian"; }
    mount -t proc proc "$work/$1/proc" && mounts+=("$work/$1/proc")
    cp /etc/resolv.conf "$work/$1/etc/resolv.conf"
    # What the network of this machine asks for: a proxy, and certificates of its own.
    [ ! -f /etc/apt/apt.conf.d/99proxy ] || cp /etc/apt/apt.conf.d/99proxy "$work/$1/etc/apt/apt.conf.d/"
    mkdir -p "$work/$1/usr/local/share/ca-certificates"
    cp /usr/local/share/ca-certificates/*.crt "$work/$1/usr/local/share/ca-certificates/" 2> /dev/null || true
    [ ! -f /etc/gitconfig ] || cp /etc/gitconfig "$work/$1/etc/gitconfig"
    # Mirrors of packages in folders of this machine.
    git config --system --name-only --get-regexp '^url\..*\.insteadof$' 2> /dev/null | sed 's/^url\.//; s/\.insteadof$//' | sort -u |
        while IFS= read -r mirror; do [ ! -d "$mirror" ] || echo "${mirror%/}"; done > "$work/mirrors"
    while IFS= read -r mirror; do bind "$mirror" "$1"; done < "$work/mirrors"
}

# The instructions of a stage, one a line: instructions NUMBER
instructions() {
    sed -e ':a' -e '/\\$/N; s/\\\n//; ta' "$project/Dockerfile" |
        awk -v stage="$1" '/^FROM/ { number++; next } number == stage && !/^#/ { print }'
}

# Runs a command as root, as a builder does, and shows what it printed if it fails: run NAME FOLDER COMMAND
run() {
    chroot "$work/$1" env -i PATH=/opt/swift/usr/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \
        DEBIAN_FRONTEND=noninteractive sh -ec "cd $2 && $3" > "$work/log" 2>&1 || { cat "$work/log" >&2; fail "this fails: $3"; }
}

# Runs a stage, and sets `user` and `folder` to the ones that it ends with: stage NUMBER NAME
stage() {
    local line
    user=root folder=/
    while IFS= read -r line; do
        case $line in
            "RUN "*) run "$2" "$folder" "${line#RUN }" ;;
            "COPY . .") git -C "$project" archive HEAD | tar -x -C "$work/$2$folder" ;;
            "COPY --from=build /opt/coordviz "*) cp -a "$prefix/." "$work/$2${line##* }" ;;
            "USER "*) user=${line#USER } ;;
            "WORKDIR "*) folder=${line#WORKDIR }; mkdir -p "$work/$2$folder" ;;
            "ENTRYPOINT "* | "CMD "* | "") ;;
            *) fail "an instruction that is not known: $line" ;;
        esac
    done <<< "$(instructions "$1")"
}

if [ $# -gt 0 ]; then
    prefix="$(cd "$1" && pwd)"
else
    toolchain="$(dirname "$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")")"
    debian build
    mkdir -p "$work/build/opt/swift"
    mount --bind "$toolchain" "$work/build/opt/swift" && mounts+=("$work/build/opt/swift")
    run build / 'apt-get update -qq && apt-get install -y -qq --no-install-recommends binutils ca-certificates git libc6-dev \
        libcurl4-openssl-dev libedit2 libgcc-12-dev libncurses6 libpython3-dev libsqlite3-0 libstdc++-12-dev libxml2-dev libz3-4 \
        tzdata zlib1g-dev'
    stage 1 build
    prefix="$work/build/opt/coordviz"
    echo "container: the first stage took $((SECONDS - begin)) s"
fi
[ -x "$prefix/bin/coordviz" ] || fail "$prefix has no bin/coordviz"
debian last
stage 2 last
echo "container: made in $((SECONDS - begin)) s"

cp -R "$project/Samples/racing" "$work/last$folder/racing"
mkdir "$work/last$folder/out" && chmod 777 "$work/last$folder/out"
inside() {
    chroot --userspec="$user" "$work/last" env -i PATH=/usr/local/bin:/usr/bin:/bin HOME="/home/$user" sh -ec "cd $folder && $1"
}
[ "$(inside 'id -u')" -ne 0 ] || fail "it runs as root"
inside 'coordviz --help > /dev/null'
inside 'coordviz check racing/tree.json' || fail "check fails"
for format in svg png pdf; do
    inside "coordviz render racing/tree.json -o out/nav.$format --quiet && test -s out/nav.$format" || fail "no $format"
done
inside 'git init -q out && cd out && cp ../racing/tree.json . && git add tree.json &&
    git -c user.name=a -c user.email=a@example.com commit -qm tree && coordviz diff HEAD:tree.json tree.json' || fail "diff fails"
echo "container: checks, draws svg, png and pdf, and compares with git, as $user, in $((SECONDS - begin)) s"
