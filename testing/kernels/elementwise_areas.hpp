// SPDX-License-Identifier: BSD-3-Clause
// Sizes and parts of matrices for tests of kernels that touch each element once, and what these must leave.
#pragma once

#include <algorithm>
#include <functional>

#include "elementwise/elementwise.cuh"
#include "kernels/support.hpp"

namespace lapilli::kernel_tests {

struct Size {
    index_t m, n;
};
/// One element, one row, one column, both sides of 32 and of a block's 256 rows.
inline constexpr Size sizes[] = {{1, 1},   {1, 70},  {300, 1},  {31, 33}, {33, 31},
                                 {64, 32}, {256, 3}, {257, 20}, {520, 9}};

struct Area {
    Part region;
    std::function<bool(index_t, index_t)> has;
};
inline const Area parts[] = {
    {Part::all, [](index_t, index_t) { return true; }},
    {Part::lower, [](index_t i, index_t j) { return i >= j; }},
    {Part::strictly_lower, [](index_t i, index_t j) { return i > j; }},
    {Part::upper, [](index_t i, index_t j) { return j >= i; }},
    {Part::strictly_upper, [](index_t i, index_t j) { return j > i; }},
};

/// A grid with fewer blocks of columns than there are columns, as a GPU has for wide matrices.
inline simt::Launch over_elements(const char* name, index_t m, index_t n) {
    return {.name = name,
            .grid = {blocks_of(m, kernels::kElementThreads), static_cast<int>(std::min<index_t>(n, 7)), 1},
            .block = kernels::kElementThreads,
            .seed = seed_of(m, n)};
}

template <class T>
class Elementwise : public ::testing::Test {
  protected:
    /// b after the launch is what `element` says inside the part, and what it was outside.
    template <class Element>
    static void compare(const Matrix<T>& b, const Matrix<T>& before, const Area& part, Element element) {
        Matrix<T> expected = before;
        for (index_t j = 0; j < b.cols; ++j) {
            for (index_t i = 0; i < b.rows; ++i) {
                if (part.has(i, j)) expected(i, j) = element(i, j);
            }
        }
        EXPECT_TRUE(same_bits(b.elements, expected.elements)) << b.rows << " x " << b.cols;
    }
};

}  // namespace lapilli::kernel_tests
