import numpy as np

rng = np.random.default_rng(4)
price = 100 + np.cumsum(rng.normal(size=10))
smooth = np.empty_like(price)
smooth[0] = price[0]
for t in range(1, len(price)):
    smooth[t] = 0.3 * price[t] + 0.7 * smooth[t - 1]
print(price.round(3), smooth.round(3), sep="\n")
print(np.abs(price - smooth).max().round(4), (price > smooth).astype(int))
returns = np.diff(price) / price[:-1]
print(returns.round(5), (np.prod(1 + returns) * price[0]).round(6), price[-1].round(6))
