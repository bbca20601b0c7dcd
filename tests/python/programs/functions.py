def f(a, b=2, *args, c, d=4, **kw):
    return a, b, args, c, d, kw
print(f(1, c=3), f(1, 2, 3, 4, c=5, e=6), f(*[1, 2], **{"c": 3}))
def counter():
    n = 0
    def inc(step=1):
        nonlocal n
        n += step
        return n
    return inc
c = counter(); print(c(), c(), c(5))
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)
print([fib(i) for i in range(15)], (lambda x, y=3: x * y)(4))
def gen(n):
    for i in range(n):
        got = yield i
        if got: print("got", got)
    return "done"
g = gen(3); print(next(g), g.send("hi"), next(g), next(g, "end"))
def outer():
    r = yield from gen(2)
    print("r", r)
    yield 99
print(list(outer()), sum(x * x for x in range(5)), list(x for x in gen(2)))
def deco(fn):
    def wrapper(*a, **k):
        print("before", fn.__name__)
        return fn(*a, **k)
    return wrapper
@deco
def hello(name):
    "Doc."
    return "hi " + name
print(hello("you"))
total = 0
def add(x):
    global total
    total += x
for i in range(5): add(i)
print(total)
def deep(n):
    return 0 if n == 0 else 1 + deep(n - 1)
print(deep(900))
def mutable(x, acc=[]):
    acc.append(x); return acc
print(mutable(1), mutable(2))
for i in range(3):
    if i == 1: continue
    for j in range(3):
        if j == 2: break
        print(i, j)
else:
    print("else")
n = 0
while True:
    n += 1
    if n > 5: break
else:
    print("never")
print(n, [y := 5, y ** 2])
def compose(*fs):
    def run(x):
        for fn in fs: x = fn(x)
        return x
    return run
print(compose(lambda x: x + 1, lambda x: x * 2)(3))
print([f(1) for f in [lambda x, i=i: x + i for i in range(3)]])
