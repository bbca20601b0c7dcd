# random with a seed: CPython's stream.
import random

random.seed(42)
print(random.random(), random.randint(1, 6), random.uniform(-1, 1), random.gauss(0, 1))
print(random.choice("abcdef"), random.choices([1, 2, 3], k=5), random.sample(range(100), 4))
print(random.choices("xyz", weights=[1, 2, 7], k=6), random.choices("xyz", cum_weights=[1, 3, 10], k=6))
deck = list(range(10))
random.shuffle(deck)
print(deck, random.randrange(10), random.randrange(0, 100, 7), random.getrandbits(8))
print(random.expovariate(2), random.triangular(0, 10, 3), random.normalvariate(5, 2), random.normalvariate())
random.seed(a=1)
print([random.randint(0, 9) for _ in range(8)])
first, second = random.Random(7), random.Random(7)
print(first.random() == second.random(), first.choice([1, 2, 3]), first.shuffle(deck), deck)
other = random.Random()
other.seed(3)
print(other.sample("abcdefgh", k=3), other.gauss(mu=1, sigma=0.5), other.randint(a=1, b=3))
random.seed(-5)
print(random.random())
for action in [lambda: random.choice([]), lambda: random.sample([1], 2), lambda: random.randint(3, 1), lambda: random.sample({1}, 1), lambda: random.choices([1], [0])]:
    try:
        print(action())
    except (ValueError, IndexError, TypeError) as e:
        print(type(e).__name__, e)
