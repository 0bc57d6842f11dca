// SPDX-License-Identifier: BSD-3-Clause
// TRTRI, LAUUM, POTRI and TRTRS between the caller's matrices and the devices.
#include "base/instances.hpp"
#include "factor/drivers.hpp"
#include "factor/potrf.hpp"
#include "factor/trtri.hpp"
#include "host/lapack.hpp"
#include "matrix/drivers_common.hpp"
#include "runtime/call_plan.hpp"

namespace lapilli {
namespace {

/// A triangle that is overwritten; AlgorithmWork: what TRTRI, LAUUM or POTRI needs for it.
template <class T, template <class> class AlgorithmWork>
struct InverseWork {
    CopiedOperand<T> a;
    AlgorithmWork<T> algorithm;
    T* diagonal;
    InverseWork(Arena& arena, const CopyPlan& of_a, index_t nb)
        : a(arena, of_a, nb), algorithm(arena, a.matrix), diagonal(arena.pinned_array<T>(of_a.rows)) {}

    /// LAPACK's info before anything is changed.
    index_t check(Context& context) {
        return first_zero_on_diagonal(context, a.matrix, a.how.form, diagonal);
    }
};

template <class T>
struct TriangularSolveWork {
    CopiedOperand<T> a, b;
    typename TriangularFromLeft<T>::Work solve;
    T* diagonal;
    TriangularSolveWork(Arena& arena, const CopyPlan& of_a, const CopyPlan& of_b, index_t nb)
        : a(arena, of_a, nb),
          b(arena, of_b, nb),
          solve(arena, of_a.rows, nb, b.matrix.cyclic.cols_of_devices(), true),
          diagonal(arena.pinned_array<T>(of_a.rows)) {}
};

template <class T, template <class> class AlgorithmWork>
auto inverse_plan(Context& context, const CopyPlan& of_a) {
    return call_plan<InverseWork<T, AlgorithmWork>>(
        context.use_devices("potrf.crossover", of_a.rows), [=, &context](auto f) {
            return f(potrf_team(context, of_a.rows), of_a, potrf_block(context, of_a.rows));
        });
}

template <class T, template <class> class AlgorithmWork>
Footprint inverse_memory(Context& context, index_t n) {
    const auto plan = inverse_plan<T, AlgorithmWork>(context, CopyPlan::any(n, n));
    return plan.on_devices ? plan.memory() : host_footprint<T>(checked_product(n, n));
}

template <class T>
auto trtrs_plan(Context& context, const CopyPlan& of_a, const CopyPlan& of_b) {
    return call_plan<TriangularSolveWork<T>>(
        context.use_devices("potrf.crossover", of_a.rows), [=, &context](auto f) {
            return f(potrf_team(context, of_a.rows), of_a, of_b, potrf_block(context, of_a.rows));
        });
}

/// A product with a triangle, in place. Of an upper one of complex numbers OpenBLAS 0.3.21 reads up to a
/// column past the end, so that it gets a copy.
template <class T, class F>
index_t triangle_on_cpu(Context& context, const char* name, Uplo uplo, const UserMatrix<T>& a, F f) {
    if (!is_complex<T> || uplo == Uplo::lower) return on_cpu(context, name, a, f);
    PhaseScope phase(context, name);
    const HostMatrix<T> copy(context, a);
    const index_t info = while_reporting(context, [&] { return f(copy.view()); });
    copy.deliver_triangle(uplo);
    return info;
}

}  // namespace

template <class T>
index_t run_trtri(Context& context, Uplo uplo, bool unit, const UserMatrix<T>& a) {
    const index_t n = a.rows;
    if (n == 0) return 0;
    const auto plan = inverse_plan<T, TrtriWork>(context, triangle_of(uplo, a));
    if (!plan.on_devices) {
        return on_cpu(context, "invert", a, [&](HostView<T> x) {
            return host::trtri(static_cast<char>(uplo), unit ? 'U' : 'N', x);
        });
    }
    auto work = plan.workspace(context);
    upload<T>(context, work->a, a);
    const index_t info = unit ? 0 : work->check(context);
    if (info != 0) return info;
    {
        PhaseScope phase(context, "invert");
        trtri(context, unit, work->a.matrix, work->algorithm);
    }
    download(context, work->a, a);
    return 0;
}

template <class T>
index_t run_lauum(Context& context, Uplo uplo, const UserMatrix<T>& a) {
    const index_t n = a.rows;
    if (n == 0) return 0;
    const auto plan = inverse_plan<T, LauumWork>(context, triangle_of(uplo, a));
    if (!plan.on_devices) {
        return triangle_on_cpu(context, "multiply", uplo, a,
                               [&](HostView<T> x) { return host::lauum(static_cast<char>(uplo), x); });
    }
    auto work = plan.workspace(context);
    upload<T>(context, work->a, a);
    {
        PhaseScope phase(context, "multiply");
        lauum(context, work->a.matrix, work->algorithm);
    }
    download(context, work->a, a);
    return 0;
}

template <class T>
index_t run_potri(Context& context, Uplo uplo, const UserMatrix<T>& a) {
    const index_t n = a.rows;
    if (n == 0) return 0;
    const auto plan = inverse_plan<T, PotriWork>(context, triangle_of(uplo, a));
    if (!plan.on_devices) {
        return triangle_on_cpu(context, "invert", uplo, a,
                               [&](HostView<T> x) { return host::potri(static_cast<char>(uplo), x); });
    }
    auto work = plan.workspace(context);
    upload<T>(context, work->a, a);
    const index_t info = work->check(context);
    if (info != 0) return info;
    potri(context, work->a.matrix, work->algorithm);
    download(context, work->a, a);
    return 0;
}

template <class T>
index_t run_trtrs(Context& context, Uplo uplo, Op op, bool unit, const UserMatrix<const T>& a,
                  const UserMatrix<T>& b, std::type_identity_t<T> alpha) {
    const index_t n = a.rows;
    if (n == 0) return 0;
    // With J the reversal, op(J A J) (J X) = J B: unlike the conjugate transpose, this leaves op as it is.
    const Form form = uplo == Uplo::lower ? Form::direct : Form::reversed;
    const auto plan = trtrs_plan<T>(context, copy_plan_of(a, form, Part::lower), copy_plan_of(b, form));
    if (b.cols == 0 || !plan.on_devices) {
        PhaseScope phase(context, "solve");
        const HostMatrix<const T> triangle(context, a);
        const HostMatrix<T> x(context, b);
        for (index_t j = 0; alpha != T(1) && j < b.cols; ++j) {
            for (index_t i = 0; i < n; ++i) x.view()(i, j) *= alpha;
        }
        const index_t info = host::trtrs(static_cast<char>(uplo), static_cast<char>(op), unit ? 'U' : 'N',
                                         HostView<const T>(triangle.view()), x.view());
        if (info == 0) x.deliver();
        return info;
    }
    auto work = plan.workspace(context);
    upload<T>(context, work->a, a);
    const index_t info = unit ? 0 : first_zero_on_diagonal(context, work->a.matrix, form, work->diagonal);
    if (info != 0) return info;
    upload<T>(context, work->b, b);
    {
        PhaseScope phase(context, "solve");
        const DistMatrix<const T> triangle = readable(work->a.matrix);
        TriangularFromLeft<T>(context, triangle, work->b.matrix, triangle.cyclic.nb(), work->solve)
            .solve({.op = op, .unit = unit}, alpha);
    }
    download(context, work->b, b);
    return 0;
}

template <class T>
Footprint trtri_memory(Context& context, index_t n) {
    return inverse_memory<T, TrtriWork>(context, n);
}
template <class T>
Footprint lauum_memory(Context& context, index_t n) {
    return inverse_memory<T, LauumWork>(context, n);
}
template <class T>
Footprint potri_memory(Context& context, index_t n) {
    return inverse_memory<T, PotriWork>(context, n);
}
template <class T>
Footprint trtrs_memory(Context& context, index_t n, index_t nrhs) {
    const auto plan = trtrs_plan<T>(context, CopyPlan::any(n, n), CopyPlan::any(n, nrhs));
    return plan.on_devices ? plan.memory() : both_on_host<T>(n, nrhs);
}

LAPILLI_INSTANCES(run_trtri, run_lauum, run_potri, run_trtrs, trtri_memory, lauum_memory, potri_memory,
                  trtrs_memory)

}  // namespace lapilli
