"""Makes a zip file whose bytes depend on nothing but the files' own.

    python3 zip.py archive.zip folder name seconds-since-1970
"""

import pathlib
import sys
import time
import zipfile


def main():
    archive, folder, name, seconds = sys.argv[1:]
    # The format knows no time before 1980.
    when = time.gmtime(max(int(seconds), 315_532_800))[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as target:
        for path in sorted((pathlib.Path(folder) / name).rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(str(path.relative_to(folder)), when)
                entry.external_attr = (path.stat().st_mode & 0xFFFF) << 16
                entry.compress_type = zipfile.ZIP_DEFLATED
                target.writestr(entry, path.read_bytes())


main()
