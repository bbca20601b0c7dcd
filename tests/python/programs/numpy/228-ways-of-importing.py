import math
from math import pi as PI

import numpy
import numpy as np
import numpy.linalg
from numpy import array, sqrt
from numpy import sum as total
from numpy.linalg import norm
from numpy.random import default_rng

print(numpy is np, array([1, 2]), sqrt(9), total([1, 2, 3]))
print(norm([3, 4]), numpy.linalg.norm is norm, np.linalg.det(np.eye(2)))
print(default_rng(0).integers(10, size=3), PI == np.pi == math.pi)
