def gen():
    yield 1
    raise ValueError("in generator")
total = 0
for x in gen():
    total += x
    print(total)
