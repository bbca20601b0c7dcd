"""An n-gram model: which word comes next, and how surprised is the model?"""
import math
import random
from collections import Counter, defaultdict

metin = """bir varmış bir yokmuş . evvel zaman içinde kalbur saman içinde .
develer tellal iken pireler berber iken . ben annemin beşiğini sallar iken .
bir gün bir keloğlan varmış . keloğlan bir gün yola çıkmış ."""

sentences = [s.split() for s in metin.replace("\n", " ").split(" . ")]
sentences = [[w for w in s if w != "."] for s in sentences]
for s in sentences:
    print(len(s), " ".join(s))


class Bigram:
    def __init__(self, sentences, smoothing=0.1):
        self.smoothing = smoothing
        self.follow = defaultdict(Counter)
        for s in sentences:
            for a, b in zip(["<s>", *s], [*s, "</s>"]):
                self.follow[a][b] += 1
        self.words = sorted({w for s in sentences for w in s} | {"</s>"})

    def probability(self, a, b):
        counts = self.follow[a]
        total = sum(counts.values()) + self.smoothing * len(self.words)
        return (counts[b] + self.smoothing) / total

    def perplexity(self, s):
        logs = [math.log(self.probability(a, b)) for a, b in zip(["<s>", *s], [*s, "</s>"])]
        return math.exp(-sum(logs) / len(logs))

    def generate(self, longest=12):
        word, out = "<s>", []
        while len(out) < longest:
            choices = self.follow[word]
            word = random.choices(list(choices), weights=list(choices.values()))[0]
            if word == "</s>":
                break
            out.append(word)
        return " ".join(out)


model = Bigram(sentences)
print(len(model.words), model.words[:8])
for word in ["bir", "iken", "<s>"]:
    print(word, "->", model.follow[word].most_common(3))
print(f"{model.probability('bir', 'gün'):.4f} {model.probability('bir', 'saman'):.4f}")
total = sum(model.probability("bir", w) for w in model.words)
print(f"sum {total:.6f}")
for s in ["bir gün bir keloğlan varmış", "keloğlan saman çıkmış", "zaman bir iken"]:
    print(f"{model.perplexity(s.split()):8.3f}  {s}")
random.seed(5)
for _ in range(4):
    print("*", model.generate())

letters = Counter()
for word in metin.split():
    letters.update(zip(word, word[1:]))
print(["".join(p) for p, n in letters.most_common(6)])
