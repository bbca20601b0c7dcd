import numpy as np

print(np.array(["elma", "armut"]), repr(np.array(["elma", "armut"])))
print(np.array([["a", "bb"], ["ccc", "d"]]), repr(np.array([["a", "bb"]])))
print(np.array(["it's", 'say "hi"', "tab\t", ""]))
print(np.array(["ığüşöç", "İĞÜŞÖÇ"]), np.array("tek"), np.array(["x"]).dtype)
names = np.array(["Ali", "Ayşe", "Mehmet"])
print(names[0], repr(names[0]), type(names[0]).__name__, names[1:].tolist())
print(names == "Ali", names[names != "Ali"], len(names[2]), names.shape)
print(np.array(["a", 1, 2.5]), np.array([1, "x"]).dtype)
