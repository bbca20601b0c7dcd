import numpy as np
for m in (np.zeros(3,bool), np.ones(3,bool)):
    a = np.zeros(3)
    try: a[m] = np.ones((2,2))
    except Exception as e: print(type(e).__name__, e)
    try: a[m] = np.ones((1,3))
    except Exception as e: print(type(e).__name__, e)
a = np.zeros((2,2))
try: a[a==0] = np.ones((2,2))
except Exception as e: print(type(e).__name__, e)
try: a[a==0] = np.ones(3)
except Exception as e: print(type(e).__name__, e)
try: a[np.array([True,False])] = np.ones((3,3))
except Exception as e: print(type(e).__name__, e)
