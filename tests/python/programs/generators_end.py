def letters():
    yield "a"
    yield from []
    return 1


def empty():
    yield from ()


for letter in letters():
    print(letter)
for nothing in empty():
    print(nothing)
for a in letters():
    for b in letters():
        print(a, b)
print(list(letters()))
