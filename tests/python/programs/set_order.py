print({127,7,1,100})
a={127,7,1,100}
print(a, a.copy(), set(a), a|set(), set()|a, a|a, a&a, a-set(), a^set(), set([127,7,1,100]))
b={127}; b.update([7,1,100]); print(b, b.copy(), set(b))
print(frozenset(a), frozenset([127,7,1,100]), set(frozenset(a)))
for x in {127,7,1,100}: print(x)
print([x for x in {1,100,7,127}], {1,100,7,127}, {1.0,100,7,127})
print({20+107, -3, ~6, 5*20, not 0, +9}, {40,3,11,19,27,35,5}, [x for x in {40,3,11,19,27,35,5}])
print({(1,2),(3,4),(5,6)}, {"a"*2 == "aa", 5, 8})
