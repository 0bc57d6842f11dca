// SPDX-License-Identifier: BSD-3-Clause
// GETRF, GETRS and GESV between the caller's matrices and the devices.
#include "lu/drivers.hpp"

#include "factor/drivers_common.hpp"
#include "host/lapack.hpp"
#include "lu/getrf.hpp"
#include "lu/getrs.hpp"
#include "matrix/delivery.hpp"

namespace lapilli {
namespace {

template <class T>
struct LuWork {
    StagedOperand<T> a;
    GetrfWork<T> getrf;
    LuWork(Arena& arena, const Staging& of_a, const GetrfPlan& plan)
        : a(arena, of_a, plan.nb), getrf(arena, a.matrix, plan) {}
};

/// L and U of an earlier factorization, and the right-hand sides.
template <class T>
struct LuSolveWork {
    StagedOperand<T> a, b;
    GetrsWork<T> getrs;
    LuSolveWork(Arena& arena, const Staging& of_a, const Staging& of_b, index_t nb)
        : a(arena, of_a, nb),
          b(arena, of_b, nb),
          getrs(arena, of_a.rows, nb, b.matrix.cyclic.cols_of_devices()) {}
};

template <class T>
struct LuFactorAndSolveWork {
    LuWork<T> factor;
    StagedOperand<T> b;
    GetrsWork<T> getrs;
    LuFactorAndSolveWork(Arena& arena, const Staging& of_a, const Staging& of_b, const GetrfPlan& plan)
        : factor(arena, of_a, plan),
          b(arena, of_b, plan.nb),
          getrs(arena, of_a.rows, plan.nb, b.matrix.cyclic.cols_of_devices()) {}
};

template <class T>
GetrfResult factor(Context& context, GetrfWork<T>& work) {
    PhaseScope phase(context, "factor");
    return getrf(context, work);
}

template <class T>
void solve(Context& context, Op op, const DistMatrix<T>& lu, const Interchanges& interchanges,
           const DistMatrix<T>& b, GetrsWork<T>& work) {
    PhaseScope phase(context, "solve");
    getrs(context, op, lu, interchanges, b, work);
}

/// A matrix in host memory is factored where it is: the CPU cannot fail half-way. Not where the pivots go to a device.
template <class T>
index_t getrf_on_cpu(Context& context, const UserMatrix<T>& a, index_t* ipiv) {
    std::vector<index_t> pivots;
    if (a.on_host() && !context.is_device_pointer(ipiv)) {
        PhaseScope phase(context, "factor");
        const index_t info = host::getrf(a.host(), pivots);
        std::copy(pivots.begin(), pivots.end(), ipiv);
        return info;
    }
    const HostMatrix<T> copy(context, a);
    index_t info = 0;
    {
        PhaseScope phase(context, "factor");
        info = while_reporting(context, [&] { return host::getrf(copy.view(), pivots); });
    }
    PhaseScope phase(context, "download");
    Delivery results;
    results.add(!a.on_host(), [&] { copy.deliver(); });
    results.add_vector(context, ipiv, std::move(pivots));
    results.run();
    return info;
}

/// Copies of the matrix and the pivots, and of the right-hand sides.
template <class T>
Footprint lu_on_host(index_t m, index_t n, index_t nrhs) {
    Footprint bytes = host_footprint<T>(checked_sum(checked_product(m, n), checked_product(n, nrhs)));
    bytes.host += host_footprint<index_t>(std::min(m, n)).host;
    return bytes;
}

}  // namespace

template <class T>
index_t run_getrf(Context& context, const UserMatrix<T>& a, index_t* ipiv) {
    const index_t m = a.rows, n = a.cols;
    if (m == 0 || n == 0) return 0;
    if (!context.use_devices("getrf.crossover", std::min(m, n))) return getrf_on_cpu(context, a, ipiv);
    const auto plan = GetrfPlan::of<T>(context, m, n);
    Allocated<LuWork<T>> work(context, plan.team, staging_of(a), plan);
    upload<T>(context, work->a, a);
    GetrfResult result = factor(context, work->getrf);
    PhaseScope phase(context, "download");
    work->a.collect(context, a);
    Delivery results;
    results.add_vector(context, ipiv, std::move(result.interchanges.pivots));
    results.add(false, [&] { work->a.write_back(context, a); });
    results.run();
    return result.info;
}

template <class T>
index_t run_getrs(Context& context, int number_of_ipiv, Op op, const UserMatrix<const T>& a,
                  const index_t* ipiv, const UserMatrix<T>& b) {
    const index_t n = a.rows, nrhs = b.cols;
    if (n == 0 || nrhs == 0) return 0;
    const Interchanges interchanges = read_interchanges(context, number_of_ipiv, n, 1, n, ipiv, 1);
    if (!context.use_devices("getrs.crossover", n)) {
        PhaseScope phase(context, "solve");
        const HostMatrix<const T> lu(context, a);
        const HostMatrix<T> x(context, b);
        const index_t info = while_reporting(context, [&] {
            return host::getrs(static_cast<char>(op), HostView<const T>(lu.view()), interchanges.pivots,
                               x.view());
        });
        x.deliver();
        return info;
    }
    const auto plan = GetrfPlan::of<T>(context, n, n);
    Allocated<LuSolveWork<T>> work(context, plan.team, factors_for(context, plan.team, a, nrhs),
                                   staging_of(b), plan.nb);
    upload(context, work->a, a);
    upload<T>(context, work->b, b);
    solve(context, op, work->a.matrix, interchanges, work->b.matrix, work->getrs);
    download(context, work->b, b);
    return 0;
}

template <class T>
index_t run_gesv(Context& context, const UserMatrix<T>& a, index_t* ipiv, const UserMatrix<T>& b) {
    const index_t n = a.rows, nrhs = b.cols;
    if (n == 0) return 0;
    if (nrhs == 0) return run_getrf(context, a, ipiv);
    if (!context.use_devices("getrf.crossover", n)) {
        const HostMatrix<T> lu(context, a);
        const HostMatrix<T> x(context, b);
        std::vector<index_t> pivots;
        index_t info = 0;
        {
            PhaseScope phase(context, "solve");
            info = while_reporting(context, [&] {
                const index_t failed = host::getrf(lu.view(), pivots);
                if (failed != 0) return failed;
                return host::getrs('N', HostView<const T>(lu.view()), pivots, x.view());
            });
        }
        PhaseScope phase(context, "download");
        Delivery results;
        if (info == 0) results.add(!b.on_host(), [&] { x.deliver(); });
        results.add(!a.on_host(), [&] { lu.deliver(); });
        results.add_vector(context, ipiv, std::move(pivots));
        results.run();
        return info;
    }
    const auto plan = GetrfPlan::of<T>(context, n, n);
    Allocated<LuFactorAndSolveWork<T>> work(context, plan.team, staging_of(a), staging_of(b), plan);
    LuWork<T>& lu = work->factor;
    upload<T>(context, lu.a, a);
    upload<T>(context, work->b, b);
    const GetrfResult result = factor(context, lu.getrf);
    if (result.info == 0)
        solve(context, Op::none, lu.a.matrix, result.interchanges, work->b.matrix, work->getrs);
    PhaseScope phase(context, "download");
    lu.a.collect(context, a);
    if (result.info == 0) work->b.collect(context, b);
    Delivery results;
    results.add_vector(context, ipiv, result.interchanges.pivots);
    results.add(false, [&] { lu.a.write_back(context, a); });
    if (result.info == 0) results.add(false, [&] { work->b.write_back(context, b); });
    results.run();
    return result.info;
}

template <class T>
Footprint getrf_memory(Context& context, index_t m, index_t n) {
    if (m == 0 || n == 0) return {};
    if (!context.use_devices("getrf.crossover", std::min(m, n))) return lu_on_host<T>(m, n, 0);
    const auto plan = GetrfPlan::of<T>(context, m, n);
    return Allocated<LuWork<T>>::measure(plan.team, Staging{m, n}, plan);
}

template <class T>
Footprint getrs_memory(Context& context, index_t n, index_t nrhs) {
    if (n == 0 || nrhs == 0) return {};
    if (!context.use_devices("getrs.crossover", n)) return lu_on_host<T>(n, n, nrhs);
    const auto plan = GetrfPlan::of<T>(context, n, n);
    return Allocated<LuSolveWork<T>>::measure(plan.team, Staging{n, n}, Staging{n, nrhs}, plan.nb);
}

template <class T>
Footprint gesv_memory(Context& context, index_t n, index_t nrhs) {
    if (n == 0) return {};
    if (nrhs == 0) return getrf_memory<T>(context, n, n);
    if (!context.use_devices("getrf.crossover", n)) return lu_on_host<T>(n, n, nrhs);
    const auto plan = GetrfPlan::of<T>(context, n, n);
    return Allocated<LuFactorAndSolveWork<T>>::measure(plan.team, Staging{n, n}, Staging{n, nrhs}, plan);
}

#define LAPILLI_INSTANTIATE(T)                                                                 \
    template index_t run_getrf(Context&, const UserMatrix<T>&, index_t*);                      \
    template index_t run_getrs(Context&, int, Op, const UserMatrix<const T>&, const index_t*,  \
                               const UserMatrix<T>&);                                          \
    template index_t run_gesv(Context&, const UserMatrix<T>&, index_t*, const UserMatrix<T>&); \
    template Footprint getrf_memory<T>(Context&, index_t, index_t);                            \
    template Footprint getrs_memory<T>(Context&, index_t, index_t);                            \
    template Footprint gesv_memory<T>(Context&, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
