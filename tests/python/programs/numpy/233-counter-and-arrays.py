from collections import Counter, defaultdict

import numpy as np

harfler = np.array(list("kelebek"))
print(Counter(harfler.tolist()).most_common(2))
print(Counter(np.array([3, 1, 3, 3]).tolist()))
groups = defaultdict(list)
for label, value in zip([0, 1, 0, 1], np.array([1.5, 2.5, 3.5, 4.5])):
    groups[label].append(value)
for label, values in groups.items():
    print(label, values, np.mean(values))
