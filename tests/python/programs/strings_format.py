# f-strings, str.format, % and the format mini-language.
name, pi, n = "Ada", 3.14159265, 42
print(f"{name} {pi:.2f} {n:5d}|{n:<5}|{n:^5}|{n:>5}|{n:05}|{n:+d}|{n:x} {n:#x} {n:b} {n:o} {n:,}")
print(f"{1234567.891:,.2f} {0.5:%} {0.256:.1%} {1e10:e} {1e10:.3E} {12.5:g} {1e-7:g} {123456789:_} {pi:10.3f}|{pi:<10.3f}|{pi:+.1f}")
print(f"{name!r} {name!s:>6} {name:*^9} {name:.2} {'nested ' + name!a} {{braces}} {n=} {n + 1 = } {name=!s} {pi=:.3f}")
width, precision = 8, 3
print(f"{pi:{width}.{precision}f}|{name:>{width}}|{[1, 2]}|{ {'a': 1}['a'] }|{None}|{True:d}|{n if n > 3 else 0}")
print("{} {} {}".format(1, "b", 2.5), "{1} {0} {1}".format("a", "b"), "{x} {y:.1f}".format(x=1, y=2), "{0[1]} {1.real}".format([1, 2], 3) if False else "{0[1]}".format([1, 2]))
print("{:>8}|{:08.3f}|{!r}".format("ab", 3.14159, "q"), "{{}}".format(), "{:{w}}|".format("x", w=4))
print("%d %s %.2f %5d|%-5s|%05d %x %% %r %e" % (1, "s", 2.5, 3, "l", 42, 255, "r", 12345.678))
print("%s" % "one", "%(a)s-%(b)03d" % {"a": 1, "b": 2}, "%s %s" % ([1], (2,)), "%c%c" % (65, "b"), "%+d % d" % (5, 5), "%*d" % (5, 3))
print(format(3.14159, ".2f"), format("x", ">3"), format(255, "b"), format(True), format(1e20), f"{float('nan'):.2f} {float('inf')} {-0.0:.1f}")
print(f"{3.0} {1e16} {1e15} {0.1 + 0.2} {100000000000000000.0} {1 / 3:.17g} {2.5:.0f} {3.5:.0f} {0.5:.0f}")
for bad in [lambda: f"{'x':d}", lambda: f"{3:.2d}", lambda: "{} {}".format(1), lambda: "%d" % "x", lambda: "%s %s" % (1,), lambda: "%d" % (1, 2), lambda: "{x}".format(y=1), lambda: f"{3.5:d}", lambda: f"{'a':,}", lambda: format([1], ">5"), lambda: "%z" % 1, lambda: "{".format()]:
    try:
        print(bad())
    except Exception as e:
        print(type(e).__name__, "|", e)
