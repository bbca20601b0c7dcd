#!/usr/bin/python3
"""Runs programs as python3 would run each, without the third of a second that it takes to
start and to load NumPy: from one warm process, a fork for every program.

Reads the names of programs, a line each; answers each with a line of JSON:
{"stdout": text, "stderr": text, "status": number, "files": {name: text}}, where the files
are those that the program leaves in its folder, which is empty when it starts, and the
status is below 0 where it was stopped because it took too long.
"""

import gc
import json
import os
import pathlib
import resource
import shutil
import sys
import tempfile
import types

import numpy  # noqa: F401  so that it is there already

# The collection of garbage in a copy of this process would touch, and so copy, all that NumPy
# has made: it took longer than all the rest.
gc.freeze()

SECONDS = 10  # of the processor, so that a busy machine changes nothing
MEMORY = 2 << 30


def text(file):
    file.seek(0)
    return file.read().decode("utf-8", "surrogateescape")


def answer(name):
    """Forks; the child returns None, and goes on to run the program."""
    folder = tempfile.mkdtemp()
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as errors:
        child = os.fork()
        if child == 0:
            os.chdir(folder)
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.dup2(out.fileno(), 1)
            os.dup2(errors.fileno(), 2)
            resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            return None
        _, status = os.waitpid(child, 0)
        code = os.waitstatus_to_exitcode(status)
        files = {
            path.name: path.read_bytes().decode("utf-8", "surrogateescape")
            for path in pathlib.Path(folder).iterdir()
        }
        shutil.rmtree(folder)
        return {"stdout": text(out), "stderr": text(errors), "status": code, "files": files}


for name in sys.stdin:
    name = name.rstrip("\n")
    result = answer(name)
    if result is None:
        break
    print(json.dumps(result), flush=True)
else:
    sys.exit()

# From here on this is the program's process. As in its own, it runs in a module of its own,
# ends by the interpreter's end, and may go a thousand calls deep: below its own frame there
# is but this one.
with open(name, "rb") as file:
    source = file.read()
sys.argv = [name]
sys.path[0] = os.path.dirname(os.path.abspath(name))
sys.setrecursionlimit(1001)
main = types.ModuleType("__main__")
main.__file__ = name
main.__builtins__ = __builtins__
sys.modules["__main__"] = main
try:
    exec(compile(source, name, "exec"), main.__dict__)
except Exception as error:
    error.__traceback__ = error.__traceback__.tb_next
    sys.__excepthook__(type(error), error, error.__traceback__)
    sys.exit(1)
