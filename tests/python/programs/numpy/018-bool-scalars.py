import numpy as np

yes = np.bool_(True)
no = np.array([1, 2])[0] > 5
print(yes, no, repr(yes), type(no).__name__)
print(not yes, yes and no, yes or no)
print(yes & no, yes | no, yes ^ yes, ~yes)
print(yes + yes, type(yes + yes).__name__)
print(yes + 1, yes * 2.5)
print(no is False, no == False)
if yes:
    print("evet")
