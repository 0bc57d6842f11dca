// SPDX-License-Identifier: BSD-3-Clause
// Singular value decompositions with up to 192 rows and columns by one-sided Jacobi: a block for each matrix.
//
//     a column      A group of lanes has a pair of columns at a time, a lane some of their rows. The pair is made orthogonal, and V
//     +----+        gets the same rotation, which begins as the identity: A V = (A's columns), and in the end their lengths are
//     | A  |        the singular values, their directions U. Then all groups meet, and columns change partners as in a tournament.
//     +----+
//     | V  |        A wide matrix is the adjoint of a tall one. Columns are in shared memory; where they do not fit V is in device
//     +----+        memory, or both are. A column without length has no direction: U is completed by unit vectors, made orthogonal to the others.
//
// Bytes of shared memory, a step: a pair of columns of A and V there and back for 5 multiply-adds a row of A and 4 a row of V, in
// real numbers. Bound by shared memory, and below order 32 by what waits: sums over lanes, roots, barriers.
#pragma once

#include "batch/jacobi.cuh"
#include "batch/jacobi_groups.cuh"
#include "batch/table.cuh"
#include "batch_svd/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T, int Rows, BatchSvdPlace Place>
class SvdOfBlock : JacobiGroups<BatchSvdShape<T, Rows>::lanes> {
    using R = real_t<T>;
    using Shape = BatchSvdShape<T, Rows>;
    using Groups = JacobiGroups<Shape::lanes>;
    using Groups::lane, Groups::group, Groups::groups, Groups::row, Groups::sum_of_group,
        Groups::largest_of_block;
    static constexpr int kLanes = Shape::lanes, kRows = Shape::rows;
    static constexpr bool kHasA = Place != BatchSvdPlace::work, kHasV = Place == BatchSvdPlace::shared;
    static constexpr bool kDouble = sizeof(R) == 8;
    /// The largest element is brought to 2^kScale, so that the squares of squares of what rounding errors leave of a column are normal
    /// numbers, and those of a long one finite.
    static constexpr int kScale = kDouble ? 200 : 24;
    /// Squares of lengths up to it are those of columns without a direction: far below rounding errors of the largest.
    static constexpr R kNone = kDouble ? R(0x1p-400) : R(0x1p-60);

  public:
    LAPILLI_DEVICE SvdOfBlock(const BatchSvdArgs<T>& args, const BatchSvdPlan& how)
        : p(args),
          plan(how),
          matrix_(block_id()),
          wide_(args.a.rows < args.a.cols),
          players_(how.cols + how.cols % 2),
          work_(kHasV ? nullptr
                      : args.work + matrix_ * batch_svd_work<T>(args.a.rows, args.a.cols, how.rows_of_v > 0)),
          columns_(shared<T>(0, static_cast<std::size_t>(how.ld * how.cols))),
          products_(shared<T>(products_at(), static_cast<std::size_t>(how.cols))),
          sizes_(shared<R>(sizes_at(), static_cast<std::size_t>(how.cols))),
          sums_(shared<R>(sums_at(), static_cast<std::size_t>(max(how.rows, 32)))),
          order_(shared<int>(order_at(), static_cast<std::size_t>(how.cols))),
          told_(shared<float>(told_at(), 64)) {}

    LAPILLI_DEVICE void solve() {
        if (!find_scale()) return tell(batch_not_finite);
        fill();
        bool converged = false;
        for (int sweep = 0; sweep < jacobi_sweeps && !converged; ++sweep) converged = this->sweep();
        if (!converged) return tell(plan.cols);
        measure();
        write_values();
        if (p.vectors()) {
            normalize();
            for (int j = 0; j < plan.cols; ++j)
                if (R(sizes_[j]) <= kNone) complete(j);
            write_vectors();
        }
        tell(0);
    }

  private:
    LAPILLI_DEVICE std::size_t products_at() const {
        return static_cast<std::size_t>(plan.ld * plan.cols) * sizeof(T);
    }
    LAPILLI_DEVICE std::size_t sizes_at() const {
        return products_at() + static_cast<std::size_t>(plan.cols) * sizeof(T);
    }
    LAPILLI_DEVICE std::size_t sums_at() const {
        return sizes_at() + static_cast<std::size_t>(plan.cols) * sizeof(R);
    }
    LAPILLI_DEVICE std::size_t order_at() const {
        return sums_at() + static_cast<std::size_t>(max(plan.rows, 32)) * sizeof(R);
    }
    LAPILLI_DEVICE std::size_t told_at() const {
        return order_at() + static_cast<std::size_t>(plan.cols) * sizeof(int);
    }

    LAPILLI_DEVICE void tell(std::int64_t info) const {
        if (thread_id() == 0) store(p.infos + matrix_, info);
    }

    /// Row i of column j of A, and of V.
    LAPILLI_DEVICE T get(int i, int j) const {
        if constexpr (kHasA) {
            const T x = columns_[i + j * plan.ld];
            return x;
        } else {
            return load(work_ + i + j * plan.height());
        }
    }
    LAPILLI_DEVICE void put(int i, int j, T x) const {
        if constexpr (kHasA) {
            columns_[i + j * plan.ld] = x;
        } else {
            store(work_ + i + j * plan.height(), x);
        }
    }
    LAPILLI_DEVICE T get_v(int i, int j) const {
        if constexpr (kHasA && !kHasV) {
            return load(work_ + i + j * plan.cols);
        } else {
            return get(plan.rows + i, j);
        }
    }
    LAPILLI_DEVICE void put_v(int i, int j, T x) const {
        if constexpr (kHasA && !kHasV) {
            store(work_ + i + j * plan.cols, x);
        } else {
            put(plan.rows + i, j, x);
        }
    }

    /// f(i, j, element) for all of A, neighbouring threads for neighbouring elements.
    template <class F>
    LAPILLI_DEVICE void over_matrix(F f) const {
        const int m = static_cast<int>(p.a.rows), n = static_cast<int>(p.a.cols);
        const T* const a = p.a.data + matrix_ * p.a.stride;
        for (int e = thread_id(); e < m * n; e += thread_count())
            f(e % m, e / m, load(a + e % m + e / m * p.a.ld));
    }
    /// False where a number is not finite.
    LAPILLI_DEVICE bool find_scale() {
        R most = 0;
        bool finite = true;
        over_matrix([&](int, int, T x) {
            finite = finite && is_finite(x);
            most = max(most, larger_part(x));
        });
        LAPILLI_UNROLL
        for (int step = 16; step > 0; step /= 2) most = max(most, shuffle_xor(most, step));
        if (lane_id() == 0) sums_[warp_id()] = most;
        if (sync_and(finite) == 0) return false;
        for (int warp = 0; warp < thread_count() / 32; ++warp) {
            const R its = sums_[warp];
            most = max(most, its);
        }
        scale_ = BatchScale<R>::to(kScale, most);
        sync();
        return true;
    }
    LAPILLI_DEVICE void fill() const {
        over_matrix([&](int i, int j, T x) {
            const T scaled = scale_.in(x);
            wide_ ? put(j, i, conj(scaled)) : put(i, j, scaled);
        });
        for (int e = thread_id(); e < plan.rows_of_v * plan.cols; e += thread_count())
            put_v(e % plan.cols, e / plan.cols, e % plan.cols == e / plan.cols ? from_real<T>(R(1)) : T(0));
        sync();
    }

    /// The squares of the columns' lengths. They are followed from rotation to rotation, and errors add up.
    LAPILLI_DEVICE void measure() const {
        for (int first = 0; first < plan.cols; first += groups()) {
            const int j = first + group();
            const R sum = square_of(j, j < plan.cols);
            if (j < plan.cols && lane() == 0) sizes_[j] = sum;
        }
        sync();
    }
    LAPILLI_DEVICE R square_of(int j, bool there) const {
        R sum = 0;
        LAPILLI_UNROLL
        for (int e = 0; e < kRows; ++e)
            if (there && row(e) < plan.rows) sum += abs2(get(row(e), j));
        return sum_of_group(sum);
    }

    /// Columns of all lengths: a product of two cosines comes back in a third one, and where lengths are alike that of a cosine
    /// and a tangent.
    LAPILLI_DEVICE bool sweep() const {
        JacobiProgress progress;
        measure();
        for (int step = 0; step < players_ - 1; ++step) {
            for (int first = 0; first < players_ / 2; first += groups())
                meet(step, first + group(), progress);
            sync();
        }
        progress.cosine = largest_of_block(progress.cosine, told_, 0);
        progress.tangent = max(progress.cosine, largest_of_block(progress.tangent, told_, 32));
        return progress.template is_over<R>(plan.cols);
    }
    LAPILLI_DEVICE void meet(int step, int k, JacobiProgress& progress) const {
        const Table table = Table::of(players_, step, k < players_ / 2 ? k : 0);
        const int first = min(table.first, table.second), second = max(table.first, table.second);
        const bool there = k < players_ / 2 && second < plan.cols;
        const R size_first = there ? R(sizes_[first]) : R(0), size_second = there ? R(sizes_[second]) : R(0);
        T x[kRows], y[kRows];
        CrossSum<T> cross;
        LAPILLI_UNROLL
        for (int e = 0; e < kRows; ++e) {
            const bool inside = there && row(e) < plan.rows;
            x[e] = inside ? get(row(e), first) : T(0);
            y[e] = inside ? get(row(e), second) : T(0);
            cross.add(x[e], y[e]);
        }
        const auto rotation = JacobiRotation<T>::of(size_first, size_second, sum_of_group(cross.value()),
                                                    true, there, progress);
        // All lanes have read the sizes.
        sync_warp();
        if (!there || (real(rotation.w) == R(0) && imag(rotation.w) == R(0))) return;
        if (lane() == 0) {
            sizes_[first] = size_first - rotation.change;
            sizes_[second] = size_second + rotation.change;
        }
        LAPILLI_UNROLL
        for (int e = 0; e < kRows; ++e) {
            if (row(e) >= plan.rows) continue;
            put(row(e), first, fma(-rotation.w, y[e], rotation.c * x[e]));
            put(row(e), second, fma(conj(rotation.w), x[e], rotation.c * y[e]));
        }
        for (int i = lane(); i < plan.rows_of_v; i += kLanes) {
            const T before = get_v(i, first), other = get_v(i, second);
            put_v(i, first, fma(-rotation.w, other, rotation.c * before));
            put_v(i, second, fma(conj(rotation.w), before, rotation.c * other));
        }
    }

    /// In descending order, and which columns they are of.
    LAPILLI_DEVICE void write_values() const {
        for (int j = thread_id(); j < plan.cols; j += thread_count()) {
            const R own = sizes_[j];
            int rank = 0;
            for (int other = 0; other < plan.cols; ++other) {
                const R its = sizes_[other];
                rank += its > own || (its == own && other < j) ? 1 : 0;
            }
            order_[rank] = j;
            store(p.s + matrix_ * plan.cols + rank, scale_.out(sqrt(own)));
        }
        sync();
    }

    /// U for A's columns, zeros for those without a direction; and V, whose lengths rounding errors have changed a little.
    LAPILLI_DEVICE void normalize() const {
        for (int first = 0; first < plan.cols; first += groups()) {
            const int j = first + group();
            const bool there = j < plan.cols;
            R square = 0;
            for (int i = lane(); there && i < plan.rows_of_v; i += kLanes) square += abs2(get_v(i, j));
            square = sum_of_group(square);
            const R size = there ? R(sizes_[j]) : R(0), length = sqrt(size), length_of_v = sqrt(square);
            for (int i = lane(); there && i < plan.rows; i += kLanes)
                put(i, j, size > kNone ? quotient(get(i, j), length) : T(0));
            for (int i = lane(); there && i < plan.rows_of_v; i += kLanes)
                put_v(i, j, quotient(get_v(i, j), length_of_v));
        }
        sync();
    }
    /// Column j := the unit vector that the others have least of, made orthogonal to them.
    LAPILLI_DEVICE void complete(int j) const {
        for (int i = thread_id(); i < plan.rows; i += thread_count()) {
            R sum = 0;
            for (int l = 0; l < plan.cols; ++l) sum += abs2(get(i, l));
            sums_[i] = sum;
        }
        sync();
        int least = 0;
        for (int i = 1; i < plan.rows; ++i)
            if (R(sums_[i]) < R(sums_[least])) least = i;
        sync();
        if (thread_id() == 0) put(least, j, from_real<T>(R(1)));
        sync();
        for (int turn = 0; turn < 2; ++turn) subtract_others(j);
        const R length = sqrt(square_of(j, true));
        sync();
        for (int i = thread_id(); i < plan.rows; i += thread_count()) put(i, j, quotient(get(i, j), length));
        sync();
    }
    /// Columns that are still without a direction are zero.
    LAPILLI_DEVICE void subtract_others(int j) const {
        for (int first = 0; first < plan.cols; first += groups()) {
            const int l = first + group();
            T sum(0);
            for (int i = lane(); i < plan.rows && l < plan.cols; i += kLanes)
                sum = conj_fma(get(i, l), get(i, j), sum);
            sum = sum_of_group(sum);
            if (l < plan.cols && lane() == 0) products_[l] = l == j ? T(0) : sum;
        }
        sync();
        for (int i = thread_id(); i < plan.rows; i += thread_count()) {
            T x = get(i, j);
            for (int l = 0; l < plan.cols; ++l) {
                const T product = products_[l];
                x = fma(-product, get(i, l), x);
            }
            put(i, j, x);
        }
        sync();
    }

    /// Of a wide matrix the two sets change places.
    LAPILLI_DEVICE T left(int i, int j) const { return wide_ ? get_v(i, j) : get(i, j); }
    LAPILLI_DEVICE T right(int i, int j) const { return wide_ ? get(i, j) : get_v(i, j); }
    LAPILLI_DEVICE void write_vectors() const {
        const int m = static_cast<int>(p.u.rows), n = static_cast<int>(p.vt.cols);
        T* const u = p.u.data + matrix_ * p.u.stride;
        T* const vt = p.vt.data + matrix_ * p.vt.stride;
        for (int e = thread_id(); e < m * plan.cols; e += thread_count()) {
            const int column = order_[e / m];
            store(u + e % m + e / m * p.u.ld, left(e % m, column));
        }
        for (int e = thread_id(); e < plan.cols * n; e += thread_count()) {
            const int r = e % plan.cols, column = order_[r];
            store(vt + r + e / plan.cols * p.vt.ld, conj(right(e / plan.cols, column)));
        }
    }

    const BatchSvdArgs<T>& p;
    const BatchSvdPlan& plan;
    const std::int64_t matrix_;
    const bool wide_;
    const int players_;
    T* const work_;
    const Shared<T> columns_, products_;
    const Shared<R> sizes_, sums_;
    const Shared<int> order_;
    const Shared<float> told_;
    BatchScale<R> scale_;
};

template <class T, int Rows, BatchSvdPlace Place>
__global__ void __launch_bounds__(BatchSvdShape<T, Rows>::threads)
    svd_of_block(const __grid_constant__ BatchSvdArgs<T> p, const __grid_constant__ BatchSvdPlan plan) {
    SvdOfBlock<T, Rows, Place>(p, plan).solve();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
