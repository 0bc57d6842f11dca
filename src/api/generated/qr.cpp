// SPDX-License-Identifier: BSD-3-Clause
// QR factorization: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/qr.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "qr/drivers.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int geqrf(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n, T* A, lapilli_int lda,
                  T* tau) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.input("A", A, m, n, Stored::whole);
        arguments.leading("lda", lda, {m, "m"});
        arguments.vector("tau", tau, min(m, n));
        if (arguments.bad()) return arguments.info();
        return run_geqrf<T>(context, user_matrix(context, A, m, n, lda), tau);
    });
}

template <class T>
lapilli_int geqrf_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, T* tau) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int m = rows_of<T>(context, A);
        const lapilli_int n = cols_of<T>(context, A);
        arguments.spread_input<T>("A", A, m, n, Stored::whole);
        arguments.vector("tau", tau, min(m, n));
        if (arguments.bad()) return arguments.info();
        return run_geqrf<T>(context, user_matrix<T>(A), tau);
    });
}

template <class T>
lapilli_int geqrf_query(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("m", m);
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return geqrf_memory<T>(context, m, n);
    });
}

template <class T>
lapilli_int orgqr(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n, lapilli_int k, T* A,
                  lapilli_int lda, const T* tau) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.size("m", m);
        arguments.range("n", n, {0}, {m, "m"});
        arguments.range("k", k, {0}, {n, "n"});
        arguments.input("A", A, m, n, Stored::whole);
        arguments.leading("lda", lda, {m, "m"});
        arguments.input("tau", tau, k, 1, Stored::vector);
        if (arguments.bad()) return arguments.info();
        return run_orgqr<T>(context, k, user_matrix(context, A, m, n, lda), tau);
    });
}

template <class T>
lapilli_int orgqr_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, lapilli_int k, const T* tau) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int m = rows_of<T>(context, A);
        const lapilli_int n = min(m, cols_of<T>(context, A));
        arguments.spread_input<T>("A", A, m, n, Stored::whole);
        arguments.range("k", k, {0}, {n, "n"});
        arguments.input("tau", tau, k, 1, Stored::vector);
        if (arguments.bad()) return arguments.info();
        return run_orgqr<T>(context, k, user_matrix<T>(A), tau);
    });
}

template <class T>
lapilli_int orgqr_query(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("m", m);
        arguments.range("n", n, {0}, {m, "m"});
        if (arguments.bad()) return {};
        return orgqr_memory<T>(context, m, n);
    });
}

template <class T>
lapilli_int ormqr(lapilli_context ctx, const char* name, char side, char trans, lapilli_int m, lapilli_int n,
                  lapilli_int k, const T* A, lapilli_int lda, const T* tau, T* C, lapilli_int ldc) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto order = is_left(side) ? m : n;
        arguments.letter("side", side, "LR");
        arguments.letter("trans", trans, is_complex<T> ? "NC" : "NTC");
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.range("k", k, {0}, {order, "order"});
        arguments.input("A", A, order, k, Stored::whole);
        arguments.leading("lda", lda, {order, "rows of A"});
        arguments.input("tau", tau, k, 1, Stored::vector);
        arguments.input("C", C, m, n, Stored::whole);
        arguments.leading("ldc", ldc, {m, "m"});
        if (arguments.bad()) return arguments.info();
        return run_ormqr<T>(context, side_of(side), adjoint_of(trans), user_matrix(context, A, order, k, lda),
            tau, user_matrix(context, C, m, n, ldc));
    });
}

template <class T>
lapilli_int ormqr_mgpu(lapilli_context ctx, const char* name, char side, char trans, lapilli_matrix A,
                       const T* tau, lapilli_matrix C) {
    return call(ctx, name, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int order = rows_of<T>(context, A);
        const lapilli_int k = min(order, cols_of<T>(context, A));
        const lapilli_int m = is_left(side) ? order : rows_of<T>(context, C);
        const lapilli_int n = is_left(side) ? cols_of<T>(context, C) : order;
        arguments.letter("side", side, "LR");
        arguments.letter("trans", trans, is_complex<T> ? "NC" : "NTC");
        arguments.spread_input<T>("A", A, order, k, Stored::whole);
        arguments.input("tau", tau, k, 1, Stored::vector);
        arguments.spread_input<T>("C", C, m, n, Stored::whole);
        if (arguments.bad()) return arguments.info();
        return run_ormqr<T>(context, side_of(side), adjoint_of(trans), user_matrix<T>(A), tau,
            user_matrix<T>(C));
    });
}

template <class T>
lapilli_int ormqr_query(lapilli_context ctx, const char* name, char side, lapilli_int m, lapilli_int n,
                        lapilli_int k, lapilli_memory* bytes) {
    return memory(ctx, name, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        const auto order = is_left(side) ? m : n;
        arguments.letter("side", side, "LR");
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.range("k", k, {0}, {order, "order"});
        if (arguments.bad()) return {};
        return ormqr_memory<T>(context, side_of(side), m, n, k);
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_sgeqrf(lapilli_context ctx, lapilli_int m, lapilli_int n, float* A, lapilli_int lda,
                           float* tau) {
    return api::geqrf<float>(ctx, "sgeqrf", m, n, A, lda, tau);
}
lapilli_int lapilli_dgeqrf(lapilli_context ctx, lapilli_int m, lapilli_int n, double* A, lapilli_int lda,
                           double* tau) {
    return api::geqrf<double>(ctx, "dgeqrf", m, n, A, lda, tau);
}
lapilli_int lapilli_cgeqrf(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_complex_float* A,
                           lapilli_int lda, lapilli_complex_float* tau) {
    return api::geqrf<lapilli_complex_float>(ctx, "cgeqrf", m, n, A, lda, tau);
}
lapilli_int lapilli_zgeqrf(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_complex_double* A,
                           lapilli_int lda, lapilli_complex_double* tau) {
    return api::geqrf<lapilli_complex_double>(ctx, "zgeqrf", m, n, A, lda, tau);
}

lapilli_int lapilli_sgeqrf_mgpu(lapilli_context ctx, lapilli_matrix A, float* tau) {
    return api::geqrf_mgpu<float>(ctx, "sgeqrf_mgpu", A, tau);
}
lapilli_int lapilli_dgeqrf_mgpu(lapilli_context ctx, lapilli_matrix A, double* tau) {
    return api::geqrf_mgpu<double>(ctx, "dgeqrf_mgpu", A, tau);
}
lapilli_int lapilli_cgeqrf_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_complex_float* tau) {
    return api::geqrf_mgpu<lapilli_complex_float>(ctx, "cgeqrf_mgpu", A, tau);
}
lapilli_int lapilli_zgeqrf_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_complex_double* tau) {
    return api::geqrf_mgpu<lapilli_complex_double>(ctx, "zgeqrf_mgpu", A, tau);
}

lapilli_int lapilli_sgeqrf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::geqrf_query<float>(ctx, "sgeqrf_memory", m, n, bytes);
}
lapilli_int lapilli_dgeqrf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::geqrf_query<double>(ctx, "dgeqrf_memory", m, n, bytes);
}
lapilli_int lapilli_cgeqrf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::geqrf_query<lapilli_complex_float>(ctx, "cgeqrf_memory", m, n, bytes);
}
lapilli_int lapilli_zgeqrf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::geqrf_query<lapilli_complex_double>(ctx, "zgeqrf_memory", m, n, bytes);
}

lapilli_int lapilli_sorgqr(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k, float* A,
                           lapilli_int lda, const float* tau) {
    return api::orgqr<float>(ctx, "sorgqr", m, n, k, A, lda, tau);
}
lapilli_int lapilli_dorgqr(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k, double* A,
                           lapilli_int lda, const double* tau) {
    return api::orgqr<double>(ctx, "dorgqr", m, n, k, A, lda, tau);
}
lapilli_int lapilli_cungqr(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                           lapilli_complex_float* A, lapilli_int lda, const lapilli_complex_float* tau) {
    return api::orgqr<lapilli_complex_float>(ctx, "cungqr", m, n, k, A, lda, tau);
}
lapilli_int lapilli_zungqr(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                           lapilli_complex_double* A, lapilli_int lda, const lapilli_complex_double* tau) {
    return api::orgqr<lapilli_complex_double>(ctx, "zungqr", m, n, k, A, lda, tau);
}

lapilli_int lapilli_sorgqr_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k, const float* tau) {
    return api::orgqr_mgpu<float>(ctx, "sorgqr_mgpu", A, k, tau);
}
lapilli_int lapilli_dorgqr_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k, const double* tau) {
    return api::orgqr_mgpu<double>(ctx, "dorgqr_mgpu", A, k, tau);
}
lapilli_int lapilli_cungqr_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                const lapilli_complex_float* tau) {
    return api::orgqr_mgpu<lapilli_complex_float>(ctx, "cungqr_mgpu", A, k, tau);
}
lapilli_int lapilli_zungqr_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                const lapilli_complex_double* tau) {
    return api::orgqr_mgpu<lapilli_complex_double>(ctx, "zungqr_mgpu", A, k, tau);
}

lapilli_int lapilli_sorgqr_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::orgqr_query<float>(ctx, "sorgqr_memory", m, n, bytes);
}
lapilli_int lapilli_dorgqr_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::orgqr_query<double>(ctx, "dorgqr_memory", m, n, bytes);
}
lapilli_int lapilli_cungqr_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::orgqr_query<lapilli_complex_float>(ctx, "cungqr_memory", m, n, bytes);
}
lapilli_int lapilli_zungqr_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::orgqr_query<lapilli_complex_double>(ctx, "zungqr_memory", m, n, bytes);
}

lapilli_int lapilli_sormqr(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                           lapilli_int k, const float* A, lapilli_int lda, const float* tau, float* C,
                           lapilli_int ldc) {
    return api::ormqr<float>(ctx, "sormqr", side, trans, m, n, k, A, lda, tau, C, ldc);
}
lapilli_int lapilli_dormqr(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                           lapilli_int k, const double* A, lapilli_int lda, const double* tau, double* C,
                           lapilli_int ldc) {
    return api::ormqr<double>(ctx, "dormqr", side, trans, m, n, k, A, lda, tau, C, ldc);
}
lapilli_int lapilli_cunmqr(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                           lapilli_int k, const lapilli_complex_float* A, lapilli_int lda,
                           const lapilli_complex_float* tau, lapilli_complex_float* C, lapilli_int ldc) {
    return api::ormqr<lapilli_complex_float>(ctx, "cunmqr", side, trans, m, n, k, A, lda, tau, C, ldc);
}
lapilli_int lapilli_zunmqr(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                           lapilli_int k, const lapilli_complex_double* A, lapilli_int lda,
                           const lapilli_complex_double* tau, lapilli_complex_double* C, lapilli_int ldc) {
    return api::ormqr<lapilli_complex_double>(ctx, "zunmqr", side, trans, m, n, k, A, lda, tau, C, ldc);
}

lapilli_int lapilli_sormqr_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                const float* tau, lapilli_matrix C) {
    return api::ormqr_mgpu<float>(ctx, "sormqr_mgpu", side, trans, A, tau, C);
}
lapilli_int lapilli_dormqr_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                const double* tau, lapilli_matrix C) {
    return api::ormqr_mgpu<double>(ctx, "dormqr_mgpu", side, trans, A, tau, C);
}
lapilli_int lapilli_cunmqr_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                const lapilli_complex_float* tau, lapilli_matrix C) {
    return api::ormqr_mgpu<lapilli_complex_float>(ctx, "cunmqr_mgpu", side, trans, A, tau, C);
}
lapilli_int lapilli_zunmqr_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                const lapilli_complex_double* tau, lapilli_matrix C) {
    return api::ormqr_mgpu<lapilli_complex_double>(ctx, "zunmqr_mgpu", side, trans, A, tau, C);
}

lapilli_int lapilli_sormqr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n, lapilli_int k,
                                  lapilli_memory* bytes) {
    return api::ormqr_query<float>(ctx, "sormqr_memory", side, m, n, k, bytes);
}
lapilli_int lapilli_dormqr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n, lapilli_int k,
                                  lapilli_memory* bytes) {
    return api::ormqr_query<double>(ctx, "dormqr_memory", side, m, n, k, bytes);
}
lapilli_int lapilli_cunmqr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n, lapilli_int k,
                                  lapilli_memory* bytes) {
    return api::ormqr_query<lapilli_complex_float>(ctx, "cunmqr_memory", side, m, n, k, bytes);
}
lapilli_int lapilli_zunmqr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n, lapilli_int k,
                                  lapilli_memory* bytes) {
    return api::ormqr_query<lapilli_complex_double>(ctx, "zunmqr_memory", side, m, n, k, bytes);
}
