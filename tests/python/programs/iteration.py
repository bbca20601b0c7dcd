d = {1: "a", 2: "b"}
try:
    for k in d: d[k + 10] = 1
except RuntimeError as e: print(e)
it = iter([1, 2, 3]); print(next(it), list(it), next(it, None))
def primes():
    n = 2
    while True:
        if all(n % p for p in range(2, int(n ** 0.5) + 1)): yield n
        n += 1
g = primes(); print([next(g) for _ in range(10)])
def tree(t):
    if t is None: return
    left, v, right = t
    yield from tree(left); yield v; yield from tree(right)
print(list(tree(((None, 1, None), 2, (None, 3, None)))))
def chunks(seq, n):
    for i in range(0, len(seq), n): yield seq[i:i + n]
print(list(chunks([1, 2, 3, 4, 5], 2)), list(zip(*[[1, 2], [3, 4]])))
print([a + b for a, b in zip("abc", "xyz") if a != "b"], {k: v for k, v in zip("ab", range(2))}, sum(i for i in range(100) if i % 3 == 0))
print(max(["aa", "b", "cccc"], key=len), sorted({"b": 1, "a": 2}.items(), key=lambda kv: kv[1], reverse=True), min((3, "x"), (2, "y")))
def echo():
    while True:
        got = yield
        if got is None: break
        print("echo", got)
e = echo(); next(e); e.send(1); e.send("two")
try: e.send(None)
except StopIteration: print("stopped")
def catcher():
    try: yield 1
    except ValueError as err: print("caught", err); yield 2
c = catcher(); print(next(c), c.throw(ValueError("boo")))
x = [1, 2, 3, 4]
for v in x:
    if v == 2: x.remove(v)
    print(v)
m = [[1, 2, 3], [4, 5, 6]]; print([list(r) for r in zip(*m)], [[r[i] for r in m] for i in range(3)])
print(list(map(lambda a, b: a * b, [1, 2], [3, 4])), list(enumerate(reversed("abc"))))
a, *b, c = range(6); print(a, b, c); (p, q), r = [1, 2], 3; print(p, q, r)
i = 0
while i < 3: i += 1
else: print("done", i)
s = "abc"; print({c: s.index(c) for c in s}, [*s], {*[1, 1, 2]}, " ".join(f"{i}:{c}" for i, c in enumerate(s)))
print([x for xs in [[1], [2, 3]] for x in xs], list(range(3))[::-1], sum(map(len, ["a", "bb"])))
