# An error inside a key function, and one between unlike keys.
rows = [("a", 1), ("b", None)]
try:
    sorted(rows, key=lambda row: row[1])
except TypeError as e:
    print(e)
print(sorted(rows, key=lambda row: len(row)))
sorted(rows, key=lambda row: row[1] + 1)
