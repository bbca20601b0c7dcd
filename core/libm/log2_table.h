#pragma once

// These numbers are Arm's data (the optimized routines that glibc and musl share):
//
//   Copyright (c) 2018, Arm Limited.
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

/// For each 64th of [0.6875, 1.375), a number c near its middle, chosen so that the
/// logarithm is almost a float64: 1/c and log2(c).
struct Log2Entry {
  double inverse, log2;
};

inline constexpr Log2Entry kLog2Table[64] = {
    {0x1.724286bb1acf8p0, -0x1.1095feecdbp-1},  {0x1.6e1f766d2cca1p0, -0x1.08494bd76dp-1},
    {0x1.6a13d0e30d48ap0, -0x1.00143aee8f8p-1}, {0x1.661ec32d06c85p0, -0x1.efec5360b4p-2},
    {0x1.623fa951198f8p0, -0x1.dfdd91ab7ep-2},  {0x1.5e75ba4cf026cp0, -0x1.cffae0cc79p-2},
    {0x1.5ac055a214fb8p0, -0x1.c043811fdap-2},  {0x1.571ed0f166e1ep0, -0x1.b0b67323aep-2},
    {0x1.53909590bf835p0, -0x1.a152f5a2dbp-2},  {0x1.5014fed61adddp0, -0x1.9217f5af86p-2},
    {0x1.4cab88e487bdp0, -0x1.8304db0719p-2},   {0x1.49539b4334feep0, -0x1.74189f9a9ep-2},
    {0x1.460cbdfafd569p0, -0x1.6552bb5199p-2},  {0x1.42d664ee4b953p0, -0x1.56b23a29b1p-2},
    {0x1.3fb01111dd8a6p0, -0x1.483650f5fap-2},  {0x1.3c995b70c5836p0, -0x1.39de937f6ap-2},
    {0x1.3991c4ab6fd4ap0, -0x1.2baa1538d6p-2},  {0x1.3698e0ce099b5p0, -0x1.1d98340ca4p-2},
    {0x1.33ae48213e7b2p0, -0x1.0fa853a40ep-2},  {0x1.30d191985bdb1p0, -0x1.01d9c32e73p-2},
    {0x1.2e025cab271d7p0, -0x1.e857da2fa6p-3},  {0x1.2b404cf13cd82p0, -0x1.cd3c8633d8p-3},
    {0x1.288b02c7ccb5p0, -0x1.b26034c14ap-3},   {0x1.25e2263944de5p0, -0x1.97c1c2f4fep-3},
    {0x1.234563d8615b1p0, -0x1.7d6023f8p-3},    {0x1.20b46e33eaf38p0, -0x1.633a71a05ep-3},
    {0x1.1e2eefdcda3ddp0, -0x1.494f5e957p-3},   {0x1.1bb4a580b393p0, -0x1.2f9e424e0ap-3},
    {0x1.19453847f22p0, -0x1.162595afdcp-3},    {0x1.16e06c0d5d73cp0, -0x1.f9c9a75bd8p-4},
    {0x1.1485f47b7e4c2p0, -0x1.c7b575bf9cp-4},  {0x1.12358ad0085d1p0, -0x1.960c60ff48p-4},
    {0x1.0fef00f532227p0, -0x1.64ce247b6p-4},   {0x1.0db2077d03a8fp0, -0x1.33f78b2014p-4},
    {0x1.0b7e6d65980d9p0, -0x1.0387d1a42cp-4},  {0x1.0953efe7b408dp0, -0x1.a6f9208b5p-5},
    {0x1.07325cac53b83p0, -0x1.47a954f77p-5},   {0x1.05197e40d1b5cp0, -0x1.d23a8c50cp-6},
    {0x1.03091c1208ea2p0, -0x1.16a262978p-6},   {0x1.0101025b37e21p0, -0x1.720f8d8e8p-8},
    {0x1.fc07ef9caa76bp-1, 0x1.6fe53b15p-7},    {0x1.f4465d3f6f184p-1, 0x1.11ccce10f8p-5},
    {0x1.ecc079f84107fp-1, 0x1.c4dfc8c8b8p-5},  {0x1.e573a99975ae8p-1, 0x1.3aa321e574p-4},
    {0x1.de5d6f0bd3de6p-1, 0x1.918a0d08b8p-4},  {0x1.d77b681ff38b3p-1, 0x1.e72e9da044p-4},
    {0x1.d0cb5724de943p-1, 0x1.1dcd2507f6p-3},  {0x1.ca4b2dc0e7563p-1, 0x1.476ab03deap-3},
    {0x1.c3f8ee8d6cb51p-1, 0x1.7074377e22p-3},  {0x1.bdd2b4f020c4cp-1, 0x1.98ede8ba94p-3},
    {0x1.b7d6c006015cap-1, 0x1.c0db86ad2ep-3},  {0x1.b20366e2e338fp-1, 0x1.e840aafceep-3},
    {0x1.ac57026295039p-1, 0x1.0790ab4678p-2},  {0x1.a6d01bc2731ddp-1, 0x1.1ac056801cp-2},
    {0x1.a16d3bc3ff18bp-1, 0x1.2db11d4feep-2},  {0x1.9c2d14967feadp-1, 0x1.406464ec58p-2},
    {0x1.970e4f47c9902p-1, 0x1.52dbe093afp-2},  {0x1.920fb3982bcf2p-1, 0x1.651902050dp-2},
    {0x1.8d30187f759f1p-1, 0x1.771d2cdeafp-2},  {0x1.886e5ebb9f66dp-1, 0x1.88e9c857d9p-2},
    {0x1.83c97b658b994p-1, 0x1.9a80155e16p-2},  {0x1.7f405ffc61022p-1, 0x1.abe186ed3dp-2},
    {0x1.7ad22181415cap-1, 0x1.bd0f2aea0ep-2},  {0x1.767dcf99eff8cp-1, 0x1.ce0a43dbf4p-2},
};

}  // namespace derslik::libm
