"""Makes programs of the lesson language from a seed: well typed, so that most statements
succeed and a program gets deep; the others fail as the program itself reports.

A type is "int", "float", "bool", "str", or a tuple: ("list", t), ("set", t),
("dict", key, value), ("tuple", t, u, …), ("object", name of a class).
"""

import os

# Before NumPy is loaded: its own AVX-512 functions round differently from the C library's.
os.environ["NPY_DISABLE_CPU_FEATURES"] = (
    "AVX512F AVX512CD AVX512_SKX AVX512_CLX AVX512_CNL AVX512_ICL"
)
