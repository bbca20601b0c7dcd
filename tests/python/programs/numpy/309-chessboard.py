import numpy as np

tahta = np.zeros((8, 8), dtype=int)
tahta[1::2, ::2] = 1
tahta[::2, 1::2] = 1
print(tahta)
print(np.array_equal(tahta, np.add.outer(np.arange(8), np.arange(8)) % 2), tahta.sum())
for satır in tahta[:2]:
    print("".join("░█"[k] * 2 for k in satır))
print(tahta.diagonal(), np.tile([[0, 1], [1, 0]], (2, 2)))
vezir = [0, 4, 7, 5, 2, 6, 1, 3]
print(len({s + i for i, s in enumerate(vezir)}), len({s - i for i, s in enumerate(vezir)}))
