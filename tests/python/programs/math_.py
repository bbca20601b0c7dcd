import math
from math import *

numbers = [0.0, -0.0, 0.3, -0.7, 1.0, -1.0, 0.97, -0.99, 1.5, -2.5, 10, -33.3, 1e-9, 1e10, 1e300, -1e300, 5e-324, True,
           inf, -inf, nan, 2, 3, 171, 23, 0.5, -0.5, 140.5, -140.5, 700.1, 2.8571428, 6.1]
functions = [tan, asin, acos, atan, sinh, cosh, tanh, asinh, acosh, atanh, erf, erfc, gamma, lgamma, degrees, radians,
             exp2, cbrt, fabs, ulp, modf, frexp, isfinite, expm1, log1p, sqrt, log, log2, log10, exp]
for function in functions:
    for x in numbers:
        try:
            print(function.__name__, x, function(x))
        except Exception as error:
            print(function.__name__, x, type(error).__name__, error)

for function in [trunc, floor, ceil]:
    for x in [0.0, -0.0, 0.3, -0.7, 5, True, -2.5, 1e10, inf, -inf, nan]:
        try:
            print(function.__name__, x, function(x))
        except Exception as error:
            print(function.__name__, x, type(error).__name__, error)

for function in [atan2, fmod, remainder, copysign, nextafter, pow, hypot]:
    for x in numbers:
        for y in [0.0, -0.0, 1, -1.5, 0.3, inf, -inf, nan, 1e300, 7]:
            try:
                print(function.__name__, x, y, function(x, y))
            except Exception as error:
                print(function.__name__, x, y, type(error).__name__, error)

for x in [0.75, -0.0, inf, nan, 1e308]:
    for exponent in [0, 5, -1080, 1100, 10**12, -10**12]:
        try:
            print(ldexp(x, exponent))
        except Exception as error:
            print(type(error).__name__, error)

print(hypot(), hypot(3), hypot(1, 2, 3), hypot(1e308, 1e308), hypot(-5e-324), hypot(0.1, 0.2, 0.3, 0.4))
print(dist([1, 2, 3], (4.5, 6, 8)), dist([], []), dist([1], [inf]))
print(fsum([0.1] * 10), fsum([1e100, 1, -1e100, 1e-50, -1]), fsum([]), fsum([inf, 1]), fsum([1e-16, 1, 1e16]), fsum([nan]))
print(prod([1, 2.5, 3]), prod([], start=5), gcd(), gcd(12, -18, 27), lcm(), lcm(4, 6, -10), lcm(3, 0), comb(20, 7), perm(7, 3), perm(5), factorial(20))
print(isqrt(10**18 - 1), isclose(1, 1 + 1e-10), isclose(1, 2, abs_tol=1), isclose(0, 1e-12), pi, e, tau, inf, nan)
wrong = [lambda: dist([1], [1, 2]), lambda: fsum([inf, -inf]), lambda: fsum([1e308, 1e308]), lambda: comb(-1, 2), lambda: comb(3, -1),
         lambda: perm(3, -1), lambda: perm(-3), lambda: factorial(-1), lambda: factorial(2.0), lambda: gcd(1.5), lambda: isqrt(-1),
         lambda: tan("x"), lambda: atan2(1), lambda: ldexp(1, 2.5), lambda: trunc("x"), lambda: floor("x"),
         lambda: fsum(["a"]), lambda: isclose(1, 2, rel_tol=-1), lambda: hypot("a"), lambda: gamma(None), lambda: math.cos(inf)]
for function in wrong:
    try:
        print(function())
    except Exception as error:
        print(type(error).__name__, error)
