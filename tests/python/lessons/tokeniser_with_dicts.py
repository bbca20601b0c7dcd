"""A word tokeniser: vocabulary, unknown words, padding, and back."""
import numpy as np

metinler = [
    "Kedi ağaca çıktı.",
    "Köpek kediyi kovaladı, kedi kaçtı!",
    "Ağaç uzundu; köpek ağaca çıkamadı.",
]


def split(text):
    words, word = [], ""
    for ch in text.lower():
        if ch.isalpha():
            word += ch
        else:
            if word:
                words.append(word)
            word = ""
            if ch in ".,!?;":
                words.append(ch)
    if word:
        words.append(word)
    return words


class Tokeniser:
    special = ["<pad>", "<unk>", "<s>", "</s>"]

    def __init__(self, texts, least=1):
        counts = {}
        for text in texts:
            for word in split(text):
                counts[word] = counts.get(word, 0) + 1
        kept = sorted((w for w, c in counts.items() if c >= least), key=lambda w: (-counts[w], w))
        self.counts = counts
        self.words = self.special + kept
        self.ids = {w: i for i, w in enumerate(self.words)}

    def __len__(self):
        return len(self.words)

    def __call__(self, text):
        unknown = self.ids["<unk>"]
        ids = [self.ids.get(w, unknown) for w in split(text)]
        return [self.ids["<s>"], *ids, self.ids["</s>"]]

    def decode(self, ids):
        return " ".join(self.words[i] for i in ids if i > 0)


tokeniser = Tokeniser(metinler)
print(len(tokeniser), tokeniser.words)
print(sorted(tokeniser.counts.items(), key=lambda item: (-item[1], item[0]))[:5])
for text in metinler + ["Kuş ağaca kondu."]:
    ids = tokeniser(text)
    print(ids, "|", tokeniser.decode(ids))

batch = [tokeniser(t) for t in metinler]
longest = max(map(len, batch))
padded = np.array([ids + [0] * (longest - len(ids)) for ids in batch])
mask = padded != 0
print(padded, mask.sum(axis=1))
print(np.bincount(padded[mask], minlength=len(tokeniser)))

rng = np.random.default_rng(0)
table = rng.normal(size=(len(tokeniser), 4))
vectors = table[padded]
mean = (vectors * mask[..., None]).sum(axis=1) / mask.sum(axis=1, keepdims=True)
print(vectors.shape, mean.round(4), sep="\n")
print(Tokeniser(metinler, least=2).words[4:])
print(split("İyi mi? Evet!"), [len(split(m)) for m in metinler])
