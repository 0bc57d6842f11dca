// SPDX-License-Identifier: BSD-3-Clause
// BDSDC between the caller's arrays and the devices, or the CPU's LAPACK.
#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "host/lapack_svd.hpp"
#include "matrix/cpu_call.hpp"
#include "runtime/call_plan.hpp"
#include "runtime/team.hpp"
#include "svd/bdsdc/bdsdc.hpp"
#include "svd/bidiagonal_values.hpp"
#include "svd/drivers.hpp"
#include "svd/enlarged.hpp"
#include "svd/plan.hpp"

namespace lapilli {
namespace {

constexpr const char* bidiagonal_phase = "bidiagonal singular values";

/// An operand that a call does not have.
template <class T>
constexpr HostView<T> none{nullptr, 0, 0, 1};

/// The size of LAPACK's compact form, in real numbers and integers, for leaves of up to 25 rows.
struct Compact {
    index_t reals = 0, integers = 0;
    Compact(char compq, index_t n) {
        if (compq != 'P') return;
        index_t levels = 0;
        for (index_t parts = n / 26; parts > 1; parts /= 2) ++levels;
        // LAPACK's documentation has 61 and 3. Its code writes up to 65, of an upper matrix 63, and 6.
        reals = checked_product(n, 65 + 8 * levels);
        integers = checked_product(n, 6 + 3 * levels);
    }
};

/// The number that fills an array of the compact form before LAPACK writes it.
template <class E>
constexpr E unwritten = std::numeric_limits<E>::lowest();

/// Adds to the results the numbers up to the last one that LAPACK has written: a caller's array may have the
/// size of LAPACK's documentation. Those in between that it has not written stay the caller's.
template <class E>
void deliver_written(Context& context, std::vector<E>& made, E* to, Delivery& results) {
    while (!made.empty() && made.back() == unwritten<E>) made.pop_back();
    const auto count = static_cast<index_t>(made.size());
    std::vector<E> kept(made.size());
    copy_vector<E>(context, kept.data(), to, count);
    for (std::size_t i = 0; i < made.size(); ++i) {
        if (made[i] == unwritten<E>) made[i] = kept[i];
    }
    results.add_vector(context, to, static_cast<const E*>(made.data()), count);
}

template <class R>
index_t bdsdc(CpuCall& call, Uplo uplo, char compq, index_t n, R* d, R* e, const UserMatrix<R>& u,
              const UserMatrix<R>& vt, R* q, index_t* iq) {
    if (n == 0) return call.run(bidiagonal_phase, [] { return index_t(0); });
    host::check_bdsdc(compq, n);
    if (compq == 'I') call.count<R>(checked_product(3, checked_product(n, n)));
    R* const of_d = call.vector(Use::changed, d, n);
    R* const of_e = call.vector(Use::changed, e, n - 1);
    const HostView<R> of_u = compq == 'I' ? call.matrix(Use::written, u) : none<R>;
    const HostView<R> of_vt = compq == 'I' ? call.matrix(Use::written, vt) : none<R>;
    const Compact compact(compq, n);
    call.count<R>(compact.reals);
    call.count<index_t>(compact.integers);
    if (call.context() == nullptr) return 0;
    std::vector<R> of_q(static_cast<std::size_t>(compact.reals), unwritten<R>);
    std::vector<index_t> of_iq(static_cast<std::size_t>(compact.integers), unwritten<index_t>);
    const index_t info = call.compute(bidiagonal_phase, [&] {
        const R sigma = enlarge_bidiagonal(n, of_d, of_e);
        const index_t status = host::bdsdc(static_cast<char>(uplo), compq, n, of_d, of_e, of_u, of_vt,
                                           of_q.data(), of_iq.data(), compact.integers);
        for (index_t i = 0; i < n; ++i) of_d[i] /= sigma;
        return status;
    });
    if (info == 0 && compq == 'P') {
        PhaseScope phase(*call.context(), "download");
        Delivery results;
        deliver_written(*call.context(), of_q, q, results);
        deliver_written(*call.context(), of_iq, iq, results);
        results.run();
    }
    call.deliver(info);
    return info;
}

/// The vectors and their ways to the caller. V leaves as V^T.
template <class R>
struct BidiagonalWork {
    BdsdcWork<R> problem;
    TransferWork<R> of_u, of_vt;
    BidiagonalWork(Arena& arena, index_t n, index_t nb, bool u_on_host, bool vt_on_host)
        : problem(arena, n, n, nb), of_u(arena, n, n, nb, u_on_host), of_vt(arena, n, n, nb, vt_on_host) {}
};

template <class R>
auto bdsdc_plan(Context& context, char compq, index_t n, bool u_on_host, bool vt_on_host) {
    return call_plan<BidiagonalWork<R>>(
        compq == 'I' && context.use_devices("gesdd.crossover", n), [=, &context](auto f) {
            return f(svd_team(context, n), n, context.settings.integer("matrix.nb"), u_on_host, vt_on_host);
        });
}

auto bidiagonal_values_plan(Context& context, char compq, index_t n) {
    return call_plan<BisectionWork>(compq == 'N' && context.use_devices("gesdd.crossover", n),
                                    [=, &context](auto f) { return f(svd_team(context, n), n); });
}

/// False, and nothing has changed, where values vanish: LAPACK's are accurate however small they are.
template <class R>
bool values_on_devices(Context& context, BisectionWork& work, index_t n, R* d, R* e) {
    HostVector<R> host_d(context, d, n), host_e(context, e, n - 1);
    {
        PhaseScope phase(context, bidiagonal_phase);
        if (bidiagonal_values<R>(context, n, host_d.data(), host_e.data(), work, host_d.data()) > 0)
            return false;
    }
    PhaseScope phase(context, "download");
    Delivery results;
    results.add_vector(context, d, static_cast<const R*>(host_d.data()), n);
    results.run();
    return true;
}

/// B = U S V^T; of a lower bidiagonal matrix the transpose is upper, with the same elements.
template <class R>
index_t bdsdc_on_devices(Context& context, BidiagonalWork<R>& work, Uplo uplo, index_t n, R* d, R* e,
                         const UserMatrix<R>& u, const UserMatrix<R>& vt) {
    HostVector<R> host_d(context, d, n), host_e(context, e, n - 1);
    {
        PhaseScope phase(context, bidiagonal_phase);
        const index_t info = bdsdc<R>(context, host_d.data(), host_e.data(), {}, work.problem).info;
        if (info != 0) return info;
    }
    PhaseScope phase(context, "download");
    const bool upper = uplo == Uplo::upper;
    collect(context, upper ? work.problem.u : work.problem.v, Form::direct, Part::all, u, work.of_u);
    collect(context, upper ? work.problem.v : work.problem.u, Form::adjoint, Part::all, vt, work.of_vt);
    Delivery results;
    results.add(false, [&] { write_back(context, Form::direct, Part::all, u, work.of_u); });
    results.add(false, [&] { write_back(context, Form::adjoint, Part::all, vt, work.of_vt); });
    results.add_vector(context, d, static_cast<const R*>(host_d.data()), n);
    results.run();
    return 0;
}

}  // namespace

template <class R>
index_t run_bdsdc(Context& context, Uplo uplo, char compq, index_t n, R* d, R* e, const UserMatrix<R>& u,
                  const UserMatrix<R>& vt, R* q, index_t* iq) {
    if (const auto plan = bdsdc_plan<R>(context, compq, n, u.on_host(), vt.on_host()); plan.on_devices) {
        auto work = plan.workspace(context);
        return bdsdc_on_devices(context, *work, uplo, n, d, e, u, vt);
    }
    if (const auto plan = bidiagonal_values_plan(context, compq, n); plan.on_devices) {
        auto work = plan.workspace(context);
        if (values_on_devices(context, *work, n, d, e)) return 0;
    }
    CpuCall call(&context);
    return bdsdc(call, uplo, compq, n, d, e, u, vt, q, iq);
}

template <class R>
Footprint bdsdc_memory(Context& context, char compq, index_t n) {
    if (const auto plan = bdsdc_plan<R>(context, compq, n, true, true); plan.on_devices) return plan.memory();
    CpuCall query(nullptr);
    bdsdc<R>(query, Uplo::upper, compq, n, nullptr, nullptr, shape_of<R>(n, n), shape_of<R>(n, n), nullptr,
             nullptr);
    Footprint all = query.footprint();
    // LAPACK computes behind the devices where values vanish.
    if (const auto plan = bidiagonal_values_plan(context, compq, n); plan.on_devices)
        all.cover(plan.memory());
    return all;
}

#define LAPILLI_INSTANTIATE(R)                                                              \
    template index_t run_bdsdc(Context&, Uplo, char, index_t, R*, R*, const UserMatrix<R>&, \
                               const UserMatrix<R>&, R*, index_t*);                         \
    template Footprint bdsdc_memory<R>(Context&, char, index_t);
LAPILLI_INSTANTIATE(float)
LAPILLI_INSTANTIATE(double)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
