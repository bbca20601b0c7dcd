# try, except, else, finally in every order.
def run(action):
    try:
        result = action()
    except ZeroDivisionError:
        return "zero"
    except (KeyError, IndexError) as e:
        return f"{type(e).__name__}: {e}"
    except Exception as e:
        return f"other {e!r}"
    else:
        return f"fine {result}"
    finally:
        print("done", end="; ")


print(run(lambda: 1 / 0))
print(run(lambda: {}["k"]))
print(run(lambda: [][3]))
print(run(lambda: int("x")))
print(run(lambda: 7))


class AppError(Exception):
    """The base of ours."""


class SizeError(AppError):
    def __init__(self, size, most):
        super().__init__(f"{size} is more than {most}")
        self.size = size


try:
    raise SizeError(5, 3)
except AppError as e:
    print(type(e).__name__, e, e.size, e.args, isinstance(e, Exception))
try:
    try:
        raise KeyError("first")
    except KeyError as e:
        raise ValueError("second") from e
except ValueError as e:
    print(repr(e), repr(e.__cause__))


def last():
    for i in range(3):
        try:
            if i == 1:
                continue
            if i == 2:
                return "returned"
        finally:
            print("leaving", i)


print(last())
try:
    assert 1 == 2, "numbers differ"
except AssertionError as e:
    print("assert:", e)
print(repr(ValueError()), repr(ValueError("a", 1)), str(ValueError("a", 1)), str(KeyError("k")))
