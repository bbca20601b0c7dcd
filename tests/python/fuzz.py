#!/usr/bin/python3
"""Runs random programs by CPython and by lessonpy, and shrinks those on which they differ:
what they print, how they end, and the traceback must be the same, except for the
statements of which lessonpy says that something is not supported.

    fuzz.py build/native/lessonpy [--first SEED] [--programs N | --seconds S] [--keep FOLDER]
        [--way WAY]… [--refusals N]

The programs are those of the seeds from --first on (generate.py prints one): N of them in
any time, or as many as S seconds allow.
"""

import argparse
import ast
import collections
import itertools
import pathlib
import re
import subprocess
import sys
import tempfile
import time

from compare import OneByOne, cpython, same_complaints
from generator import shrink
from generator.arrays import array_program
from generator.calls import calls_program
from generator.program import program

WAYS = {"language": program, "arrays": array_program, "calls": calls_program}


class Pair:
    """CPython, lessonpy, and the file in which both find a program."""

    def __init__(self, lessonpy, path):
        self.referee, self.lessonpy, self.path = cpython(), OneByOne([lessonpy]), path

    def compared(self, source):
        """The first lines that differ, as (stream, CPython's, lessonpy's): of what is printed,
        of the complaints, or "status"; None where there are none; "too long". And what
        lessonpy refuses, a statement after the other: each is taken out, and the rest is
        compared, too."""
        refusals = []
        while True:
            self.path.write_text(source, encoding="utf-8")
            expected = self.referee.run(self.path)
            if expected["status"] < 0:
                return "too long", refusals
            try:
                actual = self.lessonpy.run(self.path)
            except subprocess.TimeoutExpired:
                return ("time", "", "too long"), refusals
            if actual["status"] != 3:
                break
            said = actual["stderr"].strip().splitlines()
            refusals.append(said[-1].partition("unsupported: ")[2])
            if not expected["stdout"].startswith(actual["stdout"]):
                return first_difference("stdout", expected, actual), refusals
            less = without_line(source, said)
            if less is None:
                return None, refusals
            source = less
        if actual["stdout"] != expected["stdout"]:
            return first_difference("stdout", expected, actual), refusals
        if actual["status"] != expected["status"]:
            return ("status", expected["status"], actual["status"]), refusals
        if not same_complaints(self.path, expected["stderr"], actual["stderr"]):
            return first_difference("stderr", expected, actual), refusals
        return None, refusals


def first_difference(stream, expected, actual):
    old, new = (each[stream].splitlines() for each in (expected, actual))
    for a, b in itertools.zip_longest(old, new):
        if a != b:
            return stream, a, b
    return stream, None, None


def without_line(source, said):
    """A program without the outermost statement of the line of a refusal; None where it
    cannot be parsed or has no such line."""
    lines = [int(line) for each in said for line in re.findall(r"^  File .*, line (\d+)", each)]
    try:
        body = ast.parse(source).body
    except (SyntaxError, ValueError, RecursionError):
        return None
    for statement in body:
        if lines and statement.lineno <= lines[-1] <= statement.end_lineno:
            text = source.split("\n")
            text[statement.lineno - 1 : statement.end_lineno] = []
            return "\n".join(text)
    return None


def show(source, difference):
    """A program, and where the two part."""
    print("".join(f"    {line}\n" for line in source.splitlines()))
    stream, expected, actual = difference
    print(f"  {stream}\n    python3  {expected}\n    lessonpy {actual}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("lessonpy")
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--programs", type=int)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--refusals", type=int, default=12)
    parser.add_argument("--way", choices=WAYS, action="append", help="of all, unless named")
    chosen = parser.parse_args()
    ways = chosen.way or list(WAYS)
    end = time.monotonic() + chosen.seconds if chosen.seconds else None
    count, refusals = collections.Counter(), collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        pair = Pair(chosen.lessonpy, pathlib.Path(folder) / "program.py")
        seed = chosen.first
        while (end is None or time.monotonic() < end) and (
            chosen.programs is None or seed < chosen.first + chosen.programs
        ):
            way = ways[seed % len(ways)]
            source = WAYS[way](seed)
            found, refused = pair.compared(source)
            refusals.update(refused)
            count["same" if found is None else found if found == "too long" else "differs"] += 1
            if isinstance(found, tuple):
                print(f"DIFFERS  {way} {seed}", flush=True)
                small = shrink.shrunk(source, lambda it: pair.compared(it)[0] == found)
                show(small, found)
                if chosen.keep:
                    (chosen.keep / f"{seed}.py").write_text(source)
                    (chosen.keep / f"{seed}-small.py").write_text(small)
            seed += 1
    for what, times in refusals.most_common(chosen.refusals):
        print(f"refused {times:4}  {what}")
    print(", ".join(f"{times} {what}" for what, times in sorted(count.items())), end="; ")
    print(f"{refusals.total()} statements refused")
    return count["differs"] > 0


if __name__ == "__main__":
    sys.exit(main())
