// SPDX-License-Identifier: BSD-3-Clause
// SYTRI and HETRI between the caller's matrix and the device that computes.
#include "factor/potrf.hpp"
#include "host/lapack_indefinite.hpp"
#include "indefinite/copy_plan.hpp"
#include "indefinite/drivers.hpp"
#include "indefinite/sytri.hpp"
#include "runtime/call_plan.hpp"

namespace lapilli {
namespace {

template <class T>
struct InverseWork {
    CopiedOperand<T> a;
    SytriWork<T> sytri;
    T* diagonal;
    InverseWork(Arena& arena, const CopyPlan& of_a, index_t nb)
        : a(arena, of_a, nb), sytri(arena, of_a.rows, nb), diagonal(arena.pinned_array<T>(of_a.rows)) {}
};

template <class T>
auto sytri_plan(Context& context, const CopyPlan& of_a) {
    return call_plan<InverseWork<T>>(
        context.use_devices("sytrf.crossover", of_a.rows),
        [=, &context](auto f) { return f(one_device, of_a, potrf_block(context, of_a.rows)); });
}

}  // namespace

template <class T>
index_t run_sytri(Context& context, int number_of_ipiv, Uplo uplo, bool hermitian, const UserMatrix<T>& a,
                  const index_t* ipiv) {
    const index_t n = a.rows;
    if (n == 0) return 0;
    const auto pivots = BunchKaufmanPivots::read(context, number_of_ipiv, uplo, n, ipiv);
    const auto plan = sytri_plan<T>(context, triangle_of_indefinite(uplo, a));
    if (!plan.on_devices) {
        return on_cpu(context, "invert", a, [&](HostView<T> x) {
            return host::sytri(static_cast<char>(uplo), hermitian, x, pivots.as_lapack(uplo));
        });
    }
    auto work = plan.workspace(context);
    upload<T>(context, work->a, a);
    copy_diagonal(context, work->a.matrix, work->diagonal);
    const index_t zero = pivots.zero_pivot(work->diagonal);
    if (zero >= 0) return info_of_indefinite(uplo, n, zero + 1);
    sytri(context, hermitian, work->a.matrix, pivots, work->sytri);
    download(context, work->a, a);
    return 0;
}

template <class T>
Footprint sytri_memory(Context& context, index_t n) {
    if (n == 0) return {};
    const auto plan = sytri_plan<T>(context, CopyPlan::any(n, n));
    return plan.on_devices ? plan.memory() : indefinite_on_host<T>(n, 0);
}

#define LAPILLI_INSTANTIATE(T)                                                                   \
    template index_t run_sytri(Context&, int, Uplo, bool, const UserMatrix<T>&, const index_t*); \
    template Footprint sytri_memory<T>(Context&, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
