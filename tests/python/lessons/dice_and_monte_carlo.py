"""Simulation: dice, birthdays, the Monty Hall door and π."""
import random

import numpy as np

random.seed(42)
counts = {}
for _ in range(600):
    total = random.randint(1, 6) + random.randint(1, 6)
    counts[total] = counts.get(total, 0) + 1
for total in sorted(counts):
    expected = (6 - abs(total - 7)) / 36 * 600
    stars = "*" * (counts[total] // 5)
    print(f"{total:2d} {counts[total]:3d} (expected {expected:5.1f}) {stars}")

rng = np.random.default_rng(42)
throws = rng.integers(1, 7, size=(5, 10000))
print(throws[:, :6])
print("yahtzee:", (throws == throws[0]).all(axis=0).sum())
print("at least one six:", (throws == 6).any(axis=0).mean(), round(1 - (5 / 6) ** 5, 5))
print("mean of sums:", throws.sum(axis=0).mean(), "std:", throws.sum(axis=0).std().round(5))

for people in (10, 23, 40):
    days = np.sort(rng.integers(0, 365, size=(500, people)), axis=1)
    shared = (np.diff(days, axis=1) == 0).any(axis=1)
    exact = 1 - np.prod((365 - np.arange(people)) / 365)
    print(f"{people} people: {shared.mean():.3f}, exact {exact:.4f}")


def monty_hall(switch):
    car, first = random.randrange(3), random.randrange(3)
    opened = next(d for d in range(3) if d not in (car, first))
    if switch:
        first = next(d for d in range(3) if d not in (first, opened))
    return car == first


for switch in (False, True):
    wins = sum(monty_hall(switch) for _ in range(1000))
    print("switch" if switch else "stay", wins / 1000)

inside = 0
for n in range(1, 5001):
    x, y = random.random(), random.random()
    inside += x * x + y * y < 1
    if n in (10, 100, 1000, 5000):
        print(f"{n:5d} π ≈ {4 * inside / n:.4f}")

u = rng.random(10000)
print("integral of x²:", (u**2).mean().round(5), "exp(-x):", np.exp(-u).mean().round(5))
waits = -np.log(1 - rng.random(1000)) * 3
print("waiting:", waits.mean().round(4), np.median(waits).round(4), (waits > 9).sum())
deck = [f"{s}{r}" for s in "♠♥♦♣" for r in "A23456789TJQK"]
random.shuffle(deck)
print(" ".join(deck[:5]), "|", " ".join(sorted(deck[5:10])))
walk = np.cumsum(rng.choice([-1, 1], size=(1000, 50)), axis=1)
print("distance:", np.abs(walk[:, -1]).mean(), np.sqrt((walk[:, -1] ** 2).mean()).round(4))
