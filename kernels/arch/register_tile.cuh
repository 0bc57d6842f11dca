// SPDX-License-Identifier: BSD-3-Clause
// A thread's part of a product of two matrices in shared memory: Each x Each elements, `Apart` rows and
// columns from one another, so that neighbouring threads read neighbouring elements. A step is an outer
// product: 2 Each loads, Each^2 multiply-adds.
#pragma once

#include "arch/simt.cuh"

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

template <class T, int Each, int Apart>
class RegisterTile {
  public:
    /// Adds x y^T: x begins at left[p], y at right[q].
    LAPILLI_DEVICE void add(Shared<T> left, int p, Shared<T> right, int q) {
        T x[Each], y[Each];
        LAPILLI_UNROLL
        for (int a = 0; a < Each; ++a) {
            x[a] = left[p + a * Apart];
            y[a] = right[q + a * Apart];
        }
        LAPILLI_UNROLL
        for (int a = 0; a < Each; ++a) {
            LAPILLI_UNROLL
            for (int b = 0; b < Each; ++b) sum_[a][b] = fma(x[a], y[b], sum_[a][b]);
        }
    }
    /// The element a Apart rows and b Apart columns from the thread's first one.
    LAPILLI_DEVICE T operator()(int a, int b) const { return sum_[a][b]; }

  private:
    T sum_[Each][Each] = {};
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
