// SPDX-License-Identifier: BSD-3-Clause
// DSGESV, ZCGESV, DSPOSV and ZCPOSV between the caller's matrices and the devices.
#include "mixed/drivers.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "host/hard_pivots.hpp"
#include "host/lapack.hpp"
#include "host/lapack_mixed.hpp"
#include "matrix/delivery.hpp"
#include "matrix/drivers_common.hpp"
#include "matrix/full_storage.hpp"
#include "matrix/norms.hpp"
#include "matrix/redistribute.hpp"
#include "mixed/refinement.hpp"
#include "runtime/call_plan.hpp"
#include "runtime/emulation.hpp"

namespace lapilli {
namespace {

/// The plans of a matrix's factorizations in both precisions. The team is the same; the block width is that
/// of double precision, by which the matrix is distributed.
template <class T, template <class> class Factors>
struct MixedPlan {
    typename Factors<single_t<T>>::Plan lower;
    typename Factors<T>::Plan full;
    static MixedPlan of(Context& context, index_t n) {
        const auto full = Factors<T>::plan(context, n);
        return {Factors<single_t<T>>::plan(context, n, full.nb), full};
    }
};

template <class T, template <class> class Factors>
struct MixedWork {
    CopiedOperand<T> a, b, x;
    std::unique_ptr<LowerPrecision<T, Factors>> lower;
    std::unique_ptr<RefinementWork<T>> refinement;
    std::unique_ptr<Factors<T>> full;  ///< where refinement has come to nothing

    MixedWork(Arena& arena, const CopyPlan& of_a, const CopyPlan& of_b, const CopyPlan& of_x,
              const MixedPlan<T, Factors>& plan)
        : a(arena, of_a, plan.full.nb), b(arena, of_b, plan.full.nb), x(arena, of_x, plan.full.nb) {
        arena.overlay(
            [&] {
                lower = std::make_unique<LowerPrecision<T, Factors>>(arena, a.matrix, b.matrix, plan.lower);
                refinement = std::make_unique<RefinementWork<T>>(arena, a.matrix, b.matrix);
            },
            [&] {
                full = std::make_unique<Factors<T>>(arena, a.matrix, plan.full,
                                                    b.matrix.cyclic.cols_of_devices());
            });
    }
};

struct Outcome {
    index_t info = 0, iter = 0;
};

/// X, or, where iter < 0, the factors in A and, if there are such, X.
template <class T, template <class> class Factors>
Outcome solve(Context& context, MixedWork<T, Factors>& work) {
    Outcome outcome;
    Refinement<T, LowerPrecision<T, Factors>> refinement(context, work.a.matrix, work.b.matrix, work.x.matrix,
                                                         *work.lower, *work.refinement);
    outcome.iter = refinement.run();
    if (outcome.iter >= 0) return outcome;
    context.synchronize();
    {
        PhaseScope phase(context, "factor");
        outcome.info = work.full->factor(context);
    }
    if (outcome.info != 0 || work.b.matrix.cols() == 0) return outcome;
    PhaseScope phase(context, "solve");
    redistribute(context, readable(work.b.matrix), work.x.matrix);
    work.full->solve(context, work.x.matrix);
    return outcome;
}

/// results: has what else is delivered. A may have been overwritten where iter < 0.
template <class T>
void deliver(Context& context, const Outcome& outcome, CopiedOperand<T>& a, const UserMatrix<T>& to_a,
             CopiedOperand<T>& x, const UserMatrix<T>& to_x, index_t* iter, Delivery results) {
    const bool changed = outcome.iter < 0, solved = outcome.info == 0 && to_x.cols > 0;
    if (changed) a.collect(context, to_a);
    if (solved) x.collect(context, to_x);
    if (!changed && !solved) context.synchronize();
    if (changed) results.add(false, [&] { a.write_back(context, to_a); });
    if (solved) results.add(false, [&] { x.write_back(context, to_x); });
    results.add_vector(context, iter, std::vector<index_t>{outcome.iter});
    results.run();
}

/// iter where there is nothing to solve.
index_t nothing_to_solve(Context& context, index_t* iter) {
    const index_t none = 0;
    copy_vector<index_t>(context, iter, &none, 1);
    return 0;
}

/// The operands of the CPU: copies of A and B, and X.
template <class T>
struct OnHost {
    HostMatrix<T> a;
    HostMatrix<const T> b;
    HostMatrix<T> x;
    OnHost(Context& context, const UserMatrix<T>& of_a, const UserMatrix<const T>& of_b)
        : a(context, of_a), b(context, of_b), x(of_b.rows, of_b.cols) {}
};

template <class T>
void deliver_from_host(Context& context, const Outcome& outcome, const OnHost<T>& copies,
                       const UserMatrix<T>& to_a, const UserMatrix<T>& to_x, index_t* iter,
                       const std::function<void()>& write_a, Delivery results) {
    PhaseScope phase(context, "download");
    if (outcome.iter < 0) results.add(!to_a.on_host(), write_a);
    if (outcome.info == 0 && to_x.cols > 0)
        results.add(!to_x.on_host(), [&] {
            lapilli::deliver_from_host<T>(context, HostView<const T>(copies.x.view()), to_x);
        });
    results.add_vector(context, iter, std::vector<index_t>{outcome.iter});
    results.run();
}

/// Whether LAPACK has taken an infinity for a solution: where X passes the range of single precision its
/// residual does, too, and no infinity is larger than another. Numbers that are not finite in what was given
/// are another matter.
template <class T>
bool has_passed_the_range(const OnHost<T>& problem, Part part) {
    const auto finite = [](real_t<T> size) { return std::isfinite(size); };
    const auto sizes = [](HostView<const T> a, Part of) {
        return Reductions<T>(a).columns({Combine::largest, Size::larger_part, of});
    };
    const auto of_b = sizes(problem.b.view(), Part::all), of_x = sizes(problem.x.view(), Part::all);
    bool passed = false;
    for (std::size_t j = 0; j < of_x.size(); ++j) passed = passed || (finite(of_b[j]) && !finite(of_x[j]));
    if (!passed) return false;
    const auto of_a = sizes(problem.a.view(), part);
    return std::all_of(of_a.begin(), of_a.end(), finite);
}

/// In double precision, where LAPACK's solution is not to be trusted: X that has passed the range, while A is
/// still what it was; and what OpenBLAS's GETRF has made of tiny pivots, for which A is fetched once more.
/// Returns whether X is to be solved for in its memory, where B is.
template <class T, class Factor>
bool factor_once_more(Context& context, const UserMatrix<const T>& a, const OnHost<T>& problem, Part part,
                      bool tiny, Outcome& outcome, Factor factor) {
    const bool has_factors = outcome.iter < 0;
    if (has_factors ? !tiny : outcome.info != 0 || !has_passed_the_range(problem, part)) return false;
    if (has_factors)
        fetch_to_host<T>(context, a, problem.a.view());
    else
        outcome.iter = static_cast<index_t>(Unrefined::not_converged);
    outcome.info = factor();
    if (outcome.info != 0) return false;
    const HostView<T> b = problem.b.view(), x = problem.x.view();
    for (index_t j = 0; j < b.cols; ++j) std::copy_n(b.at(0, j), b.rows, x.at(0, j));
    return true;
}

/// GETRF's pivots are those of the last factorization: they are also there where its info is not 0.
template <class T>
index_t gesv_on_cpu(Context& context, const UserMatrix<T>& a, index_t* ipiv, const UserMatrix<const T>& b,
                    const UserMatrix<T>& x, index_t* iter) {
    const OnHost<T> copies(context, a, b);
    const bool tiny = host::tiny_pivots(copies.a.view()) != host::TinyPivots::none;
    std::vector<index_t> pivots;
    Outcome outcome;
    {
        PhaseScope phase(context, "solve");
        outcome.info = while_reporting(context, [&] {
            return host::gesv_mixed(copies.a.view(), pivots, copies.b.view(), copies.x.view(), outcome.iter);
        });
        if (factor_once_more<T>(context, a, copies, Part::all, tiny, outcome,
                                [&] { return host::getrf(copies.a.view(), pivots); }))
            host::getrs('N', HostView<const T>(copies.a.view()), pivots, copies.x.view());
    }
    Delivery results;
    results.add_vector(context, ipiv, std::move(pivots));
    deliver_from_host(
        context, outcome, copies, a, x, iter, [&] { copies.a.deliver(); }, std::move(results));
    return outcome.info;
}

template <class T>
index_t posv_on_cpu(Context& context, Uplo uplo, const UserMatrix<T>& a, const UserMatrix<const T>& b,
                    const UserMatrix<T>& x, index_t* iter) {
    const OnHost<T> copies(context, a, b);
    const char letter = static_cast<char>(uplo);
    Outcome outcome;
    {
        PhaseScope phase(context, "solve");
        outcome.info = while_reporting(context, [&]() -> index_t {
            const HostView<T> matrix = copies.a.view();
            if constexpr (is_complex<T>) make_diagonal_real(matrix);
            // OpenBLAS's POTRF takes a NaN for a good pivot: host::potrf tells which minor it is in.
            const Reductions<T> sizes{HostView<const T>(matrix)};
            if (std::isnan(largest_of(sizes.columns({Combine::largest, Size::larger_part, part_of(uplo)})))) {
                outcome.iter = static_cast<index_t>(Unrefined::factor);
                return host::potrf(letter, matrix);
            }
            return host::posv_mixed(letter, matrix, copies.b.view(), copies.x.view(), outcome.iter);
        });
        if (factor_once_more<T>(context, a, copies, part_of(uplo), false, outcome,
                                [&] { return host::potrf(letter, copies.a.view()); }))
            host::potrs(letter, HostView<const T>(copies.a.view()), copies.x.view());
    }
    deliver_from_host(context, outcome, copies, a, x, iter, [&] { copies.a.deliver_triangle(uplo); }, {});
    return outcome.info;
}

/// Decides for the rest of the call, or of the memory query, whether products are emulated.
template <class T, template <class> class Factors>
auto mixed_plan(Context& context, const char* crossover, const CopyPlan& of_a, const CopyPlan& of_b,
                const CopyPlan& of_x) {
    const bool on_devices = context.use_devices(crossover, of_a.rows);
    if (on_devices) context.precision = mixed_precision(context, of_a.rows);
    return call_plan<MixedWork<T, Factors>>(on_devices, [=, &context](auto f) {
        const auto plan = MixedPlan<T, Factors>::of(context, of_a.rows);
        return f(plan.full.team, of_a, of_b, of_x, plan);
    });
}
/// The workspace of a call. Products that the plan alone would emulate are native where the memory for that
/// is missing.
template <class Plan>
auto mixed_workspace(Context& context, const Plan& plan) {
    if (context.precision == CallPrecision::mixed_emulated && !context.has_room(plan.memory()))
        context.precision = CallPrecision::mixed;
    return plan.workspace(context);
}
template <class T>
auto gesv_plan(Context& context, const CopyPlan& of_a, const CopyPlan& of_b, const CopyPlan& of_x) {
    return mixed_plan<T, LuFactors>(context, "getrf.crossover", of_a, of_b, of_x);
}
template <class T>
auto posv_plan(Context& context, const CopyPlan& of_a, const CopyPlan& of_b, const CopyPlan& of_x) {
    return mixed_plan<T, CholeskyFactors>(context, "potrf.crossover", of_a, of_b, of_x);
}

template <class T>
Footprint mixed_on_host(index_t n, index_t nrhs) {
    const index_t both = checked_product(n, checked_sum(n, checked_product(2, nrhs)));
    checked_product(4, both);
    return host_footprint<T>(checked_sum(both, host::mixed_work<T>(n, nrhs)));
}

}  // namespace

template <class T>
index_t run_gesv_mixed(Context& context, const UserMatrix<T>& a, index_t* ipiv, const UserMatrix<const T>& b,
                       const UserMatrix<T>& x, index_t* iter) {
    const index_t n = a.rows;
    if (n == 0) return nothing_to_solve(context, iter);
    const auto plan = gesv_plan<T>(context, copy_plan_of(a), copy_plan_of(b), copy_plan_of(x));
    if (!plan.on_devices) return gesv_on_cpu(context, a, ipiv, b, x, iter);
    auto work = mixed_workspace(context, plan);
    upload<T>(context, work->a, a);
    upload<T>(context, work->b, b);
    const Outcome outcome = solve(context, *work);
    PhaseScope phase(context, "download");
    Delivery results;
    results.add_vector(
        context, ipiv,
        outcome.iter >= 0 ? work->lower->factors().interchanges.pivots : work->full->interchanges.pivots);
    deliver(context, outcome, work->a, a, work->x, x, iter, std::move(results));
    return outcome.info;
}

template <class T>
index_t run_posv_mixed(Context& context, Uplo uplo, const UserMatrix<T>& a, const UserMatrix<const T>& b,
                       const UserMatrix<T>& x, index_t* iter) {
    const index_t n = a.rows;
    if (n == 0) return nothing_to_solve(context, iter);
    const auto plan = posv_plan<T>(context, triangle_of(uplo, a), copy_plan_of(b), copy_plan_of(x));
    if (!plan.on_devices) return posv_on_cpu(context, uplo, a, b, x, iter);
    auto work = mixed_workspace(context, plan);
    upload<T>(context, work->a, a);
    upload<T>(context, work->b, b);
    complete_hermitian(context, work->a.matrix);
    const Outcome outcome = solve(context, *work);
    PhaseScope phase(context, "download");
    deliver(context, outcome, work->a, a, work->x, x, iter, {});
    return outcome.info;
}

template <class T>
Footprint gesv_mixed_memory(Context& context, index_t n, index_t nrhs) {
    if (n == 0) return {};
    const auto plan = gesv_plan<T>(context, CopyPlan{n, n}, CopyPlan{n, nrhs}, CopyPlan{n, nrhs});
    if (plan.on_devices) return plan.memory();
    Footprint bytes = mixed_on_host<T>(n, nrhs);
    bytes.host += host_footprint<index_t>(n).host;
    return bytes;
}

template <class T>
Footprint posv_mixed_memory(Context& context, index_t n, index_t nrhs) {
    if (n == 0) return {};
    const auto plan = posv_plan<T>(context, CopyPlan::any(n, n), CopyPlan{n, nrhs}, CopyPlan{n, nrhs});
    return plan.on_devices ? plan.memory() : mixed_on_host<T>(n, nrhs);
}

#define LAPILLI_INSTANTIATE(T)                                                                            \
    template index_t run_gesv_mixed(Context&, const UserMatrix<T>&, index_t*, const UserMatrix<const T>&, \
                                    const UserMatrix<T>&, index_t*);                                      \
    template index_t run_posv_mixed(Context&, Uplo, const UserMatrix<T>&, const UserMatrix<const T>&,     \
                                    const UserMatrix<T>&, index_t*);                                      \
    template Footprint gesv_mixed_memory<T>(Context&, index_t, index_t);                                  \
    template Footprint posv_mixed_memory<T>(Context&, index_t, index_t);
LAPILLI_INSTANTIATE(double)
LAPILLI_INSTANTIATE(std::complex<double>)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
