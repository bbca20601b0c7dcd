def check(x):
    assert x > 0, f"bad {x}"
    return x
check(1); check(-1)
