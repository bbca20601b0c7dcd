"""Conway's game of life, by loops and by shifts."""
import numpy as np

glider = """
.#........
..#.......
###.......
..........
......###.
..........
..........
"""
board = np.array([[c == "#" for c in line] for line in glider.split()]).astype(int)
print(board.shape, board.sum())


def show(board):
    for row in board:
        print("".join(".#"[cell] for cell in row))


def neighbours_by_loops(board):
    rows, columns = board.shape
    count = np.zeros_like(board)
    for i in range(rows):
        for j in range(columns):
            for di in (-1, 0, 1):
                for dj in (-1, 0, 1):
                    if (di, dj) != (0, 0):
                        count[i, j] += board[(i + di) % rows, (j + dj) % columns]
    return count


def neighbours(board):
    return sum(
        np.roll(board, (di, dj), axis=(0, 1))
        for di in (-1, 0, 1)
        for dj in (-1, 0, 1)
        if (di, dj) != (0, 0)
    )


def step(board):
    n = neighbours(board)
    return ((n == 3) | ((board == 1) & (n == 2))).astype(int)


assert np.array_equal(neighbours(board), neighbours_by_loops(board))
print(neighbours(board))
for generation in range(5):
    print("generation", generation, "alive", board.sum())
    show(board)
    board = step(board)

seen = {}
while True:
    key = tuple(map(tuple, board.tolist()))
    if key in seen:
        print("repeats:", generation - seen[key])
        break
    seen[key] = generation
    generation += 1
    board = step(board)
    if generation > 60:
        print("still moving")
        break

rng = np.random.default_rng(3)
soup = (rng.random((12, 24)) < 0.35).astype(int)
population = []
for _ in range(20):
    population.append(int(soup.sum()))
    soup = step(soup)
print(population)
show(soup)

live = {(0, 1), (1, 1), (2, 1)}
for _ in range(3):
    print(sorted(live))
    counts = {}
    for x, y in live:
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                if dx or dy:
                    cell = (x + dx, y + dy)
                    counts[cell] = counts.get(cell, 0) + 1
    live = {c for c, n in counts.items() if n == 3 or (n == 2 and c in live)}
