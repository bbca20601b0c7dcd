"""Naive Bayes: spam or not, counted by hand."""
import math
from collections import Counter

import numpy as np

mesajlar = [
    ("bedava ödül kazandınız hemen tıklayın", "spam"),
    ("büyük indirim bedava kargo", "spam"),
    ("ödül için hemen arayın", "spam"),
    ("yarın saat kaçta buluşuyoruz", "normal"),
    ("ödev için kitap lazım", "normal"),
    ("akşam yemeği hazır hemen gel", "normal"),
    ("toplantı yarın saat onda", "normal"),
]


class NaiveBayes:
    def __init__(self, smoothing=1.0):
        self.smoothing = smoothing

    def fit(self, texts, labels):
        self.labels = sorted(set(labels))
        self.prior = {l: labels.count(l) / len(labels) for l in self.labels}
        self.counts = {l: Counter() for l in self.labels}
        for text, label in zip(texts, labels):
            self.counts[label].update(text.split())
        self.words = sorted(set(w for c in self.counts.values() for w in c))
        return self

    def score(self, text, label):
        counts = self.counts[label]
        total = sum(counts.values()) + self.smoothing * len(self.words)
        s = math.log(self.prior[label])
        for word in text.split():
            if word in self.words:
                s += math.log((counts[word] + self.smoothing) / total)
        return s

    def predict(self, text):
        scores = np.array([self.score(text, l) for l in self.labels])
        p = np.exp(scores - scores.max())
        p /= p.sum()
        return self.labels[p.argmax()], p


texts, labels = map(list, zip(*mesajlar))
model = NaiveBayes().fit(texts, labels)
print(model.labels, {l: round(p, 4) for l, p in model.prior.items()}, len(model.words))
for label in model.labels:
    print(label, model.counts[label].most_common(3))
for text in ["bedava ödül", "yarın hemen gel", "kitap ödül saat", "merhaba"]:
    label, p = model.predict(text)
    scores = [round(model.score(text, l), 4) for l in model.labels]
    print(f"{text:<18} {label:<7} {p.round(4)} {scores}")

right = sum(model.predict(t)[0] == l for t, l in mesajlar)
print(f"{right}/{len(mesajlar)}")
for s in (0.01, 1, 100):
    print(s, NaiveBayes(s).fit(texts, labels).predict("bedava saat ödül")[1].round(4))

# With numbers: a bell curve per class.
rng = np.random.default_rng(2)
elma, limon = rng.normal(8, 1, 30), rng.normal(6, 0.5, 30)
print(elma.mean().round(4), elma.std().round(4), limon.mean().round(4), limon.std().round(4))


def density(x, a):
    return np.exp(-((x - a.mean()) ** 2) / (2 * a.var())) / np.sqrt(2 * np.pi * a.var())


for x in (5.0, 6.5, 7.0, 8.0):
    a, l = density(x, elma), density(x, limon)
    print(x, f"{a:.5f} {l:.5f}", "elma" if a > l else "limon", f"%{100 * a / (a + l):.1f}")
