import math, random, itertools
from functools import reduce
from collections import defaultdict
print(math.sqrt(2), math.exp(1), math.log(10), math.sin(1), math.cos(1), math.floor(-2.5), math.ceil(2.1), math.pi, math.log2(8), math.log(8, 2), math.tanh(0.5))
print(math.factorial(10), math.gcd(12, 18), math.comb(5, 2), math.isclose(0.1 + 0.2, 0.3), math.inf, math.isqrt(99), math.prod([1, 2, 3]), math.pow(2, 3))
for f in [lambda: math.sqrt(-1), lambda: math.log(0), lambda: math.exp(1000), lambda: math.sqrt("x")]:
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
random.seed(42)
print(random.random(), random.randint(1, 6), random.choice(["a", "b", "c"]), random.uniform(1, 2), random.gauss(0, 1))
x = list(range(10)); random.shuffle(x); print(x, random.sample(range(100), 5))
print(list(itertools.islice(itertools.count(3, 2), 4)), list(itertools.chain([1], "ab")), list(itertools.product("ab", [1, 2])))
print(list(itertools.combinations("abcd", 2)), list(itertools.permutations([1, 2, 3])), list(itertools.accumulate([1, 2, 3])))
print(reduce(lambda a, b: a * b, [1, 2, 3, 4]), list(itertools.takewhile(lambda v: v < 3, [1, 2, 3, 1])))
d = defaultdict(list)
for w in ["apple", "bob", "avocado"]: d[w[0]].append(w)
print(dict(d), d, len(d))
c = defaultdict(int)
for ch in "hello": c[ch] += 1
print(dict(c), sorted(c.items()))
