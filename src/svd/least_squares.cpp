// SPDX-License-Identifier: BSD-3-Clause
#include "svd/least_squares.hpp"

#include <algorithm>
#include <utility>

#include "elementwise/args.hpp"
#include "matrix/delivery.hpp"
#include "qr/safe_columns.hpp"
#include "runtime/emulation.hpp"
#include "svd/back_transformation.hpp"
#include "svd/bdsdc/bdsdc.hpp"
#include "svd/bidiagonal_values.hpp"

namespace lapilli {
namespace {

template <class T>
struct SvdLeastSquaresWork {
    using R = real_t<T>;
    /// Each device multiplies with its columns of U and V.
    struct PerDevice {
        DeviceView<T> right;     ///< the right-hand sides, where there are other devices
        DeviceView<T> products;  ///< of the device's columns with them
        DeviceView<T> sum;       ///< the solution so far, where there are other devices
        R* reciprocals;          ///< of the device's values
    };
    CopiedOperand<T> b;
    typename SafeColumns<T>::Work columns_of_b;
    std::vector<PerDevice> dev;
    std::unique_ptr<BdsdcWork<T>> bidiagonal;
    std::optional<BisectionWork> bisection;
    std::optional<ApplyChaseWork<T>> of_chase;
    std::optional<ApplyQWork<T>> of_q;
    RowReflectors<T> of_rows;
    BidiagonalizationWork<T> reduction;
    R *s, *reciprocals;  ///< the latter in the order of the devices' columns

    SvdLeastSquaresWork(Arena& arena, const CopyPlan& of_a, const CopyPlan& of_b, const SvdPlan& plan)
        : b(arena, of_b, plan.band.kd),
          columns_of_b(arena, b.matrix.rows, b.matrix.cyclic.cols_of_devices(), Wanted::sums),
          dev(static_cast<std::size_t>(arena.devices())),
          reduction(arena, of_a, plan, true, TallQ::reflectors, [&] { carve_later(arena, of_a, plan); }),
          s(arena.pinned_array<R>(reduction.order())),
          reciprocals(arena.pinned_array<R>(reduction.order())) {}

  private:
    void carve_later(Arena& arena, const CopyPlan& of_a, const SvdPlan& plan) {
        const index_t n = std::min(of_a.rows, of_a.cols);
        bidiagonal = std::make_unique<BdsdcWork<T>>(
            arena, n, n, plan.band.kd, [&](const Cyclic& columns) { carve_ways(arena, n, columns, plan); });
    }
    /// Over the workspace of the bidiagonal problem.
    void carve_ways(Arena& arena, index_t n, const Cyclic& columns, const SvdPlan& plan) {
        const Cyclic& of_b = b.matrix.cyclic;
        const index_t nrhs = of_b.cols(), travelling = arena.devices() > 1 ? n : 0;
        for (int d = 0; d < arena.devices(); ++d) {
            dev[static_cast<std::size_t>(d)] = {arena.device_matrix<T>(d, travelling, nrhs),
                                                arena.device_matrix<T>(d, columns.most_local_cols(), nrhs),
                                                arena.device_matrix<T>(d, travelling, nrhs),
                                                arena.device_array<R>(d, columns.local_cols(d))};
        }
        const auto carve_chase = [&] {
            const bool few = of_b.most_local_cols() < columns.most_local_cols();
            carve_for_chase(arena, reduction, few ? columns : of_b, of_chase);
        };
        const auto carve_for_band = [&] {
            of_q.emplace(arena, b.matrix.rows, plan.reflectors, of_b);
            of_rows = {arena, n, reduction.width(), reduction.nb()};
        };
        arena.overlay([&] { bisection.emplace(arena, n); }, carve_chase, carve_for_band);
    }
};

/// From the singular values and vectors of the bidiagonal matrix to X over B.
template <class T>
class SolutionBySingularValues {
    using R = real_t<T>;

  public:
    SolutionBySingularValues(Context& context, bool wide, SvdLeastSquaresWork<T>& work)
        : context_(context),
          w_(work),
          reflectors_(work.reduction.reflectors()),
          b_(work.b.matrix),
          top_(top_of(b_, work.reduction.order())),
          wide_(wide) {}

    /// The first `rank` values count.
    void solve(index_t rank) {
        // The vectors have elements of all sizes: see transform_back in eigen/eigenproblem.cpp.
        const NativeProducts native(context_);
        const DistMatrix<T>&u = w_.bidiagonal->u, &v = w_.bidiagonal->v;
        {
            PhaseScope phase(context_, "multiply");
            wide_ ? by_rows(Op::adjoint) : by_columns(Op::adjoint);
            // The chase's workspace is where devices that are behind still have blocks of Q.
            context_.synchronize();
            through_chase(context_, w_.reduction, !wide_, wide_ ? v : u, w_.of_chase);
        }
        {
            PhaseScope phase(context_, "solve");
            multiply_by_adjoint(wide_ ? v : u, rank);
            multiply(wide_ ? u : v);
        }
        PhaseScope phase(context_, "back-transform");
        through_chase(context_, w_.reduction, wide_, top_, w_.of_chase);
        wide_ ? by_columns(Op::none) : by_rows(Op::none);
    }

  private:
    int devices() const { return b_.cyclic.devices(); }
    auto& dev(int d) { return w_.dev[static_cast<std::size_t>(d)]; }

    /// B := op(Q) B
    void by_columns(Op op) {
        const auto by_qr = [&] {
            if (w_.reduction.qr != nullptr)
                apply_q(context_, op, w_.reduction.a().matrix, w_.reduction.qr_tau, b_, Start::matrix,
                        *w_.of_q, 0);
        };
        if (op == Op::adjoint) by_qr();
        apply_q(context_, op, reflectors_.a, reflectors_.tauq, top_of(b_, reflectors_.a.rows), Start::matrix,
                *w_.of_q, 0);
        if (op == Op::none) by_qr();
    }
    /// The first rows of B := op(P) times them
    void by_rows(Op op) { w_.of_rows.apply(context_, op, reflectors_, top_, *w_.of_q); }

    /// The products of each device := S^+ times its columns of the vectors, adjoint, times the right-hand
    /// sides
    void multiply_by_adjoint(const DistMatrix<T>& vectors, index_t rank) {
        context_.synchronize();
        R* next = w_.reciprocals;
        for (int d = 0; d < devices(); ++d) {
            const DeviceView<T>& own = vectors.local[static_cast<std::size_t>(d)];
            if (own.cols == 0) continue;
            if (devices() > 1)
                bring(context_.queue(d), readable(top_), {0, 0, top_.rows, b_.cols()}, dev(d).right);
            gemm(context_.queue(d), Op::adjoint, Op::none, T(1), own, right_hand_sides(d), T(0),
                 products(d, own));
            for (index_t j = 0; j < own.cols; ++j)
                next[j] = reciprocal(column_of(vectors.cyclic, d, j), rank);
            upload_array(context_.queue(d), next, dev(d).reciprocals, own.cols);
            submit(context_.queue(d),
                   EquilibrateArgs<T>{Part::all, dev(d).reciprocals, nullptr, products(d, own)});
            next += own.cols;
        }
        context_.synchronize();
    }
    DeviceView<T> right_hand_sides(int d) { return devices() > 1 ? dev(d).right : top_.local[0]; }
    DeviceView<T> products(int d, const DeviceView<T>& own) {
        return dev(d).products.block(0, 0, own.cols, b_.cols());
    }
    static index_t column_of(const Cyclic& c, int d, index_t local) {
        return c.block_start(c.global_block(d, local / c.nb())) + local % c.nb();
    }
    R reciprocal(index_t j, index_t rank) const { return j < rank ? R(1) / w_.reduction.d()[j] : R(0); }

    /// The first rows of B := the vectors times the products. Each device adds its part to those of the
    /// devices before it.
    void multiply(const DistMatrix<T>& vectors) {
        int last = 0;
        for (int d = 0; d < devices(); ++d) {
            const DeviceView<T>& own = vectors.local[static_cast<std::size_t>(d)];
            if (own.cols == 0) continue;
            const DeviceView<T> sum = devices() > 1 ? dev(d).sum : top_.local[0];
            if (d > 0) copy_across(context_.queue(d), DeviceView<const T>(dev(last).sum), sum);
            gemm(context_.queue(d), Op::none, Op::none, T(1), own, products(d, own), d > 0 ? T(1) : T(0),
                 sum);
            context_.synchronize();
            last = d;
        }
        if (devices() == 1) return;
        for (index_t k = 0; k < b_.cyclic.blocks(); ++k) {
            const DeviceView<T> target = top_.block_column(k, 0);
            copy_across(context_.queue(b_.cyclic.owner(k)),
                        DeviceView<const T>(
                            dev(last).sum.block(0, b_.cyclic.block_start(k), target.rows, target.cols)),
                        target);
        }
        context_.synchronize();
    }

    Context& context_;
    SvdLeastSquaresWork<T>& w_;
    const TwoSidedReflectors<T> reflectors_;
    const DistMatrix<T>& b_;
    const DistMatrix<T> top_;
    const bool wide_;
};

}  // namespace

template <class T>
index_t least_squares(Context& context, const SvdPlan& plan, SmallValues rule, const UserMatrix<const T>& a,
                      const UserMatrix<T>& b, real_t<T>* s, real_t<T> rcond, index_t* rank) {
    using R = real_t<T>;
    Allocated<SvdLeastSquaresWork<T>> allocated(
        context, plan.band.team, copy_plan_of(a, form_of_shape(a.rows, a.cols)), copy_plan_of(b), plan);
    SvdLeastSquaresWork<T>& work = *allocated;
    const index_t k = work.reduction.order();
    {
        PhaseScope phase(context, "upload");
        work.reduction.a().upload(context, a);
        work.b.upload(context, b);
        clear_behind(context, work.b.matrix, a.rows);
    }
    SafeColumns<T> right_hand_sides(context, work.b.matrix, work.columns_of_b);
    if (!right_hand_sides.all_finite())
        throw Error(LAPILLI_ERROR_NOT_FINITE, "an argument holds a NaN or an infinity");
    const R sigma = bidiagonalize(context, work.reduction);
    R *const d = work.reduction.d(), *const e = work.reduction.e();
    {
        PhaseScope phase(context, "bidiagonal singular vectors");
        std::copy_n(d, k, work.s);
        const DivideAndConquerResult result = bdsdc<T>(context, d, e, Selection::all(), *work.bidiagonal);
        if (result.info != 0) return result.info;
        // Divide and conquer makes up to 8 ulp of the largest value of a 0.
        const R unsure = 64 * std::numeric_limits<R>::epsilon() * d[0];
        if (d[k - 1] < unsure && least_that_counts(rule, rcond, d[0]) < unsure)
            bidiagonal_values<R>(context, k, work.s, e, *work.bisection, d);
    }
    const R bound = least_that_counts(rule, rcond, d[0]);
    const index_t found = std::partition_point(d, d + k, [bound](R x) { return x > bound; }) - d;
    if (d[0] == R(0)) {
        clear_behind(context, work.b.matrix, 0);
    } else {
        SolutionBySingularValues<T>(context, a.rows < a.cols, work).solve(found);
        right_hand_sides.restore(a.cols, -std::ilogb(sigma));
    }
    PhaseScope phase(context, "download");
    for (index_t i = 0; i < k; ++i) work.s[i] = d[i] / sigma;
    work.b.collect(context, b);
    Delivery results;
    results.add(false, [&] { work.b.write_back(context, b); });
    results.add_vector(context, s, static_cast<const R*>(work.s), k);
    results.add_vector(context, rank, &found, 1);
    results.run();
    return 0;
}

template <class T>
Footprint least_squares_memory(const SvdPlan& plan, index_t m, index_t n, index_t nrhs) {
    return Allocated<SvdLeastSquaresWork<T>>::measure(plan.band.team, any_of_shape(m, n),
                                                      CopyPlan{std::max(m, n), nrhs}, plan);
}

#define LAPILLI_INSTANTIATE(T)                                                                        \
    template index_t least_squares(Context&, const SvdPlan&, SmallValues, const UserMatrix<const T>&, \
                                   const UserMatrix<T>&, real_t<T>*, real_t<T>, index_t*);            \
    template Footprint least_squares_memory<T>(const SvdPlan&, index_t, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
