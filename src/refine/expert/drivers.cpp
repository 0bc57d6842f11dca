// SPDX-License-Identifier: BSD-3-Clause
#include "refine/expert/drivers.hpp"

#include "base/instances.hpp"
#include "host/lapack.hpp"
#include "host/lapack_expert.hpp"
#include "matrix/norms.hpp"
#include "refine/expert/kinds.hpp"
#include "refine/expert/memory.hpp"
#include "refine/expert/tiny_columns.hpp"

namespace lapilli {
namespace {

template <class T>
index_t gesvx_on_host(char fact, Op op, std::vector<index_t>& pivots, ExpertOnHost<T>& there) {
    ExpertOutcome<real_t<T>>& out = there.out;
    if (fact == 'E') {
        const auto s = scaling_by(general_factors(Reductions<T>(HostView<const T>(there.a.view()))));
        return solve_equilibrated(Part::all, op, s, there,
                                  [&] { return gesvx_on_host('N', op, pivots, there); });
    }
    const Reductions<T> sizes(HostView<const T>(there.a.view()));
    const real_t<T> largest = largest_of(sizes.columns({Combine::largest, Size::larger_part}));
    const auto scale_u = [&](real_t<T> by) {
        const HostView<T> u = there.factors.view();
        for (index_t j = 0; j < u.cols; ++j) {
            for (index_t i = 0; i <= j; ++i) u(i, j) *= by;
        }
    };
    return solve_at_its_scale(fact, largest, there, scale_u, [&] {
        const Reductions<T> scaled(HostView<const T>(there.a.view()));
        TinyColumns<T> tiny(scaled.columns({Combine::largest, Size::larger_part}), there);
        return tiny.solve(fact == 'F', op, [&] {
            return host::gesvx(fact, static_cast<char>(op), there.a.view(), there.factors.view(), pivots,
                               there.equed, there.rows.data(), there.cols.data(), there.b.view(),
                               there.x.view(), out.rcond, out.bounds.forward.data(),
                               out.bounds.backward.data(), out.growth);
        });
    });
}

template <class T>
index_t posvx_on_host(char fact, Uplo uplo, ExpertOnHost<T>& there) {
    const HostView<T> a = there.a.view();
    ExpertOutcome<real_t<T>>& out = there.out;
    if constexpr (is_complex<T>) make_diagonal_real(a);
    if (fact == 'E') {
        const auto s =
            scaling_by(diagonal_factors(Reductions<T>(HostView<const T>(a)).diagonal(Size::real_part)));
        return solve_equilibrated(part_of(uplo), Op::none, s, there,
                                  [&] { return posvx_on_host('N', uplo, there); });
    }
    return host::posvx(fact, static_cast<char>(uplo), a, there.factors.view(), there.equed, there.rows.data(),
                       there.b.view(), there.x.view(), out.rcond, out.bounds.forward.data(),
                       out.bounds.backward.data());
}

}  // namespace

template <class T>
index_t run_gesvx(Context& context, int number_of_ipiv, char fact, Op op, const UserMatrix<T>& a,
                  const UserMatrix<T>& af, index_t* ipiv, char* equed, real_t<T>* r, real_t<T>* c,
                  const UserMatrix<T>& b, const UserMatrix<T>& x, real_t<T>* rcond, real_t<T>* ferr,
                  real_t<T>* berr, real_t<T>* rpivot) {
    ExpertCall<T> call{fact, op, a, af, b, x, {}};
    const ExpertResults<real_t<T>> to{equed, r, c, rcond, ferr, berr, rpivot};
    const index_t n = call.n();
    if (n == 0) return nothing_to_solve(context, call, to);
    Interchanges interchanges;
    if (call.given()) {
        interchanges = read_interchanges(context, number_of_ipiv, n, 1, n, ipiv, 1);
        call.scaling = given_scaling(context, *equed, r, c, n);
    }
    using Kind = GeneralKind<T>;
    const auto plan =
        expert_plan<T, Kind>(context, copy_plan_of(a), copy_plan_of(af), copy_plan_of(b), copy_plan_of(x));
    if (!plan.on_devices) {
        std::vector<index_t>& pivots = interchanges.pivots;
        return expert_on_cpu<T>(
            context, call, to, &pivots, ipiv,
            [&](ExpertOnHost<T>& there) { return gesvx_on_host(fact, op, pivots, there); },
            [&](HostView<const T> matrix, HostView<const T> lu) {
                const bool adjoint = op != Op::none;
                return condition_of_norm(
                    norm_of_general(Reductions<T>(matrix), adjoint ? Norm::infinity : Norm::one),
                    [&](real_t<T> norm) { return on_host::lu_condition(lu, norm, adjoint); });
            },
            [](const HostMatrix<T>& matrix) { matrix.deliver(); });
    }
    auto work = plan.workspace(context);
    work->system.interchanges = std::move(interchanges);
    const ExpertOutcome<real_t<T>> out = Expert<T, Kind>(context, call, *work).run();
    PhaseScope phase(context, "download");
    Delivery results;
    if (!call.given()) results.add_vector(context, ipiv, work->system.interchanges.pivots);
    deliver(context, call, *work, out, to, std::move(results));
    return out.info;
}

template <class T>
index_t run_posvx(Context& context, char fact, Uplo uplo, const UserMatrix<T>& a, const UserMatrix<T>& af,
                  char* equed, real_t<T>* s, const UserMatrix<T>& b, const UserMatrix<T>& x, real_t<T>* rcond,
                  real_t<T>* ferr, real_t<T>* berr) {
    ExpertCall<T> call{fact, Op::none, a, af, b, x, {}};
    const ExpertResults<real_t<T>> to{equed, s, nullptr, rcond, ferr, berr, nullptr};
    const index_t n = call.n();
    call.scaling.symmetric = true;
    if (n == 0) return nothing_to_solve(context, call, to);
    if (call.given()) call.scaling = given_scaling(context, *equed, s, s, n);
    using Kind = DefiniteKind<T>;
    const auto plan = expert_plan<T, Kind>(context, triangle_of(uplo, a), triangle_of(uplo, af),
                                           copy_plan_of(b), copy_plan_of(x));
    if (!plan.on_devices) {
        return expert_on_cpu<T>(
            context, call, to, nullptr, nullptr,
            [&](ExpertOnHost<T>& there) { return posvx_on_host(fact, uplo, there); },
            [&](HostView<const T> matrix, HostView<const T> factor) {
                return condition_of_norm(
                    norm_of_triangle(Reductions<T>(matrix), Norm::one, uplo, true),
                    [&](real_t<T> norm) { return on_host::cholesky_condition(uplo, factor, norm); });
            },
            [&](const HostMatrix<T>& matrix) { matrix.deliver_triangle(uplo); });
    }
    auto work = plan.workspace(context);
    const ExpertOutcome<real_t<T>> out = Expert<T, Kind>(context, call, *work).run();
    PhaseScope phase(context, "download");
    deliver(context, call, *work, out, to, {});
    return out.info;
}

template <class T>
Footprint gesvx_memory(Context& context, index_t n, index_t nrhs) {
    return expert_memory<T, GeneralKind<T>>(context, CopyPlan{n, n}, CopyPlan{n, nrhs});
}
template <class T>
Footprint posvx_memory(Context& context, index_t n, index_t nrhs) {
    return expert_memory<T, DefiniteKind<T>>(context, CopyPlan::any(n, n), CopyPlan{n, nrhs});
}

LAPILLI_INSTANCES(run_gesvx, run_posvx, gesvx_memory, posvx_memory)

}  // namespace lapilli
