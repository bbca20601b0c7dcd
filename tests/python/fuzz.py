#!/usr/bin/python3
"""Runs random programs by CPython and by lessonpy, and shrinks those on which they differ:
what they print, how they end, and the traceback must be the same, unless lessonpy says that
something is not supported.

    fuzz.py build/native/lessonpy [--first SEED] [--programs N | --seconds S] [--keep FOLDER]

The programs are those of the seeds from --first on (generate.py prints one): N of them in
any time, or as many as S seconds allow.
"""

import argparse
import collections
import pathlib
import subprocess
import sys
import tempfile
import time

from compare import same_complaints
from generator import referee, shrink
from generator.arrays import array_program
from generator.program import program

WAYS = {"language": program, "arrays": array_program}


def verdict(lessonpy, path, source):
    """"same", "refused: …", "too long" or "differs"."""
    path.write_text(source, encoding="utf-8")
    expected = referee.run(str(path))
    if expected is None:
        return "too long"
    try:
        actual = subprocess.run([lessonpy, str(path)], capture_output=True, timeout=20)
    except subprocess.TimeoutExpired:
        return "differs"
    if actual.returncode == 3:
        said = actual.stderr.decode().strip().splitlines()[-1]
        return f"refused: {said}" if expected.stdout.startswith(actual.stdout) else "differs"
    same = (actual.stdout, actual.returncode) == (expected.stdout, expected.status) and (
        # CPython's warnings of odd syntax are not promised.
        expected.status == 0
        or same_complaints(path, expected.stderr.decode(), actual.stderr.decode())
    )
    return "same" if same else "differs"


def show(lessonpy, path, source):
    """A program, and where the two part."""
    path.write_text(source, encoding="utf-8")
    expected = referee.run(str(path))
    actual = subprocess.run([lessonpy, str(path)], capture_output=True)
    print("".join(f"    {line}\n" for line in source.splitlines()))
    if expected and expected.status != actual.returncode:
        print(f"  status: python3 {expected.status}, lessonpy {actual.returncode}")
    for name in ["stdout", "stderr"] if expected else []:
        old = getattr(expected, name).decode("utf-8", "replace").splitlines()
        new = getattr(actual, name).decode("utf-8", "replace").splitlines()
        for i in range(max(len(old), len(new))):
            a, b = (old[i] if i < len(old) else None), (new[i] if i < len(new) else None)
            if a != b:
                print(f"  {name} {i + 1}\n    python3  {a}\n    lessonpy {b}")
                break


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("lessonpy")
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--programs", type=int)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--way", choices=[*WAYS, "all"], default="all")
    chosen = parser.parse_args()
    ways = list(WAYS) if chosen.way == "all" else [chosen.way]
    end = time.monotonic() + chosen.seconds if chosen.seconds else None
    count, refusals = collections.Counter(), collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "program.py"
        seed = chosen.first
        while (end is None or time.monotonic() < end) and (
            chosen.programs is None or seed < chosen.first + chosen.programs
        ):
            source = WAYS[ways[seed % len(ways)]](seed)
            found = verdict(chosen.lessonpy, path, source)
            count[found.split(":")[0]] += 1
            if found.startswith("refused"):
                refusals[found.partition("unsupported: ")[2]] += 1
            if found == "differs":
                print(f"DIFFERS  seed {seed}", flush=True)
                small = shrink.shrunk(source, lambda it: verdict(chosen.lessonpy, path, it) == "differs")
                show(chosen.lessonpy, path, small)
                sys.stdout.flush()
                if chosen.keep:
                    (chosen.keep / f"{seed}.py").write_text(source)
                    (chosen.keep / f"{seed}-small.py").write_text(small)
            seed += 1
    for what, times in refusals.most_common(12):
        print(f"refused {times:4}  {what}")
    print(", ".join(f"{times} {what}" for what, times in sorted(count.items())))
    return count["differs"] > 0


if __name__ == "__main__":
    sys.exit(main())
