#!/usr/bin/python3
"""Runs every program of this folder by CPython and by lessonpy: what they print, byte for
byte, and how they end must be the same, unless lessonpy says that something is not
supported.

    compare.py build/native/lessonpy [program.py …]
"""

import os
import pathlib
import subprocess
import sys

FOLDER = pathlib.Path(__file__).parent


def run(command, program):
    environment = dict(os.environ, PYTHONHASHSEED="0")
    return subprocess.run(
        [*command, str(program)], cwd=program.parent, capture_output=True, env=environment
    )


def main():
    lessonpy = os.path.abspath(sys.argv[1])
    programs = [pathlib.Path(name).resolve() for name in sys.argv[2:]]
    failed = refused = 0
    for program in programs or sorted(FOLDER.glob("programs/*.py")):
        expected = run(["/usr/bin/python3"], program)
        actual = run([lessonpy], program)
        if actual.returncode == 3:
            refused += 1
            print(f"refused  {program.name}: {actual.stderr.decode().strip()}")
            same = expected.stdout.startswith(actual.stdout)
        else:
            # CPython's warnings of odd syntax are not promised.
            failed_alike = expected.returncode == 0 or actual.stderr == expected.stderr
            same = failed_alike and (actual.stdout, actual.returncode) == (
                expected.stdout,
                expected.returncode,
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
