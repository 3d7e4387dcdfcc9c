"""Writes a man page for coordviz and one for each command, from what the program says of itself.

    coordviz --experimental-dump-help | python3 manual.py 0.1.0 2026-01-31 folder
"""

import json
import pathlib
import re
import sys
import textwrap

EXIT_CODES = [
    ("0", "All is well."),
    ("1", "Something was found, or is out of date."),
    ("2", "coordviz could not do its job; a message says why."),
    ("64", "Wrong usage."),
]


def text(value):
    """Text of the program in which nothing means anything to the formatter."""
    escaped = value.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in escaped.split("\n"))


def sentences(value):
    """A paragraph with each sentence on a line of its own, as man pages are written, and no line too long."""
    lines = re.sub(r"(?<=[.:;?!]) (?=[A-Z'])", "\n", value).split("\n")
    return "\n".join(textwrap.fill(line, 72, break_long_words=False, break_on_hyphens=False) for line in lines)


def flags(argument):
    names = [("--" if name["kind"] == "long" else "-") + name["name"] for name in argument.get("names", [])]
    return sorted(names, key=len)


def label(argument):
    if argument["kind"] == "positional":
        return f"\\fI{text(argument['valueName'])}\\fP"
    names = ", ".join(f"\\fB{text(name)}\\fP" for name in flags(argument))
    return names if argument["kind"] == "flag" else f"{names} \\fI{text(argument['valueName'])}\\fP"


def description(argument):
    parts = [argument.get("abstract", "")]
    if argument.get("allValues"):
        parts.append("One of " + ", ".join(argument["allValues"]) + ".")
    if argument.get("defaultValue"):
        parts.append(f"Default: {argument['defaultValue']}.")
    return text(sentences(" ".join(part for part in parts if part)))


def synopsis(argument):
    name = label(argument) + ("\\ ..." if argument["isRepeating"] else "")
    return f"[{name}]" if argument["isOptional"] else name


def page(command, parents, version, date, children):
    name = "-".join(parents + [command["commandName"]])
    called = " ".join(parents + [command["commandName"]])
    shown = [argument for argument in command.get("arguments", []) if argument.get("shouldDisplay", True)]
    positional = [argument for argument in shown if argument["kind"] == "positional"]
    options = [argument for argument in shown if argument["kind"] != "positional"]
    required = [argument for argument in options if not argument["isOptional"]]
    lines = [f'.TH {name.upper()} 1 "{date}" "coordviz {version}" "User Commands"', ".SH NAME"]
    lines.append(f"{text(name)} \\- {text(command['abstract'].rstrip('.'))}")
    lines += [".SH SYNOPSIS", f".B {text(called)}"]
    lines += ["[\\fIoptions\\fP]"] if options else []
    lines += [synopsis(argument) for argument in required + positional]
    lines += ["\\fIcommand\\fP"] if children else []
    lines += [".SH DESCRIPTION", text(sentences(command["abstract"]))]
    for paragraph in filter(None, command.get("discussion", "").split("\n\n")):
        lines += [".PP", text(sentences(paragraph.strip()))]
    if positional:
        lines.append(".SH ARGUMENTS")
        lines += [line for argument in positional for line in (".TP", label(argument), description(argument))]
    # Sections as in the program's help, in its order.
    titles = list(dict.fromkeys(option.get("sectionTitle") or "Options" for option in options))
    for title in sorted(titles, key=lambda title: title == "Options"):
        lines.append(f".SH {text(title.upper())}")
        for option in options:
            if (option.get("sectionTitle") or "Options") == title:
                lines += [".TP", label(option), description(option)]
    if children:
        lines.append(".SH COMMANDS")
        for child in children:
            lines += [".TP", f".BR {text(name + '-' + child['commandName'])} (1)", text(sentences(child["abstract"]))]
    lines.append(".SH EXIT STATUS")
    lines += [line for code, meaning in EXIT_CODES for line in (".TP", f".B {code}", meaning)]
    others = [f".BR {text('coordviz-' + child['commandName'])} (1)" for child in children] or [".BR coordviz (1)"]
    lines += [".SH SEE ALSO"] + [other + ("," if other != others[-1] else "") for other in others]
    return name, "\n".join(line for line in lines if line) + "\n"


def main():
    version, date, folder = sys.argv[1:]
    command = json.load(sys.stdin)["command"]
    children = [child for child in command["subcommands"] if child.get("shouldDisplay", True) and child["commandName"] != "help"]
    pages = [page(command, [], version, date, children)]
    pages += [page(child, [command["commandName"]], version, date, []) for child in children]
    target = pathlib.Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    for name, content in pages:
        (target / f"{name}.1").write_text(content, encoding="utf-8")


main()
