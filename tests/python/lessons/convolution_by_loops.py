"""Convolution of an image: loops first, then windows."""
import numpy as np

image = np.zeros((8, 10))
image[2:6, 3:7] = 1
image[4, 8] = 2
print(image.astype(int))

kernels = {
    "blur": np.ones((3, 3)) / 9,
    "edges": np.array([[-1, -1, -1], [-1, 8, -1], [-1, -1, -1]]),
    "sobel": np.array([[-1, 0, 1], [-2, 0, 2], [-1, 0, 1]]),
    "sharpen": np.array([[0, -1, 0], [-1, 5, -1], [0, -1, 0]]),
}


def convolve(image, kernel, stride=1, padding=0):
    image = np.pad(image, padding)
    k = kernel.shape[0]
    rows = (image.shape[0] - k) // stride + 1
    columns = (image.shape[1] - k) // stride + 1
    out = np.zeros((rows, columns))
    for i in range(rows):
        for j in range(columns):
            window = image[i * stride : i * stride + k, j * stride : j * stride + k]
            out[i, j] = (window * kernel).sum()
    return out


def by_shifts(image, kernel):
    k = len(kernel)
    rows, columns = image.shape[0] - k + 1, image.shape[1] - k + 1
    return sum(
        kernel[a, b] * image[a : a + rows, b : b + columns] for a in range(k) for b in range(k)
    )


for name, kernel in kernels.items():
    out = convolve(image, kernel)
    print(name, out.shape, np.allclose(out, by_shifts(image, kernel)))
    print(out.round(2))

print(convolve(image, kernels["sobel"], stride=2, padding=1))


def max_pool(x, size=2):
    rows, columns = x.shape[0] // size, x.shape[1] // size
    return x[: rows * size, : columns * size].reshape(rows, size, columns, size).max(axis=(1, 3))


print(max_pool(image), max_pool(np.arange(16).reshape(4, 4)))
edges = np.abs(convolve(image, kernels["edges"], padding=1))
for row in edges:
    print("".join(" .oO@"[min(4, int(v))] for v in row))

signal = [0, 0, 1, 2, 3, 0, 0]
kernel = [1, 0, -1]
print([sum(signal[i + j] * kernel[j] for j in range(3)) for i in range(5)])
print(np.correlate(signal, kernel), np.convolve(signal, kernel, "valid"))
