ages = {"ann": 3}
ages["bob"] += 1
