f = lambda x: x.upper() + 1
print(sorted([3, 1, 2], key=lambda v: -v))
print(list(map(f, ["a"])))
