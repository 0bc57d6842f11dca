// SPDX-License-Identifier: BSD-3-Clause
// QR factorizations of up to 128 rows and columns, and their Q: a matrix in the registers of 4 to 256
// threads.
//
//     group 0 1 2 3 0 1 2 3     A group of L lanes has every G-th column; a lane has packs of neighbouring rows, every L-th pack.
//           x x x x x x x x     Column k's group makes the reflector and writes v to shared memory: one barrier a column. All
//     lane  x x x x x x x x     groups multiply v with their columns, add up over their lanes by shuffles, and subtract.
//      0    x x x x x x x x     Q comes from the reflectors in the same registers, from the last one on.
//      1    x x x x x x x x
//
// Bytes: the matrix there and back. Operations 4 n^3 / 3, and as many for Q. Bound by the memory at 8, by
// shuffles and reads of v at 32, by the chain of reflectors above.
#pragma once

#include <cstdint>
#include <utility>

#include "arch/warp_sum.cuh"
#include "batch_qr/column_scale.cuh"
#include "batch_qr/plan.hpp"
#include "batch_qr/rank.cuh"
#include "reflectors/reflector.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <int Order, class T>
class QrOfTeam {
    using R = real_t<T>;
    using Shape = BatchQrTeam<Order, T>;
    using Scale = ColumnScale<T>;
    static constexpr int kColumns = Shape::columns, kLanes = Shape::lanes, kRows = Shape::rows,
                         kGroups = Shape::groups, kPack = Shape::pack;

  public:
    LAPILLI_DEVICE QrOfTeam(const MatrixBatch<T>& batch)
        : in_team_(thread_id() % Shape::team),
          lane_(in_team_ % kLanes),
          group_(in_team_ / kLanes),
          m_(static_cast<int>(batch.rows)),
          n_(static_cast<int>(batch.cols)),
          matrix_(static_cast<std::int64_t>(block_id()) * Shape::teams + thread_id() / Shape::team),
          there_(matrix_ < batch.count),
          ld_(batch.ld),
          a_(batch.data + (there_ ? matrix_ : 0) * batch.stride),
          in_packs_(has_packs(batch)),
          v_(shared<T>(of_team(0, Shape::of_v * sizeof(T)), Shape::of_v)),
          taus_(shared<T>(of_team(Shape::taus_at, Order * sizeof(T)), Order)),
          scales_(shared<R>(of_team(Shape::scales_at, Order * sizeof(R)), Order)) {
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            LAPILLI_UNROLL
            for (int r = 0; r < kRows; r += kPack) load_rows(c, r);
        }
    }

    /// With WithQ also Q, from the reflectors in registers, over A.
    template <bool WithQ>
    LAPILLI_DEVICE void factor(const BatchQrArgs<T>& p) {
        const int steps = min(m_, n_);
        const bool scaled = scale_columns();
        each_column(std::make_integer_sequence<int, kColumns>(), [&](auto i) {
            for (int o = 0; o < kGroups && i() * kGroups + o < steps; ++o) {
                const int k = i() * kGroups + o;
                make_reflector<i()>(k, o);
                wait();
                reflect<i()>(k, o, conj(tau(k)));
            }
        });
        if (scaled) scale_back();
        if constexpr (WithQ) {
            store_triangle(p.r, steps);
            to_q(steps);
            store_columns(steps);
            return tell(p);
        }
        if constexpr (!Shape::forms_q) {
            if (p.r.data != nullptr) store_triangle(p.r, steps);
        }
        store_columns(n_);
        for (int k = in_team_; k < steps && there_; k += Shape::team)
            store(p.tau + matrix_ * steps + k, tau(k));
        tell(p);
    }

    LAPILLI_DEVICE void form(const BatchQArgs<T>& p) {
        const int steps = static_cast<int>(p.reflectors);
        for (int k = in_team_; k < steps; k += Shape::team)
            taus_[k] = there_ ? load(p.tau + matrix_ * steps + k) : T(0);
        to_q(steps);
        store_columns(n_);
    }

  private:
    /// Columns of Q over the reflectors, whose factors are there for all threads behind the next barrier.
    LAPILLI_DEVICE void to_q(int steps) {
        // Columns without reflectors begin as those of I.
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            const int j = group_ + kGroups * c;
            LAPILLI_UNROLL
            for (int r = 0; r < kRows; ++r) {
                if (j >= steps) x_[c][r] = row(r) == j ? T(1) : T(0);
                if (row(r) < j && j < steps) x_[c][r] = T(0);
            }
        }
        wait();
        each_column(std::make_integer_sequence<int, kColumns>(), [&](auto backwards) {
            constexpr int i = kColumns - 1 - backwards();
            for (int o = min(kGroups, steps - i * kGroups) - 1; o >= 0; --o) {
                const int k = i * kGroups + o;
                take_reflector<i>(k, o);
                wait();
                reflect<i>(k, o, tau(k));
            }
        });
    }
    LAPILLI_DEVICE static std::size_t of_team(std::size_t at, std::size_t bytes) {
        return at + static_cast<std::size_t>(thread_id() / Shape::team) * bytes;
    }
    LAPILLI_DEVICE static void wait() {
        if constexpr (Shape::team <= 32)
            sync_warp();
        else
            sync();
    }
    template <int... I, class F>
    LAPILLI_DEVICE static void each_column(std::integer_sequence<int, I...>, F f) {
        (f(std::integral_constant<int, I>()), ...);
    }
    LAPILLI_DEVICE int row(int r) const { return kPack * (lane_ + kLanes * (r / kPack)) + r % kPack; }
    /// Registers of rows that are above the diagonal in the columns of I.
    template <int I>
    static constexpr int kSkip = I* kGroups / (kPack * kLanes) * kPack;
    LAPILLI_DEVICE int v_at(int k) const { return (k & 1) * Order; }
    LAPILLI_DEVICE T tau(int k) const {
        const T x = taus_[k];
        return x;
    }

    /// f(place of the pack, its rows in the matrix) where a column has any.
    LAPILLI_DEVICE void load_rows(int c, int r) {
        const int j = group_ + kGroups * c, i = row(r);
        T* const at = a_ + i + j * ld_;
        const bool column = there_ && j < n_;
        if (in_packs_ && column && i + kPack <= m_) {
            const Pack<T> pack = load_pack(at);
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) x_[c][r + e] = pack[e];
            return;
        }
        LAPILLI_UNROLL
        for (int e = 0; e < kPack; ++e) x_[c][r + e] = column && i + e < m_ ? load(at + e) : T(0);
    }
    LAPILLI_DEVICE static bool has_packs(const MatrixBatch<T>& batch) {
        return batch.ld % kPack == 0 && batch.stride % kPack == 0 &&
               reinterpret_cast<std::uintptr_t>(batch.data) % 16 == 0;
    }
    /// The first columns of A.
    LAPILLI_DEVICE void store_columns(int cols) const {
        store_part(a_, ld_, m_, cols, in_packs_, [](int, int, T x) { return x; });
    }
    LAPILLI_DEVICE void store_triangle(const MatrixBatch<T>& r, int rows) const {
        store_part(r.data + (there_ ? matrix_ : 0) * r.stride, r.ld, rows, n_, has_packs(r),
                   [](int i, int j, T x) { return i <= j ? x : T(0); });
    }
    /// f(row, column, element) of the first rows and columns.
    template <class F>
    LAPILLI_DEVICE void store_part(T* to, std::int64_t ld, int rows, int cols, bool in_packs, F f) const {
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            const int j = group_ + kGroups * c;
            if (!there_ || j >= cols) continue;
            LAPILLI_UNROLL
            for (int r = 0; r < kRows; r += kPack) {
                const int i = row(r);
                T* const at = to + i + j * ld;
                if (in_packs && i + kPack <= rows) {
                    Pack<T> pack;
                    LAPILLI_UNROLL
                    for (int e = 0; e < kPack; ++e) pack[e] = f(i + e, j, x_[c][r + e]);
                    store_pack(at, pack);
                    continue;
                }
                LAPILLI_UNROLL
                for (int e = 0; e < kPack; ++e)
                    if (i + e < rows) store(at + e, f(i + e, j, x_[c][r + e]));
            }
        }
    }

    /// Whether any column of a warp's matrices has a scale.
    LAPILLI_DEVICE bool scale_columns() {
        if constexpr (!Scale::needed) return false;
        R sizes[kColumns];
        bool extreme = false;
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            sizes[c] = R(0);
            LAPILLI_UNROLL
            for (int r = 0; r < kRows; ++r) sizes[c] = max(sizes[c], Scale::size(x_[c][r]));
            extreme = extreme || Scale::extreme(sizes[c]);
        }
        if (!any(extreme)) return false;
        butterfly(sizes, kLanes / 2, 1, [](R x, R y) { return max(x, y); });
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            const R scale = Scale::of(sizes[c]);
            if (lane_ == 0) scales_[group_ + kGroups * c] = Scale::back(scale);
            LAPILLI_UNROLL
            for (int r = 0; r < kRows; ++r) x_[c][r] = scale * x_[c][r];
        }
        sync_warp();
        return true;
    }
    LAPILLI_DEVICE void scale_back() {
        LAPILLI_UNROLL
        for (int c = 0; c < kColumns; ++c) {
            const int j = group_ + kGroups * c;
            const R scale = scales_[j];
            LAPILLI_UNROLL
            for (int r = 0; r < kRows; ++r)
                if (row(r) <= j) x_[c][r] = scale * x_[c][r];
        }
    }

    /// By the warp of column k's group, whose other groups take part in the shuffles.
    template <int I>
    LAPILLI_DEVICE void make_reflector(int k, int o) {
        if (Shape::team > 32 && in_team_ / 32 != o * kLanes / 32) return;
        double norm2[1] = {0};
        T top(0);
        LAPILLI_UNROLL
        for (int r = kSkip<I>; r < kRows; ++r) {
            if (row(r) > k) norm2[0] += static_cast<double>(abs2(widened(x_[I][r])));
            if (row(r) == k) top = x_[I][r];
        }
        butterfly(norm2, kLanes / 2, 1, detail::Plus());
        const T alpha = shuffle(top, lane_id() - lane_ + k / kPack % kLanes);
        if (group_ != o) return;
        const Reflector<T> h = Reflector<T>::of(alpha, norm2[0]);
        LAPILLI_UNROLL
        for (int r = kSkip<I>; r < kRows; r += kPack) {
            Pack<T> v;
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) {
                const int at = row(r + e);
                T& x = x_[I][r + e];
                const T scaled = narrowed<T>(h.factor * widened(x));
                v[e] = at > k ? scaled : at == k ? T(1) : T(0);
                if (at >= k) x = at > k ? scaled : from_real<T>(h.beta);
            }
            store_pack(v_, v_at(k) + row(r), v);
        }
        if (lane_ == 0) taus_[k] = h.tau;
    }
    /// The reflector that is in column k, which becomes column k of H.
    template <int I>
    LAPILLI_DEVICE void take_reflector(int k, int o) {
        if (group_ != o) return;
        const T minus = -tau(k);
        LAPILLI_UNROLL
        for (int r = kSkip<I>; r < kRows; r += kPack) {
            Pack<T> v;
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) {
                const int at = row(r + e);
                T& x = x_[I][r + e];
                v[e] = at > k ? x : at == k ? T(1) : T(0);
                x = at == k ? T(1) + minus : minus * v[e];
            }
            store_pack(v_, v_at(k) + row(r), v);
        }
    }

    /// Columns behind column k lose scale v (v^H x).
    template <int I>
    LAPILLI_DEVICE void reflect(int k, int o, T scale) {
        T v[kRows], dots[kColumns - I];
        LAPILLI_UNROLL
        for (int r = kSkip<I>; r < kRows; r += kPack) {
            const Pack<T> pack = load_pack(v_, v_at(k) + row(r));
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) v[r + e] = pack[e];
        }
        LAPILLI_UNROLL
        for (int c = I; c < kColumns; ++c) {
            T sums[2] = {T(0), T(0)};
            LAPILLI_UNROLL
            for (int r = kSkip<I>; r < kRows; ++r) sums[r % 2] = conj_fma(v[r], x_[c][r], sums[r % 2]);
            dots[c - I] = sums[0] + sums[1];
        }
        group_sums<kLanes>(dots);
        LAPILLI_UNROLL
        for (int c = I; c < kColumns; ++c) {
            // Columns before it are final: a NaN in v is not theirs.
            if (c == I && group_ <= o) continue;
            const T minus = -(scale * dots[c - I]);
            LAPILLI_UNROLL
            for (int r = kSkip<I>; r < kRows; ++r) x_[c][r] = fma(minus, v[r], x_[c][r]);
        }
    }

    /// A warp for each matrix of the block, one after the other.
    LAPILLI_DEVICE void tell(const BatchQrArgs<T>& p) const {
        if (!p.checks) {
            if (there_ && in_team_ == 0) store(p.infos + matrix_, std::int64_t{0});
            return;
        }
        sync();
        const std::int64_t first = static_cast<std::int64_t>(block_id()) * Shape::teams;
        for (int team = warp_id(); team < Shape::teams && first + team < p.a.count;
             team += Shape::threads / 32) {
            const std::int64_t info = info_of_triangle(p.a.data + (first + team) * p.a.stride, ld_, m_, n_);
            if (lane_id() == 0) store(p.infos + first + team, info);
        }
    }

    const int in_team_, lane_, group_, m_, n_;
    const std::int64_t matrix_;
    const bool there_;
    const std::int64_t ld_;
    T* const a_;
    const bool in_packs_;
    const Shared<T> v_, taus_;
    const Shared<R> scales_;
    T x_[kColumns][kRows];
};

template <int Order, bool WithQ, class T>
__global__ void __launch_bounds__(BatchQrTeam<Order, T>::threads, BatchQrTeam<Order, T>::least_blocks)
    qr_of_team(const __grid_constant__ BatchQrArgs<T> p) {
    QrOfTeam<Order, T>(p.a).template factor<WithQ>(p);
}
template <int Order, class T>
__global__ void __launch_bounds__(BatchQrTeam<Order, T>::threads, BatchQrTeam<Order, T>::least_blocks)
    q_of_team(const __grid_constant__ BatchQArgs<T> p) {
    QrOfTeam<Order, T>(p.a).form(p);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
