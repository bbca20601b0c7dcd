import numpy as np

n = 60
prime = np.ones(n + 1, dtype=bool)
prime[:2] = False
for i in range(2, int(n**0.5) + 1):
    if prime[i]:
        prime[i * i :: i] = False
print(np.flatnonzero(prime), prime.sum())
primes = np.nonzero(prime)[0]
print(np.diff(primes), primes[primes % 4 == 1])
print(primes[:-1][np.diff(primes) == 2])
