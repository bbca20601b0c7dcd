# An error inside a cached function.
from functools import lru_cache


@lru_cache(maxsize=None)
def ratio(n):
    return 1 / n if n < 1 else ratio(n - 1)


ratio(2)
