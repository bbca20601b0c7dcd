# Every usual form of import.
import math
import math as m
import collections, functools
from math import pi, sqrt as root
from itertools import (
    chain,
    count,
)
from collections import Counter as Bag, deque
from random import *

print(math.floor(2.7), m.ceil(2.1), pi, root(16), m is math, list(chain("a", [1])), Bag("aab"), deque([1]))
seed(3)
print(randint(1, 100), collections.Counter("xx")["x"], functools.reduce(lambda a, b: a + b, [1, 2]))


def inside():
    import time
    from math import e

    return time.perf_counter() >= 0, e


print(inside(), math.__name__, __name__)
if __name__ == "__main__":
    print("main")
