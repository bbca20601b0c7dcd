import numpy as np

logits = np.array([2.0, 1.0, 0.5, -1.0])
words = ["kedi", "köpek", "kuş", "balık"]
for tau in [0.1, 0.5, 1.0, 2.0, 10.0]:
    z = logits / tau
    p = np.exp(z - z.max())
    p /= p.sum()
    print(f"τ={tau:<4}", p.round(4), words[p.argmax()], f"{-(p * np.log(p)).sum():.4f}")
rng = np.random.default_rng(0)
p = np.exp(logits) / np.exp(logits).sum()
drawn = rng.choice(words, size=12, p=p)
print(drawn, len(set(drawn.tolist())))
top = np.argsort(-p)[:2]
print(top, (p[top] / p[top].sum()).round(4), [words[i] for i in top])
order = np.argsort(p)[::-1]
print((np.cumsum(p[order]) <= 0.95), np.cumsum(p[order]).round(4))
