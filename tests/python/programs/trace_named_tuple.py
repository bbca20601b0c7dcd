# A namedtuple made with too little, uncaught.
from collections import namedtuple

Point = namedtuple("Point", "x y")
print(Point(1, 2))
print(Point(1, 2).z)
