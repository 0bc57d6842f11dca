// SPDX-License-Identifier: BSD-3-Clause
// The dot products W^H v and V^H v of the tridiagonal panel, in segments of the columns, one for a warp that
// is done with its tiles. Where there are fewer segments than warps, they go to the warps that have fewer
// tiles.
#pragma once

#include "tridiagonal/panel/reflector.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T>
class PanelDots {
  public:
    /// Registers do not hold more of the largest elements.
    static constexpr int most_segments = sizeof(T) == 16 ? kDotSegments / 2 : kDotSegments;

    LAPILLI_DEVICE explicit PanelDots(const PanelColumn<T>& column) : now(column) {}

    /// Into how many segments the dot products are cut: a warp takes one, or a few.
    LAPILLI_DEVICE int segments() const {
        return max(1, min(most_segments, block_count() * kSymvWarps / (2 * max(now.j, 1))));
    }
    /// Segment s of `count`, a task each: of W(:,k)^H v for k < j, of V(:,k-j)^H v for the others.
    LAPILLI_DEVICE T* part(int k, int s, int count) const { return now.scratch.dots + k * count + s; }

    LAPILLI_DEVICE void multiply(const ReflectorVector<T>& v) const {
        const int begin = static_cast<int>(now.c) + 1, first = begin / 32 * 32, n = static_cast<int>(now.n);
        const int count = segments(), length = ((n - first + count - 1) / count + 31) / 32 * 32;
        for (int task = (kSymvWarps - 1 - warp_id()) * block_count() + block_id(); task < 2 * now.j * count;
             task += kSymvWarps * block_count()) {
            const int k = task / count, s = task % count;
            const T* from = k < now.j ? now.w(0, k) : now.v(0, k - now.j);
            T sum = T(0);
            const int end = min(n, first + (s + 1) * length);
            for (int row = first + s * length + lane_id() * pack; row < end; row += step * batch) {
                // Leading dimensions are in whole packs, and what is read behind the matrix does not count.
                Pack<T> left[batch], right[batch];
                LAPILLI_UNROLL
                for (int i = 0; i < batch; ++i) {
                    const int at = row + step * i;
                    left[i] = at < end ? load_pack(from + at) : Pack<T>{};
                    right[i] = at < end ? load_pack(v.address(at)) : Pack<T>{};
                }
                LAPILLI_UNROLL
                for (int i = 0; i < batch; ++i) {
                    LAPILLI_UNROLL
                    for (int e = 0; e < pack; ++e) {
                        const int at = row + step * i + e;
                        if (at >= begin && at < end) sum = conj_fma(left[i][e], v(at, right[i][e]), sum);
                    }
                }
            }
            sum = warp_sum(sum);
            if (lane_id() == 0) store(part(k, s, count), sum);
        }
    }

  private:
    static constexpr int pack = Pack<T>::size, batch = 4, step = 32 * pack;

    const PanelColumn<T>& now;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
