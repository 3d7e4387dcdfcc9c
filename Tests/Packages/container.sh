#!/usr/bin/env bash
# The last stage of the Dockerfile without a builder of images: its RUN lines run in a Debian that has nothing else, then the
# program runs as its user, checks an app and draws it. What the first stage would build is given: a folder that
# `make install PREFIX=…` made. Needs root and debootstrap.
#   Tests/Packages/container.sh PREFIX
set -euo pipefail
project="$(cd "$(dirname "$0")/../.." && pwd)"
prefix="$(cd "$1" && pwd)"
fail() { echo "container: $1" >&2; exit 1; }
[ -x "$prefix/bin/coordviz" ] || fail "$prefix has no bin/coordviz"
command -v debootstrap > /dev/null || fail "debootstrap is missing: apt-get install debootstrap"
[ "$(id -u)" -eq 0 ] || fail "a chroot needs root"
root="$(mktemp -d)"
chmod 755 "$root"
trap 'umount "$root/proc" 2> /dev/null || true; rm -rf --one-file-system "$root" "$root.log"' EXIT
begin=$SECONDS
debootstrap --variant=minbase bookworm "$root" > "$root.log" 2>&1 || { cat "$root.log" >&2; exit 1; }
mount -t proc proc "$root/proc"
cp /etc/resolv.conf "$root/etc/resolv.conf"
[ ! -f /etc/apt/apt.conf.d/99proxy ] || cp /etc/apt/apt.conf.d/99proxy "$root/etc/apt/apt.conf.d/"

# What the Dockerfile says after its last FROM, one instruction a line.
instructions="$(sed -e ':a' -e '/\\$/N; s/\\\n//; ta' "$project/Dockerfile" |
    awk '/^FROM/ { text = "" } !/^(FROM|#)/ { text = text $0 "\n" } END { printf "%s", text }')"
user=root folder=/
while IFS= read -r line; do
    case $line in
        "RUN "*) chroot "$root" env -i PATH=/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin HOME=/root DEBIAN_FRONTEND=noninteractive \
            sh -ec "${line#RUN }" > "$root.log" 2>&1 || { cat "$root.log" >&2; fail "this fails: $line"; } ;;
        "COPY --from=build /opt/coordviz "*) cp -a "$prefix/." "$root${line##* }" ;;
        "USER "*) user=${line#USER } ;;
        "WORKDIR "*) folder=${line#WORKDIR }; mkdir -p "$root$folder" ;;
        "ENTRYPOINT "* | "CMD "* | "") ;;
        *) fail "an instruction that is not known: $line" ;;
    esac
done <<< "$instructions"
echo "container: made in $((SECONDS - begin)) s"

cp -R "$project/Samples/racing" "$root$folder/racing"
mkdir "$root$folder/out" && chmod 777 "$root$folder/out"
inside() { chroot --userspec="$user" "$root" env -i PATH=/usr/local/bin:/usr/bin:/bin HOME="/home/$user" sh -ec "cd $folder && $1"; }
[ "$(inside 'id -u')" -ne 0 ] || fail "it runs as root"
inside 'coordviz --help > /dev/null'
inside 'coordviz check racing/tree.json' || fail "check fails"
for format in svg png pdf; do
    inside "coordviz render racing/tree.json -o out/nav.$format --quiet && test -s out/nav.$format" || fail "no $format"
done
inside 'git init -q out && cd out && cp ../racing/tree.json . && git add tree.json &&
    git -c user.name=a -c user.email=a@example.com commit -qm tree && coordviz diff HEAD:tree.json tree.json' || fail "diff fails"
echo "container: checks, draws svg, png and pdf, and compares with git, as $user, in $((SECONDS - begin)) s"
