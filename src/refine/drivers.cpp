// SPDX-License-Identifier: BSD-3-Clause
#include "refine/drivers.hpp"

#include "base/instances.hpp"
#include "factor/potrf.hpp"
#include "host/hard_pivots.hpp"
#include "host/indefinite_by_division.hpp"
#include "host/lapack.hpp"
#include "host/lapack_indefinite.hpp"
#include "host/lapack_refine.hpp"
#include "indefinite/copy_plan.hpp"
#include "indefinite/full_matrix.hpp"
#include "indefinite/sytrs.hpp"
#include "lu/getrf.hpp"
#include "lu/getrs.hpp"
#include "matrix/delivery.hpp"
#include "matrix/drivers_common.hpp"
#include "refine/by_division.hpp"
#include "refine/refinement.hpp"
#include "runtime/call_plan.hpp"

namespace lapilli {
namespace {

/// A with its factors, and what solves with them.
template <class T, class SolveWork>
struct RefineWork {
    CopiedOperand<T> a, factors, b, x;
    SolveWork solve;
    RefinementTerms<T> refinement;

    /// arguments: of the solutions, behind arena and order
    template <class... Arguments>
    RefineWork(Arena& arena, const CopyPlan& of_a, const CopyPlan& of_factors, const CopyPlan& of_b,
               const CopyPlan& of_x, index_t nb, const Arguments&... arguments)
        : a(arena, of_a, nb),
          factors(arena, of_factors, nb),
          b(arena, of_b, nb),
          x(arena, of_x, nb),
          solve(arena, of_a.rows, nb, x.matrix.cyclic.cols_of_devices(), arguments...),
          refinement(arena, a.matrix, x.matrix) {}
};
template <class T>
using GerfsWork = RefineWork<T, GetrsWork<T>>;
template <class T>
using PorfsWork = RefineWork<T, PotrsWork<T>>;

/// The factors of an indefinite matrix, and room to take all of it from a triangle.
template <class T>
struct IndefiniteSolves : SytrsWork<T> {
    FullMatrixWork<T> full;
    IndefiniteSolves(Arena& arena, index_t n, index_t nb, const std::vector<index_t>& cols)
        : SytrsWork<T>(arena, n, nb, cols), full(arena, n, nb) {}
};
template <class T>
using SyrfsWork = RefineWork<T, IndefiniteSolves<T>>;

/// Where A, its factors, B and X are; a memory query does not know.
struct Places {
    CopyPlan a, factors, b, x;
};
template <class T>
auto gerfs_plan(Context& context, const Places& p) {
    const index_t n = p.a.rows;
    return call_plan<GerfsWork<T>>(context.use_devices("getrf.crossover", n), [=, &context](auto f) {
        const auto plan = GetrfPlan::of<T>(context, n, n);
        return f(plan.team, p.a, p.factors, p.b, p.x, plan.nb);
    });
}
template <class T>
auto porfs_plan(Context& context, const Places& p) {
    const index_t n = p.a.rows;
    return call_plan<PorfsWork<T>>(context.use_devices("potrf.crossover", n), [=, &context](auto f) {
        return f(potrf_team(context, n), p.a, p.factors, p.b, p.x, potrf_block(context, n), true);
    });
}
template <class T>
auto syrfs_plan(Context& context, const Places& p) {
    const index_t n = p.a.rows;
    return call_plan<SyrfsWork<T>>(context.use_devices("sytrf.crossover", n), [=, &context](auto f) {
        return f(one_device, p.a, p.factors, p.b, p.x, potrf_block(context, n));
    });
}

template <class T>
struct Systems {
    const UserMatrix<const T>&a, &factors, &b;
    const UserMatrix<T>& x;
    index_t n() const { return a.rows; }
    index_t nrhs() const { return b.cols; }
};

/// The bounds of nothing; false where there is something to solve.
template <class T>
bool nothing_to_refine(Context& context, const Systems<T>& s, real_t<T>* ferr, real_t<T>* berr) {
    if (s.n() > 0 && s.nrhs() > 0) return false;
    const std::vector<real_t<T>> zeros(static_cast<std::size_t>(s.nrhs()));
    Delivery results;
    results.add_vector(context, ferr, zeros);
    results.add_vector(context, berr, zeros);
    results.run();
    return true;
}

/// refine(a, factors, b, x, bounds): by the CPU's LAPACK.
template <class T, class Refine>
index_t refine_on_cpu(Context& context, const Systems<T>& s, real_t<T>* ferr, real_t<T>* berr,
                      Refine refine) {
    ErrorBounds<real_t<T>> bounds;
    bounds.forward.resize(static_cast<std::size_t>(s.nrhs()));
    bounds.backward.resize(bounds.forward.size());
    const HostMatrix<T> x(context, s.x);
    {
        PhaseScope phase(context, "refine");
        const HostMatrix<const T> a(context, s.a), factors(context, s.factors), b(context, s.b);
        while_reporting(context, [&] {
            refine(a.view(), factors.view(), b.view(), x.view(), bounds);
            bounds.pass_the_range();
            return index_t(0);
        });
    }
    PhaseScope phase(context, "download");
    Delivery results;
    results.add(!s.x.on_host(), [&] { x.deliver(); });
    results.add_vector(context, ferr, std::move(bounds.forward));
    results.add_vector(context, berr, std::move(bounds.backward));
    results.run();
    return 0;
}

template <class T>
void gerfs_by_division(Op op, HostView<const T> a, HostView<const T> lu, const std::vector<index_t>& pivots,
                       HostView<const T> b, HostView<T> x, ErrorBounds<real_t<T>>& bounds) {
    const auto solve = [&](std::vector<T>& v, Op way) {
        host::getrs(static_cast<char>(way), lu, pivots, column_of(v));
    };
    refine_by_division<T>(
        [&](index_t i, index_t j) {
            return op == Op::none ? a(i, j) : op == Op::transpose ? a(j, i) : conjugate(a(j, i));
        },
        b, x,
        [&](std::vector<T>& v, bool adjoint) {
            if (!adjoint) return solve(v, op);
            if (op != Op::transpose) return solve(v, op == Op::none ? Op::adjoint : Op::none);
            solve_conjugated(v, [&](std::vector<T>& w) { solve(w, Op::none); });
        },
        bounds);
}

/// solve(op, columns): op(A)^-1 by the factors; complete(a): A with all its elements; symmetric: see
/// refinement.hpp.
template <class T, class SolveWork, class Complete, class Solve>
index_t refine_on_devices(Context& context, RefineWork<T, SolveWork>& work, Op op, const Systems<T>& s,
                          real_t<T>* ferr, real_t<T>* berr, Complete complete, Solve solve,
                          bool symmetric = false) {
    upload(context, work.a, s.a);
    upload(context, work.factors, s.factors);
    upload(context, work.b, s.b);
    upload<T>(context, work.x, s.x);
    complete(work.a.matrix);
    ErrorBounds<real_t<T>> bounds = refine_columns<T>(context, work.a.matrix, op, work.b.matrix,
                                                      work.x.matrix, work.refinement, solve, symmetric);
    PhaseScope phase(context, "download");
    work.x.collect(context, s.x);
    Delivery results;
    results.add_vector(context, ferr, std::move(bounds.forward));
    results.add_vector(context, berr, std::move(bounds.backward));
    results.add(false, [&] { work.x.write_back(context, s.x); });
    results.run();
    return 0;
}

/// Copies of what the CPU works on, and the bounds.
template <class T>
Footprint memory_on_cpu(index_t n, index_t nrhs, index_t pivots) {
    Footprint bytes = host_footprint<T>(checked_product(2, checked_product(n, checked_sum(n, nrhs))));
    bytes.host += host_footprint<real_t<T>>(checked_product(2, nrhs)).host;
    bytes.host += host_footprint<index_t>(pivots).host;
    return bytes;
}
template <class T, class Plan>
Footprint memory_of(const Plan& plan, index_t n, index_t nrhs, index_t pivots) {
    if (!plan.on_devices) return memory_on_cpu<T>(n, nrhs, pivots);
    Footprint bytes = plan.memory();
    bytes.host += RefinementTerms<T>::on_host(n, nrhs).host;
    return bytes;
}

}  // namespace

template <class T>
index_t run_gerfs(Context& context, int number_of_ipiv, Op op, const UserMatrix<const T>& a,
                  const UserMatrix<const T>& af, const index_t* ipiv, const UserMatrix<const T>& b,
                  const UserMatrix<T>& x, real_t<T>* ferr, real_t<T>* berr) {
    const Systems<T> s{a, af, b, x};
    const index_t n = s.n();
    if (nothing_to_refine(context, s, ferr, berr)) return 0;
    const Interchanges interchanges = read_interchanges(context, number_of_ipiv, n, 1, n, ipiv, 1);
    const GetrfPlan lu = GetrfPlan::of<T>(context, n, n);
    const auto plan =
        gerfs_plan<T>(context, {copy_plan_of(a), factors_for(context, lu.team, lu.nb, af, s.nrhs()),
                                copy_plan_of(b), copy_plan_of(x)});
    if (!plan.on_devices) {
        return refine_on_cpu<T>(context, s, ferr, berr,
                                [&](HostView<const T> matrix, HostView<const T> lu, HostView<const T> rhs,
                                    HostView<T> solution, ErrorBounds<real_t<T>>& bounds) {
                                    if (host::has_hard_pivots(lu))
                                        return gerfs_by_division(op, matrix, lu, interchanges.pivots, rhs,
                                                                 solution, bounds);
                                    host::gerfs(static_cast<char>(op), matrix, lu, interchanges.pivots, rhs,
                                                solution, bounds.forward.data(), bounds.backward.data());
                                });
    }
    auto work = plan.workspace(context);
    return refine_on_devices<T>(
        context, *work, op, s, ferr, berr, [](const DistMatrix<T>&) {},
        [&](Op of_a, const DistMatrix<T>& columns) {
            getrs(context, of_a, work->factors.matrix, interchanges, columns, work->solve);
        });
}

template <class T>
index_t run_porfs(Context& context, Uplo uplo, const UserMatrix<const T>& a, const UserMatrix<const T>& af,
                  const UserMatrix<const T>& b, const UserMatrix<T>& x, real_t<T>* ferr, real_t<T>* berr) {
    const Systems<T> s{a, af, b, x};
    const index_t n = s.n();
    if (nothing_to_refine(context, s, ferr, berr)) return 0;
    const Team team = potrf_team(context, n);
    const CopiedFactor factor =
        factor_of(context, team, uplo, af,
                  TriangularFromLeft<T>::in_one_kernel(team, n, potrf_block(context, n), s.nrhs()));
    const auto plan =
        porfs_plan<T>(context, {triangle_of(uplo, a), factor.copy_plan, copy_plan_of(b), copy_plan_of(x)});
    if (!plan.on_devices) {
        return refine_on_cpu<T>(
            context, s, ferr, berr,
            [&](HostView<const T> matrix, HostView<const T> triangle, HostView<const T> rhs,
                HostView<T> solution, ErrorBounds<real_t<T>>& bounds) {
                if (host::has_hard_pivots(triangle)) {
                    return refine_by_division<T>(
                        element_of_triangle(uplo, true, matrix), rhs, solution,
                        [&](std::vector<T>& v, bool) {
                            host::potrs(static_cast<char>(uplo), triangle, column_of(v));
                        },
                        bounds);
                }
                host::porfs(static_cast<char>(uplo), matrix, triangle, rhs, solution, bounds.forward.data(),
                            bounds.backward.data());
            });
    }
    auto work = plan.workspace(context);
    return refine_on_devices<T>(
        context, *work, Op::none, s, ferr, berr,
        [&](const DistMatrix<T>& matrix) {
            PhaseScope phase(context, "upload");
            complete_hermitian(context, matrix);
        },
        [&](Op, const DistMatrix<T>& columns) {
            potrs(context, work->factors.matrix, columns, work->solve, factor.uplo);
        });
}

template <class T>
index_t run_syrfs(Context& context, int number_of_ipiv, Uplo uplo, bool hermitian,
                  const UserMatrix<const T>& a, const UserMatrix<const T>& af, const index_t* ipiv,
                  const UserMatrix<const T>& b, const UserMatrix<T>& x, real_t<T>* ferr, real_t<T>* berr) {
    const Systems<T> s{a, af, b, x};
    const index_t n = s.n();
    if (nothing_to_refine(context, s, ferr, berr)) return 0;
    const auto pivots = BunchKaufmanPivots::read(context, number_of_ipiv, uplo, n, ipiv);
    const Form form = form_of_indefinite(uplo);
    const auto plan =
        syrfs_plan<T>(context, {triangle_of_indefinite(uplo, a), triangle_of_indefinite(uplo, af),
                                copy_plan_of(b, form), copy_plan_of(x, form)});
    if (!plan.on_devices) {
        return refine_on_cpu<T>(
            context, s, ferr, berr,
            [&](HostView<const T> matrix, HostView<const T> factors, HostView<const T> rhs,
                HostView<T> solution, ErrorBounds<real_t<T>>& bounds) {
                const std::vector<index_t> ipiv = pivots.as_lapack(uplo);
                if (host::has_hard_d(static_cast<char>(uplo), factors, ipiv))
                    return syrfs_by_division(uplo, hermitian, matrix, factors, ipiv, rhs, solution, bounds);
                host::syrfs(static_cast<char>(uplo), hermitian, matrix, factors, ipiv, rhs, solution,
                            bounds.forward.data(), bounds.backward.data());
            });
    }
    auto work = plan.workspace(context);
    return refine_on_devices<T>(
        context, *work, Op::none, s, ferr, berr,
        [&](const DistMatrix<T>& matrix) {
            PhaseScope phase(context, "upload");
            complete(context, hermitian, matrix, work->solve.full);
        },
        [&](Op, const DistMatrix<T>& columns) {
            sytrs(context, hermitian, work->factors.matrix, pivots, columns, work->solve);
        },
        !hermitian);
}

template <class T>
Footprint gerfs_memory(Context& context, index_t n, index_t nrhs) {
    if (n == 0 || nrhs == 0) return {};
    const CopyPlan matrix{n, n}, columns{n, nrhs};
    return memory_of<T>(gerfs_plan<T>(context, {matrix, matrix, columns, columns}), n, nrhs, n);
}

template <class T>
Footprint porfs_memory(Context& context, index_t n, index_t nrhs) {
    if (n == 0 || nrhs == 0) return {};
    const CopyPlan matrix = CopyPlan::any(n, n), columns{n, nrhs};
    return memory_of<T>(porfs_plan<T>(context, {matrix, matrix, columns, columns}), n, nrhs, 0);
}

template <class T>
Footprint syrfs_memory(Context& context, index_t n, index_t nrhs) {
    if (n == 0 || nrhs == 0) return {};
    const CopyPlan matrix = CopyPlan::any(n, n), columns = CopyPlan::any(n, nrhs);
    return memory_of<T>(syrfs_plan<T>(context, {matrix, matrix, columns, columns}), n, nrhs, n);
}

LAPILLI_INSTANCES(run_gerfs, run_porfs, run_syrfs, syrfs_memory, gerfs_memory, porfs_memory)

}  // namespace lapilli
