# A wrapped function called wrongly, uncaught.
import functools


def checked(function):
    @functools.wraps(function)
    def wrapper(value):
        if value < 0:
            raise ValueError(f"{function.__name__} of {value}")
        return function(value)

    return wrapper


@checked
def root(value):
    return value**0.5


print(root(4.0))
try:
    root()
except TypeError as e:
    print(e)
root(-1)
