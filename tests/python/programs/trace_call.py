def f(a, b):
    return a + b
print(f(1, 2))
values = [f(1, 2), f("a",
    "b"), f(1, "b")]
