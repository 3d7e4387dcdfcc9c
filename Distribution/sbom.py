"""Writes an SPDX 2.3 document that lists what is in the program.

    python3 sbom.py 0.1.0 2026-01-31T00:00:00Z Package.resolved folder-of-checkouts swift-version
"""

import json
import pathlib
import re
import sys

# What each package says in its LICENSE.txt; a package that is not listed here stops the release.
LICENSES = {
    "swift-argument-parser": "Apache-2.0 WITH Swift-exception",
    "swift-syntax": "Apache-2.0 WITH Swift-exception",
    "swift-collections": "Apache-2.0 WITH Swift-exception",
    "swift-system": "Apache-2.0 WITH Swift-exception",
    "swift-atomics": "Apache-2.0 WITH Swift-exception",
    "swift-nio": "Apache-2.0",
}


def package(name, version, address, licence):
    return {
        "SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name),
        "name": name,
        "versionInfo": version,
        "downloadLocation": address,
        "filesAnalyzed": False,
        "licenseConcluded": licence,
        "licenseDeclared": licence,
        "copyrightText": "NOASSERTION",
        "supplier": "NOASSERTION",
    }


def main():
    version, created, resolved, checkouts, swift = sys.argv[1:]
    pins = json.loads(pathlib.Path(resolved).read_text())["pins"]
    parts = [package("swift", swift, "https://github.com/swiftlang/swift", "Apache-2.0 WITH Swift-exception")]
    for pin in sorted(pins, key=lambda pin: pin["identity"]):
        name = pin["identity"]
        if not (pathlib.Path(checkouts) / pathlib.PurePath(pin["location"]).stem).exists():
            continue
        if name not in LICENSES:
            sys.exit(f"sbom.py: {name} is new: add its licence to LICENSES")
        parts.append(package(name, pin["state"]["version"], pin["location"], LICENSES[name]))
    address = "https://github.com/coordviz/coordviz"
    main_part = package("coordviz", version, f"{address}/releases/tag/{version}", "MIT")
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"coordviz-{version}",
        "documentNamespace": f"{address}/releases/download/{version}/coordviz-{version}.spdx.json",
        "creationInfo": {"created": created, "creators": ["Organization: coordviz"]},
        "packages": [main_part] + parts,
        "relationships": [
            {
                "spdxElementId": "SPDXRef-DOCUMENT",
                "relationshipType": "DESCRIBES",
                "relatedSpdxElement": main_part["SPDXID"],
            }
        ]
        + [
            {
                "spdxElementId": main_part["SPDXID"],
                "relationshipType": "STATIC_LINK",
                "relatedSpdxElement": part["SPDXID"],
            }
            for part in parts
        ],
    }
    print(json.dumps(document, indent=2))


main()
