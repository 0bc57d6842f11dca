// SPDX-License-Identifier: BSD-3-Clause
// The common parts of both kernels of GEMV: the rows of a column that a thread loads, and the places of
// results.
#pragma once

#include <cstdint>

#include "arch/simt.cuh"
#include "gemv/plan.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The rows of thread `index` of `width` threads that share the slots [first, last):
///
///     packed    slots first + index, + width, ...   with one load each
///     else      rows  first 16 / sizeof(T) + index, + width, ...   the same number of elements, loaded one by
///               one; neighbours ask for the same sectors, so these go through L1
///
/// One thread's rows are the same in all columns.
template <class T, bool Packed, int Packs>
class ThreadRows {
  public:
    static constexpr int per_pack = Pack<T>::size, count = Packs * per_pack;

    LAPILLI_DEVICE ThreadRows(const GemvArgs<T>& p, const GemvPlan& plan, std::int64_t first,
                              std::int64_t last, int index, int width)
        : first_row_(row(plan, first, index, width, 0)), width_(width) {
        const std::int64_t end = min(p.m, last * per_pack - plan.phase);
        LAPILLI_UNROLL
        for (int e = 0; e < count; ++e) {
            const std::int64_t i = row(plan, first, index, width, e);
            if (i >= 0 && i < end) present_ |= 1u << e;
        }
        cut_ = Packed && (first * per_pack < plan.phase || last * per_pack - plan.phase > p.m);
    }

    /// The e-th row of a thread; it need not exist.
    LAPILLI_DEVICE static std::int64_t row(const GemvPlan& plan, std::int64_t first, int index, int width,
                                           int e) {
        if constexpr (Packed) {
            return (first + e / per_pack * width + index) * per_pack + e % per_pack - plan.phase;
        } else {
            return first * per_pack + e * width + index;
        }
    }
    LAPILLI_DEVICE std::int64_t row(int e) const { return first_row_ + distance(e); }
    LAPILLI_DEVICE bool has(int e) const { return (present_ >> e & 1u) != 0; }
    /// Whether any of the threads has a slot that sticks out of the matrix.
    LAPILLI_DEVICE bool cut() const { return cut_; }

    /// Loads this thread's rows of the column at a + offset; rows outside the matrix are 0. Cut = true is
    /// required where cut() holds; it is correct for every thread, but slower.
    template <bool Cut>
    LAPILLI_DEVICE void load_column(const T* a, std::int64_t offset, bool wanted, T (&values)[count]) const {
        if constexpr (Packed) {
            LAPILLI_UNROLL
            for (int i = 0; i < Packs; ++i) {
                const Pack<T> pack = load_slot<Cut>(a, offset, wanted, i);
                LAPILLI_UNROLL
                for (int v = 0; v < per_pack; ++v) values[i * per_pack + v] = pack[v];
            }
        } else {
            LAPILLI_UNROLL
            for (int e = 0; e < count; ++e) values[e] = wanted && has(e) ? load(a + offset + row(e)) : T(0);
        }
    }

  private:
    LAPILLI_DEVICE int distance(int e) const {
        return Packed ? e / per_pack * width_ * per_pack + e % per_pack : e * width_;
    }
    template <bool Cut>
    LAPILLI_DEVICE Pack<T> load_slot(const T* a, std::int64_t offset, bool wanted, int i) const {
        constexpr unsigned whole = (1u << per_pack) - 1;
        const unsigned there = present_ >> i * per_pack & whole;
        Pack<T> pack{};
        if (wanted && (Cut ? there == whole : there != 0)) {
            pack = load_pack_nc(a + offset + row(i * per_pack));
        } else if (Cut && wanted) {
            LAPILLI_UNROLL
            for (int v = 0; v < per_pack; ++v) {
                if ((there >> v & 1u) != 0) pack[v] = load(a + offset + row(i * per_pack + v));
            }
        }
        return pack;
    }

    std::int64_t first_row_;
    int width_;
    unsigned present_ = 0;
    bool cut_;
};

/// alpha sum + beta y, where a zero beta forgets y
template <class T>
LAPILLI_DEVICE void update(const GemvArgs<T>& p, std::int64_t i, T sum) {
    T* const y = p.y + i * p.incy;
    const T product = p.alpha * sum;
    store(y, p.beta == T(0) ? product : fma(p.beta, load(y), product));
}

/// Element i of op(A) x, as part `part` of `parts` sees it, of `outputs` elements. With atomics beta counts
/// as 1.
template <class T>
LAPILLI_DEVICE void deliver(const GemvArgs<T>& p, int part, int parts, std::int64_t outputs, std::int64_t i,
                            T sum) {
    if (parts == 1) {
        update(p, i, sum);
    } else if (p.atomics) {
        atomic_add(p.y + i * p.incy, p.alpha * sum);
    } else {
        store(p.work + part * outputs + i, sum);
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
