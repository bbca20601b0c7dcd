"""The same attention without a single matrix product: only loops and lists."""
import math

words = ["kedi", "süt", "içti", "çünkü", "acıkmıştı"]
x = [[1.0, 0.0, 0.2], [0.0, 1.0, 0.1], [0.3, 0.3, 1.0], [0.0, 0.0, 0.5], [0.9, 0.1, 0.6]]
wq = [[1.0, 0.5], [0.0, 1.0], [0.5, 0.0]]
wk = [[1.0, 0.0], [0.5, 1.0], [0.0, 0.25]]
wv = [[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]]


def multiply(a, b):
    result = []
    for row in a:
        out = []
        for j in range(len(b[0])):
            total = 0.0
            for k in range(len(b)):
                total += row[k] * b[k][j]
            out.append(total)
        result.append(out)
    return result


def softmax(row):
    top = max(row)
    e = [math.exp(s - top) for s in row]
    total = sum(e)
    return [v / total for v in e]


def show(title, matrix):
    print(title)
    for word, row in zip(words, matrix):
        print(f"  {word:<10}", " ".join(f"{v:7.4f}" for v in row))


q, k, v = multiply(x, wq), multiply(x, wk), multiply(x, wv)
show("Q", q)
show("K", k)
show("V", v)

d = len(q[0])
scores = []
for i in range(len(words)):
    scores.append([])
    for j in range(len(words)):
        dot = 0.0
        for a, b in zip(q[i], k[j]):
            dot += a * b
        scores[i].append(dot / math.sqrt(d))
show("scores", scores)

weights = [softmax(row) for row in scores]
show("weights", weights)
output = multiply(weights, v)
show("output", output)

for i, row in enumerate(weights):
    best = row.index(max(row))
    print(f"{words[i]} -> {words[best]} ({row[best]:.3f}), sum {sum(row):.6f}")

steps = len(words) ** 2 + 4 * len(words)
print("steps:", steps)
