// SPDX-License-Identifier: BSD-3-Clause
// The reduction of a matrix that stays in the shared memory and registers of all multiprocessors, from its first column to
// its last (the steps of TridiagonalResident in tridiagonal_resident_args.hpp). It lies there with both triangles, and is
// updated column by column: there are no V and W to look back at. Per column j, one barrier over the grid:
//
//   vectors    every block, for all rows: v^H y; w of the reflector before; column j as it leaves it, and its norm
//   pass       every thread, its rows of all the block's columns: A -= v w^H + w v^H, and at once the products with
//              column j, as it stands; the warp that directs makes the reflector meanwhile
//   publish    that warp, a lane for each of the block's columns: y, and column j + 1 as it stands in A
//   ---- barrier over the grid
//
// What every block needs of a vector it computes for itself, in the same order as all: only y and the column travel, and
// nothing has to be added up across the grid. Column i belongs to block i mod B; a block's last columns are in registers.
// Bytes per column: the trailing matrix, most of it read and written in shared memory; two vectors from L2 to each block.
// Bound: shared memory, plus one barrier and what stands between two of them.
#pragma once

#include "arch/barrier.cuh"
#include "tridiagonal_reflector.cuh"
#include "tridiagonal_resident_args.hpp"
#include "warp_sum.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

/// The parts of `work`, and of a block's shared memory.
template <class T, class Shape>
struct ResidentSpace {
    T* vectors;  ///< of even and of odd columns: y, and the next column
    Shared<T> matrix;
    Shared<T> sums;      ///< of each warp: products with the block's columns
    Shared<T> elements;  ///< of each of these columns -conj(w), -conj(v)
    Shared<T> scalars;   ///< tau and the first element of the column
    Shared<T> row;       ///< of the columns in registers the elements that the next column is made of
    Shared<wide_t<T>> factor;
    Shared<double> forms, norms;  ///< of each warp
    TransferBarriers norms_are_there;

    LAPILLI_DEVICE ResidentSpace(T* work, const Shape& shape)
        : vectors(work),
          matrix(shared<T>(0, shape.matrix())),
          sums(shared<T>(shape.sums_at(), Shape::sums)),
          elements(shared<T>(shape.elements_at(), Shape::elements)),
          scalars(shared<T>(shape.scalars_at(), 2)),
          row(shared<T>(shape.row_at(), Shape::held)),
          factor(shared<wide_t<T>>(shape.factor_at(), 1)),
          forms(shared<double>(shape.parts_at(), Shape::warps)),
          norms(shared<double>(shape.parts_at() + Shape::warps * sizeof(double), Shape::warps)),
          norms_are_there(shared<std::uint64_t>(shape.barrier_at(), 1)) {}
};

template <int Warps, class T>
class ResidentKernel {
    using R = real_t<T>;
    using S = wide_t<T>;
    using Shape = ResidentShape<T, Warps>;
    static constexpr int kPack = Shape::pack, kPacks = Shape::most_packs, kSlots = Shape::most_slots;
    /// In single precision products with a column as it stands might leave the range.
    static constexpr bool kBalances = sizeof(R) == 4;
    static constexpr int kTogether = 4;  // columns that a warp multiplies side by side
    static_assert(Shape::held <= kTogether);
    enum Scalar { of_tau, of_alpha };

  public:
    LAPILLI_DEVICE explicit ResidentKernel(const TridiagonalResident<T, R>& problem)
        : p(problem),
          n(static_cast<int>(problem.n)),
          blocks(block_count()),
          block(block_id()),
          shape{n, blocks},
          slots(block < n ? (n - 1 - block) / blocks + 1 : 0),
          kept(min(slots, shape.kept())),
          stride(shape.stride()),
          space(problem.work, shape),
          grid(*static_cast<GridBarrier*>(problem.barrier)) {}

    LAPILLI_DEVICE void run() {
        const bool directs = warp_id() == Warps;
        load_kept();
        if (!directs) {
            load_held();
            leave_row(0);
        }
        if (thread_id() == 0) space.norms_are_there.init(0, Warps);
        sync();
        unsigned barrier = 0;
        if (directs) {
            begin();
            barrier = grid_arrive_by_warp(grid);
        }
        for (int j = 0;; ++j) {
            if (directs) grid_wait_by_warp(grid, barrier);
            sync();
            const T y_first = load(y_of(j) + j);  // needed last, and asked for first
            if (!directs) fetch(j);
            sync();
            make_w(j, y_first, directs);
            if (j + 1 == n) break;
            sync();
            if (directs) {
                make_reflector(j);
            } else {
                pass(j);
            }
            sync();
            if (!directs) continue;
            publish(j);
            barrier = grid_arrive_by_warp(grid);
        }
    }

  private:
    LAPILLI_DEVICE T* global(int i, int j) const { return p.a + i + j * p.lda; }
    /// y of the reflector before column j; column j without it.
    LAPILLI_DEVICE T* y_of(int j) const { return space.vectors + j % 2 * 2 * stride; }
    LAPILLI_DEVICE T* column_of(int j) const { return y_of(j) + stride; }

    /// Element (r, i) of the matrix that is given by its lower triangle; zero behind its last row.
    LAPILLI_DEVICE T given(int r, int i) const {
        if (r >= n) return T(0);
        if (r > i) return load(global(r, i));
        const T value = load(global(i, r));
        return r < i ? conj(value) : from_real<T>(real(value));
    }
    LAPILLI_DEVICE void load_kept() const {
        for (int s = 0; s < kept; ++s) {
            LAPILLI_UNROLL_BY(4)
            for (int r = thread_id(); r < stride; r += Shape::threads)
                space.matrix[s * stride + r] = given(r, s * blocks + block);
        }
    }

    LAPILLI_DEVICE static double add_up(const Shared<double>& of_warps) {
        double sum[2] = {0, 0};
        LAPILLI_UNROLL
        for (int k = 0; k < Warps; ++k) {
            const double part = of_warps[k];
            sum[k % 2] += part;
        }
        return sum[0] + sum[1];
    }

    /// The reflector before column j: w = tau y + shift v. What every row and every column of the block makes of it.
    LAPILLI_DEVICE void make_w(int j, T y_first, bool directs) {
        tau = space.scalars[of_tau];
        const double form = add_up(space.forms);
        const R shift = static_cast<R>(-0.5 * static_cast<double>(abs2(tau)) * form);
        const T wc = fma(tau, y_first, T(shift));
        if (directs) {
            update_columns(j, shift, conj(wc));
        } else {
            update_rows(j, shift, conj(wc));
        }
    }

    // ---- The warps that multiply: a thread has packs of rows

    LAPILLI_DEVICE void load_held() {
        LAPILLI_UNROLL
        for (int h = 0; h < Shape::held; ++h) {
            LAPILLI_UNROLL
            for (int u = 0; u < kPacks; ++u) {
                LAPILLI_UNROLL
                for (int e = 0; e < kPack; ++e)
                    held[h][u][e] =
                        kept + h < slots ? given(row_of(u) + e, (kept + h) * blocks + block) : T(0);
            }
        }
    }
    /// Row i of the columns in registers, by the thread that has it.
    LAPILLI_DEVICE void leave_row(int i) const {
        if (i / kPack % (32 * Warps) != thread_id()) return;
        LAPILLI_UNROLL
        for (int u = 0; u < kPacks; ++u) {
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) {
                if (row_of(u) + e != i) continue;
                LAPILLI_UNROLL
                for (int h = 0; h < Shape::held; ++h) space.row[h] = held[h][u][e];
            }
        }
    }

    LAPILLI_DEVICE static int row_of(int u) { return kPack * (thread_id() + 32 * Warps * u); }
    LAPILLI_DEVICE bool counts(int row, int j) const { return row + kPack > j && row < n; }

    /// y, column j and v in this thread's rows; its part of v^H y.
    LAPILLI_DEVICE void fetch(int j) {
        LAPILLI_UNROLL
        for (int u = 0; u < kPacks; ++u) {
            const int row = row_of(u);
            x[u] = counts(row, j) ? load_pack(column_of(j) + row) : Pack<T>{};
            w[u] = counts(row, j) ? load_pack(y_of(j) + row) : Pack<T>{};
        }
        const S factor = space.factor[0];
        double form = 0;
        LAPILLI_UNROLL
        for (int u = 0; u < kPacks; ++u) {
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) {
                const int row = row_of(u) + e;
                v[u][e] = row == j ? T(1) : narrowed<T>(factor * widened(v[u][e]));
                if (row >= j && row < n) form += static_cast<double>(real(conj(v[u][e]) * w[u][e]));
            }
        }
        form = warp_sum(form);
        if (lane_id() == 0) space.forms[warp_id()] = form;
    }

    /// w and column j in this thread's rows; zeros where they do not count.
    LAPILLI_DEVICE void update_rows(int j, R shift, T wc) {
        LAPILLI_UNROLL
        for (int u = 0; u < kPacks; ++u) {
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) {
                const int row = row_of(u) + e;
                w[u][e] = fma(shift, v[u][e], tau * w[u][e]);
                x[u][e] -= fma(v[u][e], wc, w[u][e]);
                if (row == j + 1) space.scalars[of_alpha] = x[u][e];
                if (row <= j || row >= n) v[u][e] = w[u][e] = T(0);
                if (row <= j + 1 || row >= n) x[u][e] = T(0);
            }
        }
    }

    /// This warp's part of column j's norm, for whoever waits for it.
    LAPILLI_DEVICE void leave_norm() const {
        double norm = 0;
        LAPILLI_UNROLL
        for (int u = 0; u < kPacks; ++u) {
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) norm += abs2(widened(x[u][e]));
        }
        norm = warp_sum(norm);
        if (lane_id() != 0) return;
        space.norms[warp_id()] = norm;
        space.norms_are_there.arrive(0);
    }
    LAPILLI_DEVICE double norm_of(int j) const {
        space.norms_are_there.wait(0, static_cast<unsigned>(j % 2));
        return add_up(space.norms);
    }

    /// The reflector before column j on the matrix, and products with column j as it stands, which is kept.
    LAPILLI_DEVICE void pass(int j) {
        leave_norm();
        Pack<T> by[kPacks];
        R balance = 1;
        if constexpr (kBalances) balance = balance_of(norm_of(j));
        LAPILLI_UNROLL
        for (int u = 0; u < kPacks; ++u) {
            LAPILLI_UNROLL
            for (int e = 0; e < kPack; ++e) by[u][e] = kBalances ? balance * x[u][e] : x[u][e];
        }
        const int first = first_slot(j + 1);
        for (int begin = first; begin < kept; begin += kTogether) {
            T sum[kTogether];
            LAPILLI_UNROLL
            for (int i = 0; i < kTogether; ++i) {
                sum[i] = T(0);
                const int s = begin + i;
                if (s >= kept) continue;
                const T by_v = space.elements[2 * s], by_w = space.elements[2 * s + 1];
                LAPILLI_UNROLL
                for (int u = 0; u < kPacks; ++u) {
                    if (!counts(row_of(u), j + 1)) continue;
                    const int place = s * stride + row_of(u);
                    Pack<T> a = load_pack(space.matrix, place);
                    update_and_multiply(a, u, by_v, by_w, by, sum[i]);
                    store_pack(space.matrix, place, a);
                }
            }
            leave_sums(sum, begin, kept);
        }
        T sum[kTogether];
        LAPILLI_UNROLL
        for (int h = 0; h < kTogether; ++h) {
            sum[h] = T(0);
            const int s = kept + h;
            if (h >= Shape::held || s < first || s >= slots) continue;
            const T by_v = space.elements[2 * s], by_w = space.elements[2 * s + 1];
            LAPILLI_UNROLL
            for (int u = 0; u < kPacks; ++u) {
                if (counts(row_of(u), j + 1)) update_and_multiply(held[h][u], u, by_v, by_w, by, sum[h]);
            }
        }
        leave_sums(sum, kept, slots);
        leave_row(j + 1);
        LAPILLI_UNROLL
        for (int u = 0; u < kPacks; ++u) v[u] = x[u];
    }

    LAPILLI_DEVICE void update_and_multiply(Pack<T>& a, int u, T by_v, T by_w, const Pack<T> (&by)[kPacks],
                                            T& sum) const {
        LAPILLI_UNROLL
        for (int e = 0; e < kPack; ++e) {
            a[e] = fma(v[u][e], by_v, fma(w[u][e], by_w, a[e]));
            sum = conj_fma(a[e], by[u][e], sum);
        }
    }
    /// This warp's sums for the columns from `begin` on, up to `end`.
    LAPILLI_DEVICE void leave_sums(T (&sum)[kTogether], int begin, int end) const {
        constexpr int lanes = 32 / kTogether;
        const T total = transposing_sum(sum);
        const int s = begin + lane_id() / lanes;
        if (lane_id() % lanes == 0 && s < end) space.sums[warp_id() * kSlots + s] = total;
    }

    /// The first of the block's columns from column i on.
    LAPILLI_DEVICE int first_slot(int i) const { return i <= block ? 0 : (i - block + blocks - 1) / blocks; }

    /// A power of two: nearly the inverse of a column's length.
    LAPILLI_DEVICE static R balance_of(double norm2) {
        const auto exponent = static_cast<int>(__builtin_bit_cast(std::uint64_t, norm2) >> 52 & 0x7ff) - 1023;
        const int half = max(-100, min(100, exponent / 2));
        return static_cast<R>(__builtin_bit_cast(double, static_cast<std::uint64_t>(1023 - half) << 52));
    }

    // ---- The warp that directs: a lane has a column of the block, and its element of every vector

    LAPILLI_DEVICE int own_column() const { return lane_id() * blocks + block; }
    LAPILLI_DEVICE bool has_column(int from) const { return lane_id() < slots && own_column() >= from; }

    /// The first column, and no reflector before it.
    LAPILLI_DEVICE void begin() {
        if (lane_id() == 0) {
            space.scalars[of_tau] = T(0);
            space.factor[0] = S(0);
        }
        send(0, 0);
    }

    /// Column j as it stands in A, and y, from row `first` on.
    LAPILLI_DEVICE void send(int j, int first) {
        if (!has_column(first)) return;
        const T element =
            lane_id() < kept ? T(space.matrix[lane_id() * stride + j]) : T(space.row[lane_id() - kept]);
        own_next = conj(element);
        own_y = narrowed<T>(of_sum * widened(own_y));
        if (j > 0) own_y += own_next;
        store(column_of(j) + own_column(), own_next);
        store(y_of(j) + own_column(), own_y);
    }

    LAPILLI_DEVICE void update_columns(int j, R shift, T wc) {
        if (!has_column(j)) return;
        const int i = own_column();
        const T vi = i == j ? T(1) : narrowed<T>(factor * widened(own));
        const T wi = fma(shift, vi, tau * own_y);
        own = own_next - fma(vi, wc, wi);
        space.elements[2 * lane_id()] = -conj(wi);
        space.elements[2 * lane_id() + 1] = -conj(vi);
        if (i == j) {
            store(p.d + j, real(own));
        } else if (j > 0) {
            store(global(i, j - 1), vi);
        }
    }

    LAPILLI_DEVICE void make_reflector(int j) {
        const double norm2 = norm_of(j);
        const T alpha = space.scalars[of_alpha];
        const auto h = Reflector<T>::of(alpha, norm2);
        factor = of_sum = h.factor;
        if constexpr (kBalances) of_sum = (1.0 / static_cast<double>(balance_of(norm2))) * factor;
        if (lane_id() == 0) {
            space.scalars[of_tau] = h.tau;
            space.factor[0] = factor;
        }
        if (block == 0 && lane_id() == 0) {
            store(p.e + j, h.beta);
            store(p.tau + j, h.tau);
        }
    }

    /// y of column j's reflector, and the next column.
    LAPILLI_DEVICE void publish(int j) {
        T sum[2] = {T(0), T(0)};
        LAPILLI_UNROLL
        for (int k = 0; k < Warps; ++k) {
            const T of_warp = has_column(j + 1) ? T(space.sums[k * kSlots + lane_id()]) : T(0);
            sum[k % 2] += of_warp;
        }
        own_y = sum[0] + sum[1];
        send(j + 1, j + 1);
    }

    const TridiagonalResident<T, R>& p;
    const int n, blocks, block;
    const Shape shape;
    const int slots, kept,
        stride;  // the block's columns, those of them in shared memory; what is between these
    const ResidentSpace<T, Shape> space;
    GridBarrier& grid;
    T tau = T(0);
    // The warps that multiply: in their rows v or the column that it is made of, w or y, the current column; the last of the
    // block's columns.
    Pack<T> v[kPacks] = {}, w[kPacks], x[kPacks], held[Shape::held][kPacks];
    // The warp that directs: in its columns the same, the next column as it stands; what makes v of the column, and A v of
    // the sums.
    T own = T(0), own_y = T(0), own_next = T(0);
    S factor = S(0), of_sum = S(0);
};

template <int Warps, class T>
__global__ void __launch_bounds__(ResidentShape<T, Warps>::threads, 1)
    tridiagonal_resident(const __grid_constant__ TridiagonalResident<T, real_t<T>> problem) {
    ResidentKernel<Warps, T>(problem).run();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
