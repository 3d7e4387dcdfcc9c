"""Inputs of every kind that were damaged by accident: an error with a place, or none."""

from lab import ROOT, SAMPLES, expect, files

HOSTILE = ["\n::error::pwned", "##[error]x", "\x1b[31m", "\u202e", "\u200b", "\u2028", "\0", "]]>", "{{", "*", ".*", "-1", "1e999",
           "9223372036854775808", "[" * 300, "(" * 300, "<" * 300, "\ufeff", "&a", "!!binary", "\\U0010FFFF", "'", '"', "../../x"]


def mutated(content, dice):
    """A user's file after a few accidents."""
    for _ in range(dice.randint(1, 4)):
        at, length = dice.randrange(len(content) + 1), dice.choice([1, 1, 2, 5, 20, 200])
        kind = dice.randrange(7)
        if kind == 0:
            content = content[:at] + content[at + length:]
        elif kind == 1:
            content = content[:at] + content[at:at + length] * dice.choice([2, 3, 50]) + content[at + length:]
        elif kind == 2:
            content = content[:at] + dice.choice(HOSTILE).encode() + content[at:]
        elif kind == 3:
            content = content[:at] + bytes(dice.randrange(256) for _ in range(min(length, 5))) + content[at + 1:]
        elif kind == 4 and dice.random() < 0.3:
            content = content[:at]
        else:
            lines = content.split(b"\n")
            one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
            if kind == 5:
                lines[one], lines[other] = lines[other], lines[one]
            else:
                lines.insert(one, lines[other])
            content = b"\n".join(lines)
    return content[:1 << 20]


def seeds():
    """What each kind of input looks like when it is right, and who reads it."""
    text = (ROOT / "docs" / "configuration.md").read_text()
    configuration = text.split("```yaml\n")[1].split("```")[0].encode()
    journal = (b'{"forgotten":0,"version":1}\n' + b'{"offered":2,"consumed":true,"event":"A.b","path":[{"type":"S"},{"kind":"container","type":"A"}]}\n'
               + b'{"offered":1,"consumed":false,"event":"A.c","path":[{"type":"S"},{"kind":"container","type":"A"}]}\n')
    sources = [path.read_bytes() for path in sorted(SAMPLES.rglob("*.swift"))]
    return {
        "x.yml": ([configuration], [["check", "new.json", "--config", "x.yml"], ["config", "--config", "x.yml"]]),
        "x.jsonl": ([journal], [["explain", "--journal", "x.jsonl"]]),
        "x.known": ([b"# coordviz baseline 1\n\n0123456789abcdef unhandled-event A is lost\n"],
                    [["check", "new.json", "--no-config", "--baseline", "x.known"]]),
        "x.swift": (sources, [["extract", "x.swift"], ["check", "x.swift", "--no-config"], ["stats", "x.swift"]]),
        "x.json": ([path.read_bytes() for path in sorted(SAMPLES.glob("*/tree.json"))],
                   [["validate", "x.json"], ["check", "x.json", "--no-config"], ["explain", "*", "x.json"],
                    ["render", "x.json"], ["render", "x.json", "-f", "mermaid"], ["diff", "old.json", "x.json"]]),
    }


def try_input(lab, number, dice):
    lab.inputs = lab.inputs or seeds()
    name = dice.choice(sorted(lab.inputs))
    contents, commands = lab.inputs[name]
    lab.reset()
    (lab.folder / name).write_bytes(mutated(dice.choice(contents), dice))
    arguments = dice.choice(commands)
    lab.run_twice(arguments)
    others = set(files(lab.folder)) - set(lab.given) - {name}
    expect(not others, f"{others} is left by {arguments}")
