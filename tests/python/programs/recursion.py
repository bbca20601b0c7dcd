# Recursion: depth, towers, permutations, flattening.
def depth(n):
    return 0 if n == 0 else 1 + depth(n - 1)


def hanoi(n, a, b, c, moves):
    if n:
        hanoi(n - 1, a, c, b, moves)
        moves.append(a + c)
        hanoi(n - 1, b, a, c, moves)
    return moves


def permutations(items):
    if len(items) < 2:
        return [items]
    return [[x] + rest for i, x in enumerate(items) for rest in permutations(items[:i] + items[i + 1 :])]


def flatten(x):
    return [y for item in x for y in flatten(item)] if isinstance(x, list) else [x]


def ackermann(m, n):
    if m == 0:
        return n + 1
    return ackermann(m - 1, 1 if n == 0 else ackermann(m, n - 1))


print(depth(900), hanoi(3, "A", "B", "C", []), permutations([1, 2, 3]), flatten([1, [2, [3, []], 4]]), ackermann(2, 3))


def even(n):
    return True if n == 0 else odd(n - 1)


def odd(n):
    return False if n == 0 else even(n - 1)


print(even(100), odd(7), (lambda f: f(f, 5))(lambda f, n: 1 if n == 0 else n * f(f, n - 1)))
