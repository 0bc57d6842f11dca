// SPDX-License-Identifier: BSD-3-Clause
// Part of a tridiagonal spectrum by the CPU's LAPACK: bisection and inverse iteration. The return value is
// LAPACK's info.
#pragma once

#include <vector>

#include "base/scalar.hpp"
#include "base/view.hpp"

namespace lapilli::host {

/// range, vl, vu, il, iu and abstol as LAPACK has them.
struct Part {
    char range = 'A';
    double vl = 0, vu = 0;
    index_t il = 1, iu = 0;
    double abstol = 0;
};

/// STEBZ's results. blocks: the block of each value, from 1; splits: the last row of each block.
template <class R>
struct Bisected {
    std::vector<R> values;
    std::vector<index_t> blocks, splits;
};

/// Values in ascending order, of each block or of the whole matrix.
template <class R>
index_t stebz(const Part& part, bool by_block, index_t n, const R* d, const R* e, Bisected<R>& found);

/// One vector for each value, in the columns of z; failed: LAPACK's ifail.
template <class T>
index_t stein(index_t n, const real_t<T>* d, const real_t<T>* e, const Bisected<real_t<T>>& values,
              HostView<T> z, std::vector<index_t>& failed);

}  // namespace lapilli::host
