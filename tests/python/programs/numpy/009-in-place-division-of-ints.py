import numpy as np

votes = np.array([10, 20, 30])
print("votes:", votes)
shares = votes / votes.sum()
print("shares:", shares.round(3))

# The new values are no integers, so they do not fit where the old ones were.
votes /= votes.sum()
print("never printed")
