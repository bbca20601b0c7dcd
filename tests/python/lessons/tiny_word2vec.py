"""word2vec on ten sentences: skip-grams with a full softmax."""
import numpy as np

cümleler = """kral sarayda yaşar
kraliçe sarayda yaşar
kral taç takar
kraliçe taç takar
köpek bahçede koşar
kedi bahçede koşar
köpek kemik yer
kedi balık yer""".splitlines()

kelimeler = sorted({w for c in cümleler for w in c.split()})
index = {w: i for i, w in enumerate(kelimeler)}
print(len(kelimeler), kelimeler)

pairs = []
for cümle in cümleler:
    words = cümle.split()
    for i, centre in enumerate(words):
        for j in range(max(0, i - 2), min(len(words), i + 3)):
            if i != j:
                pairs.append((index[centre], index[words[j]]))
pairs = np.array(pairs)
print(pairs.shape, [(kelimeler[a], kelimeler[b]) for a, b in pairs[:4]])

rng = np.random.default_rng(1)
n, d = len(kelimeler), 5
E = rng.normal(scale=0.3, size=(n, d))
C = rng.normal(scale=0.3, size=(d, n))

centre, context = pairs.T
for epoch in range(61):
    h = E[centre]
    scores = h @ C
    p = np.exp(scores - scores.max(axis=1, keepdims=True))
    p /= p.sum(axis=1, keepdims=True)
    loss = -np.log(p[np.arange(len(pairs)), context]).mean()
    if epoch % 15 == 0:
        print(f"epoch {epoch:2d} loss {loss:.6f}")
    p[np.arange(len(pairs)), context] -= 1
    p /= len(pairs)
    dC = h.T @ p
    dE = np.zeros_like(E)
    np.add.at(dE, centre, p @ C.T)
    E -= 5 * dE
    C -= 5 * dC

unit = E / np.linalg.norm(E, axis=1, keepdims=True)
similarity = unit @ unit.T
np.fill_diagonal(similarity, -1)
for word in ["kral", "kedi", "sarayda", "yer"]:
    row = similarity[index[word]]
    best = row.argsort()[::-1][:2]
    print(f"{word:>8}: " + ", ".join(f"{kelimeler[j]} {row[j]:.3f}" for j in best))

counts = np.zeros((n, n), dtype=int)
np.add.at(counts, (centre, context), 1)
print(counts, np.array_equal(counts, counts.T))
target = E[index["kral"]] - E[index["taç"]] + E[index["kemik"]]
print(kelimeler[(unit @ target).argmax()] in kelimeler, E.shape, C.shape)
print(E[index["kral"]].round(4))
