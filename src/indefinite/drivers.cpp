// SPDX-License-Identifier: BSD-3-Clause
// SYTRF, SYTRS and SYSV, HETRF, HETRS and HESV between the caller's matrices and the device that computes.
#include "indefinite/drivers.hpp"

#include "factor/potrf.hpp"
#include "host/lapack_indefinite.hpp"
#include "indefinite/one_device.hpp"
#include "indefinite/sytrf.hpp"
#include "matrix/delivery.hpp"

namespace lapilli {
namespace {

template <class T>
struct FactorWork {
    StagedOperand<T> a;
    SytrfWork<T> sytrf;
    FactorWork(Arena& arena, const Staging& of_a, index_t nb, index_t width)
        : a(arena, of_a, nb), sytrf(arena, of_a.rows, width) {}
};

template <class T>
struct SolveWork {
    StagedOperand<T> a, b;
    SytrsWork<T> sytrs;
    SolveWork(Arena& arena, const Staging& of_a, const Staging& of_b, index_t nb)
        : a(arena, of_a, nb),
          b(arena, of_b, nb),
          sytrs(arena, of_a.rows, nb, b.matrix.cyclic.cols_of_devices()) {}
};

template <class T>
struct FactorAndSolveWork {
    SolveWork<T> solve;
    SytrfWork<T> sytrf;
    FactorAndSolveWork(Arena& arena, const Staging& of_a, const Staging& of_b, index_t nb, index_t width)
        : solve(arena, of_a, of_b, nb), sytrf(arena, of_a.rows, width) {}
};

template <class T>
SytrfResult factor(Context& context, Uplo uplo, bool hermitian, const DistMatrix<T>& a, SytrfWork<T>& work) {
    PhaseScope phase(context, "factor");
    return sytrf(context, hermitian, uplo == Uplo::upper, a, work);
}

template <class T>
index_t sytrf_on_cpu(Context& context, Uplo uplo, bool hermitian, const UserMatrix<T>& a, index_t* ipiv) {
    std::vector<index_t> pivots;
    const auto in = [&](HostView<T> x) { return host::sytrf(static_cast<char>(uplo), hermitian, x, pivots); };
    // A matrix in host memory is factored where it is: the CPU cannot fail half-way. Not where the pivots go to a device.
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
    if (!context.use_devices("sytrf.crossover", n)) return sytrf_on_cpu(context, uplo, hermitian, a, ipiv);
    Allocated<FactorWork<T>> work(context, one_device, triangle_of_indefinite(uplo, a),
                                  potrf_block(context, n), sytrf_width(context, n));
    upload<T>(context, work->a, a);
    const SytrfResult result = factor(context, uplo, hermitian, work->a.matrix, work->sytrf);
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
    if (!context.use_devices("sytrs.crossover", n)) {
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
    const Form form = form_of_indefinite(uplo);
    Allocated<SolveWork<T>> work(context, one_device, triangle_of_indefinite(uplo, a), staging_of(b, form),
                                 potrf_block(context, n));
    upload<T>(context, work->a, a);
    upload<T>(context, work->b, b);
    {
        PhaseScope phase(context, "solve");
        sytrs(context, hermitian, work->a.matrix, pivots, work->b.matrix, work->sytrs);
    }
    download(context, work->b, b);
    return 0;
}

template <class T>
index_t run_sysv(Context& context, Uplo uplo, bool hermitian, const UserMatrix<T>& a, index_t* ipiv,
                 const UserMatrix<T>& b) {
    const index_t n = a.rows, nrhs = b.cols;
    if (n == 0) return 0;
    if (nrhs == 0) return run_sytrf(context, uplo, hermitian, a, ipiv);
    if (!context.use_devices("sytrf.crossover", n)) {
        const HostMatrix<T> factors(context, a);
        const HostMatrix<T> x(context, b);
        std::vector<index_t> pivots;
        index_t info = 0;
        {
            PhaseScope phase(context, "solve");
            info = while_reporting(context, [&] {
                const index_t failed =
                    host::sytrf(static_cast<char>(uplo), hermitian, factors.view(), pivots);
                if (failed != 0) return failed;
                return host::sytrs(static_cast<char>(uplo), hermitian, HostView<const T>(factors.view()),
                                   pivots, x.view());
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
    const Form form = form_of_indefinite(uplo);
    Allocated<FactorAndSolveWork<T>> work(context, one_device, triangle_of_indefinite(uplo, a),
                                          staging_of(b, form), potrf_block(context, n),
                                          sytrf_width(context, n));
    SolveWork<T>& of_solve = work->solve;
    upload<T>(context, of_solve.a, a);
    upload<T>(context, of_solve.b, b);
    const SytrfResult result = factor(context, uplo, hermitian, of_solve.a.matrix, work->sytrf);
    if (result.info == 0) {
        PhaseScope phase(context, "solve");
        sytrs(context, hermitian, of_solve.a.matrix, result.pivots, of_solve.b.matrix, of_solve.sytrs);
    }
    PhaseScope phase(context, "download");
    of_solve.a.collect(context, a);
    if (result.info == 0) of_solve.b.collect(context, b);
    Delivery results;
    results.add_vector(context, ipiv, result.pivots.as_lapack(uplo));
    results.add(false, [&] { of_solve.a.write_back(context, a); });
    if (result.info == 0) results.add(false, [&] { of_solve.b.write_back(context, b); });
    results.run();
    return info_of_indefinite(uplo, n, result.info);
}

template <class T>
Footprint sytrf_memory(Context& context, index_t n) {
    if (n == 0) return {};
    if (!context.use_devices("sytrf.crossover", n)) return indefinite_on_host<T>(n, 0);
    return Allocated<FactorWork<T>>::measure(one_device, Staging::any(n, n), potrf_block(context, n),
                                             sytrf_width(context, n));
}

template <class T>
Footprint sytrs_memory(Context& context, index_t n, index_t nrhs) {
    if (n == 0 || nrhs == 0) return {};
    if (!context.use_devices("sytrs.crossover", n)) return indefinite_on_host<T>(n, nrhs);
    return Allocated<SolveWork<T>>::measure(one_device, Staging::any(n, n), Staging::any(n, nrhs),
                                            potrf_block(context, n));
}

template <class T>
Footprint sysv_memory(Context& context, index_t n, index_t nrhs) {
    if (n == 0) return {};
    if (nrhs == 0) return sytrf_memory<T>(context, n);
    if (!context.use_devices("sytrf.crossover", n)) return indefinite_on_host<T>(n, nrhs);
    return Allocated<FactorAndSolveWork<T>>::measure(one_device, Staging::any(n, n), Staging::any(n, nrhs),
                                                     potrf_block(context, n), sytrf_width(context, n));
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
