// SPDX-License-Identifier: BSD-3-Clause
// SYSVX and HESVX. Upper triangles, and with them B and X, come in the opposite order.
#include "base/instances.hpp"
#include "host/indefinite_by_division.hpp"
#include "host/lapack_expert.hpp"
#include "host/lapack_indefinite.hpp"
#include "matrix/norms.hpp"
#include "refine/by_division.hpp"
#include "refine/expert/drivers.hpp"
#include "refine/expert/kinds.hpp"
#include "refine/expert/memory.hpp"

namespace lapilli {
namespace {

/// As the steps of expert drivers take it. This one is only read: Changes::of says so where nothing is
/// scaled.
template <class T>
UserMatrix<T> as_operand(const UserMatrix<const T>& a) {
    return {const_cast<T*>(a.data), a.rows, a.cols, a.ld, a.on_device, a.spread, a.first_row, a.first_col};
}

template <class T>
index_t sysvx_on_host(char fact, Uplo uplo, bool hermitian, std::vector<index_t>& pivots,
                      ExpertOnHost<T>& there) {
    ExpertOutcome<real_t<T>>& out = there.out;
    const char letter = static_cast<char>(uplo);
    const HostView<const T> a(there.a.view());
    const real_t<T> largest =
        largest_of(Reductions<T>(a).columns({Combine::largest, Size::larger_part, part_of(uplo)}));
    const auto scale_d = [&](real_t<T> by) { host::scale_d(letter, there.factors.view(), pivots, by); };
    return solve_at_its_scale(fact, largest, there, scale_d, [&] {
        const HostView<T> factors = there.factors.view();
        if (fact == 'N') {
            for (index_t j = 0; j < a.cols; ++j) {
                const index_t first = uplo == Uplo::lower ? j : 0, end = uplo == Uplo::lower ? a.rows : j + 1;
                std::copy_n(a.at(first, j), end - first, factors.at(first, j));
            }
            if (const index_t info = host::sytrf(letter, hermitian, factors, pivots); info != 0) return info;
        }
        const HostView<const T> b(there.b.view());
        if (host::has_hard_d(letter, factors, pivots)) {
            const HostView<T> x = there.x.view();
            for (index_t j = 0; j < b.cols; ++j) std::copy_n(b.at(0, j), b.rows, x.at(0, j));
            host::sytrs(letter, hermitian, HostView<const T>(factors), pivots, x);
            syrfs_by_division(uplo, hermitian, a, HostView<const T>(factors), pivots, b, x, out.bounds);
            out.rcond = 0;  // expert_on_cpu estimates it by solutions
            return index_t(0);
        }
        return host::sysvx('F', letter, hermitian, a, factors, pivots, b, there.x.view(), out.rcond,
                           out.bounds.forward.data(), out.bounds.backward.data());
    });
}

}  // namespace

template <class T>
index_t run_sysvx(Context& context, int number_of_ipiv, char fact, Uplo uplo, bool hermitian,
                  const UserMatrix<const T>& a, const UserMatrix<T>& af, index_t* ipiv,
                  const UserMatrix<const T>& b, const UserMatrix<T>& x, real_t<T>* rcond, real_t<T>* ferr,
                  real_t<T>* berr) {
    const ExpertCall<T> call{fact, Op::none, as_operand(a), af, as_operand(b), x, {}};
    const ExpertResults<real_t<T>> to{nullptr, nullptr, nullptr, rcond, ferr, berr, nullptr};
    const index_t n = call.n();
    if (n == 0) return nothing_to_solve(context, call, to);
    BunchKaufmanPivots pivots{std::vector<index_t>()};
    if (call.given()) pivots = BunchKaufmanPivots::read(context, number_of_ipiv, uplo, n, ipiv);
    using Kind = IndefiniteKind<T>;
    const Form form = form_of_indefinite(uplo);
    const auto plan =
        expert_plan<T, Kind>(context, triangle_of_indefinite(uplo, a), triangle_of_indefinite(uplo, af),
                             copy_plan_of(b, form), copy_plan_of(x, form), uplo, hermitian);
    if (!plan.on_devices) {
        std::vector<index_t> of_lapack = pivots.as_lapack(uplo);
        return expert_on_cpu<T>(
            context, call, to, &of_lapack, ipiv,
            [&](ExpertOnHost<T>& there) { return sysvx_on_host(fact, uplo, hermitian, of_lapack, there); },
            [&](HostView<const T> matrix, HostView<const T> factors) {
                return condition_of_norm(
                    norm_of_triangle(Reductions<T>(matrix), Norm::one, uplo, hermitian), [&](real_t<T> norm) {
                        return on_host::indefinite_condition(uplo, hermitian, factors, of_lapack, norm);
                    });
            },
            [&](const HostMatrix<T>& matrix) { matrix.deliver_triangle(uplo); });
    }
    auto work = plan.workspace(context);
    work->system.pivots = std::move(pivots);
    const ExpertOutcome<real_t<T>> out = Expert<T, Kind>(context, call, *work).run();
    PhaseScope phase(context, "download");
    Delivery results;
    if (!call.given()) results.add_vector(context, ipiv, work->system.pivots.as_lapack(uplo));
    deliver(context, call, *work, out, to, std::move(results));
    return out.info;
}

template <class T>
Footprint sysvx_memory(Context& context, index_t n, index_t nrhs) {
    return expert_memory<T, IndefiniteKind<T>>(context, CopyPlan::any(n, n), CopyPlan::any(n, nrhs));
}

LAPILLI_INSTANCES(run_sysvx, sysvx_memory)

}  // namespace lapilli
