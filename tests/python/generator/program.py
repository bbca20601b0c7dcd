"""A whole program: grown line by line, each tried out by CPython while it is made."""

import contextlib
import io
import signal
import warnings

from .chooser import Chooser
from .definitions import Definitions
from .scope import Scope
from .statements import indented

IMPORTS = ["import math", "import functools", "import itertools"]


class TooLong(BaseException):
    pass


def stop(*_):
    raise TooLong


class Program:
    """The statements so far, and the names that they have left behind."""

    def __init__(self, choose):
        self.choose = choose
        self.statements = []
        self.space = {"__name__": "__main__"}
        self.ended = False

    def runs(self, source):
        """None where this runs on after what there is, else the exception."""
        output = io.StringIO()
        signal.signal(signal.SIGVTALRM, stop)
        signal.setitimer(signal.ITIMER_VIRTUAL, 2)
        try:
            with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
                exec(compile(source, "<program>", "exec"), self.space)
        except BaseException as error:
            return error
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        return None

    def add(self, lines, last=False):
        """Most of what fails is put into a try; the last statement may end the program."""
        if self.ended:
            return
        error = self.runs("\n".join(lines))
        if isinstance(error, (TooLong, MemoryError)):
            return
        if error is not None and not isinstance(error, SyntaxError):
            if last:
                self.ended = True
            else:
                lines = ["try:", *indented(lines), "except Exception as error:"]
                lines += [f"    print({self.choose.choice(['type(error).__name__, error', 'repr(error)'])})"]
        self.statements.append(lines)

    def source(self):
        return "\n".join(line for statement in self.statements for line in statement) + "\n"


@contextlib.contextmanager
def quiet():
    """Without the warnings of what is only tried out."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def program(seed, size=12):
    """The source of the program that has this number."""
    with quiet():
        return grown(seed, size)


def grown(seed, size):
    choose = Chooser(f"language {seed}")
    made = Program(choose)
    parts, scope = Definitions(choose), Scope()
    made.add(IMPORTS)
    ways = {
        parts.statement: 14, parts.function: 3, parts.class_definition: 2, parts.try_out: 3, parts.generator: 1,
        parts.recursion: 1,
    }  # fmt: skip
    count = choose.randint(3, 2 * size)
    for i in range(count):
        lines = choose.pick(ways)(scope)
        for each in lines if isinstance(lines[0], list) else [lines]:
            made.add(each, last=i > count * 0.8 and choose.chance(0.5))
    if not made.ended:
        for name, type in scope.types.items():
            if type[0] != "object":
                made.add([f"print({name!r}, {name})"])
    return made.source()
