"""Statistics of a text: words, letters, sentences, the longest, the rarest."""
from collections import Counter

import numpy as np

metin = """Nasreddin Hoca bir gün göle maya çalıyormuş. Görenler sormuş: "Hoca, ne
yapıyorsun?" Hoca, "Göle maya çalıyorum," demiş. "Hiç göl maya tutar mı?" demişler.
Hoca gülmüş: "Ya tutarsa?" demiş. Köylüler şaşırmış, sonra onlar da gülmüş."""

lines = metin.splitlines()
print(len(metin), "karakter,", len(lines), "satır")
for number, line in enumerate(lines, 1):
    print(f"{number}: {len(line):3d} {line[:30]}…")

words = [w.strip('.,:?"').lower() for w in metin.split()]
print(len(words), "kelime,", len(set(words)), "farklı")
counts = Counter(words)
for word, n in counts.most_common(5):
    print(f"{word:<12}{'▪' * n} {n}")
print("bir kez geçen:", sum(1 for n in counts.values() if n == 1))

lengths = np.array([len(w) for w in words])
print("uzunluk:", lengths.mean().round(4), np.median(lengths))
print(lengths.std().round(4), lengths.max())
print("en uzun:", [w for w in words if len(w) == lengths.max()])
for length, n in enumerate(np.bincount(lengths)):
    if n:
        print(f"{length:2d} {'#' * n}")

letters = Counter(ch for ch in metin.lower() if ch.isalpha())
vowels = sum(n for ch, n in letters.items() if ch in "aeıioöuü")
total = sum(letters.values())
print(total, "harf, ünlü", vowels, f"%{100 * vowels / total:.1f}")
ranked = sorted(letters.items(), key=lambda item: (-item[1], item[0]))
print(", ".join(f"{ch}:{n}" for ch, n in ranked[:8]))

sentences = []
current = ""
for ch in metin.replace("\n", " "):
    current += ch
    if ch in ".?":
        sentences.append(current.strip())
        current = ""
for s in sentences:
    print(len(s.split()), s)

print("Hoca geçiyor:", metin.count("Hoca"), metin.find("maya"))
print(metin.rfind("demiş"), metin.index("göl"))
print(metin[:24].title(), "|", metin[:9][::-1], "|", "-".join(words[:4]))
by_first = {}
for w in sorted(set(words)):
    by_first.setdefault(w[0], []).append(w)
print({k: len(v) for k, v in by_first.items() if len(v) > 1})
pairs = Counter(zip(words, words[1:]))
print([p for p, n in pairs.most_common() if n > 1])
entropy = -sum(n / total * np.log2(n / total) for n in letters.values())
print(f"entropi {entropy:.4f} bit/harf")
print("palindrom:", [w for w in sorted(set(words)) if w == w[::-1] and len(w) > 2] or "yok")
print("kaç".center(11, "*"), "x".rjust(3) + "y".ljust(3) + "|")
print("7".zfill(3), "a\tb".expandtabs(4))
