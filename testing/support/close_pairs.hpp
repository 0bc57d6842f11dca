// SPDX-License-Identifier: BSD-3-Clause
// A real Schur form of two pairs that LAPACK refuses to exchange.
#pragma once

namespace lapilli::testing {

inline constexpr double close_pairs[4][4] = {
    {1.31510376473437, 0.357380410658956, 0.6564749650763358, -1.2883614637495544},
    {-1.2083186322821714e-11, 1.31510376473437, 0.39512206018200824, 0.42986369482223},
    {0, 0, 1.315103764747521, 0.3573804106553822},
    {0, 0, -1.2083186322821176e-11, 1.315103764747521}};

}  // namespace lapilli::testing
