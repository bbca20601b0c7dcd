# Builtins over objects: type, isinstance, callable, repr and the rest.
print(type(1).__name__, type(1.0), type("x"), type(None), type([]), type(print), type(len).__name__, type(type))
print(type(lambda: 0).__name__, type(range(3)), type({}.keys()), type(x for x in []), type(iter([])).__name__, type(NotImplemented))
print(isinstance(1, int), isinstance(1, (float, str)), isinstance(None, type(None)), issubclass(int, object))
print(callable(len), callable(int), callable(lambda: 0), callable("x"))
print(repr("a'b"), repr('a"b'), repr("a\n\t\\"), repr(1.0), repr(None), ascii("çay"), repr("çay"), str(b := 3))
print(all([]), any([]), all([1, 0]), any([0, "x"]), len("çay"), len({1: 2}), len(range(5, 50, 7)))
print(sorted([3, 1, 2], reverse=True), sorted("bca"), sorted(["b", "A", "c"], key=str.lower), sorted({"b": 1, "a": 2}))
print(list("abc"), tuple([1, 2]), set([1, 1]), frozenset([2]), dict(a=1), dict([("k", "v")]), str(1.5), bool(1))
print(slice(1, 2), slice(None, 5, 2), range(5), range(1, 10, 3), range(5)[2], range(10)[::2], 3 in range(5), Ellipsis, ...)
print(print, len, int, ValueError, hash(1), hash(1.0) == hash(1), hash(True))
print([1] == [1], (1, 2) < (1, 3), "a" < "b", [1, 2] < [1, 2, 3], {1: 2} == {1: 2.0}, {1, 2} == {2, 1}, 1 is None, None is None)
for bad in [lambda: len(3), lambda: [1] < ["a"], lambda: {}[[1]], lambda: {[1]}, lambda: None + 1, lambda: None.x, lambda: (1)[0], lambda: 3(), lambda: sorted([1, "a"]), lambda: isinstance(1, 2), lambda: [1, 2].index(5), lambda: (1,).index(2), lambda: {1: 2}.pop(5), lambda: [].pop(), lambda: {1}.remove(2), lambda: print(undefined), lambda: "abc"[10], lambda: [1]["a"], lambda: {}.popitem(), lambda: dict([1]), lambda: range(1.5), lambda: range(0, 1, 0)]:
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, "|", e)
