"""Runs programs, given as a JSON list, and gives back what each printed and the numbers and words that it made."""

import contextlib
import io
import json
import sys

import numpy as np


def run(source):
    printed, names = io.StringIO(), {}
    with contextlib.redirect_stdout(printed):
        exec(source, names)
    kinds = (int, float, list, np.ndarray)
    values = {name: np.asarray(value).tolist() for name, value in names.items() if isinstance(value, kinds)}
    return {"printed": printed.getvalue(), "values": values}


json.dump([run(source) for source in json.load(sys.stdin)], sys.stdout)
