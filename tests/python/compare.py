#!/usr/bin/python3
"""Runs every program of programs/ and lessons/ by CPython and by lessonpy: what they print,
byte for byte, and how they end must be the same, unless lessonpy says that something is not
supported. Each run has a folder of its own, for the files that a program writes.

    compare.py build/native/lessonpy [program.py …]
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).parent

# NumPy's own AVX-512 functions differ from the C library's in their last bits.
REFEREE = {
    "NPY_DISABLE_CPU_FEATURES": (
        "AVX512F AVX512CD AVX512_SKX AVX512_CLX AVX512_CNL AVX512_ICL"
    ),
    "PYTHONHASHSEED": "0",
}

WARNING = re.compile(r"^(.+):(\d+): (\w*Warning): (.*)$")


def run(command, program):
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder) / program.name
        shutil.copyfile(program, copy)
        result = subprocess.run(
            [*command, str(copy)], cwd=folder, capture_output=True, env={**os.environ, **REFEREE}
        )
        result.stderr = result.stderr.replace(f"{folder}/".encode(), b"")
        return result


def complaints(program, stderr):
    """The warnings, as sets of (line, category, message) with no line where NumPy's own file
    is named, and the rest of stderr without the frames of NumPy's own files."""
    warned, traceback = set(), []
    lines = iter(stderr.decode("utf-8", "replace").splitlines())
    own = True
    for line in lines:
        warning = WARNING.match(line)
        if warning:
            file, number, category, message = warning.groups()
            warned.add((number if file == program.name else None, category, message))
            next(lines, None)  # the line of the source
        elif line.startswith("  File "):
            own = f'"{program.name}"' in line
        elif not line.startswith("    "):
            own = True
        if own and not warning:
            traceback.append(line)
    return warned, traceback


def same_complaints(program, expected, actual):
    warned, traceback = complaints(program, expected)
    warned_too, traceback_too = complaints(program, actual)
    # A warning that NumPy places in its own file may be placed anywhere.
    unplaced = {warning[1:] for warning in warned if warning[0] is None}
    rest = {warning[1:] for warning in warned_too - warned}
    return traceback == traceback_too and warned - warned_too == {
        (None, *warning) for warning in rest
    } and rest == unplaced


def main():
    lessonpy = os.path.abspath(sys.argv[1])
    programs = [pathlib.Path(name).resolve() for name in sys.argv[2:]]
    failed = refused = 0
    everything = [*FOLDER.glob("programs/**/*.py"), *FOLDER.glob("lessons/*.py")]
    for program in programs or sorted(everything):
        expected = run(["/usr/bin/python3"], program)
        actual = run([lessonpy], program)
        if actual.returncode == 3:
            refused += 1
            print(f"refused  {program.name}: {actual.stderr.decode().strip()}")
            same = expected.stdout.startswith(actual.stdout)
        else:
            # CPython's warnings of odd syntax are not promised.
            odd_syntax = b"SyntaxWarning" in expected.stderr
            failed_alike = (odd_syntax and expected.returncode == 0) or same_complaints(
                program, expected.stderr, actual.stderr
            )
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
