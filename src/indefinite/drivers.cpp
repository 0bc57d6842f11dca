// SPDX-License-Identifier: BSD-3-Clause
// SYTRF, SYTRS and SYSV, HETRF, HETRS and HESV between the caller's matrices and the devices.
#include "indefinite/drivers.hpp"

#include <optional>

#include "factor/potrf.hpp"
#include "host/lapack_indefinite.hpp"
#include "indefinite/copy_plan.hpp"
#include "indefinite/sytrf.hpp"
#include "indefinite/sytrs.hpp"
#include "matrix/delivery.hpp"
#include "matrix/drivers_common.hpp"

namespace lapilli {
namespace {

template <class T>
struct IndefinitePlan : SystemPlan<IndefinitePlan<T>> {
    Team team;
    index_t nb, width;

    static IndefinitePlan of(Context& context, bool factors, index_t n, index_t nrhs) {
        return {{factors, nrhs > 0, context.use_devices("sytrf.crossover", n), CopyPlan::any(n, n),
                 CopyPlan::any(n, nrhs)},
                sytrf_team(context, n),
                potrf_block(context, n),
                sytrf_width(context, n)};
    }
    Footprint memory() const;
};

template <class T>
struct IndefiniteWork {
    CopiedOperand<T> a;
    std::optional<SytrfWork<T>> sytrf;
    std::optional<CopiedOperand<T>> b;
    std::optional<SytrsWork<T>> sytrs;
    IndefiniteWork(Arena& arena, const IndefinitePlan<T>& plan) : a(arena, plan.a, plan.nb) {
        if (plan.factors) sytrf.emplace(arena, plan.a.rows, plan.width);
        if (!plan.solves) return;
        b.emplace(arena, plan.b, plan.nb);
        sytrs.emplace(arena, plan.a.rows, plan.nb, b->matrix.cyclic.cols_of_devices());
    }
};

template <class T>
Footprint IndefinitePlan<T>::memory() const {
    if (this->on_devices) return Allocated<IndefiniteWork<T>>::measure(team, *this);
    return indefinite_on_host<T>(this->a.rows, this->b.cols);
}

template <class T>
SytrfResult factor(Context& context, Uplo uplo, bool hermitian, IndefiniteWork<T>& work) {
    PhaseScope phase(context, "factor");
    return sytrf(context, hermitian, uplo == Uplo::upper, work.a.matrix, *work.sytrf);
}

template <class T>
void solve(Context& context, bool hermitian, const BunchKaufmanPivots& pivots, IndefiniteWork<T>& work) {
    PhaseScope phase(context, "solve");
    sytrs(context, hermitian, work.a.matrix, pivots, work.b->matrix, *work.sytrs);
}

template <class T>
index_t sytrf_on_cpu(Context& context, Uplo uplo, bool hermitian, const UserMatrix<T>& a, index_t* ipiv) {
    std::vector<index_t> pivots;
    const auto in = [&](HostView<T> x) { return host::sytrf(static_cast<char>(uplo), hermitian, x, pivots); };
    // A matrix in host memory is factored where it is: the CPU cannot fail half-way. Not where the pivots go
    // to a device.
    if (a.on_host() && !context.is_device_pointer(ipiv)) {
        PhaseScope phase(context, "factor");
        const index_t info = in(a.host());
        std::copy(pivots.begin(), pivots.end(), ipiv);
        return info;
    }
    const HostMatrix<T> copy(context, a);
    index_t info = 0;
    {
        PhaseScope phase(context, "factor");
        info = while_reporting(context, [&] { return in(copy.view()); });
    }
    PhaseScope phase(context, "download");
    Delivery results;
    results.add(!a.on_host(), [&] { copy.deliver_triangle(uplo); });
    results.add_vector(context, ipiv, std::move(pivots));
    results.run();
    return info;
}

}  // namespace

template <class T>
index_t run_sytrf(Context& context, Uplo uplo, bool hermitian, const UserMatrix<T>& a, index_t* ipiv) {
    const index_t n = a.rows;
    if (n == 0) return 0;
    const auto plan = IndefinitePlan<T>::of(context, true, n, 0);
    if (!plan.on_devices) return sytrf_on_cpu(context, uplo, hermitian, a, ipiv);
    Allocated<IndefiniteWork<T>> work(context, plan.team, plan.with(triangle_of_indefinite(uplo, a)));
    upload<T>(context, work->a, a);
    const SytrfResult result = factor(context, uplo, hermitian, *work);
    PhaseScope phase(context, "download");
    work->a.collect(context, a);
    Delivery results;
    results.add_vector(context, ipiv, result.pivots.as_lapack(uplo));
    results.add(false, [&] { work->a.write_back(context, a); });
    results.run();
    return info_of_indefinite(uplo, n, result.info);
}

template <class T>
index_t run_sytrs(Context& context, int number_of_ipiv, Uplo uplo, bool hermitian,
                  const UserMatrix<const T>& a, const index_t* ipiv, const UserMatrix<T>& b) {
    const index_t n = a.rows, nrhs = b.cols;
    if (n == 0 || nrhs == 0) return 0;
    const auto pivots = BunchKaufmanPivots::read(context, number_of_ipiv, uplo, n, ipiv);
    const auto plan = IndefinitePlan<T>::of(context, false, n, nrhs);
    if (!plan.on_devices) {
        PhaseScope phase(context, "solve");
        const HostMatrix<const T> factors(context, a);
        const HostMatrix<T> x(context, b);
        const index_t info = while_reporting(context, [&] {
            return host::sytrs(static_cast<char>(uplo), hermitian, HostView<const T>(factors.view()),
                               pivots.as_lapack(uplo), x.view());
        });
        x.deliver();
        return info;
    }
    Allocated<IndefiniteWork<T>> work(
        context, plan.team,
        plan.with(triangle_of_indefinite(uplo, a), copy_plan_of(b, form_of_indefinite(uplo))));
    upload<T>(context, work->a, a);
    upload<T>(context, *work->b, b);
    solve(context, hermitian, pivots, *work);
    download(context, *work->b, b);
    return 0;
}

template <class T>
index_t run_sysv(Context& context, Uplo uplo, bool hermitian, const UserMatrix<T>& a, index_t* ipiv,
                 const UserMatrix<T>& b) {
    const index_t n = a.rows, nrhs = b.cols;
    if (n == 0) return 0;
    if (nrhs == 0) return run_sytrf(context, uplo, hermitian, a, ipiv);
    const auto plan = IndefinitePlan<T>::of(context, true, n, nrhs);
    if (!plan.on_devices) {
        const HostMatrix<T> factors(context, a);
        const HostMatrix<T> x(context, b);
        std::vector<index_t> pivots;
        index_t info = 0;
        {
            PhaseScope phase(context, "solve");
            info = while_reporting(context, [&] {
                return host::sysv(static_cast<char>(uplo), hermitian, factors.view(), pivots, x.view());
            });
        }
        PhaseScope phase(context, "download");
        Delivery results;
        if (info == 0) results.add(!b.on_host(), [&] { x.deliver(); });
        results.add(!a.on_host(), [&] { factors.deliver_triangle(uplo); });
        results.add_vector(context, ipiv, std::move(pivots));
        results.run();
        return info;
    }
    Allocated<IndefiniteWork<T>> work(
        context, plan.team,
        plan.with(triangle_of_indefinite(uplo, a), copy_plan_of(b, form_of_indefinite(uplo))));
    upload<T>(context, work->a, a);
    upload<T>(context, *work->b, b);
    const SytrfResult result = factor(context, uplo, hermitian, *work);
    if (result.info == 0) solve(context, hermitian, result.pivots, *work);
    PhaseScope phase(context, "download");
    work->a.collect(context, a);
    if (result.info == 0) work->b->collect(context, b);
    Delivery results;
    results.add_vector(context, ipiv, result.pivots.as_lapack(uplo));
    results.add(false, [&] { work->a.write_back(context, a); });
    if (result.info == 0) results.add(false, [&] { work->b->write_back(context, b); });
    results.run();
    return info_of_indefinite(uplo, n, result.info);
}

template <class T>
Footprint sytrf_memory(Context& context, index_t n) {
    return IndefinitePlan<T>::of(context, true, n, 0).memory();
}

template <class T>
Footprint sytrs_memory(Context& context, index_t n, index_t nrhs) {
    if (n == 0 || nrhs == 0) return {};
    return IndefinitePlan<T>::of(context, false, n, nrhs).memory();
}

template <class T>
Footprint sysv_memory(Context& context, index_t n, index_t nrhs) {
    return IndefinitePlan<T>::of(context, true, n, nrhs).memory();
}

#define LAPILLI_INSTANTIATE(T)                                                                             \
    template index_t run_sytrf(Context&, Uplo, bool, const UserMatrix<T>&, index_t*);                      \
    template index_t run_sytrs(Context&, int, Uplo, bool, const UserMatrix<const T>&, const index_t*,      \
                               const UserMatrix<T>&);                                                      \
    template index_t run_sysv(Context&, Uplo, bool, const UserMatrix<T>&, index_t*, const UserMatrix<T>&); \
    template Footprint sytrf_memory<T>(Context&, index_t);                                                 \
    template Footprint sytrs_memory<T>(Context&, index_t, index_t);                                        \
    template Footprint sysv_memory<T>(Context&, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
