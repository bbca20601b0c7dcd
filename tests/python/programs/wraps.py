# Decorators with and without functools.wraps.
from functools import wraps


def logged(function):
    @wraps(function)
    def wrapper(*args, **kwargs):
        print("call", function.__name__, args, kwargs)
        result = function(*args, **kwargs)
        print("return", result)
        return result

    return wrapper


def repeat(times):
    def decorate(function):
        def wrapper(*args):
            return [function(*args) for _ in range(times)]

        return wrapper

    return decorate


@logged
def add(a, b=1):
    """Adds."""
    return a + b


@repeat(3)
def hello(name):
    """Never seen."""
    return "hello " + name


add(1, b=2)
print(add.__name__, add.__doc__, add.__wrapped__(3), add.__qualname__)
print(hello("x"), hello.__name__, hello.__doc__)


@logged
@repeat(2)
def both(x):
    return x


both(1)
