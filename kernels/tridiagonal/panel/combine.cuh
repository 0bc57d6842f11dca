// SPDX-License-Identifier: BSD-3-Clause
// The last step of a column of the tridiagonal panel: the column's elements of V and W, and the next column
// with all reflectors so far applied to it. For each row block of 32 rows
//
//     every warp    its columns k = warp, warp + 8, .. of V and W, its part of the partial sums; lanes are rows
//     ---- sum over the warps (PanelSums)
//     one warp      v, w, the next column's element, its square
//
// Loads for the next row block are issued before this one's terms are added.
#pragma once

#include "tridiagonal/panel/coefficients.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <int NB, int KB, class T>
class PanelCombine {
  public:
    LAPILLI_DEVICE explicit PanelCombine(const PanelColumn<T>& column)
        : now(column), sums(column), team(column), coefficients(column) {}

    /// Issues the loads that do not depend on the product.
    LAPILLI_DEVICE void fetch() {
        ahead = now.first_unit() + block_id();
        fetch_terms();
        own = fetch_own(ahead + warp_id() * block_count());
        of_coefficients = coefficients.fetch();
        places = sums.fetch_places(ahead);
    }

    /// The result, after fetch(): this thread's terms of the next column's norm.
    LAPILLI_DEVICE double run(const ReflectorVector<T>& v) {
        if (!now.is_shared()) fetch_product();
        const PanelCorrection<T> correction = coefficients.make(of_coefficients);
        if (block_id() == 0 && thread_id() == 0) store(now.m.taken, 0);
        double norm = 0;
        places = sums.fetch_places(ahead + block_count());
        sums.over_row_blocks([&](std::int64_t, T(&of_warp)[2]) { add_terms(of_warp); },
                             [&](std::int64_t unit, T(&of_block)[2]) {
                                 const std::int64_t row = unit * symv_unit_rows + lane_id();
                                 if (unit != own.unit) own = fetch_own(unit);
                                 if (now.is_shared())
                                     of_block[0] += now.reflector.by * team.receive(unit, row);
                                 if (row > now.c && row < now.n)
                                     norm += finish_row(row, v(row, own.raw_v), of_block, correction);
                             });
        return norm;
    }

  private:
    /// A warp's operands for its part of a row block, a lane for each row. The last row block may reach into
    /// the padding behind the matrix.
    struct RowTerms {
        static constexpr int most = NB / kSymvWarps;
        T v[most], w[most];
    };
    /// The operands of the warp that finishes a row block.
    struct OwnRow {
        std::int64_t unit;
        T raw_v, next;
    };

    LAPILLI_DEVICE void fetch_terms() {
        if (ahead >= now.m.cut.row_units) return;
        const std::int64_t row = ahead * symv_unit_rows + lane_id();
        LAPILLI_UNROLL
        for (int i = 0; i < RowTerms::most; ++i) {
            const int k = warp_id() + i * kSymvWarps;
            terms.v[i] = k < now.j ? load(now.v(row, k)) : T(0);
            terms.w[i] = k < now.j ? load(now.w(row, k)) : T(0);
        }
    }
    LAPILLI_DEVICE void fetch_product() {
        product.fetch(now.m, sums.of_row(places, ahead, lane_id()), warp_id());
    }
    LAPILLI_DEVICE OwnRow fetch_own(std::int64_t unit) const {
        const std::int64_t row = unit * symv_unit_rows + lane_id();
        if (unit >= now.m.cut.row_units) return {unit, T(0), T(0)};
        return {unit, load(now.scratch.column + row), now.is_last() ? T(0) : load(now.v(row, now.j + 1))};
    }

    /// This warp's terms of y and of the next column; issues the loads for the next row block.
    LAPILLI_DEVICE void add_terms(T (&of_warp)[2]) {
        of_warp[0] = now.is_shared() ? T(0) : now.reflector.by * product.add_up();
        of_warp[1] = T(0);
        LAPILLI_UNROLL
        for (int i = 0; i < RowTerms::most; ++i) {
            const int k = warp_id() + i * kSymvWarps;
            if (k >= now.j) break;
            const auto by = coefficients.of(k);
            of_warp[0] -= fma(terms.v[i], by.wv, terms.w[i] * by.vv);
            of_warp[1] -= fma(terms.v[i], by.wc, terms.w[i] * by.vc);
        }
        ahead += block_count();
        fetch_terms();
        if (now.is_shared()) return;
        fetch_product();
        places = sums.fetch_places(ahead + block_count());
    }

    /// The row's elements of V, W and the next column; what that one adds to its norm.
    LAPILLI_DEVICE double finish_row(std::int64_t row, T v, const T (&of_block)[2],
                                     const PanelCorrection<T>& correction) const {
        const T w = fma(correction.shift, v, now.reflector.tau * of_block[0]);
        store(now.v(row, now.j), v);
        store(now.w(row, now.j), w);
        if (now.is_last()) return 0;
        const T value = own.next + of_block[1] - fma(v, correction.wc, w);
        if (row == now.c + 1) {
            store(now.p.d + row, real(value));
        } else {
            store(now.scratch.column + row, value);
        }
        return row > now.c + 2 ? abs2(widened(value)) : 0;
    }

    const PanelColumn<T>& now;
    const PanelSums<KB, T> sums;
    const PanelTeam<KB, T> team;
    const PanelCoefficients<NB, KB, T> coefficients;
    typename PanelCoefficients<NB, KB, T>::Terms of_coefficients;
    std::int64_t ahead;   ///< the row block whose terms are being loaded
    PanelRowSums places;  ///< of its partial sums; once their loads are issued, of those behind it
    RowTerms terms{};
    SymvWarpAdder<T> product;
    OwnRow own;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
