"""CPython with NumPy loaded once: every program runs in a copy of this process."""

import gc
import os
import resource
import sys
import tempfile
import warnings

SECONDS = 4  # of the processor, so that a busy machine changes nothing
MEMORY = 2 << 30


class Ended:
    """How a program has ended: what it printed, its status, and whether in time."""

    def __init__(self, stdout, stderr, status):
        self.stdout, self.stderr, self.status = stdout, stderr, status


def run(path):
    """Runs a file as python3 would; None where it takes too long or too much."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        child = os.fork()
        if child == 0:
            os.dup2(out.fileno(), 1)
            os.dup2(err.fileno(), 2)
            alone(path)
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status):
            return None
        out.seek(0)
        err.seek(0)
        return Ended(out.read(), err.read(), os.WEXITSTATUS(status))


def alone(path):
    """The copy's life."""
    status = 1
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        sys.stdout = open(1, "w", encoding="utf-8", closefd=False)
        sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", closefd=False)
        status = execute(path)
        sys.stdout.flush()
        sys.stderr.flush()
    finally:
        os._exit(status)


def execute(path):
    space = {"__name__": "__main__", "__builtins__": __builtins__, "__file__": path}
    with open(path, encoding="utf-8") as file:
        source = file.read()
    depth, frame = 0, sys._getframe()
    while frame := frame.f_back:
        depth += 1
    sys.setrecursionlimit(1000 + depth)
    main = type(sys)("__main__")
    main.__dict__.update(space)
    sys.modules["__main__"] = main
    # CPython's warnings of odd syntax are not promised.
    warnings.simplefilter("ignore", SyntaxWarning)
    try:
        exec(compile(source, path, "exec"), main.__dict__)
        gc.collect()  # what abandoned generators print
    except SyntaxError as error:
        trace = error.__traceback__.tb_next
        return report(error, trace)
    except SystemExit as error:
        return error.code or 0
    except BaseException as error:
        return report(error, error.__traceback__.tb_next)
    return 0


def report(error, trace):
    sys.stdout.flush()
    sys.excepthook(type(error), error.with_traceback(trace), trace)
    return 1
