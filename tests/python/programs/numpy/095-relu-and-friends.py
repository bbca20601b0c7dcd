import numpy as np

z = np.array([-2.0, -0.5, 0.0, 0.5, 2.0])
relu = np.maximum(0, z)
leaky = np.where(z > 0, z, 0.1 * z)
elu = np.where(z > 0, z, np.exp(z) - 1)
gelu = 0.5 * z * (1 + np.tanh(np.sqrt(2 / np.pi) * (z + 0.044715 * z**3)))
for name, values in [("relu", relu), ("leaky", leaky), ("elu", elu), ("gelu", gelu)]:
    print(f"{name:>6}: {values}")
print((z > 0).astype(float), relu.dtype)
print(np.log1p(np.exp(z)))
