# dict and set: methods, views, operators.
d = {"b": 1, "a": 2}
d["c"] = 3
print(d, d["b"], d.get("z"), d.get("z", 0), "a" in d, len(d), list(d), list(d.values()), list(d.items()))
print(d.setdefault("a", 9), d.setdefault("n", []), d.pop("n"), d.pop("q", None), d.popitem())
d.update(x=1, b=5)
d.update([("y", 2)])
d |= {"z": 0}
print(d, d | {"a": 0}, {**d, "k": 1}, dict.fromkeys("ab", 0), {k: v for k, v in d.items() if v > 1})
print(d.keys(), d.values(), d.items(), d.keys() & {"a", "nope"}, d == dict(d), sorted(d, key=d.get), max(d, key=d.get))
del d["x"]
for key in list(d):
    if d[key] == 0:
        del d[key]
print(d, list(reversed(d)), d.copy() is d, {1: "int", 1.0: "float", True: "bool"}, {(1, 2): "t"})
s = {3, 1, 2}
s.add(5)
s.discard(9)
s.remove(1)
print(s, s | {9}, s & {2, 3}, s - {2}, s ^ {2, 7}, 2 in s, len(s), s <= {2, 3, 5, 6}, s.isdisjoint({8}), s == {5, 3, 2})
s |= {10}
s.update([11, 12])
s -= {11}
print(sorted(s), set(), frozenset([1, 2]), {frozenset([1]): "f"}, set([1, 2]).union([3], [4]), {1, 2}.issubset([1, 2, 3]), sorted(set("hello")), len(set("hello")))
for bad in [lambda: d["nope"], lambda: {}.popitem(), lambda: {1}.remove(5), lambda: set([[1]]), lambda: {1} + {2}, lambda: {[]: 1}, lambda: {1: 2} < {3: 4}, lambda: d.foo, lambda: {1}[0], lambda: set(5), lambda: frozenset([1]).add(2), lambda: dict(5), lambda: dict([(1, 2, 3)])]:
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, "|", e)
try:
    for key in d:
        d[key + "!"] = 0
except RuntimeError as e:
    print(e)
