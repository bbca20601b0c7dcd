def tryit(fn):
    try:
        return fn()
    except Exception as e:
        return f"{type(e).__name__}: {e}"
print(tryit(lambda: 1 / 0)); print(tryit(lambda: [1][5])); print(tryit(lambda: {}["k"])); print(tryit(lambda: int("x")))
print(tryit(lambda: "a" + 1)); print(tryit(lambda: 1 + "a")); print(tryit(lambda: None.foo)); print(tryit(lambda: undefined_name))
print(tryit(lambda: len(5))); print(tryit(lambda: [] + ())); print(tryit(lambda: {[]: 1}))
def one(a): return a
print(tryit(lambda: one())); print(tryit(lambda: one(1, 2))); print(tryit(lambda: one(b=2))); print(tryit(lambda: one(1, a=2)))
def two(a, b, c): pass
print(tryit(lambda: two())); print(tryit(lambda: two(1)))
def unpack(): a, b = 1, 2, 3
def unpack2(): a, b, c = [1, 2]
def unpack3(): a, b = 5
print(tryit(unpack)); print(tryit(unpack2)); print(tryit(unpack3)); print(tryit(lambda: 1 < "a")); print(tryit(lambda: 5()))
print(tryit(lambda: [1, 2].remove(3))); print(tryit(lambda: [].pop())); print(tryit(lambda: (1).foo)); print(tryit(lambda: max([])))
print(tryit(lambda: "x".join([1]))); print(tryit(lambda: next(iter([])))); print(tryit(lambda: float("abc"))); 
def flow():
    try:
        print("try"); return "ret"
    except ValueError: print("no")
    else: print("else")
    finally: print("finally")
print(flow())
def nested():
    for i in range(3):
        try:
            if i == 1: continue
            if i == 2: break
            print("body", i)
        finally:
            print("fin", i)
nested()
try:
    try: raise KeyError("inner")
    except KeyError as e: raise ValueError("outer") from e
except ValueError as e: print(e, repr(e.__cause__), e.__context__ is e.__cause__)
try:
    try: 1 / 0
    finally: print("cleanup")
except (ZeroDivisionError, TypeError) as e: print("caught", e)
try:
    assert 1 == 2, "math"
except AssertionError as e: print("assert", e)
def gen():
    try:
        yield 1; yield 2
    finally: print("gen closed")
g = gen(); print(next(g)); g.close()
def rec(n): return rec(n + 1)
try: rec(0)
except RecursionError as e: print(e)
try: raise Exception
except Exception as e: print(repr(e), e.args)
try: raise ValueError("a", 1)
except ValueError as e: print(e, e.args)
try:
    try: raise ValueError("x")
    except ValueError: raise
except ValueError as e: print("again", e)
del g
for bad in ["1", "x", None]:
    try: print(int(bad))
    except ValueError as e: print("V", e)
    except TypeError as e: print("T", e)
    else: print("fine")
    finally: print("-")
