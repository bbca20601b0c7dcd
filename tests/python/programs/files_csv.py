# A table in a file, taken apart and put together by hand.
rows = [("ada", 36, 1.5), ("alan", 41, 2.25), ("grace", 85, 10.0)]
with open("people.csv", "w") as f:
    f.write("name,age,score\n")
    for name, age, score in rows:
        f.write(f"{name},{age},{score:.2f}\n")
with open("people.csv") as f:
    header = f.readline().strip().split(",")
    table = [dict(zip(header, line.strip().split(","))) for line in f]
print(header)
for row in table:
    print(row)
print(sum(float(row["score"]) for row in table) / len(table))
counts = {}
with open("text.txt", "w") as f:
    print("to be or not to be", "that is the question", sep="\n", file=f)
with open("text.txt") as f:
    for word in f.read().split():
        counts[word] = counts.get(word, 0) + 1
print(sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])))
with open("text.txt") as source, open("copy.txt", "w") as target:
    for i, line in enumerate(source):
        target.write(f"{i}: {line.upper()}")
print(open("copy.txt").read(), end="")
