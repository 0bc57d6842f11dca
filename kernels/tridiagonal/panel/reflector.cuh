// SPDX-License-Identifier: BSD-3-Clause
// The reflectors of the tridiagonal panel. Blocks store their parts of a column's norm before a barrier;
// behind it every warp of every block computes the reflector for itself, which takes less time than an
// exchange.
#pragma once

#include "tridiagonal/panel/column.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// v of the current column: zero to row c, one in row c+1, the scaled column below.
template <class T>
struct ReflectorVector {
    const T* column;
    T factor;
    std::int64_t c, n;
    LAPILLI_DEVICE explicit ReflectorVector(const PanelColumn<T>& at)
        : column(at.scratch.column), factor(at.reflector.factor), c(at.c), n(at.n) {}
    LAPILLI_DEVICE const T* address(std::int64_t i) const { return column + i; }
    LAPILLI_DEVICE T operator()(std::int64_t i, T value) const {
        if (i <= c || i >= n) return T(0);
        return i == c + 1 ? T(1) : value * factor;
    }
};

/// The vector that the tiles multiply in place of v.
template <class T>
struct PanelTileVector {
    static constexpr bool changes = true, with_form = true;
    const ReflectorVector<T> v;
    T first;
    bool unscaled;
    LAPILLI_DEVICE explicit PanelTileVector(const PanelColumn<T>& at)
        : v(at), first(at.reflector.first), unscaled(at.reflector.unscaled) {}
    LAPILLI_DEVICE const T* address(std::int64_t i) const { return v.address(i); }
    /// Whether any element from i on differs from the value at its address.
    LAPILLI_DEVICE bool changes_from(std::int64_t i) const { return !unscaled || i < v.c + 2; }
    LAPILLI_DEVICE T operator()(std::int64_t i, T value) const {
        return !unscaled ? v(i, value) : i > v.c + 1 ? value : i == v.c + 1 ? first : T(0);
    }
};

template <class T>
class PanelReflectors {
    using R = real_t<T>;
    /// Lengths of columns that the tiles multiply unscaled.
    static constexpr R kLargest = sizeof(R) == 8 ? R(1e10) : R(1e3),
                       kSmallest = sizeof(R) == 8 ? R(1e-100) : R(1e-10);

  public:
    /// norms: an element for each warp
    LAPILLI_DEVICE PanelReflectors(const PanelColumn<T>& column, Shared<double> norms)
        : now(column), of_warps(norms) {}

    /// The block's part of |a|^2, from every thread's terms.
    LAPILLI_DEVICE void leave_norm(double terms) const {
        terms = warp_sum(terms);
        if (lane_id() == 0) of_warps[warp_id()] = terms;
        sync();
        if (thread_id() == 0) {
            double sum = 0;
            LAPILLI_UNROLL
            for (int w = 0; w < kSymvWarps; ++w) {
                const double part = of_warps[w];
                sum += part;
            }
            store(now.scratch.norm_parts + block_id(), sum);
        }
    }

    /// The operands of the reflector, loaded ahead of make().
    struct Terms {
        static constexpr int rounds = static_cast<int>((panel_most_blocks + 31) / 32);
        T alpha;
        double norm[rounds];
    };
    LAPILLI_DEVICE Terms fetch() const {
        Terms terms;
        terms.alpha = load(now.scratch.column + now.c + 1);
        LAPILLI_UNROLL
        for (int i = 0; i < Terms::rounds; ++i) {
            const int k = lane_id() + 32 * i;
            terms.norm[i] = k < block_count() ? load(now.scratch.norm_parts + k) : 0.0;
        }
        return terms;
    }

    /// The reflector, with its elements of e and tau.
    LAPILLI_DEVICE PanelReflector<T> make(const Terms& terms) const {
        double norm2 = 0;
        LAPILLI_UNROLL
        for (int i = 0; i < Terms::rounds; ++i) norm2 += terms.norm[i];
        const auto h = Reflector<T>::of(terms.alpha, warp_sum(norm2));
        if (block_id() == 0 && thread_id() == 0) {
            store(now.p.e + now.c, h.beta);
            store(now.p.tau + now.c, h.tau);
        }
        const T factor = narrowed<T>(h.factor);
        const R size = abs(real(factor)) + abs(imag(factor));
        const bool moderate = size > 1 / kLargest && size < 1 / kSmallest;
        return {h.tau, factor, moderate ? factor : T(1), terms.alpha - from_real<T>(h.beta), moderate};
    }

  private:
    const PanelColumn<T>& now;
    const Shared<double> of_warps;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
