#!/usr/bin/python3
"""Runs every program of programs/ and lessons/ by CPython and by the lesson language, each
in a folder of its own: what they print and write into files, byte for byte, and how they
end must be the same, unless the language says that something is not supported.

    compare.py build/native/lessonpy [program.py …]
    compare.py "node scripts/lessonpy.js --batch" [program.py …]

The command gets a program's name as its argument; with --batch it reads names, a line
each, and answers with lines of JSON, as referee.py does. `compare.py /usr/bin/python3`
compares CPython with that referee.
"""

import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).parent
# What the project holds NumPy to: its own AVX-512 functions round otherwise.
ENVIRONMENT = dict(
    os.environ,
    PYTHONHASHSEED="0",
    # CPython's warnings of odd syntax are not promised.
    PYTHONWARNINGS="ignore::SyntaxWarning",
    NPY_DISABLE_CPU_FEATURES="AVX512F AVX512CD AVX512_SKX AVX512_CLX AVX512_CNL AVX512_ICL",
)
PATIENCE = 60  # seconds, for a program that would run for ever
WARNING = re.compile(r"^(.+):(\d+): (\w*Warning): (.*)$")


class OneByOne:
    """A command that runs one program."""

    def __init__(self, command):
        # From the program's folder a relative path would lead elsewhere.
        self.command = [os.path.abspath(command[0]) if "/" in command[0] else command[0]]
        self.command += command[1:]
        if self.command[0].endswith("lessonpy"):
            self.command.append("--write")

    def run(self, program):
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(
                [*self.command, str(program)],
                cwd=folder,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                env=ENVIRONMENT,
                timeout=PATIENCE,
            )
            files = {
                path.name: path.read_bytes().decode("utf-8", "surrogateescape")
                for path in pathlib.Path(folder).iterdir()
            }
        return {
            "stdout": done.stdout.decode("utf-8", "surrogateescape"),
            "stderr": done.stderr.decode("utf-8", "surrogateescape"),
            "status": done.returncode,
            "files": files,
        }


class Batch:
    """A command that runs one program after the other."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENVIRONMENT
        )

    def run(self, program):
        self.process.stdin.write(f"{program}\n".encode())
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.process.args} ended at {program}")
        return json.loads(line)


def cpython():
    return Batch(["/usr/bin/python3", str(FOLDER / "referee.py")])


def complaints(program, stderr):
    """The warnings, as sets of (line, category, message) with no line where NumPy's own file
    is named, and the rest of stderr without the frames of the libraries' own files."""
    warned, traceback = set(), []
    lines = iter(stderr.splitlines())
    own = True
    for line in lines:
        warning = WARNING.match(line)
        if warning:
            file, number, category, message = warning.groups()
            warned.add((number if file == str(program) else None, category, message))
            next(lines, None)  # the line of the source
        elif line.startswith("  File "):
            own = f'"{program}"' in line
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
    placed = {warning for warning in warned if warning[0] is not None}
    rest = {warning[1:] for warning in warned_too - placed}
    return traceback == traceback_too and placed <= warned_too and rest == unplaced


def differs(program, expected, actual):
    if actual["status"] == 3:
        return not expected["stdout"].startswith(actual["stdout"])
    parts = ["stdout", "status"] + (["files"] if "files" in actual else [])
    return any(actual[part] != expected[part] for part in parts) or not same_complaints(
        program, expected["stderr"], actual["stderr"]
    )


def show_difference(program, expected, actual):
    print(f"DIFFERS  {program.name}: {expected['status']} {actual['status']}")
    for name in ["stdout", "stderr"]:
        old, new = expected[name].split("\n"), actual[name].split("\n")
        for i in range(max(len(old), len(new))):
            a = old[i] if i < len(old) else None
            b = new[i] if i < len(new) else None
            if a != b:
                print(f"  {name} {i + 1}\n    python3  {a!r}\n    lessonpy {b!r}")
                break
    if actual.get("files", expected["files"]) != expected["files"]:
        print(f"  files\n    python3  {expected['files']}\n    lessonpy {actual['files']}")


def main():
    command = shlex.split(sys.argv[1])
    lessonpy = Batch(command) if "--batch" in command else OneByOne(command)
    referee = cpython()
    programs = [pathlib.Path(name).resolve() for name in sys.argv[2:]]
    programs = programs or sorted([*FOLDER.glob("programs/**/*.py"), *FOLDER.glob("lessons/*.py")])
    failed = refused = 0
    for program in programs:
        expected, actual = referee.run(program), lessonpy.run(program)
        if actual["status"] == 3:
            refused += 1
            print(f"refused  {program.name}: {actual['stderr'].strip()}")
        if differs(program, expected, actual):
            failed += 1
            show_difference(program, expected, actual)
    print(f"{len(programs)} programs, {failed} differ, {refused} refused")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main())
