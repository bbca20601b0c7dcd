"""Byte pair encoding: merge the most frequent pair, again and again."""
from collections import Counter

metin = "kitap kitaplar kitaplık kitapçı kalem kalemler kalemlik defter defterler"


def pairs(words):
    counts = Counter()
    for symbols, n in words.items():
        for pair in zip(symbols, symbols[1:]):
            counts[pair] += n
    return counts


def merge(words, pair):
    merged = {}
    for symbols, n in words.items():
        out, i = [], 0
        while i < len(symbols):
            if symbols[i : i + 2] == pair:
                out.append("".join(pair))
                i += 2
            else:
                out.append(symbols[i])
                i += 1
        merged[tuple(out)] = merged.get(tuple(out), 0) + n
    return merged


words = {tuple(w) + ("_",): n for w, n in Counter(metin.split()).items()}
print(words)
rules = []
for step in range(14):
    counts = pairs(words)
    best = max(counts, key=lambda p: (counts[p], p))
    if counts[best] < 2:
        break
    rules.append(best)
    words = merge(words, best)
    print(f"{step:2d} {best[0]!r} + {best[1]!r} -> {''.join(best)!r} ({counts[best]})")

for symbols in words:
    print(" ".join(symbols))


def encode(word):
    symbols = {tuple(word) + ("_",): 1}
    for rule in rules:
        symbols = merge(symbols, rule)
    return list(next(iter(symbols)))


for word in ["kitap", "kalemlerlik", "defterlik", "masa", "kitapkalem"]:
    pieces = encode(word)
    print(f"{word:<12} {pieces} {len(pieces)}")
    assert "".join(pieces) == word + "_"

vocabulary = sorted({s for symbols in words for s in symbols} | set(metin.replace(" ", "_")))
ids = {piece: i for i, piece in enumerate(vocabulary)}
print(len(vocabulary), vocabulary[:12])
print([ids[p] for p in encode("kitaplar")])
letters = len(metin.replace(" ", ""))
tokens = sum(len(encode(w)) for w in metin.split())
print(f"{letters} letters, {tokens} tokens, {letters / tokens:.2f} letters a token")
