"""A tiny search engine: TF-IDF and the cosine of an angle."""
import math

import numpy as np

belgeler = {
    "ankara": "ankara türkiyenin başkenti ankara kalesi ünlü",
    "istanbul": "istanbul boğazı iki kıtayı ayırır istanbul kalabalık",
    "kedi": "kedi evcil hayvan kedi fare yakalar",
    "köpek": "köpek evcil hayvan köpek evi korur",
    "boğaz": "boğaz köprüsü iki kıtayı bağlar",
}
adlar = list(belgeler)
kelimeler = sorted(set(" ".join(belgeler.values()).split()))
print(len(kelimeler), kelimeler[:6])

tf = np.array([[metin.split().count(k) for k in kelimeler] for metin in belgeler.values()])
df = (tf > 0).sum(axis=0)
idf = np.log(len(belgeler) / df)
print(tf.sum(axis=1), df.max(), idf.round(4)[:6])
M = tf * idf
M = M / np.linalg.norm(M, axis=1, keepdims=True)


def search(query, k=3):
    q = np.array([query.split().count(w) for w in kelimeler]) * idf
    length = np.linalg.norm(q)
    if length == 0:
        return []
    scores = M @ (q / length)
    order = np.argsort(-scores, kind="stable")[:k]
    return [(adlar[i], round(float(scores[i]), 5)) for i in order if scores[i] > 0]


for query in ["evcil hayvan", "iki kıtayı", "ankara kalesi", "kedi köpek", "uzaylı"]:
    print(f"{query!r}: {search(query)}")

print((M @ M.T).round(4))


def cosine(a, b):
    dot = sum(x * y for x, y in zip(a, b))
    return dot / math.sqrt(sum(x * x for x in a)) / math.sqrt(sum(y * y for y in b))


print(round(cosine(tf[2], tf[3]), 6), round(cosine([1, 0], [1, 1]), 6), cosine([3, 4], [6, 8]))
inverted = {}
for ad, metin in belgeler.items():
    for k in metin.split():
        inverted.setdefault(k, set()).add(ad)
print({k: sorted(v) for k, v in sorted(inverted.items()) if len(v) > 1})
print(sorted(inverted["iki"] & inverted["kıtayı"]))
print(sorted(inverted["evcil"] - inverted["fare"]))

rng = np.random.default_rng(0)
library = rng.normal(size=(200, 16))
library /= np.linalg.norm(library, axis=1)[:, None]
query = library[17] + 0.2 * rng.normal(size=16)
scores = library @ query / np.linalg.norm(query)
top = np.argpartition(-scores, 3)[:3]
top = top[np.argsort(-scores[top])]
print(top[0], scores[top].round(4))
