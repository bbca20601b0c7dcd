import numpy as np

a = np.array(["x", "yy"])
print(np.concatenate([a, ["zzz"]]), np.append(a, 5), np.array(["a"]).repeat(3))
print(np.stack([a, a[::-1]]), np.sort(np.append(a, "b")), a.tolist() + ["q"])
print([s.upper() for s in a], "".join(a), [len(s) for s in a], np.where(a == "x", 1, 0))
print(a == np.array(["x", "y"]), a != "x", "yy" in a, (a == "x").any())
