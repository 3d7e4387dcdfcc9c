"""Repositories of git that were made to be read: nothing in them runs, and what is broken in them is an error."""

import pathlib
import shutil
import subprocess

from inputs import HOSTILE, mutated
from lab import SAMPLES, expect, files

COMMANDS = [
    ["diff", "HEAD:Sources", "Sources"], ["diff", "HEAD:tree.json", "tree.json"], ["diff", "HEAD~1:Sources", "HEAD:Sources"],
    ["diff", "main:tree.json", "HEAD~1:tree.json", "-f", "json"], ["diff", "{tree}:", "Sources", "-f", "markdown"],
    ["diff", "{blob}", "tree.json"], ["diff", "tag:Sources", "Sources"], ["diff", "--", "-x:Sources", "Sources"],
]
KEYS = ["filter.evil.smudge", "filter.evil.clean", "filter.evil.process", "diff.evil.textconv", "diff.external", "core.fsmonitor",
        "core.pager", "pager.cat-file", "core.editor", "core.sshCommand", "core.gitProxy", "core.hooksPath", "core.attributesFile",
        "core.worktree", "core.alternateRefsCommand", "alias.cat-file", "include.path", "includeIf.gitdir:/.path", "gpg.program",
        "credential.helper", "uploadpack.packObjectsHook", "remote.origin.url", "remote.origin.promisor", "extensions.partialClone",
        "extensions.objectFormat", "core.repositoryFormatVersion", "safe.directory", "core.bare", "trace2.eventTarget", "protocol.allow"]


def git(folder, *arguments, stdin=b""):
    return subprocess.run(
        ["git", "-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false", *arguments], cwd=folder,
        input=stdin, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=60).stdout


def made(lab):
    """A repository with two commits, one of them packed."""
    folder = lab.folder.parent / f"{lab.folder.name}-repository"
    (folder / "Sources").mkdir(parents=True)
    git(folder, "init", "-q", "--template=", "--initial-branch=main")
    for number, name in enumerate(("tree.json", "next.json")):
        (folder / "tree.json").write_bytes((SAMPLES / "racing" / name).read_bytes())
        (folder / "Sources" / "App.swift").write_text(
            "final class AppCoordinator: Coordinator { func start() { HomeCoordinator().start() } }\n"
            f"final class HomeCoordinator: Coordinator {{ let number = {number} }}\n")
        git(folder, "add", ".")
        git(folder, "commit", "-q", "-m", f"{number}")
        git(folder, *(("gc", "-q") if number == 0 else ("tag", "-a", "-m", "tag", "tag")))
    return folder


def hostile_value(dice, pwned):
    return dice.choice([f"touch {pwned}; cat", f"!touch {pwned}", f"ext::sh -c touch% {pwned}", "always", "true", "1", "origin", "../..",
                        "/", "~", "", dice.choice(HOSTILE)])


def accident(folder, dice, pwned):
    """What an attacker does to a repository, or to what is in it."""
    store = folder / ".git"
    kind = dice.randrange(9)
    if kind <= 2:
        path = dice.choice(sorted(path for path in store.rglob("*") if path.is_file()))
        path.chmod(0o644)
        content = path.read_bytes()
        if kind == 0:
            path.unlink()
        elif kind == 1:
            path.write_bytes(content[:dice.randrange(len(content) + 1)])
        elif content:
            path.write_bytes(mutated(content, dice))
    elif kind == 3:
        with open(store / "config", "a") as config:
            for key in dice.sample(KEYS, 4):
                section, _, name = key.rpartition(".")
                first, _, second = section.partition(".")
                value = hostile_value(dice, pwned).replace("\\", "\\\\").replace('"', '\\"').replace("\0", "")
                config.write(f'[{first}{f" {chr(34)}{second}{chr(34)}" if second else ""}]\n\t{name} = "{value}"\n')
    elif kind == 4:
        (store / "info").mkdir(exist_ok=True)
        (store / "info" / "attributes").write_text("* filter=evil diff=evil text=auto ident working-tree-encoding=UTF-16\n")
        (folder / ".gitattributes").write_text("* filter=evil export-subst\n")
        (store / "hooks").mkdir(exist_ok=True)
        for hook in ("post-checkout", "post-index-change", "reference-transaction", "fsmonitor-watchman", "pre-commit"):
            (store / "hooks" / hook).write_text(f"#!/bin/sh\ntouch {pwned}\n")
            (store / "hooks" / hook).chmod(0o755)
    elif kind == 5:
        name = dice.choice(["HEAD", "refs/heads/main", "refs/tags/tag", "packed-refs", "shallow", "objects/info/alternates",
                            "refs/replace/" + "0" * 40, "commondir", "gitdir", "info/grafts"])
        (store / name).parent.mkdir(parents=True, exist_ok=True)
        (store / name).write_text(dice.choice(["ref: HEAD", "ref: refs/heads/main", "0" * 40, "/", "../..", "objects", "",
                                               "ref: refs/heads/" + "a/" * 300, dice.choice(HOSTILE)]) + "\n")
    elif kind == 6:
        # A file, and a folder in git, that no git would make.
        blob = git(folder, "hash-object", "-w", "--stdin", stdin=b"final class ACoordinator: Coordinator { }\n").strip().decode()
        entries = b""
        for name in dice.sample(["../pwned.swift", ".git", "/pwned.swift", "A.swift", "..", ".", "a/b.swift", "-x.swift", "",
                                 "\n::error::x.swift", "\x1b[31m.swift", "A.swift", "CON.swift", "é.swift", "x" * 5000 + ".swift"], 6):
            mode = dice.choice(["100644", "100644", "100755", "120000", "160000", "40000", "0", "99999999999999999999", "-1"])
            entries += f"{mode} {name}\0".encode() + bytes.fromhex(blob)
        if dice.random() < 0.2:
            entries = entries[:-dice.randrange(1, 30)]
        tree = git(folder, "hash-object", "-t", "tree", "-w", "--literally", "--stdin", stdin=entries).strip().decode()
        top = b"40000 Sources\0" + bytes.fromhex(tree) if tree else b""
        top = git(folder, "hash-object", "-t", "tree", "-w", "--literally", "--stdin", stdin=top).strip().decode()
        commit = git(folder, "commit-tree", top, "-m", "odd", "-p", "HEAD").strip().decode() if top else ""
        if commit:
            (store / "refs" / "heads" / "main").write_text(commit + "\n")
    elif kind == 7:
        shutil.move(store, folder / "elsewhere")
        store.write_text(dice.choice([f"gitdir: {folder}/elsewhere", "gitdir: elsewhere", "gitdir: .git", "gitdir: /", "gitdir:", "x",
                                      "gitdir: " + "a/" * 3000]) + "\n")
    else:
        content = mutated((folder / "Sources" / "App.swift").read_bytes(), dice)
        (folder / "Sources" / dice.choice(["App.swift", "-x.swift", "B;touch pwned.swift", "a\nb.swift"])).write_bytes(content)
        git(folder, "add", ".")
        git(folder, "commit", "-q", "-m", "more")


def try_repository(lab, number, dice):
    lab.reset()
    lab.repository = lab.repository or made(lab)
    folder = lab.folder / "repository"
    shutil.copytree(lab.repository, folder, symlinks=True)
    pwned = lab.folder / "pwned"
    for _ in range(dice.randint(1, 3)):
        if not (folder / ".git").is_dir():
            break
        accident(folder, dice, pwned)
    # What git itself may have run is none of coordviz's doing.
    pwned.unlink(missing_ok=True)
    blob = git(folder, "rev-parse", "HEAD:tree.json").strip().decode(errors="replace") or "HEAD"
    tree = git(folder, "rev-parse", "HEAD^{tree}").strip().decode(errors="replace") or "HEAD"
    pwned.unlink(missing_ok=True)
    arguments = [word.format(blob=blob, tree=tree) for word in dice.choice(COMMANDS)]
    before = files(lab.folder)
    outside, lab.folder = lab.folder, folder
    try:
        lab.run_twice([word for word in arguments if "\0" not in word])
    finally:
        lab.folder = outside
    after = files(lab.folder)
    changed = sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))
    expect(not changed, f"{changed} was changed by {arguments}")
