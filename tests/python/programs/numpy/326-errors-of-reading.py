import numpy as np


def attempt(*args, **kwargs):
    try:
        print(np.loadtxt(*args, **kwargs))
    except (ValueError, TypeError, FileNotFoundError) as error:
        print(type(error).__name__, error)


attempt("yok.csv")
attempt(["1,2", "3,4,5"], delimiter=",")
attempt(["1,2", "3,"], delimiter=",")
attempt(["1 2", "3"], usecols=1)
attempt(["1 2"], usecols=1.5)
attempt(["1 2"], skiprows=-1)
attempt(["1 2"], ndmin=3)
attempt(["1 2"], delimiter=", ")
attempt(["1 2"], delimiter="#")
attempt(["1 2"], comments="")
attempt(["1\n2"])
attempt(["1 2x"])
attempt(["1 True"], dtype=bool)
attempt(["bir 2"], dtype=int)
attempt(5)
try:
    np.genfromtxt(["1 2", "3"])
except ValueError as error:
    print(error)
np.loadtxt(["ad;not", "Ali;70"], delimiter=";")
