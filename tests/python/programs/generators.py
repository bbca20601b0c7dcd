# Generators: yield, send, throw, close, yield from.
def numbers():
    print("begin")
    got = yield 1
    print("got", got)
    try:
        yield 2
    except ValueError as e:
        print("caught", e)
        yield "after"
    finally:
        print("finally")
    return "result"


g = numbers()
print(next(g), g.send("hello"), g.throw(ValueError("thrown")))
try:
    next(g)
except StopIteration as stop:
    print("stop", stop.value)


def both():
    result = yield from inner()
    print("inner returned", result)
    yield from [10, 20]


def inner():
    yield "a"
    yield "b"
    return "c"


print(list(both()))


def naturals():
    n = 0
    while True:
        yield n
        n += 1


def take(n, items):
    for _, item in zip(range(n), items):
        yield item


print(list(take(4, naturals())), list(zip(naturals(), "abc")))
closing = numbers()
next(closing)
closing.close()
print(list(closing))


def tree(node):
    if node:
        left, value, right = node
        yield from tree(left)
        yield value
        yield from tree(right)


print(list(tree(((None, 1, None), 2, (None, 3, None)))))
