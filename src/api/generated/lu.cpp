// SPDX-License-Identifier: BSD-3-Clause
// LU factorization and general linear systems: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/lu.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "lu/drivers.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int laswp(lapilli_context ctx, const char* name, lapilli_int n, T* A, lapilli_int lda, lapilli_int k1,
                  lapilli_int k2, const lapilli_int* ipiv, lapilli_int incx) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto pivots = incx == 0 || k2 < k1 ? 0 : k1 + (k2 - k1) * std::abs(incx);
        arguments.size("n", n);
        arguments.input("A", A, lda, n, Stored::whole);
        arguments.at_least("lda", lda, {1});
        arguments.at_least("k1", k1, {1});
        arguments.scalar("k2", k2);
        arguments.vector("ipiv", ipiv, pivots);
        arguments.scalar("incx", incx);
        if (arguments.bad()) return arguments.info();
        return run_laswp<T>(context, 5, user_matrix(context, A, lda, n, lda), k1, k2, ipiv, incx);
    });
}

template <class T>
lapilli_int laswp_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, lapilli_int k1,
                       lapilli_int k2, const lapilli_int* ipiv, lapilli_int incx) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int lda = rows_of<T>(context, A);
        const lapilli_int n = cols_of<T>(context, A);
        const auto pivots = incx == 0 || k2 < k1 ? 0 : k1 + (k2 - k1) * std::abs(incx);
        arguments.spread_input<T>("A", A, lda, n, Stored::whole);
        arguments.at_least("k1", k1, {1});
        arguments.scalar("k2", k2);
        arguments.vector("ipiv", ipiv, pivots);
        arguments.scalar("incx", incx);
        if (arguments.bad()) return arguments.info();
        return run_laswp<T>(context, 3, user_matrix<T>(A), k1, k2, ipiv, incx);
    });
}

template <class T>
lapilli_int laswp_query(lapilli_context ctx, const char* name, lapilli_int k1, lapilli_int k2,
                        lapilli_memory* bytes) {
    return memory(ctx, name, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.at_least("k1", k1, {1});
        arguments.scalar("k2", k2);
        if (arguments.bad()) return {};
        return laswp_memory<T>(context, k1, k2);
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_slaswp(lapilli_context ctx, lapilli_int n, float* A, lapilli_int lda, lapilli_int k1,
                           lapilli_int k2, const lapilli_int* ipiv, lapilli_int incx) {
    return api::laswp<float>(ctx, "slaswp", n, A, lda, k1, k2, ipiv, incx);
}
lapilli_int lapilli_dlaswp(lapilli_context ctx, lapilli_int n, double* A, lapilli_int lda, lapilli_int k1,
                           lapilli_int k2, const lapilli_int* ipiv, lapilli_int incx) {
    return api::laswp<double>(ctx, "dlaswp", n, A, lda, k1, k2, ipiv, incx);
}
lapilli_int lapilli_claswp(lapilli_context ctx, lapilli_int n, lapilli_complex_float* A, lapilli_int lda,
                           lapilli_int k1, lapilli_int k2, const lapilli_int* ipiv, lapilli_int incx) {
    return api::laswp<lapilli_complex_float>(ctx, "claswp", n, A, lda, k1, k2, ipiv, incx);
}
lapilli_int lapilli_zlaswp(lapilli_context ctx, lapilli_int n, lapilli_complex_double* A, lapilli_int lda,
                           lapilli_int k1, lapilli_int k2, const lapilli_int* ipiv, lapilli_int incx) {
    return api::laswp<lapilli_complex_double>(ctx, "zlaswp", n, A, lda, k1, k2, ipiv, incx);
}

lapilli_int lapilli_slaswp_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k1, lapilli_int k2,
                                const lapilli_int* ipiv, lapilli_int incx) {
    return api::laswp_mgpu<float>(ctx, "slaswp_mgpu", A, k1, k2, ipiv, incx);
}
lapilli_int lapilli_dlaswp_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k1, lapilli_int k2,
                                const lapilli_int* ipiv, lapilli_int incx) {
    return api::laswp_mgpu<double>(ctx, "dlaswp_mgpu", A, k1, k2, ipiv, incx);
}
lapilli_int lapilli_claswp_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k1, lapilli_int k2,
                                const lapilli_int* ipiv, lapilli_int incx) {
    return api::laswp_mgpu<lapilli_complex_float>(ctx, "claswp_mgpu", A, k1, k2, ipiv, incx);
}
lapilli_int lapilli_zlaswp_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k1, lapilli_int k2,
                                const lapilli_int* ipiv, lapilli_int incx) {
    return api::laswp_mgpu<lapilli_complex_double>(ctx, "zlaswp_mgpu", A, k1, k2, ipiv, incx);
}

lapilli_int lapilli_slaswp_memory(lapilli_context ctx, lapilli_int k1, lapilli_int k2,
                                  lapilli_memory* bytes) {
    return api::laswp_query<float>(ctx, "slaswp_memory", k1, k2, bytes);
}
lapilli_int lapilli_dlaswp_memory(lapilli_context ctx, lapilli_int k1, lapilli_int k2,
                                  lapilli_memory* bytes) {
    return api::laswp_query<double>(ctx, "dlaswp_memory", k1, k2, bytes);
}
lapilli_int lapilli_claswp_memory(lapilli_context ctx, lapilli_int k1, lapilli_int k2,
                                  lapilli_memory* bytes) {
    return api::laswp_query<lapilli_complex_float>(ctx, "claswp_memory", k1, k2, bytes);
}
lapilli_int lapilli_zlaswp_memory(lapilli_context ctx, lapilli_int k1, lapilli_int k2,
                                  lapilli_memory* bytes) {
    return api::laswp_query<lapilli_complex_double>(ctx, "zlaswp_memory", k1, k2, bytes);
}
