// SPDX-License-Identifier: BSD-3-Clause
#include "factor/drivers.hpp"

#include "factor/drivers_common.hpp"
#include "factor/potrf.hpp"
#include "host/lapack.hpp"
#include "matrix/delivery.hpp"
#include "runtime/while_reporting.hpp"

namespace lapilli {
namespace {

template <class T>
struct FactorWork {
    StagedOperand<T> a;
    PotrfWork<T> potrf;
    FactorWork(Arena& arena, const Staging& of_a, index_t nb) : a(arena, of_a, nb), potrf(arena, a.matrix) {}
};

/// The factor of an earlier factorization, and the right-hand sides.
template <class T>
struct SolveWork {
    StagedOperand<T> l, b;
    PotrsWork<T> potrs;
    SolveWork(Arena& arena, const Staging& of_l, const Staging& of_b, index_t nb)
        : l(arena, of_l, nb),
          b(arena, of_b, nb),
          potrs(arena, of_l.rows, nb, b.matrix.cyclic.cols_of_devices(), true) {}
};

template <class T>
struct FactorAndSolveWork {
    FactorWork<T> factor;
    StagedOperand<T> b;
    PotrsWork<T> potrs;
    FactorAndSolveWork(Arena& arena, const Staging& of_a, const Staging& of_b, index_t nb)
        : factor(arena, of_a, nb),
          b(arena, of_b, nb),
          potrs(arena, of_a.rows, nb, b.matrix.cyclic.cols_of_devices(), true) {}
};

template <class T>
index_t factor(Context& context, PotrfWork<T>& work) {
    PhaseScope phase(context, "factor");
    return potrf(context, work);
}

template <class T>
void solve(Context& context, const DistMatrix<T>& factor, const DistMatrix<T>& b, PotrsWork<T>& work,
           Uplo uplo = Uplo::lower) {
    PhaseScope phase(context, "solve");
    potrs(context, factor, b, work, uplo);
}

}  // namespace

template <class T>
index_t run_potrf(Context& context, Uplo uplo, const UserMatrix<T>& a) {
    const index_t n = a.rows;
    if (!context.use_devices("potrf.crossover", n)) {
        if (n == 0) return 0;
        return on_cpu(context, "factor", a,
                      [&](HostView<T> x) { return host::potrf(static_cast<char>(uplo), x); });
    }
    Allocated<FactorWork<T>> work(context, potrf_team(context, n), triangle_of(uplo, a),
                                  potrf_block(context, n));
    upload<T>(context, work->a, a);
    const index_t info = factor(context, work->potrf);
    PhaseScope phase(context, "download");
    work->a.download(context, a);
    return info;
}

template <class T>
index_t run_potrs(Context& context, Uplo uplo, const UserMatrix<const T>& a, const UserMatrix<T>& b) {
    const index_t n = a.rows, nrhs = b.cols;
    if (n == 0 || nrhs == 0) return 0;
    if (!context.use_devices("potrs.crossover", n)) {
        PhaseScope phase(context, "solve");
        const HostMatrix<const T> l(context, a);
        const HostMatrix<T> x(context, b);
        const index_t info = while_reporting(context, [&] {
            return host::potrs(static_cast<char>(uplo), HostView<const T>(l.view()), x.view());
        });
        x.deliver();
        return info;
    }
    const Team team = potrf_team(context, n);
    const StagedFactor l = factor_of(context, team, uplo, a, TriangularFromLeft<T>::by_columns(team, nrhs));
    Allocated<SolveWork<T>> work(context, team, l.staging, staging_of(b), potrf_block(context, n));
    upload(context, work->l, a);
    upload<T>(context, work->b, b);
    solve(context, work->l.matrix, work->b.matrix, work->potrs, l.uplo);
    PhaseScope phase(context, "download");
    work->b.download(context, b);
    return 0;
}

template <class T>
index_t run_posv(Context& context, Uplo uplo, const UserMatrix<T>& a, const UserMatrix<T>& b) {
    const index_t n = a.rows, nrhs = b.cols;
    if (n == 0) return 0;
    if (nrhs == 0) return run_potrf(context, uplo, a);
    if (!context.use_devices("potrf.crossover", n)) {
        PhaseScope phase(context, "solve");
        const HostMatrix<T> l(context, a);
        const HostMatrix<T> x(context, b);
        const index_t info = while_reporting(context, [&] {
            const index_t failed = host::potrf(static_cast<char>(uplo), l.view());
            if (failed != 0) return failed;
            return host::potrs(static_cast<char>(uplo), HostView<const T>(l.view()), x.view());
        });
        Delivery results;
        if (info == 0) results.add(!b.on_host(), [&] { x.deliver(); });
        results.add(!a.on_host(), [&] { l.deliver_triangle(uplo); });
        results.run();
        return info;
    }
    Allocated<FactorAndSolveWork<T>> work(context, potrf_team(context, n), triangle_of(uplo, a),
                                          staging_of(b), potrf_block(context, n));
    FactorWork<T>& factor_work = work->factor;
    upload<T>(context, factor_work.a, a);
    upload<T>(context, work->b, b);
    const index_t info = factor(context, factor_work.potrf);
    if (info == 0) solve(context, factor_work.a.matrix, work->b.matrix, work->potrs);
    PhaseScope phase(context, "download");
    factor_work.a.collect(context, a);
    if (info == 0) work->b.download(context, b);
    factor_work.a.write_back(context, a);
    return info;
}

template <class T>
Footprint potrf_memory(Context& context, index_t n) {
    if (!context.use_devices("potrf.crossover", n)) return {};
    return Allocated<FactorWork<T>>::measure(potrf_team(context, n), Staging::any(n, n),
                                             potrf_block(context, n));
}

template <class T>
Footprint potrs_memory(Context& context, index_t n, index_t nrhs) {
    if (n == 0 || nrhs == 0) return {};
    if (!context.use_devices("potrs.crossover", n)) return both_on_host<T>(n, nrhs);
    return Allocated<SolveWork<T>>::measure(potrf_team(context, n), Staging::any(n, n), Staging{n, nrhs},
                                            potrf_block(context, n));
}

template <class T>
Footprint posv_memory(Context& context, index_t n, index_t nrhs) {
    if (nrhs == 0) return potrf_memory<T>(context, n);
    if (!context.use_devices("potrf.crossover", n)) return both_on_host<T>(n, nrhs);
    return Allocated<FactorAndSolveWork<T>>::measure(potrf_team(context, n), Staging::any(n, n),
                                                     Staging{n, nrhs}, potrf_block(context, n));
}

#define LAPILLI_INSTANTIATE(T)                                                                    \
    template index_t run_potrf(Context&, Uplo, const UserMatrix<T>&);                             \
    template index_t run_potrs(Context&, Uplo, const UserMatrix<const T>&, const UserMatrix<T>&); \
    template index_t run_posv(Context&, Uplo, const UserMatrix<T>&, const UserMatrix<T>&);        \
    template Footprint potrf_memory<T>(Context&, index_t);                                        \
    template Footprint potrs_memory<T>(Context&, index_t, index_t);                               \
    template Footprint posv_memory<T>(Context&, index_t, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
