// SPDX-License-Identifier: BSD-3-Clause
// Singular value decompositions with up to 192 rows and columns by one-sided Jacobi: a block for each matrix.
//
//     a column      A group of lanes has a pair of columns at a time, a lane some of their rows. The pair is made orthogonal, and V
//     +----+        gets the same rotation, which begins as the identity: A V = (A's columns), and in the end their lengths are
//     | A  |        the singular values, their directions U. Then all groups meet, and columns change partners as in a tournament.
//     +----+
//     | V  |        A wide matrix is the adjoint of a tall one. Columns are in shared memory; where they do not fit they are in device
//     +----+        memory, and two panels of them in shared memory: within a sweep each panel meets each, and in one of these meetings
//                   its own columns meet. A column without length has no direction: U is completed by unit vectors, made orthogonal to
//                   the others.
//
// Bytes of shared memory, a step: a pair of columns of A and V there and back for 5 multiply-adds a row of A
// and 4 a row of V, in real numbers. Bound by shared memory, and below order 32 by what waits: sums over
// lanes, roots, barriers.
#pragma once

#include "batch/jacobi.cuh"
#include "batch/jacobi_groups.cuh"
#include "batch/table.cuh"
#include "batch_svd/args.hpp"

namespace lapilli::kernels {
inline namespace LAPILLI_TARGET {
using namespace arch;

template <class T, int Rows, BatchSvdWay Way>
class SvdOfBlock : JacobiGroups<BatchSvdShape<T, Rows>::lanes> {
    using R = real_t<T>;
    using Shape = BatchSvdShape<T, Rows>;
    using Groups = JacobiGroups<Shape::lanes>;
    using Groups::lane, Groups::group, Groups::groups, Groups::row, Groups::sum_of_group,
        Groups::largest_of_block;
    static constexpr int kLanes = Shape::lanes, kRows = Shape::rows;
    static constexpr bool kPanels = Way != BatchSvdWay::tournament, kResident = Way != BatchSvdWay::panels;
    static constexpr bool kDouble = sizeof(R) == 8;
    /// The largest element is brought to 2^kScale, so that the squares of squares of what rounding errors
    /// leave of a column are normal numbers, and those of a long one finite.
    static constexpr int kScale = kDouble ? 200 : 24;
    /// Squares of lengths up to it are those of columns without a direction: far below rounding errors of the
    /// largest.
    static constexpr R kNone = kDouble ? R(0x1p-400) : R(0x1p-60);

  public:
    LAPILLI_DEVICE SvdOfBlock(const BatchSvdArgs<T>& args, const BatchSvdPlan& how)
        : p(args),
          plan(how),
          matrix_(block_id()),
          wide_(args.a.rows < args.a.cols),
          work_(kResident
                    ? nullptr
                    : args.work + matrix_ * batch_svd_work<T>(args.a.rows, args.a.cols, how.rows_of_v > 0)),
          columns_(shared<T>(0, static_cast<std::size_t>(how.ld * how.columns()))),
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
        return static_cast<std::size_t>(plan.ld * plan.columns()) * sizeof(T);
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

    /// Row i of column j of A, and of V, where all columns are.
    LAPILLI_DEVICE T get(int i, int j) const {
        if constexpr (kResident) {
            const T x = columns_[i + j * plan.ld];
            return x;
        } else {
            return load(work_ + i + j * plan.height());
        }
    }
    LAPILLI_DEVICE void put(int i, int j, T x) const {
        if constexpr (kResident) {
            columns_[i + j * plan.ld] = x;
        } else {
            store(work_ + i + j * plan.height(), x);
        }
    }
    LAPILLI_DEVICE T get_v(int i, int j) const { return get(plan.rows + i, j); }
    LAPILLI_DEVICE void put_v(int i, int j, T x) const { put(plan.rows + i, j, x); }

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

    /// Columns of all lengths: a product of two cosines comes back in a third one, and where lengths are
    /// alike that of a cosine and a tangent.
    LAPILLI_DEVICE bool sweep() const {
        JacobiProgress progress;
        measure();
        if constexpr (!kPanels) {
            tournament(plan.cols + plan.cols % 2, {0, 0}, progress);
        } else {
            for (int first = 0; first + 1 < plan.panels; ++first) {
                bring(0, first);
                for (int second = first + 1; second < plan.panels; ++second) {
                    bring(1, second);
                    arrive();
                    if (first % 2 == 0 && second == first + 1) {
                        tournament(2 * plan.panel, {first, second}, progress);
                    } else {
                        meet_panels({first, second}, progress);
                    }
                    take_away(1, second);
                }
                take_away(0, first);
            }
        }
        progress.cosine = largest_of_block(progress.cosine, told_, 0);
        progress.tangent = max(progress.cosine, largest_of_block(progress.tangent, told_, 32));
        return progress.template is_over<R>(plan.cols);
    }

    /// The two panels that meet. A player is a column of the first, or behind these one of the second.
    struct Panels {
        int first, second;
    };
    LAPILLI_DEVICE int column_of(int player, Panels two) const {
        if constexpr (!kPanels) return player;
        return player < plan.panel ? two.first * plan.panel + player
                                   : two.second * plan.panel + player - plan.panel;
    }
    /// Each player meets each.
    LAPILLI_DEVICE void tournament(int players, Panels two, JacobiProgress& progress) const {
        for (int step = 0; step < players - 1; ++step) {
            for (int begin = 0; begin < players / 2; begin += groups()) {
                const int k = begin + group();
                const Table table = Table::of(players, step, k < players / 2 ? k : 0);
                meet(min(table.first, table.second), max(table.first, table.second), k < players / 2, two,
                     progress);
            }
            sync();
        }
    }
    /// Each column of one meets each of the other.
    LAPILLI_DEVICE void meet_panels(Panels two, JacobiProgress& progress) const {
        for (int step = 0; step < plan.panel; ++step) {
            for (int begin = 0; begin < plan.panel; begin += groups()) {
                const int k = begin + group();
                meet(k < plan.panel ? k : 0, plan.panel + (k + step) % plan.panel, k < plan.panel, two,
                     progress);
            }
            sync();
        }
    }

    /// A panel to the half 0 or 1 of the columns in shared memory, and back: a warp has a column at a time.
    template <class F>
    LAPILLI_DEVICE void over_panel(int half, int panel, F f) const {
        if constexpr (!kResident) {
            const int first = panel * plan.panel, count = min(plan.panel, plan.cols - first);
            for (int c = warp_id(); c < count; c += thread_count() / 32) {
                T* const column = work_ + (first + c) * plan.height();
                for (int i = lane_id(); i < plan.height(); i += 32)
                    f((half * plan.panel + c) * plan.ld + i, column + i);
            }
        }
    }
    LAPILLI_DEVICE void bring(int half, int panel) const {
        over_panel(half, panel, [&](int at, const T* from) { copy_async<sizeof(T)>(columns_, at, from); });
        if constexpr (!kResident) copy_async_commit();
    }
    LAPILLI_DEVICE void arrive() const {
        if constexpr (kResident) return;
        copy_async_wait<0>();
        sync();
    }
    /// The block has met behind the last step.
    LAPILLI_DEVICE void take_away(int half, int panel) const {
        over_panel(half, panel, [&](int at, T* to) { store(to, T(columns_[at])); });
        if constexpr (!kResident) sync();
    }

    /// Two players, the first one with a column before the other's.
    LAPILLI_DEVICE void meet(int player, int other, bool there, Panels two, JacobiProgress& progress) const {
        const int first = column_of(player, two), second = column_of(other, two);
        there = there && second < plan.cols;
        const int x_at = (kResident ? first : player) * plan.ld,
                  y_at = (kResident ? second : other) * plan.ld;
        const R size_first = there ? R(sizes_[first]) : R(0), size_second = there ? R(sizes_[second]) : R(0);
        T x[kRows], y[kRows];
        CrossSum<T> cross;
        LAPILLI_UNROLL
        for (int e = 0; e < kRows; ++e) {
            const bool inside = there && row(e) < plan.rows;
            x[e] = inside ? T(columns_[x_at + row(e)]) : T(0);
            y[e] = inside ? T(columns_[y_at + row(e)]) : T(0);
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
            columns_[x_at + row(e)] = fma(-rotation.w, y[e], rotation.c * x[e]);
            columns_[y_at + row(e)] = fma(conj(rotation.w), x[e], rotation.c * y[e]);
        }
        for (int i = plan.rows + lane(); i < plan.height(); i += kLanes) {
            const T before = columns_[x_at + i], after = columns_[y_at + i];
            columns_[x_at + i] = fma(-rotation.w, after, rotation.c * before);
            columns_[y_at + i] = fma(conj(rotation.w), before, rotation.c * after);
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

    /// U for A's columns, zeros for those without a direction; and V, whose lengths rounding errors have
    /// changed a little.
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

    /// The two sets of vectors; those of a wide matrix change places.
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
    T* const work_;
    const Shared<T> columns_, products_;
    const Shared<R> sizes_, sums_;
    const Shared<int> order_;
    const Shared<float> told_;
    BatchScale<R> scale_;
};

template <class T, int Rows, BatchSvdWay Way>
__global__ void __launch_bounds__(BatchSvdShape<T, Rows>::threads, BatchSvdShape<T, Rows>::blocks)
    svd_of_block(const __grid_constant__ BatchSvdArgs<T> p, const __grid_constant__ BatchSvdPlan plan) {
    SvdOfBlock<T, Rows, Way>(p, plan).solve();
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::kernels
