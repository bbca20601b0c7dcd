import numpy as np

good = np.array(["3", "4.5", " 6 "], dtype=float)
print(good, good.sum())
for text in ["7", "-0.5", "1e-3", "nan", "inf"]:
    print(text, np.float64(text))
bad = np.array(["3", "dört"], dtype=float)
print(bad)
