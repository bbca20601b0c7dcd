"""Histograms, a scatter and a curve, drawn with letters."""
import numpy as np


def histogram(values, bins=10, width=40):
    counts, edges = np.histogram(values, bins)
    top = counts.max()
    for count, left, right in zip(counts, edges[:-1], edges[1:]):
        bar = "█" * int(round(width * count / top))
        print(f"{left:8.2f} … {right:8.2f} |{bar:<{width}}| {count}")


def scatter(x, y, rows=10, columns=40, mark="o"):
    canvas = np.full((rows, columns), " ")
    i = ((y - y.min()) / np.ptp(y) * (rows - 1)).round().astype(int)
    j = ((x - x.min()) / np.ptp(x) * (columns - 1)).round().astype(int)
    canvas[rows - 1 - i, j] = mark
    for row in canvas:
        print("|" + "".join(row) + "|")


rng = np.random.default_rng(77)
normal = rng.normal(50, 10, 300)
histogram(normal)
print(normal.mean().round(4), normal.std().round(4), np.percentile(normal, [5, 50, 95]).round(4))
uniform = rng.uniform(0, 100, 300)
histogram(uniform, bins=5, width=20)
sums = rng.uniform(size=(300, 12)).sum(axis=1) - 6
histogram(sums, bins=np.arange(-4, 4.5, 1.0))

x = np.linspace(0, 4 * np.pi, 80)
scatter(x, np.sin(x))
a = rng.normal(size=60)
b = 0.8 * a + 0.3 * rng.normal(size=60)
scatter(a, b, rows=8, mark="+")
print("r =", np.corrcoef(a, b)[0, 1].round(4))

heights = [3, 7, 2, 9, 5]
for level in range(max(heights), 0, -1):
    print(f"{level:2d} " + " ".join("█" if h >= level else " " for h in heights))
print("   " + " ".join("PSÇPC"))

grid = np.zeros((4, 4), dtype=int)
np.add.at(grid, (rng.integers(0, 4, 50), rng.integers(0, 4, 50)), 1)
print(grid, grid.sum(), grid.max())
for row in grid:
    print("".join(" ░▒▓█"[min(4, v // 2)] * 3 for v in row))


def five_numbers(v):
    return [float(np.percentile(v, p).round(3)) for p in (0, 25, 50, 75, 100)]


def box(v, width=50):
    low, q1, m, q3, high = five_numbers(v)
    at = lambda t: int((t - low) / (high - low) * (width - 1))
    line = ["-"] * width
    for i in range(at(q1), at(q3) + 1):
        line[i] = "="
    line[at(m)] = "|"
    return "[" + "".join(line) + "]"


for name, v in [("normal", normal), ("uniform", uniform), ("sums", sums)]:
    print(f"{name:>8} {box(v)}", five_numbers(v))
