// SPDX-License-Identifier: BSD-3-Clause
// Eigenproblems of order up to 192 by one-sided Jacobi: a block for each matrix.
//
//     shared memory: two panels of columns        A group of 8 to 32 lanes has two pairs of columns in registers at a time, and makes
//     +---+---+---+---+ +---+---+---+---+         each of one orthogonal to each of the other: four rotations for one way there and
//     | a   a | b   b | | c   c | d   d |         back. Then all groups meet, and pairs change partners: 0 stays, the others go
//     | :   : | :   : | | :   : | :   : |         round in a circle, so that after all steps each has met each.
//     +---+---+---+---+ +---+---+---+---+
//     group 0: a, d     group 1: b, c             Of a matrix that does not fit, panels go round in the same way, and come from and
//     then 0: a, c   1: d, b   ...                go to device memory. In the first round all columns of two panels meet, later
//                                                 those of one and those of the other.
//
// Bytes of shared memory, a step: four columns there and back for four rotations, each 5 multiply-adds a row
// in real numbers. Bound by shared memory, 16 elements a clock and multiprocessor, and below order 96 by what
// waits: sums over lanes, roots, barriers.
#pragma once

#include "batch/jacobi.cuh"
#include "batch/jacobi_groups.cuh"
#include "batch/plan.hpp"
#include "batch/table.cuh"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T, int Order>
class JacobiOfBlock : JacobiGroups<JacobiShape<T, Order>::lanes> {
    using R = real_t<T>;
    using Shape = JacobiShape<T, Order>;
    using Groups = JacobiGroups<Shape::lanes>;
    using Groups::lane, Groups::group, Groups::groups, Groups::row, Groups::sum_of_group,
        Groups::largest_of_block;
    static constexpr int kRows = Shape::rows, kLd = Shape::ld;

  public:
    LAPILLI_DEVICE JacobiOfBlock(const BatchSyevArgs<T>& args, const JacobiPlan& how)
        : p(args),
          plan(how),
          matrix_(block_id()),
          n_(static_cast<int>(args.a.n)),
          lower_(args.uplo == Uplo::lower),
          a_(args.a.data + matrix_ * args.a.stride),
          work_(args.work + matrix_ * batch_syev_work<T>(n_)),
          columns_(shared<T>(0, static_cast<std::size_t>(how.columns() * kLd))),
          sizes_(shared<R>(sizes_at(), static_cast<std::size_t>(how.columns()))),
          values_(shared<R>(values_at(), Order)),
          ranks_(shared<int>(ranks_at(), Order)),
          told_(shared<float>(told_at(), 64)) {}

    LAPILLI_DEVICE void solve() {
        if (load(p.infos + matrix_) != 0) return;
        if (!find_scale()) {
            if (thread_id() == 0) store(p.infos + matrix_, batch_not_finite);
            return;
        }
        fill(shift());
        bool converged = false;
        for (int sweep = 0; sweep < jacobi_sweeps && !converged; ++sweep) converged = this->sweep();
        if (!converged) {
            if (thread_id() == 0) store(p.infos + matrix_, static_cast<std::int64_t>(n_));
            return;
        }
        normalize();
        find_ranks();
        write();
    }

  private:
    LAPILLI_DEVICE std::size_t sizes_at() const {
        return static_cast<std::size_t>(plan.columns() * kLd) * sizeof(T);
    }
    LAPILLI_DEVICE std::size_t values_at() const {
        return sizes_at() + static_cast<std::size_t>(plan.columns()) * sizeof(R);
    }
    LAPILLI_DEVICE std::size_t ranks_at() const { return values_at() + Order * sizeof(R); }
    LAPILLI_DEVICE std::size_t told_at() const { return ranks_at() + Order * sizeof(int); }

    /// f(i, j, element) for the stored triangle, neighbouring lanes for neighbouring elements.
    template <class F>
    LAPILLI_DEVICE void over_triangle(F f) const {
        for (int j = warp_id(); j < n_; j += thread_count() / 32) {
            for (int i = lane_id() + (lower_ ? j / 32 * 32 : 0); i < (lower_ ? n_ : j + 1); i += 32) {
                if (lower_ && i < j) continue;
                const T x = load(a_ + i + j * p.a.ld);
                f(i, j, i == j ? from_real<T>(real(x)) : x);
            }
        }
    }

    /// False where a number is not finite. The largest element passes through shared memory as a whole number
    /// of its own precision: by the exponent alone, which is all that a power of two needs.
    LAPILLI_DEVICE bool find_scale() {
        R most = 0;
        bool finite = true;
        over_triangle([&](int, int, T x) {
            finite = finite && is_finite(x);
            most = max(most, larger_part(x));
        });
        LAPILLI_UNROLL
        for (int step = 16; step > 0; step /= 2) most = max(most, shuffle_xor(most, step));
        if (lane_id() == 0) values_[warp_id()] = most;
        if (sync_and(finite) == 0) return false;
        for (int warp = 0; warp < thread_count() / 32; ++warp) {
            const R its = values_[warp];
            most = max(most, its);
        }
        scale_ = BatchScale<R>::of(most);
        sync();
        return true;
    }

    /// Twice the largest sum of a row; 1 for a matrix of zeros.
    LAPILLI_DEVICE R shift() const {
        R most = 0;
        for (int j = warp_id(); j < n_; j += thread_count() / 32) {
            R sum = 0;
            for (int i = lane_id(); i < n_; i += 32)
                sum += size_bound(scale_.in(hermitian_element(a_, p.a.ld, lower_, i, j)));
            LAPILLI_UNROLL
            for (int step = 16; step > 0; step /= 2) sum += shuffle_xor(sum, step);
            most = max(most, sum);
        }
        if (lane_id() == 0) values_[warp_id()] = most;
        sync();
        for (int warp = 0; warp < thread_count() / 32; ++warp) {
            const R its = values_[warp];
            most = max(most, its);
        }
        sync();
        return most > R(0) ? R(2) * most : R(1);
    }

    /// G to shared memory, with zeros around it, or to `work`.
    LAPILLI_DEVICE void fill(R shift) const {
        if (plan.stays()) {
            for (int e = thread_id(); e < plan.columns() * kLd; e += thread_count()) columns_[e] = T(0);
            sync();
        }
        over_triangle([&](int i, int j, T x) {
            const T g = scale_.in(x) + (i == j ? from_real<T>(shift) : T(0));
            if (plan.stays()) {
                columns_[i + j * kLd] = g;
                if (i != j) columns_[j + i * kLd] = conj(g);
            } else {
                store(work_ + i + static_cast<std::int64_t>(j) * n_, g);
                if (i != j) store(work_ + j + static_cast<std::int64_t>(i) * n_, conj(g));
            }
        });
        sync();
    }

    LAPILLI_DEVICE bool sweep() {
        JacobiProgress progress;
        for (int round = 0; round < plan.panels - 1; ++round) {
            for (int k = 0; k < plan.panels / 2; ++k) {
                const Table pair = Table::of(plan.panels, round, k);
                if (!plan.stays()) bring(pair);
                measure();
                if (round == 0) {
                    all_meet(progress);
                } else {
                    panels_meet(progress);
                }
                if (!plan.stays()) take_back(pair);
            }
        }
        progress.cosine = largest_of_block(progress.cosine, told_, 0);
        progress.tangent = largest_of_block(progress.tangent, told_, 32);
        return progress.template is_over<R>(n_);
    }

    /// Column of the matrix that is in place `place` of shared memory.
    LAPILLI_DEVICE int column_at(const Table& pair, int place) const {
        return place < plan.width ? pair.first * plan.width + place
                                  : pair.second * plan.width + place - plan.width;
    }
    LAPILLI_DEVICE void bring(const Table& pair) const {
        for (int place = warp_id(); place < plan.columns(); place += thread_count() / 32) {
            const int j = column_at(pair, place);
            for (int i = lane_id(); i < kLd; i += 32)
                columns_[i + place * kLd] =
                    i < n_ && j < n_ ? load(work_ + i + static_cast<std::int64_t>(j) * n_) : T(0);
        }
        sync();
    }
    LAPILLI_DEVICE void take_back(const Table& pair) const {
        for (int place = warp_id(); place < plan.columns(); place += thread_count() / 32) {
            const int j = column_at(pair, place);
            for (int i = lane_id(); i < n_ && j < n_; i += 32)
                store(work_ + i + static_cast<std::int64_t>(j) * n_, columns_[i + place * kLd]);
        }
        sync();
    }
    /// The squares of the columns' lengths, computed again: they are followed from rotation to rotation, and
    /// errors add up.
    LAPILLI_DEVICE void measure() const {
        for (int first = 0; first < plan.columns(); first += groups()) {
            const int place = first + group();
            R sum = 0;
            LAPILLI_UNROLL
            for (int e = 0; e < kRows; ++e) {
                if (place < plan.columns()) {
                    const T x = columns_[row(e) + place * kLd];
                    sum += abs2(x);
                }
            }
            sum = sum_of_group(sum);
            if (place < plan.columns() && lane() == 0) sizes_[place] = sum;
        }
        sync();
    }

    LAPILLI_DEVICE void all_meet(JacobiProgress& progress) const {
        const int pairs = plan.width;
        for (int step = 0; step < pairs - 1; ++step) {
            const Table table = Table::of(pairs, step, group());
            meet(table, group() < pairs / 2, step == 0, progress);
        }
    }
    LAPILLI_DEVICE void panels_meet(JacobiProgress& progress) const {
        const int pairs = plan.width / 2;
        for (int step = 0; step < pairs; ++step)
            meet({group(), pairs + (group() + step) % pairs}, group() < pairs, false, progress);
    }

    /// Two pairs of columns meet; with `within` also the columns of each pair.
    LAPILLI_DEVICE void meet(const Table& table, bool there, bool within, JacobiProgress& progress) const {
        const int place[4] = {2 * table.first, 2 * table.first + 1, 2 * table.second, 2 * table.second + 1};
        T x[4][kRows];
        R size[4];
        LAPILLI_UNROLL
        for (int c = 0; c < 4; ++c) {
            size[c] = there ? R(sizes_[place[c]]) : R(0);
            LAPILLI_UNROLL
            for (int e = 0; e < kRows; ++e) x[c][e] = there ? T(columns_[row(e) + place[c] * kLd]) : T(0);
        }
        // Two rotations at a time have no column in common.
        if (within) rotate<0, 1, 2, 3>(x, size, there, progress);
        rotate<0, 2, 1, 3>(x, size, there, progress);
        rotate<0, 3, 1, 2>(x, size, there, progress);
        // All lanes have read the sizes.
        sync_warp();
        if (there) {
            LAPILLI_UNROLL
            for (int c = 0; c < 4; ++c) {
                if (lane() == 0) sizes_[place[c]] = size[c];
                LAPILLI_UNROLL
                for (int e = 0; e < kRows; ++e) columns_[row(e) + place[c] * kLd] = x[c][e];
            }
        }
        sync();
    }
    template <int P, int Q, int S, int U>
    LAPILLI_DEVICE static void rotate(T (&x)[4][kRows], R (&size)[4], bool there, JacobiProgress& progress) {
        CrossSum<T> one, two;
        LAPILLI_UNROLL
        for (int e = 0; e < kRows; ++e) {
            one.add(x[P][e], x[Q][e]);
            two.add(x[S][e], x[U][e]);
        }
        apply<P, Q>(x, size, sum_of_group(one.value()), there, progress);
        apply<S, U>(x, size, sum_of_group(two.value()), there, progress);
    }
    template <int P, int Q>
    LAPILLI_DEVICE static void apply(T (&x)[4][kRows], R (&size)[4], T product, bool there,
                                     JacobiProgress& progress) {
        const auto rotation = JacobiRotation<T>::of(size[P], size[Q], product, true, there, progress);
        size[P] -= rotation.change;
        size[Q] += rotation.change;
        LAPILLI_UNROLL
        for (int e = 0; e < kRows; ++e) {
            const T before = x[P][e];
            x[P][e] = fma(-rotation.w, x[Q][e], rotation.c * before);
            x[Q][e] = fma(conj(rotation.w), before, rotation.c * x[Q][e]);
        }
    }

    LAPILLI_DEVICE T column_element(int i, int j) const {
        if (i >= n_ || j >= n_) return T(0);
        return plan.stays() ? T(columns_[i + j * kLd]) : load(work_ + i + static_cast<std::int64_t>(j) * n_);
    }
    /// Vectors for columns, and their values.
    LAPILLI_DEVICE void normalize() const {
        for (int first = 0; first < n_; first += groups()) {
            const int j = first + group();
            T v[kRows];
            R size = 0;
            LAPILLI_UNROLL
            for (int e = 0; e < kRows; ++e) {
                v[e] = column_element(row(e), j);
                size += abs2(v[e]);
            }
            size = sum_of_group(size);
            const R length = sqrt(size);
            LAPILLI_UNROLL
            for (int e = 0; e < kRows; ++e) {
                if (row(e) >= n_ || j >= n_) continue;
                if (plan.stays()) {
                    columns_[row(e) + j * kLd] = quotient(v[e], length);
                } else {
                    store(work_ + row(e) + static_cast<std::int64_t>(j) * n_, quotient(v[e], length));
                }
            }
        }
        sync();
        for (int first = 0; first < n_; first += 4 * groups()) find_values(first + 4 * group());
        sync();
    }
    /// v^H A v of four columns at a time, for which an element of A is read once.
    LAPILLI_DEVICE void find_values(int first) const {
        T v[4][kRows];
        R value[4] = {R(0), R(0), R(0), R(0)};
        LAPILLI_UNROLL
        for (int c = 0; c < 4; ++c) {
            LAPILLI_UNROLL
            for (int e = 0; e < kRows; ++e) v[c][e] = column_element(row(e), first + c);
        }
        for (int k = 0; k < n_ && first < n_; ++k) {
            T sum[4] = {T(0), T(0), T(0), T(0)};
            LAPILLI_UNROLL
            for (int e = 0; e < kRows; ++e) {
                const int i = row(e);
                if (i >= n_ || (lower_ ? i < k : i > k)) continue;
                const T stored = scale_.in(load(a_ + i + k * p.a.ld));
                // Diagonal elements count once, the others twice.
                const T element = i == k ? from_real<T>(real(stored) / 2) : stored;
                LAPILLI_UNROLL
                for (int c = 0; c < 4; ++c) sum[c] = conj_fma(v[c][e], element, sum[c]);
            }
            LAPILLI_UNROLL
            for (int c = 0; c < 4; ++c) value[c] += R(2) * real(sum[c] * column_element(k, first + c));
        }
        LAPILLI_UNROLL
        for (int c = 0; c < 4; ++c) {
            const R all = sum_of_group(value[c]);
            if (lane() == 0 && first + c < n_) values_[first + c] = all;
        }
    }

    LAPILLI_DEVICE void find_ranks() const {
        for (int j = thread_id(); j < n_; j += thread_count()) {
            const R own = values_[j];
            int rank = 0;
            for (int other = 0; other < n_; ++other) {
                const R its = values_[other];
                rank += its < own || (its == own && other < j) ? 1 : 0;
            }
            ranks_[j] = rank;
            store(p.w + matrix_ * n_ + rank, scale_.out(own));
        }
        sync();
    }
    LAPILLI_DEVICE void write() const {
        if (!p.vectors) return;
        for (int j = warp_id(); j < n_; j += thread_count() / 32) {
            const int rank = ranks_[j];
            T* const to = p.a.data + matrix_ * p.a.stride + rank * p.a.ld;
            for (int i = lane_id(); i < n_; i += 32) store(to + i, column_element(i, j));
        }
    }

    const BatchSyevArgs<T>& p;
    const JacobiPlan& plan;
    const std::int64_t matrix_;
    const int n_;
    const bool lower_;
    const T* const a_;
    T* const work_;
    const Shared<T> columns_;
    const Shared<R> sizes_, values_;
    const Shared<int> ranks_;
    const Shared<float> told_;
    BatchScale<R> scale_;
};

template <class T, int Order>
__global__ void __launch_bounds__(JacobiShape<T, Order>::threads)
    jacobi_of_block(const __grid_constant__ BatchSyevArgs<T> p, const __grid_constant__ JacobiPlan plan) {
    JacobiOfBlock<T, Order>(p, plan).solve();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
