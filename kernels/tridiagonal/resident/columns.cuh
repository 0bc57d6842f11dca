// SPDX-License-Identifier: BSD-3-Clause
// The leading warp of the reduction in shared memory. A lane has a column of the block, and its element of
// every vector.
#pragma once

#include "tridiagonal/resident/block.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <int Warps, class T>
class ResidentColumns {
    using S = wide_t<T>;
    using Block = ResidentBlock<Warps, T>;
    using Shape = typename Block::Shape;

  public:
    LAPILLI_DEVICE explicit ResidentColumns(const Block& all) : block(all), space(all.space) {}

    /// The first column, and no reflector before it.
    LAPILLI_DEVICE void begin() {
        if (lane_id() == 0) {
            space.scalars[resident_tau] = T(0);
            space.factor[0] = S(0);
        }
        send(0, 0);
    }

    /// w and column j; what the pass needs of w and v.
    LAPILLI_DEVICE void correct(int j, const ResidentCorrection<T>& by) {
        if (!has_column(j)) return;
        const int i = column();
        const T vi = i == j ? T(1) : narrowed<T>(factor * widened(own));
        const T wi = fma(by.shift, vi, by.tau * y);
        own = next - fma(vi, by.wc, wi);
        space.elements[2 * lane_id()] = -conj(wi);
        space.elements[2 * lane_id() + 1] = -conj(vi);
        if (i == j) {
            store(block.p.d + j, real(own));
        } else if (j > 0) {
            store(block.global(i, j - 1), vi);
        }
    }

    LAPILLI_DEVICE void make_reflector(int j) {
        const double norm2 = block.norm_of(j);
        const T alpha = space.scalars[resident_alpha];
        const auto h = Reflector<T>::of(alpha, norm2);
        factor = of_sum = h.factor;
        if constexpr (Block::balances)
            of_sum = (1.0 / static_cast<double>(resident_balance<real_t<T>>(norm2))) * factor;
        if (lane_id() == 0) {
            space.scalars[resident_tau] = h.tau;
            space.factor[0] = factor;
        }
        if (block.number == 0 && lane_id() == 0) {
            store(block.p.e + j, h.beta);
            store(block.p.tau + j, h.tau);
        }
    }

    /// y of column j's reflector, and the next column.
    LAPILLI_DEVICE void publish(int j) {
        y = has_column(j + 1) ? Block::Thread::sum_of(space.sums, lane_id()) : T(0);
        send(j + 1, j + 1);
    }

  private:
    LAPILLI_DEVICE int column() const { return block.column_in(lane_id()); }
    LAPILLI_DEVICE bool has_column(int from) const { return lane_id() < block.slots && column() >= from; }

    /// Column j of A, and y, from row `first` on.
    LAPILLI_DEVICE void send(int j, int first) {
        if (!has_column(first)) return;
        const T element = lane_id() < block.kept ? T(space.matrix[lane_id() * block.stride + j])
                                                 : T(space.row[lane_id() - block.kept]);
        next = conj(element);
        y = narrowed<T>(of_sum * widened(y));
        if (j > 0) y += next;
        store(block.column_of(j) + column(), next);
        store(block.y_of(j) + column(), y);
    }

    const Block& block;
    const ResidentSpace<T, Shape>& space;
    // The current column, y, and the next column of A; the factors that make v of the column, and A v of the
    // sums.
    T own = T(0), y = T(0), next = T(0);
    S factor = S(0), of_sum = S(0);
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
