import numpy as np

vektörler = {"kral": [1, 1, 0], "kraliçe": [1, 0, 1], "adam": [0, 1, 0], "kadın": [0, 0, 1]}
V = {k: np.array(v) for k, v in vektörler.items()}
hedef = V["kral"] - V["adam"] + V["kadın"]
print(hedef, [k for k in V if np.array_equal(V[k], hedef)])
for k, v in V.items():
    print(f"{k:<8}", v, np.linalg.norm(v).round(4), v @ hedef)
print(np.array(list(V.values())), sum(V.values()), max(V, key=lambda k: V[k] @ hedef))
