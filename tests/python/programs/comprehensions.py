# Comprehensions and generator expressions.
print([x * x for x in range(5)], [x for x in range(20) if x % 2 if x % 3])
print([(x, y) for x in range(3) for y in "ab" if x], {x % 3: x for x in range(7)}, sorted({x % 3 for x in range(7)}))
print([[i * j for j in range(3)] for i in range(3)], [row[1] for row in [[1, 2], [3, 4]]])
print(sum(x for x in range(10)), max((len(w), w) for w in ["a", "ccc", "bb"]), any(x > 3 for x in [1, 5]))
print([y := 1, y + 1], [last := x for x in range(3)], last)
matrix = [[1, 2, 3], [4, 5, 6]]
print([list(column) for column in zip(*matrix)], [x for row in matrix for x in row])
print({**{"a": 1}, "b": 2}, [*range(3), *"ab"], (*[1], 2), {*[1], 2})
x = "kept"
[x for x in range(3)]
print(x, dict(enumerate("ab")), {k: v for k, v in sorted({"b": 1, "a": 2}.items())})
g = (n for n in [1, 2])
print(next(g), list(g), list(g), next(g, "none left"))
print([f"{k}={v}" for k, v in {"lr": 0.1, "n": 3}.items()], ["even" if n % 2 == 0 else "odd" for n in range(3)])
