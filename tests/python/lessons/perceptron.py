"""The perceptron of 1958: it learns AND and OR, but never XOR."""
import numpy as np

inputs = np.array([[0, 0], [0, 1], [1, 0], [1, 1]])
tasks = {
    "AND": np.array([0, 0, 0, 1]),
    "OR": np.array([0, 1, 1, 1]),
    "NAND": np.array([1, 1, 1, 0]),
    "XOR": np.array([0, 1, 1, 0]),
}


class Perceptron:
    def __init__(self, n, rate=1):
        self.w = np.zeros(n, dtype=int)
        self.b = 0
        self.rate = rate

    def __call__(self, x):
        return int(self.w @ x + self.b > 0)

    def fit(self, X, y, epochs=20):
        for epoch in range(1, epochs + 1):
            mistakes = 0
            for x, target in zip(X, y):
                error = target - self(x)
                if error:
                    self.w += self.rate * error * x
                    self.b += self.rate * error
                    mistakes += 1
            if mistakes == 0:
                return epoch
        return None


for name, y in tasks.items():
    p = Perceptron(2)
    epoch = p.fit(inputs, y)
    out = [p(x) for x in inputs]
    verdict = "ok" if out == y.tolist() else "FAIL"
    print(f"{name:<4} epochs {epoch} w {p.w} b {p.b} out {out} {verdict}")

# Three of them together do what one cannot.
nand, either, both = Perceptron(2), Perceptron(2), Perceptron(2)
nand.fit(inputs, tasks["NAND"])
either.fit(inputs, tasks["OR"])
both.fit(inputs, tasks["AND"])
for a, b in inputs:
    print(a, b, both(np.array([nand([a, b]), either([a, b])])))

rng = np.random.default_rng(6)
X = rng.uniform(-1, 1, size=(50, 2))
y = (X @ [1.0, -2.0] + 0.1 > 0).astype(int)
w, b = np.zeros(2), 0.0
for epoch in range(100):
    mistakes = 0
    for x, t in zip(X, y):
        guess = int(x @ w + b > 0)
        w = w + 0.1 * (t - guess) * x
        b += 0.1 * (t - guess)
        mistakes += guess != t
    if epoch < 4:
        print("epoch", epoch, "mistakes", mistakes, w.round(5), round(b, 5))
    if mistakes == 0:
        print("separated")
        break
print((w / np.linalg.norm(w)).round(3), (np.array([1, -2]) / np.sqrt(5)).round(3))

digits = {
    "0": "###" "#.#" "#.#" "#.#" "###",
    "1": "..#" "..#" "..#" "..#" "..#",
    "7": "###" "..#" "..#" "..#" "..#",
}
bits = np.array([[c == "#" for c in d] for d in digits.values()]).astype(int)
print(bits.reshape(3, 5, 3)[2])
seven = Perceptron(15)
print(seven.fit(bits, [0, 0, 1]), [seven(b) for b in bits], seven.w.reshape(5, 3), sep="\n")
