# Closures, nonlocal, global.
def counter():
    count = 0

    def step(by=1):
        nonlocal count
        count += by
        return count

    return step


a, b = counter(), counter()
print(a(), a(5), b(), a())
total = 0


def add(n):
    global total, fresh
    total += n
    fresh = "made inside"


add(3)
add(4)
print(total, fresh)
functions = [lambda: i for i in range(3)]
fixed = [lambda i=i: i for i in range(3)]
print([g() for g in functions], [g() for g in fixed])


def outer():
    x = "outer"

    def middle():
        def inner():
            return x

        return inner

    x = "changed"
    return middle()()


print(outer())


def compose(*functions):
    def run(x):
        for function in functions:
            x = function(x)
        return x

    return run


print(compose(lambda x: x + 1, str, len)(99))
try:

    def early():
        print(late)
        late = 1

    early()
except UnboundLocalError as e:
    print(e)
