#!/usr/bin/python3
"""Runs every program of this folder by CPython and by lessonpy, each in a folder of its own:
what they print and write into files, byte for byte, and how they end must be the same,
unless lessonpy says that something is not supported.

    compare.py build/native/lessonpy [program.py …]
"""

import os
import pathlib
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).parent


def run(command, program):
    """How the program ends, and the files that it leaves."""
    environment = dict(os.environ, PYTHONHASHSEED="0")
    with tempfile.TemporaryDirectory() as folder:
        result = subprocess.run(
            [*command, str(program)], cwd=folder, capture_output=True, env=environment
        )
        files = {path.name: path.read_bytes() for path in pathlib.Path(folder).iterdir()}
    return result, files


def main():
    lessonpy = os.path.abspath(sys.argv[1])
    programs = [pathlib.Path(name).resolve() for name in sys.argv[2:]]
    failed = refused = 0
    for program in programs or sorted(FOLDER.glob("programs/*.py")):
        expected, expected_files = run(["/usr/bin/python3"], program)
        actual, actual_files = run([lessonpy, "--write"], program)
        if actual.returncode == 3:
            refused += 1
            print(f"refused  {program.name}: {actual.stderr.decode().strip()}")
            same = expected.stdout.startswith(actual.stdout)
        else:
            # CPython's warnings of odd syntax are not promised.
            failed_alike = expected.returncode == 0 or actual.stderr == expected.stderr
            same = failed_alike and (actual.stdout, actual.returncode, actual_files) == (
                expected.stdout,
                expected.returncode,
                expected_files,
            )
        if not same:
            failed += 1
            print(f"DIFFERS  {program.name}")
            for name in ["stdout", "stderr"]:
                old = getattr(expected, name).decode().splitlines()
                new = getattr(actual, name).decode("utf-8", "replace").splitlines()
                for i in range(max(len(old), len(new))):
                    a = old[i] if i < len(old) else None
                    b = new[i] if i < len(new) else None
                    if a != b:
                        print(f"  {name} {i + 1}\n    python3  {a}\n    lessonpy {b}")
                        break
    print(f"{failed} differ, {refused} refused")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
