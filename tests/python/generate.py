#!/usr/bin/python3
"""Prints the random program of a seed: generate.py 7 [arrays]"""

import sys

from generator.arrays import array_program
from generator.program import program

make = array_program if sys.argv[2:] == ["arrays"] else program
print(make(int(sys.argv[1])), end="")
