import numpy as np

scene = np.zeros((2, 3, 4))
print(scene.shape, scene.ndim, scene.size, len(scene))
print(scene.nbytes, scene.itemsize, scene.dtype)
print(np.shape([[1, 2, 3]]), np.ndim(3), np.size([[1, 2], [3, 4]]))
print(np.size(scene, 1), scene.shape[-1])
n, height, width = scene.shape
print(n * height * width == scene.size)
for a in (np.array(1), np.array([1]), np.array([[1]])):
    print(a.shape, a.ndim, a)
