import numpy as np

print(np.format_float_positional(1e-7), np.format_float_positional(12345.678, precision=1))
print(np.format_float_positional(2.0), np.format_float_positional(2.0, trim="-"))
print(np.format_float_scientific(12345.678), np.format_float_scientific(0.001, precision=2))
print(np.format_float_scientific(1.0, exp_digits=3), np.format_float_positional(np.float32(0.1)))
for x in np.array([0.5, 1 / 3, 1e-10]):
    print(f"{x:.3f} {x:.3e} {x:g} {x!r} {x}")
print(f"{np.float64(1234567.891):,.2f} {np.int64(1234567):,}")
