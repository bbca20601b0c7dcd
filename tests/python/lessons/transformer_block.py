"""One block of a transformer, forward only, with everything in sight."""
import numpy as np

np.set_printoptions(precision=4, suppress=True)
rng = np.random.default_rng(42)


def softmax(x):
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def gelu(x):
    return 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))


def layer_norm(x, eps=1e-5):
    return (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + eps)


class Linear:
    def __init__(self, n_in, n_out):
        self.W = rng.normal(size=(n_in, n_out)) / np.sqrt(n_in)
        self.b = np.zeros(n_out)

    def __call__(self, x):
        return x @ self.W + self.b


class Attention:
    def __init__(self, width, heads):
        self.heads = heads
        self.qkv = Linear(width, 3 * width)
        self.out = Linear(width, width)

    def __call__(self, x):
        n, width = x.shape
        q, k, v = np.split(self.qkv(x), 3, axis=-1)
        q, k, v = (t.reshape(n, self.heads, -1).swapaxes(0, 1) for t in (q, k, v))
        scores = q @ k.swapaxes(1, 2) / np.sqrt(q.shape[-1])
        scores += np.triu(np.full((n, n), -1e9), 1)
        self.weights = softmax(scores)
        return self.out((self.weights @ v).swapaxes(0, 1).reshape(n, width))


class Block:
    def __init__(self, width, heads):
        self.attention = Attention(width, heads)
        self.up = Linear(width, 4 * width)
        self.down = Linear(4 * width, width)

    def __call__(self, x):
        x = x + self.attention(layer_norm(x))
        return x + self.down(gelu(self.up(layer_norm(x))))


text = "bir varmış bir yokmuş"
vocabulary = sorted(set(text.split()))
ids = [vocabulary.index(w) for w in text.split()]
print(vocabulary, ids)

width = 8
embedding = rng.normal(size=(len(vocabulary), width))
position = rng.normal(size=(len(ids), width)) * 0.1
x = embedding[ids] + position
print(x)
blocks = [Block(width, 2) for _ in range(2)]
for number, block in enumerate(blocks):
    x = block(x)
    print("after block", number)
    print(x)
    print(block.attention.weights[0])

logits = layer_norm(x) @ embedding.T
probabilities = softmax(logits)
print(probabilities)
for word, row in zip(text.split(), probabilities):
    print(f"after {word!r}: {vocabulary[row.argmax()]!r} with {row.max():.3f}")
loss = -np.log(probabilities[np.arange(3), ids[1:]]).mean()
print(f"loss {loss:.5f}")
