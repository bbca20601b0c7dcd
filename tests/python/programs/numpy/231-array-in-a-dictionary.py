import numpy as np

rng = np.random.default_rng(0)
params = {"W": rng.normal(size=(2, 3)).round(2), "b": np.zeros(3)}
for name, value in params.items():
    print(name, value.shape, value.dtype)
params["b"] += 0.5
params["W"][0] = 0
print(params)
copies = {name: value.copy() for name, value in params.items()}
params["b"][:] = 9
print(copies["b"], params["b"])
print(sum(v.size for v in params.values()), sorted(params))
