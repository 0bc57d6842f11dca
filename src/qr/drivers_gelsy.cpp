// SPDX-License-Identifier: BSD-3-Clause
// GELSY between the caller's matrices and the device that computes. With A P = Q R, the leading rank-by-rank
// triangle R_11 of R, the rest of R below it taken for zero, and (R_11 R_12) = (T 0) Z:
//
//     X := P Z^H (T^-1 (Q^H B)_1; 0)
#include <algorithm>
#include <cmath>
#include <limits>

#include "base/instances.hpp"
#include "blas/triangular_left.hpp"
#include "lu/interchanges.hpp"
#include "matrix/delivery.hpp"
#include "qr/drivers.hpp"
#include "qr/drivers_common.hpp"
#include "qr/geqp3.hpp"
#include "qr/lapacks_range.hpp"
#include "qr/numerical_rank.hpp"
#include "qr/tzrzf.hpp"
#include "reduce/plain.hpp"
#include "reflectors/apply_q.hpp"
#include "runtime/call_plan.hpp"

namespace lapilli {
namespace {

/// The widths of what is done in blocks.
template <class T>
struct GelsyPlan {
    index_t nb, panel, rz, reflectors;
    GelsyPlan(Context& context, index_t steps)
        : nb(GeqrfPlan::of<T>(context, steps, steps).nb),
          panel(geqp3_width(context)),
          rz(rz_block<T>(context, steps)),
          reflectors(apply_q_block<T>(context, steps, ProductUse::updates)) {}
};

template <class T>
struct GelsyWork {
    CopiedOperand<T> a, b;
    typename Reductions<T>::Work columns_of_a, columns_of_b;
    Geqp3Work<T> geqp3;
    HostView<T> r;  ///< some columns of R
    TzrzfWork<T> tzrzf;
    ApplyQWork<T> apply_q;
    typename TriangularFromLeft<T>::Work triangle;
    ApplyRzWork<T> apply_rz;
    PermutationWork<T> permutation;

    GelsyWork(Arena& arena, const CopyPlan& of_a, const CopyPlan& of_b, const GelsyPlan<T>& plan)
        : a(arena, of_a, plan.nb),
          b(arena, of_b, plan.nb),
          columns_of_a(arena, of_a.rows, {of_a.cols}, Wanted::sums),
          columns_of_b(arena, of_b.rows, {of_b.cols}, Wanted::sums),
          geqp3(arena, a.matrix, plan.panel),
          r(arena.pinned_matrix<T>(steps(), plan.nb)),
          tzrzf(arena, steps(), of_a.cols, plan.rz),
          apply_q(arena, of_a.rows, plan.reflectors, b.matrix.cyclic),
          triangle(arena, steps(), plan.nb, {of_b.cols}, true),
          apply_rz(arena, of_a.cols, of_b.cols, plan.rz),
          permutation(arena, of_a.cols, {1}, {of_b.cols}) {}
    index_t steps() const { return std::min(a.how.rows, a.how.cols); }
};

/// On the device, from the matrix A that is there to X over B.
template <class T>
class CompleteOrthogonal {
    using R = real_t<T>;

  public:
    CompleteOrthogonal(Context& context, GelsyWork<T>& work)
        : context_(context),
          queue_(context.queue(0)),
          w_(work),
          a_(work.a.matrix.local[0]),
          b_(work.b.matrix.local[0]) {}

    /// The rank. 0: A is zero, and stays as it is; so do the columns' numbers.
    index_t solve(const ColumnOrder& columns, R rcond) {
        const int exponent = scale_matrix();
        if (zero_) {
            clear_behind(context_, w_.b.matrix, 0);
            return 0;
        }
        index_t rank = 0;
        {
            PhaseScope phase(context_, "factor");
            geqp3(context_, columns, w_.geqp3);
        }
        {
            PhaseScope phase(context_, "reduce");
            rank = numerical_rank(rcond);
            if (rank < a_.cols) tzrzf(context_, a_.block(0, 0, rank, a_.cols), w_.tzrzf);
        }
        clear_behind(context_, w_.b.matrix, a_.rows);
        SafeColumns<T> right_hand_sides(context_, w_.b.matrix, w_.columns_of_b);
        solve_with_factors(rank);
        right_hand_sides.restore(a_.cols, exponent);
        if (exponent != 0) scale(queue_, Part::upper, std::ldexp(R(1), exponent), a_.block(0, 0, rank, rank));
        return rank;
    }

  private:
    /// Brings a matrix whose largest element is too far from 1 near it. Waits.
    int scale_matrix() {
        const std::vector<R> sizes = Reductions<T>(context_, readable(w_.a.matrix), 0, w_.columns_of_a)
                                         .columns({Combine::largest, Size::larger_part});
        R largest = 0;
        for (const R size : sizes) largest = larger(largest, size);
        zero_ = largest == R(0);
        const std::vector<ScaledLine> whole = lines_to_scale(std::vector<R>{largest});
        if (whole.empty()) return 0;
        scale(queue_, Part::all, std::ldexp(R(1), -whole[0].exponent), a_);
        return whole[0].exponent;
    }

    /// Brings columns of R to the host until the rank is known.
    index_t numerical_rank(R rcond) const {
        const index_t steps = w_.steps();
        NumericalRank<T> rank(rcond, steps);
        for (index_t first = 0; first < steps; first += w_.r.cols) {
            const index_t width = std::min(w_.r.cols, steps - first);
            const HostView<T> r = w_.r.block(0, 0, first + width, width);
            copy_across(queue_, DeviceView<const T>(a_.block(0, first, r.rows, width)), r);
            queue_.synchronize();
            for (index_t j = 0; j < width; ++j) {
                if (!rank.add(r.at(0, j))) return rank.rank();
            }
        }
        return rank.rank();
    }

    void solve_with_factors(index_t rank) {
        const index_t n = a_.cols;
        {
            PhaseScope phase(context_, "multiply");
            apply_q(context_, Op::adjoint, w_.a.matrix, {w_.geqp3.dev[0].tau}, top_of(w_.b.matrix, a_.rows),
                    Start::matrix, w_.apply_q, 0);
        }
        {
            PhaseScope phase(context_, "solve");
            DistMatrix<const T> triangle;
            triangle.rows = rank;
            triangle.cyclic = Cyclic(rank, w_.a.matrix.cyclic.nb(), 1);
            triangle.local = {a_.block(0, 0, rank, rank)};
            TriangularFromLeft<T>(context_, triangle, top_of(w_.b.matrix, rank), triangle.cyclic.nb(),
                                  w_.triangle)
                .solve({.uplo = Uplo::upper}, T(1));
        }
        PhaseScope phase(context_, "back-transform");
        const DeviceView<T> x = b_.block(0, 0, n, b_.cols);
        set(queue_, Part::all, T(0), T(0), x.block(rank, 0, n - rank, x.cols));
        if (rank < n)
            apply_rz<T>(context_, Side::left, Op::adjoint, a_.block(0, rank, rank, n - rank), w_.tzrzf.tau, x,
                        w_.apply_rz);
        std::vector<int> from(static_cast<std::size_t>(n));
        for (index_t j = 0; j < n; ++j)
            from[static_cast<std::size_t>(w_.geqp3.host_order[j] - 1)] = static_cast<int>(j);
        permute_all_rows(context_, std::vector<DeviceView<T>>{x}, from, w_.permutation);
    }

    Context& context_;
    Queue& queue_;
    GelsyWork<T>& w_;
    const DeviceView<T> a_, b_;
    bool zero_ = false;
};

/// Multiplies A by a power of two, which the function returns, where rcond times A's largest element would
/// vanish: LAPACK's GELSY then accepts zeros on the diagonal of R, by which it divides.
template <class T>
int enlarge(HostView<T> a, real_t<T> rcond) {
    using Limits = std::numeric_limits<real_t<T>>;
    const real_t<T> largest =
        largest_of(Reductions<T>(HostView<const T>(a)).columns({Combine::largest, Size::larger_part}));
    if (!std::isfinite(largest) || largest == real_t<T>(0) || largest * rcond >= Limits::min()) return 0;
    const int exponent = std::clamp(-std::ilogb(largest), 0, Limits::max_exponent - 1);
    multiply_by_power(a, exponent);
    return exponent;
}

template <class T>
index_t gelsy_on_cpu(Context& context, const UserMatrix<T>& a, const UserMatrix<T>& b, index_t* jpvt,
                     std::vector<index_t> order, real_t<T> rcond, index_t* rank) {
    const HostMatrix<T> factors(context, a), x(context, b);
    index_t found = 0;
    {
        PhaseScope phase(context, "solve");
        while_reporting(context, [&] {
            const LapacksRange<T> range(x.view().block(0, 0, a.rows, b.cols));
            const int exponent = enlarge(factors.view(), rcond);
            found = host::gelsy(factors.view(), x.view(), order, rcond);
            multiply_by_power(x.view().block(0, 0, a.cols, b.cols), exponent);
            for (index_t j = 0; j < found; ++j)
                multiply_by_power(factors.view().block(0, j, j + 1, 1), -exponent);
            range.restore(x.view());
            return index_t(0);
        });
    }
    PhaseScope phase(context, "download");
    Delivery results;
    results.add(!b.on_host(), [&] { x.deliver(); });
    results.add(!a.on_host(), [&] { factors.deliver(); });
    results.add_vector(context, jpvt, std::move(order));
    results.add_vector(context, rank, &found, 1);
    results.run();
    return 0;
}

template <class T>
auto gelsy_plan(Context& context, const CopyPlan& of_a, const CopyPlan& of_b) {
    return call_plan<GelsyWork<T>>(qr_on_devices(context, of_a), [=, &context](auto f) {
        return f(one_device, of_a, of_b, GelsyPlan<T>(context, std::min(of_a.rows, of_a.cols)));
    });
}

}  // namespace

template <class T>
index_t run_gelsy(Context& context, const UserMatrix<T>& a, const UserMatrix<T>& b, index_t* jpvt,
                  real_t<T> rcond, index_t* rank) {
    const index_t n = a.cols;
    if (std::min(a.rows, n) == 0 || b.cols == 0) {
        const PhaseScope phase(context, "solve");  // the drop-in library's look at the arguments ends here
        const index_t none = 0;
        copy_vector(context, rank, &none, 1);
        return 0;
    }
    // At 0 and below, which LAPACK takes for any condition number, a zero on the diagonal of R would be a
    // divisor: here it ends the rank.
    if (rcond <= real_t<T>(0)) rcond = std::numeric_limits<real_t<T>>::min();
    std::vector<index_t> order(static_cast<std::size_t>(n));
    copy_vector<index_t>(context, order.data(), jpvt, n);
    const auto plan = gelsy_plan<T>(context, copy_plan_of(a), copy_plan_of(b));
    if (!plan.on_devices) return gelsy_on_cpu(context, a, b, jpvt, std::move(order), rcond, rank);
    auto work = plan.workspace(context);
    upload<T>(context, work->a, a);
    upload<T>(context, work->b, b);
    const index_t found = CompleteOrthogonal<T>(context, *work).solve(ColumnOrder(order), rcond);
    if (found > 0) order.assign(work->geqp3.host_order, work->geqp3.host_order + n);
    PhaseScope phase(context, "download");
    work->a.collect(context, a);
    work->b.collect(context, b);
    Delivery results;
    results.add_vector(context, jpvt, std::move(order));
    results.add_vector(context, rank, &found, 1);
    results.add(false, [&] { work->a.write_back(context, a); });
    results.add(false, [&] { work->b.write_back(context, b); });
    results.run();
    return 0;
}

template <class T>
Footprint gelsy_memory(Context& context, index_t m, index_t n, index_t nrhs) {
    const index_t most = std::max(m, n);
    if (std::min(m, n) == 0 || nrhs == 0) return {};
    const auto plan = gelsy_plan<T>(context, CopyPlan{m, n}, CopyPlan{most, nrhs});
    if (plan.on_devices) return plan.memory();
    return pivoted_on_host<T>(checked_sum(checked_product(m, n), checked_product(most, nrhs)), 0, n);
}

LAPILLI_INSTANCES(run_gelsy, gelsy_memory)

}  // namespace lapilli
