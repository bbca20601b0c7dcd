#pragma once

// These numbers are Arm's data (the optimized routines that glibc and musl share):
//
//   Copyright (c) 2017-2018, Arm Limited.
//
//   Permission is hereby granted, free of charge, to any person obtaining a copy of this
//   software and associated documentation files (the "Software"), to deal in the Software
//   without restriction, including without limitation the rights to use, copy, modify,
//   merge, publish, distribute, sublicense, and/or sell copies of the Software, and to
//   permit persons to whom the Software is furnished to do so, subject to the following
//   conditions:
//
//   The above copyright notice and this permission notice shall be included in all copies
//   or substantial portions of the Software.
//
//   THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED,
//   INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A
//   PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT
//   HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF
//   CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE
//   OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.

namespace derslik::libm {

/// For each 16th of [0x1.66p-1, 0x1.66p0), a number c near its middle: 1/c and log2(c).
struct Log2Entry32 {
  double inverse, log2;
};

inline constexpr Log2Entry32 kLog2Table32[16] = {
    {0x1.661ec79f8f3bep0, -0x1.efec65b963019p-2},
    {0x1.571ed4aaf883dp0, -0x1.b0b6832d4fca4p-2},
    {0x1.49539f0f010bp0, -0x1.7418b0a1fb77bp-2},
    {0x1.3c995b0b80385p0, -0x1.39de91a6dcf7bp-2},
    {0x1.30d190c8864a5p0, -0x1.01d9bf3f2b631p-2},
    {0x1.25e227b0b8eap0, -0x1.97c1d1b3b7afp-3},
    {0x1.1bb4a4a1a343fp0, -0x1.2f9e393af3c9fp-3},
    {0x1.12358f08ae5bap0, -0x1.960cbbf788d5cp-4},
    {0x1.0953f419900a7p0, -0x1.a6f9db6475fcep-5},
    {0x1p0, 0x0p0},
    {0x1.e608cfd9a47acp-1, 0x1.338ca9f24f53dp-4},
    {0x1.ca4b31f026aap-1, 0x1.476a9543891bap-3},
    {0x1.b2036576afce6p-1, 0x1.e840b4ac4e4d2p-3},
    {0x1.9c2d163a1aa2dp-1, 0x1.40645f0c6651cp-2},
    {0x1.886e6037841edp-1, 0x1.88e9c2c1b9ff8p-2},
    {0x1.767dcf5534862p-1, 0x1.ce0a44eb17bccp-2},
};

}  // namespace derslik::libm
