"""A character model by counting, then by gradient descent: they meet."""
import numpy as np

isimler = "ada ali alp ayla bora can cem deniz ece elif lale nil".split()
harfler = ["."] + sorted(set("".join(isimler)))
to_id = {h: i for i, h in enumerate(harfler)}
n = len(harfler)
print(n, "".join(harfler))

N = np.zeros((n, n), dtype=int)
for isim in isimler:
    for a, b in zip("." + isim, isim + "."):
        N[to_id[a], to_id[b]] += 1
print(N)
print("first letters:", {harfler[j]: int(N[0, j]) for j in np.flatnonzero(N[0])})

P = (N + 1) / (N + 1).sum(axis=1, keepdims=True)
pairs = [(to_id[a], to_id[b]) for w in isimler for a, b in zip("." + w, w + ".")]
xs, ys = np.array(pairs).T
print("pairs:", len(xs), "loss by counting:", -np.log(P[xs, ys]).mean().round(6))


def sample(P, rng):
    out, i = "", 0
    while True:
        i = rng.choice(n, p=P[i])
        if i == 0 or len(out) > 8:
            return out
        out += harfler[i]


rng = np.random.default_rng(5)
print([sample(P, rng) for _ in range(6)])

W = rng.normal(scale=0.1, size=(n, n))
one_hot = np.eye(n)[xs]
for step in range(101):
    logits = one_hot @ W
    counts = np.exp(logits)
    probs = counts / counts.sum(axis=1, keepdims=True)
    loss = -np.log(probs[np.arange(len(ys)), ys]).mean()
    if step % 25 == 0:
        print(f"step {step:3d} loss {loss:.5f}")
    d = probs.copy()
    d[np.arange(len(ys)), ys] -= 1
    W -= 20 * one_hot.T @ d / len(ys)
learned = np.exp(W) / np.exp(W).sum(axis=1, keepdims=True)
print(learned[0].round(3))
print((N[0] / N[0].sum()).round(3))
print([sample(learned, rng) for _ in range(6)])
for isim in ["ada", "zzz", "ela"]:
    ids = [to_id.get(h, 0) for h in "." + isim + "."]
    print(isim, np.log(P[ids[:-1], ids[1:]]).sum().round(4))
print("most likely after a:", harfler[P[to_id["a"]].argmax()], P[to_id["a"]].max().round(4))
