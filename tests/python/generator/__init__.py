"""Makes programs of the lesson language from a seed: well typed, so that most statements
succeed and a program gets deep; the others fail as the program itself reports.

A type is "int", "float", "bool", "str", or a tuple: ("list", t), ("set", t),
("dict", key, value), ("tuple", t, u, …), ("object", name of a class).
"""
