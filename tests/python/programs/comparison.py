"""Every comparison of pairs that are less, equal, greater, or none of these."""

nan = float("nan")
groups = [
    ["", "a", "ab", "b", "ç", "z"],
    [[], [1], [1, 2], [1, 3], [2], [1.0, 2]],
    [(), (0,), (0, "x"), (0, "y"), (False, "x")],
    [-1, 0, 1, True, False, 0.0, -0.0, 0.5, 1.5, nan, float("inf"), -float("inf")],
    [2**53, 2**53 + 1, 2.0**53, 2.0**53 + 2, 9223372036854775807, 2.0**63, -(2.0**63)],
    [set(), {1}, {1, 2}, {2}],
]
for group in groups:
    for a in group:
        for b in group:
            answers = [a < b, a <= b, a == b, a != b, a >= b, a > b]
            print(a, b, "".join("01"[answer] for answer in answers))

for a, b in [("a", 1), ([1], (1,)), (None, 0), ([1, "a"], [1, 2])]:
    print(a == b, a != b)
    try:
        print(a < b)
    except TypeError as error:
        print(error)
