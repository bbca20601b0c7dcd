x = 1
def f():
    x = 2
    def g():
        nonlocal x
        x += 1
        return x
    return g(), x
print(f(), x)
class A:
    y = [i for i in range(3)]
    z = len(y)
    def m(self): return self.z + x
    class B:
        w = 5
print(A.y, A.z, A().m(), A.B.w)
def late():
    try: print(v)
    except UnboundLocalError as e: print(e)
    v = 1
late()
fs = []
for i in range(3): fs.append(lambda: i)
print([h() for h in fs])
def outer(a):
    b = a * 2
    def inner(c):
        def inn2(d): return a + b + c + d
        return inn2
    return inner
print(outer(1)(2)(3))
def gg():
    global newg
    newg = 7
gg(); print(newg)
del newg
try: print(newg)
except NameError as e: print(e)
def swap(a, b): return b, a
p, q = swap(1, 2); print(p, q)
def kw(*, a, b=2): return a, b
print(kw(a=1), kw(b=3, a=4))
def pos(a, b, /, c): return a + b + c
print(pos(1, 2, c=3), pos(1, 2, 3))
print((lambda *a, **k: (a, k))(1, 2, z=3))
def annotated(a: int, b: "str" = "x") -> list[int]: return [a, b]
n: int = 5
print(annotated(1), n, f.__name__, A.__name__, (lambda: 0).__name__)
if (k := len("four")) > 3: print(k)
def doc():
    """Says."""
print(doc.__doc__)
