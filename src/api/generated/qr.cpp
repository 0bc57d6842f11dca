// SPDX-License-Identifier: BSD-3-Clause
// QR factorization and least squares: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/qr.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "lapilli/qr.h"
#include "qr/drivers.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int geqrf(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n, T* A, lapilli_int lda,
                  T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.input("A", A, m, n, Stored::whole);
        arguments.leading("lda", lda, {m, "m"});
        arguments.vector("tau", tau, min(m, n));
        if (arguments.bad()) return arguments.info();
        return run_geqrf<T>(context, Orthogonal::qr, user_matrix(context, A, m, n, lda), tau);
    });
}

template <class T>
lapilli_int geqrf_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int m = rows_of<T>(context, A);
        const lapilli_int n = cols_of<T>(context, A);
        arguments.spread_input<T>("A", A, m, n, Stored::whole);
        arguments.vector("tau", tau, min(m, n));
        if (arguments.bad()) return arguments.info();
        return run_geqrf<T>(context, Orthogonal::qr, user_matrix<T>(A), tau);
    });
}

template <class T>
lapilli_int geqrf_query(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("m", m);
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return geqrf_memory<T>(context, Orthogonal::qr, m, n);
    });
}

template <class T>
lapilli_int orgqr(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n, lapilli_int k, T* A,
                  lapilli_int lda, const T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.size("m", m);
        arguments.range("n", n, {0}, {m, "m"});
        arguments.range("k", k, {0}, {n, "n"});
        arguments.input("A", A, m, n, Stored::whole);
        arguments.leading("lda", lda, {m, "m"});
        arguments.input("tau", tau, k, 1, Stored::vector);
        if (arguments.bad()) return arguments.info();
        return run_orgqr<T>(context, Orthogonal::qr, k, user_matrix(context, A, m, n, lda), tau);
    });
}

template <class T>
lapilli_int orgqr_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, lapilli_int k, const T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int m = rows_of<T>(context, A);
        const lapilli_int n = min(m, cols_of<T>(context, A));
        arguments.spread_input<T>("A", A, m, n, Stored::whole);
        arguments.range("k", k, {0}, {n, "n"});
        arguments.input("tau", tau, k, 1, Stored::vector);
        if (arguments.bad()) return arguments.info();
        return run_orgqr<T>(context, Orthogonal::qr, k, user_matrix<T>(A), tau);
    });
}

template <class T>
lapilli_int orgqr_query(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("m", m);
        arguments.range("n", n, {0}, {m, "m"});
        if (arguments.bad()) return {};
        return orgqr_memory<T>(context, Orthogonal::qr, m, n);
    });
}

template <class T>
lapilli_int ormqr(lapilli_context ctx, const char* name, char side, char trans, lapilli_int m, lapilli_int n,
                  lapilli_int k, const T* A, lapilli_int lda, const T* tau, T* C, lapilli_int ldc) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
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
        return run_ormqr<T>(context, Orthogonal::qr, side_of(side), adjoint_of(trans), user_matrix(context, A,
            order, k, lda), tau, user_matrix(context, C, m, n, ldc));
    });
}

template <class T>
lapilli_int ormqr_mgpu(lapilli_context ctx, const char* name, char side, char trans, lapilli_matrix A,
                       const T* tau, lapilli_matrix C) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
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
        return run_ormqr<T>(context, Orthogonal::qr, side_of(side), adjoint_of(trans), user_matrix<T>(A), tau,
            user_matrix<T>(C));
    });
}

template <class T>
lapilli_int ormqr_query(lapilli_context ctx, const char* name, char side, lapilli_int m, lapilli_int n,
                        lapilli_int k, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        const auto order = is_left(side) ? m : n;
        arguments.letter("side", side, "LR");
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.range("k", k, {0}, {order, "order"});
        if (arguments.bad()) return {};
        return ormqr_memory<T>(context, Orthogonal::qr, side_of(side), m, n, k);
    });
}

template <class T>
lapilli_int gelqf(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n, T* A, lapilli_int lda,
                  T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.input("A", A, m, n, Stored::whole);
        arguments.leading("lda", lda, {m, "m"});
        arguments.vector("tau", tau, min(m, n));
        if (arguments.bad()) return arguments.info();
        return run_geqrf<T>(context, Orthogonal::lq, user_matrix(context, A, m, n, lda), tau);
    });
}

template <class T>
lapilli_int gelqf_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int m = rows_of<T>(context, A);
        const lapilli_int n = cols_of<T>(context, A);
        arguments.spread_input<T>("A", A, m, n, Stored::whole);
        arguments.vector("tau", tau, min(m, n));
        if (arguments.bad()) return arguments.info();
        return run_geqrf<T>(context, Orthogonal::lq, user_matrix<T>(A), tau);
    });
}

template <class T>
lapilli_int gelqf_query(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("m", m);
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return geqrf_memory<T>(context, Orthogonal::lq, m, n);
    });
}

template <class T>
lapilli_int orglq(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n, lapilli_int k, T* A,
                  lapilli_int lda, const T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.size("m", m);
        arguments.at_least("n", n, {m, "m"});
        arguments.range("k", k, {0}, {m, "m"});
        arguments.input("A", A, m, n, Stored::whole);
        arguments.leading("lda", lda, {m, "m"});
        arguments.input("tau", tau, k, 1, Stored::vector);
        if (arguments.bad()) return arguments.info();
        return run_orgqr<T>(context, Orthogonal::lq, k, user_matrix(context, A, m, n, lda), tau);
    });
}

template <class T>
lapilli_int orglq_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, lapilli_int k, const T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int m = min(rows_of<T>(context, A), cols_of<T>(context, A));
        const lapilli_int n = cols_of<T>(context, A);
        arguments.spread_input<T>("A", A, m, n, Stored::whole);
        arguments.range("k", k, {0}, {m, "m"});
        arguments.input("tau", tau, k, 1, Stored::vector);
        if (arguments.bad()) return arguments.info();
        return run_orgqr<T>(context, Orthogonal::lq, k, user_matrix<T>(A), tau);
    });
}

template <class T>
lapilli_int orglq_query(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("m", m);
        arguments.at_least("n", n, {m, "m"});
        if (arguments.bad()) return {};
        return orgqr_memory<T>(context, Orthogonal::lq, m, n);
    });
}

template <class T>
lapilli_int ormlq(lapilli_context ctx, const char* name, char side, char trans, lapilli_int m, lapilli_int n,
                  lapilli_int k, const T* A, lapilli_int lda, const T* tau, T* C, lapilli_int ldc) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto order = is_left(side) ? m : n;
        arguments.letter("side", side, "LR");
        arguments.letter("trans", trans, is_complex<T> ? "NC" : "NTC");
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.range("k", k, {0}, {order, "order"});
        arguments.input("A", A, k, order, Stored::whole);
        arguments.leading("lda", lda, {k, "k"});
        arguments.input("tau", tau, k, 1, Stored::vector);
        arguments.input("C", C, m, n, Stored::whole);
        arguments.leading("ldc", ldc, {m, "m"});
        if (arguments.bad()) return arguments.info();
        return run_ormqr<T>(context, Orthogonal::lq, side_of(side), adjoint_of(trans), user_matrix(context, A,
            k, order, lda), tau, user_matrix(context, C, m, n, ldc));
    });
}

template <class T>
lapilli_int ormlq_mgpu(lapilli_context ctx, const char* name, char side, char trans, lapilli_matrix A,
                       const T* tau, lapilli_matrix C) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int order = cols_of<T>(context, A);
        const lapilli_int k = min(order, rows_of<T>(context, A));
        const lapilli_int m = is_left(side) ? order : rows_of<T>(context, C);
        const lapilli_int n = is_left(side) ? cols_of<T>(context, C) : order;
        arguments.letter("side", side, "LR");
        arguments.letter("trans", trans, is_complex<T> ? "NC" : "NTC");
        arguments.spread_input<T>("A", A, k, order, Stored::whole);
        arguments.input("tau", tau, k, 1, Stored::vector);
        arguments.spread_input<T>("C", C, m, n, Stored::whole);
        if (arguments.bad()) return arguments.info();
        return run_ormqr<T>(context, Orthogonal::lq, side_of(side), adjoint_of(trans), user_matrix<T>(A), tau,
            user_matrix<T>(C));
    });
}

template <class T>
lapilli_int ormlq_query(lapilli_context ctx, const char* name, char side, lapilli_int m, lapilli_int n,
                        lapilli_int k, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        const auto order = is_left(side) ? m : n;
        arguments.letter("side", side, "LR");
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.range("k", k, {0}, {order, "order"});
        if (arguments.bad()) return {};
        return ormqr_memory<T>(context, Orthogonal::lq, side_of(side), m, n, k);
    });
}

template <class T>
lapilli_int geqlf(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n, T* A, lapilli_int lda,
                  T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.input("A", A, m, n, Stored::whole);
        arguments.leading("lda", lda, {m, "m"});
        arguments.vector("tau", tau, min(m, n));
        if (arguments.bad()) return arguments.info();
        return run_geqrf<T>(context, Orthogonal::ql, user_matrix(context, A, m, n, lda), tau);
    });
}

template <class T>
lapilli_int geqlf_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int m = rows_of<T>(context, A);
        const lapilli_int n = cols_of<T>(context, A);
        arguments.spread_input<T>("A", A, m, n, Stored::whole);
        arguments.vector("tau", tau, min(m, n));
        if (arguments.bad()) return arguments.info();
        return run_geqrf<T>(context, Orthogonal::ql, user_matrix<T>(A), tau);
    });
}

template <class T>
lapilli_int geqlf_query(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("m", m);
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return geqrf_memory<T>(context, Orthogonal::ql, m, n);
    });
}

template <class T>
lapilli_int orgql(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n, lapilli_int k, T* A,
                  lapilli_int lda, const T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.size("m", m);
        arguments.range("n", n, {0}, {m, "m"});
        arguments.range("k", k, {0}, {n, "n"});
        arguments.input("A", A, m, n, Stored::whole);
        arguments.leading("lda", lda, {m, "m"});
        arguments.input("tau", tau, k, 1, Stored::vector);
        if (arguments.bad()) return arguments.info();
        return run_orgqr<T>(context, Orthogonal::ql, k, user_matrix(context, A, m, n, lda), tau);
    });
}

template <class T>
lapilli_int orgql_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, lapilli_int k, const T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int m = rows_of<T>(context, A);
        const lapilli_int n = min(m, cols_of<T>(context, A));
        arguments.spread_input<T>("A", A, m, n, Stored::whole);
        arguments.range("k", k, {0}, {n, "n"});
        arguments.input("tau", tau, k, 1, Stored::vector);
        if (arguments.bad()) return arguments.info();
        return run_orgqr<T>(context, Orthogonal::ql, k, user_matrix<T>(A), tau);
    });
}

template <class T>
lapilli_int orgql_query(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("m", m);
        arguments.range("n", n, {0}, {m, "m"});
        if (arguments.bad()) return {};
        return orgqr_memory<T>(context, Orthogonal::ql, m, n);
    });
}

template <class T>
lapilli_int ormql(lapilli_context ctx, const char* name, char side, char trans, lapilli_int m, lapilli_int n,
                  lapilli_int k, const T* A, lapilli_int lda, const T* tau, T* C, lapilli_int ldc) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
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
        return run_ormqr<T>(context, Orthogonal::ql, side_of(side), adjoint_of(trans), user_matrix(context, A,
            order, k, lda), tau, user_matrix(context, C, m, n, ldc));
    });
}

template <class T>
lapilli_int ormql_mgpu(lapilli_context ctx, const char* name, char side, char trans, lapilli_matrix A,
                       const T* tau, lapilli_matrix C) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
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
        return run_ormqr<T>(context, Orthogonal::ql, side_of(side), adjoint_of(trans), user_matrix<T>(A), tau,
            user_matrix<T>(C));
    });
}

template <class T>
lapilli_int ormql_query(lapilli_context ctx, const char* name, char side, lapilli_int m, lapilli_int n,
                        lapilli_int k, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        const auto order = is_left(side) ? m : n;
        arguments.letter("side", side, "LR");
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.range("k", k, {0}, {order, "order"});
        if (arguments.bad()) return {};
        return ormqr_memory<T>(context, Orthogonal::ql, side_of(side), m, n, k);
    });
}

template <class T>
lapilli_int gerqf(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n, T* A, lapilli_int lda,
                  T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.input("A", A, m, n, Stored::whole);
        arguments.leading("lda", lda, {m, "m"});
        arguments.vector("tau", tau, min(m, n));
        if (arguments.bad()) return arguments.info();
        return run_geqrf<T>(context, Orthogonal::rq, user_matrix(context, A, m, n, lda), tau);
    });
}

template <class T>
lapilli_int gerqf_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int m = rows_of<T>(context, A);
        const lapilli_int n = cols_of<T>(context, A);
        arguments.spread_input<T>("A", A, m, n, Stored::whole);
        arguments.vector("tau", tau, min(m, n));
        if (arguments.bad()) return arguments.info();
        return run_geqrf<T>(context, Orthogonal::rq, user_matrix<T>(A), tau);
    });
}

template <class T>
lapilli_int gerqf_query(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("m", m);
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return geqrf_memory<T>(context, Orthogonal::rq, m, n);
    });
}

template <class T>
lapilli_int orgrq(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n, lapilli_int k, T* A,
                  lapilli_int lda, const T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.size("m", m);
        arguments.at_least("n", n, {m, "m"});
        arguments.range("k", k, {0}, {m, "m"});
        arguments.input("A", A, m, n, Stored::whole);
        arguments.leading("lda", lda, {m, "m"});
        arguments.input("tau", tau, k, 1, Stored::vector);
        if (arguments.bad()) return arguments.info();
        return run_orgqr<T>(context, Orthogonal::rq, k, user_matrix(context, A, m, n, lda), tau);
    });
}

template <class T>
lapilli_int orgrq_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, lapilli_int k, const T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int m = min(rows_of<T>(context, A), cols_of<T>(context, A));
        const lapilli_int n = cols_of<T>(context, A);
        arguments.spread_input<T>("A", A, m, n, Stored::whole);
        arguments.range("k", k, {0}, {m, "m"});
        arguments.input("tau", tau, k, 1, Stored::vector);
        if (arguments.bad()) return arguments.info();
        return run_orgqr<T>(context, Orthogonal::rq, k, user_matrix<T>(A), tau);
    });
}

template <class T>
lapilli_int orgrq_query(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("m", m);
        arguments.at_least("n", n, {m, "m"});
        if (arguments.bad()) return {};
        return orgqr_memory<T>(context, Orthogonal::rq, m, n);
    });
}

template <class T>
lapilli_int ormrq(lapilli_context ctx, const char* name, char side, char trans, lapilli_int m, lapilli_int n,
                  lapilli_int k, const T* A, lapilli_int lda, const T* tau, T* C, lapilli_int ldc) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto order = is_left(side) ? m : n;
        arguments.letter("side", side, "LR");
        arguments.letter("trans", trans, is_complex<T> ? "NC" : "NTC");
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.range("k", k, {0}, {order, "order"});
        arguments.input("A", A, k, order, Stored::whole);
        arguments.leading("lda", lda, {k, "k"});
        arguments.input("tau", tau, k, 1, Stored::vector);
        arguments.input("C", C, m, n, Stored::whole);
        arguments.leading("ldc", ldc, {m, "m"});
        if (arguments.bad()) return arguments.info();
        return run_ormqr<T>(context, Orthogonal::rq, side_of(side), adjoint_of(trans), user_matrix(context, A,
            k, order, lda), tau, user_matrix(context, C, m, n, ldc));
    });
}

template <class T>
lapilli_int ormrq_mgpu(lapilli_context ctx, const char* name, char side, char trans, lapilli_matrix A,
                       const T* tau, lapilli_matrix C) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int order = cols_of<T>(context, A);
        const lapilli_int k = min(order, rows_of<T>(context, A));
        const lapilli_int m = is_left(side) ? order : rows_of<T>(context, C);
        const lapilli_int n = is_left(side) ? cols_of<T>(context, C) : order;
        arguments.letter("side", side, "LR");
        arguments.letter("trans", trans, is_complex<T> ? "NC" : "NTC");
        arguments.spread_input<T>("A", A, k, order, Stored::whole);
        arguments.input("tau", tau, k, 1, Stored::vector);
        arguments.spread_input<T>("C", C, m, n, Stored::whole);
        if (arguments.bad()) return arguments.info();
        return run_ormqr<T>(context, Orthogonal::rq, side_of(side), adjoint_of(trans), user_matrix<T>(A), tau,
            user_matrix<T>(C));
    });
}

template <class T>
lapilli_int ormrq_query(lapilli_context ctx, const char* name, char side, lapilli_int m, lapilli_int n,
                        lapilli_int k, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        const auto order = is_left(side) ? m : n;
        arguments.letter("side", side, "LR");
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.range("k", k, {0}, {order, "order"});
        if (arguments.bad()) return {};
        return ormqr_memory<T>(context, Orthogonal::rq, side_of(side), m, n, k);
    });
}

template <class T>
lapilli_int geqrt(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n, lapilli_int nb, T* A,
                  lapilli_int lda, T* BT, lapilli_int ldbt) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto steps = min(m, n);
        const auto widest = min(m, n) > 0 ? min(m, n) : nb;
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.range("nb", nb, {1}, {widest, "widest"});
        arguments.input("A", A, m, n, Stored::whole);
        arguments.leading("lda", lda, {m, "m"});
        arguments.input("BT", BT, nb, steps, Stored::whole);
        arguments.leading("ldbt", ldbt, {nb, "nb"});
        if (arguments.bad()) return arguments.info();
        return run_geqrt<T>(context, user_matrix(context, A, m, n, lda), user_matrix(context, BT, nb, steps,
            ldbt));
    });
}

template <class T>
lapilli_int geqrt_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, lapilli_matrix BT) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int m = rows_of<T>(context, A);
        const lapilli_int n = cols_of<T>(context, A);
        const lapilli_int nb = rows_of<T>(context, BT);
        const auto steps = min(m, n);
        arguments.spread_input<T>("A", A, m, n, Stored::whole);
        arguments.spread_input<T>("BT", BT, nb, steps, Stored::whole);
        if (arguments.bad()) return arguments.info();
        return run_geqrt<T>(context, user_matrix<T>(A), user_matrix<T>(BT));
    });
}

template <class T>
lapilli_int geqrt_query(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n, lapilli_int nb,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        const auto widest = min(m, n) > 0 ? min(m, n) : nb;
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.range("nb", nb, {1}, {widest, "widest"});
        if (arguments.bad()) return {};
        return geqrt_memory<T>(context, m, n, nb);
    });
}

template <class T>
lapilli_int gemqrt(lapilli_context ctx, const char* name, char side, char trans, lapilli_int m, lapilli_int n,
                   lapilli_int k, lapilli_int nb, const T* V, lapilli_int ldv, const T* BT, lapilli_int ldbt,
                   T* C, lapilli_int ldc) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto order = is_left(side) ? m : n;
        const auto widest = k > 0 ? k : nb;
        arguments.letter("side", side, "LR");
        arguments.letter("trans", trans, is_complex<T> ? "NC" : "NT");
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.range("k", k, {0}, {order, "order"});
        arguments.range("nb", nb, {1}, {widest, "widest"});
        arguments.input("V", V, order, k, Stored::whole);
        arguments.leading("ldv", ldv, {order, "rows of V"});
        arguments.input("BT", BT, nb, k, Stored::whole);
        arguments.leading("ldbt", ldbt, {nb, "nb"});
        arguments.input("C", C, m, n, Stored::whole);
        arguments.leading("ldc", ldc, {m, "m"});
        if (arguments.bad()) return arguments.info();
        return run_gemqrt<T>(context, side_of(side), adjoint_of(trans), user_matrix(context, V, order, k,
            ldv), user_matrix(context, BT, nb, k, ldbt), user_matrix(context, C, m, n, ldc));
    });
}

template <class T>
lapilli_int gemqrt_mgpu(lapilli_context ctx, const char* name, char side, char trans, lapilli_matrix V,
                        lapilli_matrix BT, lapilli_matrix C) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int order = rows_of<T>(context, V);
        const lapilli_int k = min(order, cols_of<T>(context, V));
        const lapilli_int nb = rows_of<T>(context, BT);
        const lapilli_int m = is_left(side) ? order : rows_of<T>(context, C);
        const lapilli_int n = is_left(side) ? cols_of<T>(context, C) : order;
        arguments.letter("side", side, "LR");
        arguments.letter("trans", trans, is_complex<T> ? "NC" : "NT");
        arguments.spread_input<T>("V", V, order, k, Stored::whole);
        arguments.spread_input<T>("BT", BT, nb, k, Stored::whole);
        arguments.spread_input<T>("C", C, m, n, Stored::whole);
        if (arguments.bad()) return arguments.info();
        return run_gemqrt<T>(context, side_of(side), adjoint_of(trans), user_matrix<T>(V), user_matrix<T>(BT),
            user_matrix<T>(C));
    });
}

template <class T>
lapilli_int gemqrt_query(lapilli_context ctx, const char* name, char side, lapilli_int m, lapilli_int n,
                         lapilli_int k, lapilli_int nb, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        const auto order = is_left(side) ? m : n;
        const auto widest = k > 0 ? k : nb;
        arguments.letter("side", side, "LR");
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.range("k", k, {0}, {order, "order"});
        arguments.range("nb", nb, {1}, {widest, "widest"});
        if (arguments.bad()) return {};
        return gemqrt_memory<T>(context, side_of(side), m, n, k, nb);
    });
}

template <class T>
lapilli_int gels(lapilli_context ctx, const char* name, char trans, lapilli_int m, lapilli_int n,
                 lapilli_int nrhs, T* A, lapilli_int lda, T* B, lapilli_int ldb) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto longest = max(m, n);
        arguments.letter("trans", trans, is_complex<T> ? "NC" : "NT");
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, m, n, Stored::whole);
        arguments.leading("lda", lda, {m, "m"});
        arguments.input("B", B, longest, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {longest, "rows of B"});
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_gels<T>(context, adjoint_of(trans), user_matrix(context, A, m, n, lda),
            user_matrix(context, B, longest, nrhs, ldb));
        if (info > 0) arguments.explain("the diagonal element {} of the triangular factor is zero: A has not full rank",
            info);
        return info;
    });
}

template <class T>
lapilli_int gels_mgpu(lapilli_context ctx, const char* name, char trans, lapilli_matrix A, lapilli_matrix B) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int m = rows_of<T>(context, A);
        const lapilli_int n = cols_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        const auto longest = max(m, n);
        arguments.letter("trans", trans, is_complex<T> ? "NC" : "NT");
        arguments.spread_input<T>("A", A, m, n, Stored::whole);
        arguments.spread_input<T>("B", B, longest, nrhs, Stored::whole);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_gels<T>(context, adjoint_of(trans), user_matrix<T>(A),
            user_matrix<T>(B));
        if (info > 0) arguments.explain("the diagonal element {} of the triangular factor is zero: A has not full rank",
            info);
        return info;
    });
}

template <class T>
lapilli_int gels_query(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                       lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return gels_memory<T>(context, m, n, nrhs);
    });
}

template <class T>
lapilli_int getsls(lapilli_context ctx, const char* name, char trans, lapilli_int m, lapilli_int n,
                   lapilli_int nrhs, T* A, lapilli_int lda, T* B, lapilli_int ldb) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto longest = max(m, n);
        arguments.letter("trans", trans, is_complex<T> ? "NC" : "NT");
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, m, n, Stored::whole);
        arguments.leading("lda", lda, {m, "m"});
        arguments.input("B", B, longest, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {longest, "rows of B"});
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_gels<T>(context, adjoint_of(trans), user_matrix(context, A, m, n, lda),
            user_matrix(context, B, longest, nrhs, ldb));
        if (info > 0) arguments.explain("the diagonal element {} of the triangular factor is zero: A has not full rank",
            info);
        return info;
    });
}

template <class T>
lapilli_int getsls_mgpu(lapilli_context ctx, const char* name, char trans, lapilli_matrix A,
                        lapilli_matrix B) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int m = rows_of<T>(context, A);
        const lapilli_int n = cols_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        const auto longest = max(m, n);
        arguments.letter("trans", trans, is_complex<T> ? "NC" : "NT");
        arguments.spread_input<T>("A", A, m, n, Stored::whole);
        arguments.spread_input<T>("B", B, longest, nrhs, Stored::whole);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_gels<T>(context, adjoint_of(trans), user_matrix<T>(A),
            user_matrix<T>(B));
        if (info > 0) arguments.explain("the diagonal element {} of the triangular factor is zero: A has not full rank",
            info);
        return info;
    });
}

template <class T>
lapilli_int getsls_query(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n,
                         lapilli_int nrhs, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return gels_memory<T>(context, m, n, nrhs);
    });
}

template <class T>
lapilli_int geqp3(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n, T* A, lapilli_int lda,
                  lapilli_int* jpvt, T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.input("A", A, m, n, Stored::whole);
        arguments.leading("lda", lda, {m, "m"});
        arguments.vector("jpvt", jpvt, n);
        arguments.vector("tau", tau, min(m, n));
        if (arguments.bad()) return arguments.info();
        return run_geqp3<T>(context, user_matrix(context, A, m, n, lda), jpvt, tau);
    });
}

template <class T>
lapilli_int geqp3_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, lapilli_int* jpvt, T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int m = rows_of<T>(context, A);
        const lapilli_int n = cols_of<T>(context, A);
        arguments.spread_input<T>("A", A, m, n, Stored::whole);
        arguments.vector("jpvt", jpvt, n);
        arguments.vector("tau", tau, min(m, n));
        if (arguments.bad()) return arguments.info();
        return run_geqp3<T>(context, user_matrix<T>(A), jpvt, tau);
    });
}

template <class T>
lapilli_int geqp3_query(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("m", m);
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return geqp3_memory<T>(context, m, n);
    });
}

template <class T>
lapilli_int tzrzf(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n, T* A, lapilli_int lda,
                  T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.size("m", m);
        arguments.at_least("n", n, {m, "m"});
        arguments.input("A", A, m, n, Stored::whole);
        arguments.leading("lda", lda, {m, "m"});
        arguments.vector("tau", tau, m);
        if (arguments.bad()) return arguments.info();
        return run_tzrzf<T>(context, user_matrix(context, A, m, n, lda), tau);
    });
}

template <class T>
lapilli_int tzrzf_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int m = min(rows_of<T>(context, A), cols_of<T>(context, A));
        const lapilli_int n = cols_of<T>(context, A);
        arguments.spread_input<T>("A", A, m, n, Stored::whole);
        arguments.vector("tau", tau, m);
        if (arguments.bad()) return arguments.info();
        return run_tzrzf<T>(context, user_matrix<T>(A), tau);
    });
}

template <class T>
lapilli_int tzrzf_query(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("m", m);
        arguments.at_least("n", n, {m, "m"});
        if (arguments.bad()) return {};
        return tzrzf_memory<T>(context, m, n);
    });
}

template <class T>
lapilli_int ormrz(lapilli_context ctx, const char* name, char side, char trans, lapilli_int m, lapilli_int n,
                  lapilli_int k, lapilli_int l, const T* A, lapilli_int lda, const T* tau, T* C,
                  lapilli_int ldc) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto order = is_left(side) ? m : n;
        arguments.letter("side", side, "LR");
        arguments.letter("trans", trans, is_complex<T> ? "NC" : "NTC");
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.range("k", k, {0}, {order, "order"});
        arguments.range("l", l, {0}, {order, "order"});
        arguments.input("A", A, k, order, Stored::whole);
        arguments.leading("lda", lda, {k, "k"});
        arguments.input("tau", tau, k, 1, Stored::vector);
        arguments.input("C", C, m, n, Stored::whole);
        arguments.leading("ldc", ldc, {m, "m"});
        if (arguments.bad()) return arguments.info();
        return run_ormrz<T>(context, side_of(side), adjoint_of(trans), l, user_matrix(context, A, k, order,
            lda), tau, user_matrix(context, C, m, n, ldc));
    });
}

template <class T>
lapilli_int ormrz_mgpu(lapilli_context ctx, const char* name, char side, char trans, lapilli_matrix A,
                       lapilli_int l, const T* tau, lapilli_matrix C) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int order = cols_of<T>(context, A);
        const lapilli_int k = min(order, rows_of<T>(context, A));
        const lapilli_int m = is_left(side) ? order : rows_of<T>(context, C);
        const lapilli_int n = is_left(side) ? cols_of<T>(context, C) : order;
        arguments.letter("side", side, "LR");
        arguments.letter("trans", trans, is_complex<T> ? "NC" : "NTC");
        arguments.spread_input<T>("A", A, k, order, Stored::whole);
        arguments.range("l", l, {0}, {order, "order"});
        arguments.input("tau", tau, k, 1, Stored::vector);
        arguments.spread_input<T>("C", C, m, n, Stored::whole);
        if (arguments.bad()) return arguments.info();
        return run_ormrz<T>(context, side_of(side), adjoint_of(trans), l, user_matrix<T>(A), tau,
            user_matrix<T>(C));
    });
}

template <class T>
lapilli_int ormrz_query(lapilli_context ctx, const char* name, char side, lapilli_int m, lapilli_int n,
                        lapilli_int k, lapilli_int l, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        const auto order = is_left(side) ? m : n;
        arguments.letter("side", side, "LR");
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.range("k", k, {0}, {order, "order"});
        arguments.range("l", l, {0}, {order, "order"});
        if (arguments.bad()) return {};
        return ormrz_memory<T>(context, side_of(side), m, n, k, l);
    });
}

template <class T>
lapilli_int gelsy(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n, lapilli_int nrhs, T* A,
                  lapilli_int lda, T* B, lapilli_int ldb, lapilli_int* jpvt, real_t<T> rcond,
                  lapilli_int* rank) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto longest = max(m, n);
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        arguments.input("A", A, m, n, Stored::whole);
        arguments.leading("lda", lda, {m, "m"});
        arguments.input("B", B, longest, nrhs, Stored::whole);
        arguments.leading("ldb", ldb, {longest, "rows of B"});
        arguments.vector("jpvt", jpvt, n);
        arguments.scalar("rcond", rcond);
        arguments.vector("rank", rank, 1);
        if (arguments.bad()) return arguments.info();
        return run_gelsy<T>(context, user_matrix(context, A, m, n, lda), user_matrix(context, B, longest,
            nrhs, ldb), jpvt, rcond, rank);
    });
}

template <class T>
lapilli_int gelsy_mgpu(lapilli_context ctx, const char* name, lapilli_matrix A, lapilli_matrix B,
                       lapilli_int* jpvt, real_t<T> rcond, lapilli_int* rank) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int m = rows_of<T>(context, A);
        const lapilli_int n = cols_of<T>(context, A);
        const lapilli_int nrhs = cols_of<T>(context, B);
        const auto longest = max(m, n);
        arguments.spread_input<T>("A", A, m, n, Stored::whole);
        arguments.spread_input<T>("B", B, longest, nrhs, Stored::whole);
        arguments.vector("jpvt", jpvt, n);
        arguments.scalar("rcond", rcond);
        arguments.vector("rank", rank, 1);
        if (arguments.bad()) return arguments.info();
        return run_gelsy<T>(context, user_matrix<T>(A), user_matrix<T>(B), jpvt, rcond, rank);
    });
}

template <class T>
lapilli_int gelsy_query(lapilli_context ctx, const char* name, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.size("nrhs", nrhs);
        if (arguments.bad()) return {};
        return gelsy_memory<T>(context, m, n, nrhs);
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

lapilli_int lapilli_sgelqf(lapilli_context ctx, lapilli_int m, lapilli_int n, float* A, lapilli_int lda,
                           float* tau) {
    return api::gelqf<float>(ctx, "sgelqf", m, n, A, lda, tau);
}
lapilli_int lapilli_dgelqf(lapilli_context ctx, lapilli_int m, lapilli_int n, double* A, lapilli_int lda,
                           double* tau) {
    return api::gelqf<double>(ctx, "dgelqf", m, n, A, lda, tau);
}
lapilli_int lapilli_cgelqf(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_complex_float* A,
                           lapilli_int lda, lapilli_complex_float* tau) {
    return api::gelqf<lapilli_complex_float>(ctx, "cgelqf", m, n, A, lda, tau);
}
lapilli_int lapilli_zgelqf(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_complex_double* A,
                           lapilli_int lda, lapilli_complex_double* tau) {
    return api::gelqf<lapilli_complex_double>(ctx, "zgelqf", m, n, A, lda, tau);
}

lapilli_int lapilli_sgelqf_mgpu(lapilli_context ctx, lapilli_matrix A, float* tau) {
    return api::gelqf_mgpu<float>(ctx, "sgelqf_mgpu", A, tau);
}
lapilli_int lapilli_dgelqf_mgpu(lapilli_context ctx, lapilli_matrix A, double* tau) {
    return api::gelqf_mgpu<double>(ctx, "dgelqf_mgpu", A, tau);
}
lapilli_int lapilli_cgelqf_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_complex_float* tau) {
    return api::gelqf_mgpu<lapilli_complex_float>(ctx, "cgelqf_mgpu", A, tau);
}
lapilli_int lapilli_zgelqf_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_complex_double* tau) {
    return api::gelqf_mgpu<lapilli_complex_double>(ctx, "zgelqf_mgpu", A, tau);
}

lapilli_int lapilli_sgelqf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::gelqf_query<float>(ctx, "sgelqf_memory", m, n, bytes);
}
lapilli_int lapilli_dgelqf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::gelqf_query<double>(ctx, "dgelqf_memory", m, n, bytes);
}
lapilli_int lapilli_cgelqf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::gelqf_query<lapilli_complex_float>(ctx, "cgelqf_memory", m, n, bytes);
}
lapilli_int lapilli_zgelqf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::gelqf_query<lapilli_complex_double>(ctx, "zgelqf_memory", m, n, bytes);
}

lapilli_int lapilli_sorglq(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k, float* A,
                           lapilli_int lda, const float* tau) {
    return api::orglq<float>(ctx, "sorglq", m, n, k, A, lda, tau);
}
lapilli_int lapilli_dorglq(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k, double* A,
                           lapilli_int lda, const double* tau) {
    return api::orglq<double>(ctx, "dorglq", m, n, k, A, lda, tau);
}
lapilli_int lapilli_cunglq(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                           lapilli_complex_float* A, lapilli_int lda, const lapilli_complex_float* tau) {
    return api::orglq<lapilli_complex_float>(ctx, "cunglq", m, n, k, A, lda, tau);
}
lapilli_int lapilli_zunglq(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                           lapilli_complex_double* A, lapilli_int lda, const lapilli_complex_double* tau) {
    return api::orglq<lapilli_complex_double>(ctx, "zunglq", m, n, k, A, lda, tau);
}

lapilli_int lapilli_sorglq_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k, const float* tau) {
    return api::orglq_mgpu<float>(ctx, "sorglq_mgpu", A, k, tau);
}
lapilli_int lapilli_dorglq_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k, const double* tau) {
    return api::orglq_mgpu<double>(ctx, "dorglq_mgpu", A, k, tau);
}
lapilli_int lapilli_cunglq_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                const lapilli_complex_float* tau) {
    return api::orglq_mgpu<lapilli_complex_float>(ctx, "cunglq_mgpu", A, k, tau);
}
lapilli_int lapilli_zunglq_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                const lapilli_complex_double* tau) {
    return api::orglq_mgpu<lapilli_complex_double>(ctx, "zunglq_mgpu", A, k, tau);
}

lapilli_int lapilli_sorglq_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::orglq_query<float>(ctx, "sorglq_memory", m, n, bytes);
}
lapilli_int lapilli_dorglq_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::orglq_query<double>(ctx, "dorglq_memory", m, n, bytes);
}
lapilli_int lapilli_cunglq_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::orglq_query<lapilli_complex_float>(ctx, "cunglq_memory", m, n, bytes);
}
lapilli_int lapilli_zunglq_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::orglq_query<lapilli_complex_double>(ctx, "zunglq_memory", m, n, bytes);
}

lapilli_int lapilli_sormlq(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                           lapilli_int k, const float* A, lapilli_int lda, const float* tau, float* C,
                           lapilli_int ldc) {
    return api::ormlq<float>(ctx, "sormlq", side, trans, m, n, k, A, lda, tau, C, ldc);
}
lapilli_int lapilli_dormlq(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                           lapilli_int k, const double* A, lapilli_int lda, const double* tau, double* C,
                           lapilli_int ldc) {
    return api::ormlq<double>(ctx, "dormlq", side, trans, m, n, k, A, lda, tau, C, ldc);
}
lapilli_int lapilli_cunmlq(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                           lapilli_int k, const lapilli_complex_float* A, lapilli_int lda,
                           const lapilli_complex_float* tau, lapilli_complex_float* C, lapilli_int ldc) {
    return api::ormlq<lapilli_complex_float>(ctx, "cunmlq", side, trans, m, n, k, A, lda, tau, C, ldc);
}
lapilli_int lapilli_zunmlq(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                           lapilli_int k, const lapilli_complex_double* A, lapilli_int lda,
                           const lapilli_complex_double* tau, lapilli_complex_double* C, lapilli_int ldc) {
    return api::ormlq<lapilli_complex_double>(ctx, "zunmlq", side, trans, m, n, k, A, lda, tau, C, ldc);
}

lapilli_int lapilli_sormlq_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                const float* tau, lapilli_matrix C) {
    return api::ormlq_mgpu<float>(ctx, "sormlq_mgpu", side, trans, A, tau, C);
}
lapilli_int lapilli_dormlq_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                const double* tau, lapilli_matrix C) {
    return api::ormlq_mgpu<double>(ctx, "dormlq_mgpu", side, trans, A, tau, C);
}
lapilli_int lapilli_cunmlq_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                const lapilli_complex_float* tau, lapilli_matrix C) {
    return api::ormlq_mgpu<lapilli_complex_float>(ctx, "cunmlq_mgpu", side, trans, A, tau, C);
}
lapilli_int lapilli_zunmlq_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                const lapilli_complex_double* tau, lapilli_matrix C) {
    return api::ormlq_mgpu<lapilli_complex_double>(ctx, "zunmlq_mgpu", side, trans, A, tau, C);
}

lapilli_int lapilli_sormlq_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n, lapilli_int k,
                                  lapilli_memory* bytes) {
    return api::ormlq_query<float>(ctx, "sormlq_memory", side, m, n, k, bytes);
}
lapilli_int lapilli_dormlq_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n, lapilli_int k,
                                  lapilli_memory* bytes) {
    return api::ormlq_query<double>(ctx, "dormlq_memory", side, m, n, k, bytes);
}
lapilli_int lapilli_cunmlq_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n, lapilli_int k,
                                  lapilli_memory* bytes) {
    return api::ormlq_query<lapilli_complex_float>(ctx, "cunmlq_memory", side, m, n, k, bytes);
}
lapilli_int lapilli_zunmlq_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n, lapilli_int k,
                                  lapilli_memory* bytes) {
    return api::ormlq_query<lapilli_complex_double>(ctx, "zunmlq_memory", side, m, n, k, bytes);
}

lapilli_int lapilli_sgeqlf(lapilli_context ctx, lapilli_int m, lapilli_int n, float* A, lapilli_int lda,
                           float* tau) {
    return api::geqlf<float>(ctx, "sgeqlf", m, n, A, lda, tau);
}
lapilli_int lapilli_dgeqlf(lapilli_context ctx, lapilli_int m, lapilli_int n, double* A, lapilli_int lda,
                           double* tau) {
    return api::geqlf<double>(ctx, "dgeqlf", m, n, A, lda, tau);
}
lapilli_int lapilli_cgeqlf(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_complex_float* A,
                           lapilli_int lda, lapilli_complex_float* tau) {
    return api::geqlf<lapilli_complex_float>(ctx, "cgeqlf", m, n, A, lda, tau);
}
lapilli_int lapilli_zgeqlf(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_complex_double* A,
                           lapilli_int lda, lapilli_complex_double* tau) {
    return api::geqlf<lapilli_complex_double>(ctx, "zgeqlf", m, n, A, lda, tau);
}

lapilli_int lapilli_sgeqlf_mgpu(lapilli_context ctx, lapilli_matrix A, float* tau) {
    return api::geqlf_mgpu<float>(ctx, "sgeqlf_mgpu", A, tau);
}
lapilli_int lapilli_dgeqlf_mgpu(lapilli_context ctx, lapilli_matrix A, double* tau) {
    return api::geqlf_mgpu<double>(ctx, "dgeqlf_mgpu", A, tau);
}
lapilli_int lapilli_cgeqlf_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_complex_float* tau) {
    return api::geqlf_mgpu<lapilli_complex_float>(ctx, "cgeqlf_mgpu", A, tau);
}
lapilli_int lapilli_zgeqlf_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_complex_double* tau) {
    return api::geqlf_mgpu<lapilli_complex_double>(ctx, "zgeqlf_mgpu", A, tau);
}

lapilli_int lapilli_sgeqlf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::geqlf_query<float>(ctx, "sgeqlf_memory", m, n, bytes);
}
lapilli_int lapilli_dgeqlf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::geqlf_query<double>(ctx, "dgeqlf_memory", m, n, bytes);
}
lapilli_int lapilli_cgeqlf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::geqlf_query<lapilli_complex_float>(ctx, "cgeqlf_memory", m, n, bytes);
}
lapilli_int lapilli_zgeqlf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::geqlf_query<lapilli_complex_double>(ctx, "zgeqlf_memory", m, n, bytes);
}

lapilli_int lapilli_sorgql(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k, float* A,
                           lapilli_int lda, const float* tau) {
    return api::orgql<float>(ctx, "sorgql", m, n, k, A, lda, tau);
}
lapilli_int lapilli_dorgql(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k, double* A,
                           lapilli_int lda, const double* tau) {
    return api::orgql<double>(ctx, "dorgql", m, n, k, A, lda, tau);
}
lapilli_int lapilli_cungql(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                           lapilli_complex_float* A, lapilli_int lda, const lapilli_complex_float* tau) {
    return api::orgql<lapilli_complex_float>(ctx, "cungql", m, n, k, A, lda, tau);
}
lapilli_int lapilli_zungql(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                           lapilli_complex_double* A, lapilli_int lda, const lapilli_complex_double* tau) {
    return api::orgql<lapilli_complex_double>(ctx, "zungql", m, n, k, A, lda, tau);
}

lapilli_int lapilli_sorgql_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k, const float* tau) {
    return api::orgql_mgpu<float>(ctx, "sorgql_mgpu", A, k, tau);
}
lapilli_int lapilli_dorgql_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k, const double* tau) {
    return api::orgql_mgpu<double>(ctx, "dorgql_mgpu", A, k, tau);
}
lapilli_int lapilli_cungql_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                const lapilli_complex_float* tau) {
    return api::orgql_mgpu<lapilli_complex_float>(ctx, "cungql_mgpu", A, k, tau);
}
lapilli_int lapilli_zungql_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                const lapilli_complex_double* tau) {
    return api::orgql_mgpu<lapilli_complex_double>(ctx, "zungql_mgpu", A, k, tau);
}

lapilli_int lapilli_sorgql_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::orgql_query<float>(ctx, "sorgql_memory", m, n, bytes);
}
lapilli_int lapilli_dorgql_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::orgql_query<double>(ctx, "dorgql_memory", m, n, bytes);
}
lapilli_int lapilli_cungql_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::orgql_query<lapilli_complex_float>(ctx, "cungql_memory", m, n, bytes);
}
lapilli_int lapilli_zungql_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::orgql_query<lapilli_complex_double>(ctx, "zungql_memory", m, n, bytes);
}

lapilli_int lapilli_sormql(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                           lapilli_int k, const float* A, lapilli_int lda, const float* tau, float* C,
                           lapilli_int ldc) {
    return api::ormql<float>(ctx, "sormql", side, trans, m, n, k, A, lda, tau, C, ldc);
}
lapilli_int lapilli_dormql(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                           lapilli_int k, const double* A, lapilli_int lda, const double* tau, double* C,
                           lapilli_int ldc) {
    return api::ormql<double>(ctx, "dormql", side, trans, m, n, k, A, lda, tau, C, ldc);
}
lapilli_int lapilli_cunmql(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                           lapilli_int k, const lapilli_complex_float* A, lapilli_int lda,
                           const lapilli_complex_float* tau, lapilli_complex_float* C, lapilli_int ldc) {
    return api::ormql<lapilli_complex_float>(ctx, "cunmql", side, trans, m, n, k, A, lda, tau, C, ldc);
}
lapilli_int lapilli_zunmql(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                           lapilli_int k, const lapilli_complex_double* A, lapilli_int lda,
                           const lapilli_complex_double* tau, lapilli_complex_double* C, lapilli_int ldc) {
    return api::ormql<lapilli_complex_double>(ctx, "zunmql", side, trans, m, n, k, A, lda, tau, C, ldc);
}

lapilli_int lapilli_sormql_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                const float* tau, lapilli_matrix C) {
    return api::ormql_mgpu<float>(ctx, "sormql_mgpu", side, trans, A, tau, C);
}
lapilli_int lapilli_dormql_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                const double* tau, lapilli_matrix C) {
    return api::ormql_mgpu<double>(ctx, "dormql_mgpu", side, trans, A, tau, C);
}
lapilli_int lapilli_cunmql_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                const lapilli_complex_float* tau, lapilli_matrix C) {
    return api::ormql_mgpu<lapilli_complex_float>(ctx, "cunmql_mgpu", side, trans, A, tau, C);
}
lapilli_int lapilli_zunmql_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                const lapilli_complex_double* tau, lapilli_matrix C) {
    return api::ormql_mgpu<lapilli_complex_double>(ctx, "zunmql_mgpu", side, trans, A, tau, C);
}

lapilli_int lapilli_sormql_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n, lapilli_int k,
                                  lapilli_memory* bytes) {
    return api::ormql_query<float>(ctx, "sormql_memory", side, m, n, k, bytes);
}
lapilli_int lapilli_dormql_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n, lapilli_int k,
                                  lapilli_memory* bytes) {
    return api::ormql_query<double>(ctx, "dormql_memory", side, m, n, k, bytes);
}
lapilli_int lapilli_cunmql_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n, lapilli_int k,
                                  lapilli_memory* bytes) {
    return api::ormql_query<lapilli_complex_float>(ctx, "cunmql_memory", side, m, n, k, bytes);
}
lapilli_int lapilli_zunmql_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n, lapilli_int k,
                                  lapilli_memory* bytes) {
    return api::ormql_query<lapilli_complex_double>(ctx, "zunmql_memory", side, m, n, k, bytes);
}

lapilli_int lapilli_sgerqf(lapilli_context ctx, lapilli_int m, lapilli_int n, float* A, lapilli_int lda,
                           float* tau) {
    return api::gerqf<float>(ctx, "sgerqf", m, n, A, lda, tau);
}
lapilli_int lapilli_dgerqf(lapilli_context ctx, lapilli_int m, lapilli_int n, double* A, lapilli_int lda,
                           double* tau) {
    return api::gerqf<double>(ctx, "dgerqf", m, n, A, lda, tau);
}
lapilli_int lapilli_cgerqf(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_complex_float* A,
                           lapilli_int lda, lapilli_complex_float* tau) {
    return api::gerqf<lapilli_complex_float>(ctx, "cgerqf", m, n, A, lda, tau);
}
lapilli_int lapilli_zgerqf(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_complex_double* A,
                           lapilli_int lda, lapilli_complex_double* tau) {
    return api::gerqf<lapilli_complex_double>(ctx, "zgerqf", m, n, A, lda, tau);
}

lapilli_int lapilli_sgerqf_mgpu(lapilli_context ctx, lapilli_matrix A, float* tau) {
    return api::gerqf_mgpu<float>(ctx, "sgerqf_mgpu", A, tau);
}
lapilli_int lapilli_dgerqf_mgpu(lapilli_context ctx, lapilli_matrix A, double* tau) {
    return api::gerqf_mgpu<double>(ctx, "dgerqf_mgpu", A, tau);
}
lapilli_int lapilli_cgerqf_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_complex_float* tau) {
    return api::gerqf_mgpu<lapilli_complex_float>(ctx, "cgerqf_mgpu", A, tau);
}
lapilli_int lapilli_zgerqf_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_complex_double* tau) {
    return api::gerqf_mgpu<lapilli_complex_double>(ctx, "zgerqf_mgpu", A, tau);
}

lapilli_int lapilli_sgerqf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::gerqf_query<float>(ctx, "sgerqf_memory", m, n, bytes);
}
lapilli_int lapilli_dgerqf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::gerqf_query<double>(ctx, "dgerqf_memory", m, n, bytes);
}
lapilli_int lapilli_cgerqf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::gerqf_query<lapilli_complex_float>(ctx, "cgerqf_memory", m, n, bytes);
}
lapilli_int lapilli_zgerqf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::gerqf_query<lapilli_complex_double>(ctx, "zgerqf_memory", m, n, bytes);
}

lapilli_int lapilli_sorgrq(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k, float* A,
                           lapilli_int lda, const float* tau) {
    return api::orgrq<float>(ctx, "sorgrq", m, n, k, A, lda, tau);
}
lapilli_int lapilli_dorgrq(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k, double* A,
                           lapilli_int lda, const double* tau) {
    return api::orgrq<double>(ctx, "dorgrq", m, n, k, A, lda, tau);
}
lapilli_int lapilli_cungrq(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                           lapilli_complex_float* A, lapilli_int lda, const lapilli_complex_float* tau) {
    return api::orgrq<lapilli_complex_float>(ctx, "cungrq", m, n, k, A, lda, tau);
}
lapilli_int lapilli_zungrq(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int k,
                           lapilli_complex_double* A, lapilli_int lda, const lapilli_complex_double* tau) {
    return api::orgrq<lapilli_complex_double>(ctx, "zungrq", m, n, k, A, lda, tau);
}

lapilli_int lapilli_sorgrq_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k, const float* tau) {
    return api::orgrq_mgpu<float>(ctx, "sorgrq_mgpu", A, k, tau);
}
lapilli_int lapilli_dorgrq_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k, const double* tau) {
    return api::orgrq_mgpu<double>(ctx, "dorgrq_mgpu", A, k, tau);
}
lapilli_int lapilli_cungrq_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                const lapilli_complex_float* tau) {
    return api::orgrq_mgpu<lapilli_complex_float>(ctx, "cungrq_mgpu", A, k, tau);
}
lapilli_int lapilli_zungrq_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int k,
                                const lapilli_complex_double* tau) {
    return api::orgrq_mgpu<lapilli_complex_double>(ctx, "zungrq_mgpu", A, k, tau);
}

lapilli_int lapilli_sorgrq_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::orgrq_query<float>(ctx, "sorgrq_memory", m, n, bytes);
}
lapilli_int lapilli_dorgrq_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::orgrq_query<double>(ctx, "dorgrq_memory", m, n, bytes);
}
lapilli_int lapilli_cungrq_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::orgrq_query<lapilli_complex_float>(ctx, "cungrq_memory", m, n, bytes);
}
lapilli_int lapilli_zungrq_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::orgrq_query<lapilli_complex_double>(ctx, "zungrq_memory", m, n, bytes);
}

lapilli_int lapilli_sormrq(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                           lapilli_int k, const float* A, lapilli_int lda, const float* tau, float* C,
                           lapilli_int ldc) {
    return api::ormrq<float>(ctx, "sormrq", side, trans, m, n, k, A, lda, tau, C, ldc);
}
lapilli_int lapilli_dormrq(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                           lapilli_int k, const double* A, lapilli_int lda, const double* tau, double* C,
                           lapilli_int ldc) {
    return api::ormrq<double>(ctx, "dormrq", side, trans, m, n, k, A, lda, tau, C, ldc);
}
lapilli_int lapilli_cunmrq(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                           lapilli_int k, const lapilli_complex_float* A, lapilli_int lda,
                           const lapilli_complex_float* tau, lapilli_complex_float* C, lapilli_int ldc) {
    return api::ormrq<lapilli_complex_float>(ctx, "cunmrq", side, trans, m, n, k, A, lda, tau, C, ldc);
}
lapilli_int lapilli_zunmrq(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                           lapilli_int k, const lapilli_complex_double* A, lapilli_int lda,
                           const lapilli_complex_double* tau, lapilli_complex_double* C, lapilli_int ldc) {
    return api::ormrq<lapilli_complex_double>(ctx, "zunmrq", side, trans, m, n, k, A, lda, tau, C, ldc);
}

lapilli_int lapilli_sormrq_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                const float* tau, lapilli_matrix C) {
    return api::ormrq_mgpu<float>(ctx, "sormrq_mgpu", side, trans, A, tau, C);
}
lapilli_int lapilli_dormrq_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                const double* tau, lapilli_matrix C) {
    return api::ormrq_mgpu<double>(ctx, "dormrq_mgpu", side, trans, A, tau, C);
}
lapilli_int lapilli_cunmrq_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                const lapilli_complex_float* tau, lapilli_matrix C) {
    return api::ormrq_mgpu<lapilli_complex_float>(ctx, "cunmrq_mgpu", side, trans, A, tau, C);
}
lapilli_int lapilli_zunmrq_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A,
                                const lapilli_complex_double* tau, lapilli_matrix C) {
    return api::ormrq_mgpu<lapilli_complex_double>(ctx, "zunmrq_mgpu", side, trans, A, tau, C);
}

lapilli_int lapilli_sormrq_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n, lapilli_int k,
                                  lapilli_memory* bytes) {
    return api::ormrq_query<float>(ctx, "sormrq_memory", side, m, n, k, bytes);
}
lapilli_int lapilli_dormrq_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n, lapilli_int k,
                                  lapilli_memory* bytes) {
    return api::ormrq_query<double>(ctx, "dormrq_memory", side, m, n, k, bytes);
}
lapilli_int lapilli_cunmrq_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n, lapilli_int k,
                                  lapilli_memory* bytes) {
    return api::ormrq_query<lapilli_complex_float>(ctx, "cunmrq_memory", side, m, n, k, bytes);
}
lapilli_int lapilli_zunmrq_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n, lapilli_int k,
                                  lapilli_memory* bytes) {
    return api::ormrq_query<lapilli_complex_double>(ctx, "zunmrq_memory", side, m, n, k, bytes);
}

lapilli_int lapilli_sgeqrt(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nb, float* A,
                           lapilli_int lda, float* BT, lapilli_int ldbt) {
    return api::geqrt<float>(ctx, "sgeqrt", m, n, nb, A, lda, BT, ldbt);
}
lapilli_int lapilli_dgeqrt(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nb, double* A,
                           lapilli_int lda, double* BT, lapilli_int ldbt) {
    return api::geqrt<double>(ctx, "dgeqrt", m, n, nb, A, lda, BT, ldbt);
}
lapilli_int lapilli_cgeqrt(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nb,
                           lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* BT,
                           lapilli_int ldbt) {
    return api::geqrt<lapilli_complex_float>(ctx, "cgeqrt", m, n, nb, A, lda, BT, ldbt);
}
lapilli_int lapilli_zgeqrt(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nb,
                           lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* BT,
                           lapilli_int ldbt) {
    return api::geqrt<lapilli_complex_double>(ctx, "zgeqrt", m, n, nb, A, lda, BT, ldbt);
}

lapilli_int lapilli_sgeqrt_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix BT) {
    return api::geqrt_mgpu<float>(ctx, "sgeqrt_mgpu", A, BT);
}
lapilli_int lapilli_dgeqrt_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix BT) {
    return api::geqrt_mgpu<double>(ctx, "dgeqrt_mgpu", A, BT);
}
lapilli_int lapilli_cgeqrt_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix BT) {
    return api::geqrt_mgpu<lapilli_complex_float>(ctx, "cgeqrt_mgpu", A, BT);
}
lapilli_int lapilli_zgeqrt_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix BT) {
    return api::geqrt_mgpu<lapilli_complex_double>(ctx, "zgeqrt_mgpu", A, BT);
}

lapilli_int lapilli_sgeqrt_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nb,
                                  lapilli_memory* bytes) {
    return api::geqrt_query<float>(ctx, "sgeqrt_memory", m, n, nb, bytes);
}
lapilli_int lapilli_dgeqrt_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nb,
                                  lapilli_memory* bytes) {
    return api::geqrt_query<double>(ctx, "dgeqrt_memory", m, n, nb, bytes);
}
lapilli_int lapilli_cgeqrt_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nb,
                                  lapilli_memory* bytes) {
    return api::geqrt_query<lapilli_complex_float>(ctx, "cgeqrt_memory", m, n, nb, bytes);
}
lapilli_int lapilli_zgeqrt_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nb,
                                  lapilli_memory* bytes) {
    return api::geqrt_query<lapilli_complex_double>(ctx, "zgeqrt_memory", m, n, nb, bytes);
}

lapilli_int lapilli_sgemqrt(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                            lapilli_int k, lapilli_int nb, const float* V, lapilli_int ldv, const float* BT,
                            lapilli_int ldbt, float* C, lapilli_int ldc) {
    return api::gemqrt<float>(ctx, "sgemqrt", side, trans, m, n, k, nb, V, ldv, BT, ldbt, C, ldc);
}
lapilli_int lapilli_dgemqrt(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                            lapilli_int k, lapilli_int nb, const double* V, lapilli_int ldv, const double* BT,
                            lapilli_int ldbt, double* C, lapilli_int ldc) {
    return api::gemqrt<double>(ctx, "dgemqrt", side, trans, m, n, k, nb, V, ldv, BT, ldbt, C, ldc);
}
lapilli_int lapilli_cgemqrt(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                            lapilli_int k, lapilli_int nb, const lapilli_complex_float* V, lapilli_int ldv,
                            const lapilli_complex_float* BT, lapilli_int ldbt, lapilli_complex_float* C,
                            lapilli_int ldc) {
    return api::gemqrt<lapilli_complex_float>(ctx, "cgemqrt", side, trans, m, n, k, nb, V, ldv, BT, ldbt, C,
                                              ldc);
}
lapilli_int lapilli_zgemqrt(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                            lapilli_int k, lapilli_int nb, const lapilli_complex_double* V, lapilli_int ldv,
                            const lapilli_complex_double* BT, lapilli_int ldbt, lapilli_complex_double* C,
                            lapilli_int ldc) {
    return api::gemqrt<lapilli_complex_double>(ctx, "zgemqrt", side, trans, m, n, k, nb, V, ldv, BT, ldbt, C,
                                               ldc);
}

lapilli_int lapilli_sgemqrt_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix V,
                                 lapilli_matrix BT, lapilli_matrix C) {
    return api::gemqrt_mgpu<float>(ctx, "sgemqrt_mgpu", side, trans, V, BT, C);
}
lapilli_int lapilli_dgemqrt_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix V,
                                 lapilli_matrix BT, lapilli_matrix C) {
    return api::gemqrt_mgpu<double>(ctx, "dgemqrt_mgpu", side, trans, V, BT, C);
}
lapilli_int lapilli_cgemqrt_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix V,
                                 lapilli_matrix BT, lapilli_matrix C) {
    return api::gemqrt_mgpu<lapilli_complex_float>(ctx, "cgemqrt_mgpu", side, trans, V, BT, C);
}
lapilli_int lapilli_zgemqrt_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix V,
                                 lapilli_matrix BT, lapilli_matrix C) {
    return api::gemqrt_mgpu<lapilli_complex_double>(ctx, "zgemqrt_mgpu", side, trans, V, BT, C);
}

lapilli_int lapilli_sgemqrt_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                   lapilli_int k, lapilli_int nb, lapilli_memory* bytes) {
    return api::gemqrt_query<float>(ctx, "sgemqrt_memory", side, m, n, k, nb, bytes);
}
lapilli_int lapilli_dgemqrt_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                   lapilli_int k, lapilli_int nb, lapilli_memory* bytes) {
    return api::gemqrt_query<double>(ctx, "dgemqrt_memory", side, m, n, k, nb, bytes);
}
lapilli_int lapilli_cgemqrt_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                   lapilli_int k, lapilli_int nb, lapilli_memory* bytes) {
    return api::gemqrt_query<lapilli_complex_float>(ctx, "cgemqrt_memory", side, m, n, k, nb, bytes);
}
lapilli_int lapilli_zgemqrt_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                   lapilli_int k, lapilli_int nb, lapilli_memory* bytes) {
    return api::gemqrt_query<lapilli_complex_double>(ctx, "zgemqrt_memory", side, m, n, k, nb, bytes);
}

lapilli_int lapilli_sgels(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                          float* A, lapilli_int lda, float* B, lapilli_int ldb) {
    return api::gels<float>(ctx, "sgels", trans, m, n, nrhs, A, lda, B, ldb);
}
lapilli_int lapilli_dgels(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                          double* A, lapilli_int lda, double* B, lapilli_int ldb) {
    return api::gels<double>(ctx, "dgels", trans, m, n, nrhs, A, lda, B, ldb);
}
lapilli_int lapilli_cgels(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                          lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* B,
                          lapilli_int ldb) {
    return api::gels<lapilli_complex_float>(ctx, "cgels", trans, m, n, nrhs, A, lda, B, ldb);
}
lapilli_int lapilli_zgels(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                          lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* B,
                          lapilli_int ldb) {
    return api::gels<lapilli_complex_double>(ctx, "zgels", trans, m, n, nrhs, A, lda, B, ldb);
}

lapilli_int lapilli_sgels_mgpu(lapilli_context ctx, char trans, lapilli_matrix A, lapilli_matrix B) {
    return api::gels_mgpu<float>(ctx, "sgels_mgpu", trans, A, B);
}
lapilli_int lapilli_dgels_mgpu(lapilli_context ctx, char trans, lapilli_matrix A, lapilli_matrix B) {
    return api::gels_mgpu<double>(ctx, "dgels_mgpu", trans, A, B);
}
lapilli_int lapilli_cgels_mgpu(lapilli_context ctx, char trans, lapilli_matrix A, lapilli_matrix B) {
    return api::gels_mgpu<lapilli_complex_float>(ctx, "cgels_mgpu", trans, A, B);
}
lapilli_int lapilli_zgels_mgpu(lapilli_context ctx, char trans, lapilli_matrix A, lapilli_matrix B) {
    return api::gels_mgpu<lapilli_complex_double>(ctx, "zgels_mgpu", trans, A, B);
}

lapilli_int lapilli_sgels_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                 lapilli_memory* bytes) {
    return api::gels_query<float>(ctx, "sgels_memory", m, n, nrhs, bytes);
}
lapilli_int lapilli_dgels_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                 lapilli_memory* bytes) {
    return api::gels_query<double>(ctx, "dgels_memory", m, n, nrhs, bytes);
}
lapilli_int lapilli_cgels_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                 lapilli_memory* bytes) {
    return api::gels_query<lapilli_complex_float>(ctx, "cgels_memory", m, n, nrhs, bytes);
}
lapilli_int lapilli_zgels_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                 lapilli_memory* bytes) {
    return api::gels_query<lapilli_complex_double>(ctx, "zgels_memory", m, n, nrhs, bytes);
}

lapilli_int lapilli_sgetsls(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                            float* A, lapilli_int lda, float* B, lapilli_int ldb) {
    return api::getsls<float>(ctx, "sgetsls", trans, m, n, nrhs, A, lda, B, ldb);
}
lapilli_int lapilli_dgetsls(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                            double* A, lapilli_int lda, double* B, lapilli_int ldb) {
    return api::getsls<double>(ctx, "dgetsls", trans, m, n, nrhs, A, lda, B, ldb);
}
lapilli_int lapilli_cgetsls(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                            lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* B,
                            lapilli_int ldb) {
    return api::getsls<lapilli_complex_float>(ctx, "cgetsls", trans, m, n, nrhs, A, lda, B, ldb);
}
lapilli_int lapilli_zgetsls(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                            lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* B,
                            lapilli_int ldb) {
    return api::getsls<lapilli_complex_double>(ctx, "zgetsls", trans, m, n, nrhs, A, lda, B, ldb);
}

lapilli_int lapilli_sgetsls_mgpu(lapilli_context ctx, char trans, lapilli_matrix A, lapilli_matrix B) {
    return api::getsls_mgpu<float>(ctx, "sgetsls_mgpu", trans, A, B);
}
lapilli_int lapilli_dgetsls_mgpu(lapilli_context ctx, char trans, lapilli_matrix A, lapilli_matrix B) {
    return api::getsls_mgpu<double>(ctx, "dgetsls_mgpu", trans, A, B);
}
lapilli_int lapilli_cgetsls_mgpu(lapilli_context ctx, char trans, lapilli_matrix A, lapilli_matrix B) {
    return api::getsls_mgpu<lapilli_complex_float>(ctx, "cgetsls_mgpu", trans, A, B);
}
lapilli_int lapilli_zgetsls_mgpu(lapilli_context ctx, char trans, lapilli_matrix A, lapilli_matrix B) {
    return api::getsls_mgpu<lapilli_complex_double>(ctx, "zgetsls_mgpu", trans, A, B);
}

lapilli_int lapilli_sgetsls_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                   lapilli_memory* bytes) {
    return api::getsls_query<float>(ctx, "sgetsls_memory", m, n, nrhs, bytes);
}
lapilli_int lapilli_dgetsls_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                   lapilli_memory* bytes) {
    return api::getsls_query<double>(ctx, "dgetsls_memory", m, n, nrhs, bytes);
}
lapilli_int lapilli_cgetsls_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                   lapilli_memory* bytes) {
    return api::getsls_query<lapilli_complex_float>(ctx, "cgetsls_memory", m, n, nrhs, bytes);
}
lapilli_int lapilli_zgetsls_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                   lapilli_memory* bytes) {
    return api::getsls_query<lapilli_complex_double>(ctx, "zgetsls_memory", m, n, nrhs, bytes);
}

lapilli_int lapilli_sgeqp3(lapilli_context ctx, lapilli_int m, lapilli_int n, float* A, lapilli_int lda,
                           lapilli_int* jpvt, float* tau) {
    return api::geqp3<float>(ctx, "sgeqp3", m, n, A, lda, jpvt, tau);
}
lapilli_int lapilli_dgeqp3(lapilli_context ctx, lapilli_int m, lapilli_int n, double* A, lapilli_int lda,
                           lapilli_int* jpvt, double* tau) {
    return api::geqp3<double>(ctx, "dgeqp3", m, n, A, lda, jpvt, tau);
}
lapilli_int lapilli_cgeqp3(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_complex_float* A,
                           lapilli_int lda, lapilli_int* jpvt, lapilli_complex_float* tau) {
    return api::geqp3<lapilli_complex_float>(ctx, "cgeqp3", m, n, A, lda, jpvt, tau);
}
lapilli_int lapilli_zgeqp3(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_complex_double* A,
                           lapilli_int lda, lapilli_int* jpvt, lapilli_complex_double* tau) {
    return api::geqp3<lapilli_complex_double>(ctx, "zgeqp3", m, n, A, lda, jpvt, tau);
}

lapilli_int lapilli_sgeqp3_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* jpvt, float* tau) {
    return api::geqp3_mgpu<float>(ctx, "sgeqp3_mgpu", A, jpvt, tau);
}
lapilli_int lapilli_dgeqp3_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* jpvt, double* tau) {
    return api::geqp3_mgpu<double>(ctx, "dgeqp3_mgpu", A, jpvt, tau);
}
lapilli_int lapilli_cgeqp3_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* jpvt,
                                lapilli_complex_float* tau) {
    return api::geqp3_mgpu<lapilli_complex_float>(ctx, "cgeqp3_mgpu", A, jpvt, tau);
}
lapilli_int lapilli_zgeqp3_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_int* jpvt,
                                lapilli_complex_double* tau) {
    return api::geqp3_mgpu<lapilli_complex_double>(ctx, "zgeqp3_mgpu", A, jpvt, tau);
}

lapilli_int lapilli_sgeqp3_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::geqp3_query<float>(ctx, "sgeqp3_memory", m, n, bytes);
}
lapilli_int lapilli_dgeqp3_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::geqp3_query<double>(ctx, "dgeqp3_memory", m, n, bytes);
}
lapilli_int lapilli_cgeqp3_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::geqp3_query<lapilli_complex_float>(ctx, "cgeqp3_memory", m, n, bytes);
}
lapilli_int lapilli_zgeqp3_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::geqp3_query<lapilli_complex_double>(ctx, "zgeqp3_memory", m, n, bytes);
}

lapilli_int lapilli_stzrzf(lapilli_context ctx, lapilli_int m, lapilli_int n, float* A, lapilli_int lda,
                           float* tau) {
    return api::tzrzf<float>(ctx, "stzrzf", m, n, A, lda, tau);
}
lapilli_int lapilli_dtzrzf(lapilli_context ctx, lapilli_int m, lapilli_int n, double* A, lapilli_int lda,
                           double* tau) {
    return api::tzrzf<double>(ctx, "dtzrzf", m, n, A, lda, tau);
}
lapilli_int lapilli_ctzrzf(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_complex_float* A,
                           lapilli_int lda, lapilli_complex_float* tau) {
    return api::tzrzf<lapilli_complex_float>(ctx, "ctzrzf", m, n, A, lda, tau);
}
lapilli_int lapilli_ztzrzf(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_complex_double* A,
                           lapilli_int lda, lapilli_complex_double* tau) {
    return api::tzrzf<lapilli_complex_double>(ctx, "ztzrzf", m, n, A, lda, tau);
}

lapilli_int lapilli_stzrzf_mgpu(lapilli_context ctx, lapilli_matrix A, float* tau) {
    return api::tzrzf_mgpu<float>(ctx, "stzrzf_mgpu", A, tau);
}
lapilli_int lapilli_dtzrzf_mgpu(lapilli_context ctx, lapilli_matrix A, double* tau) {
    return api::tzrzf_mgpu<double>(ctx, "dtzrzf_mgpu", A, tau);
}
lapilli_int lapilli_ctzrzf_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_complex_float* tau) {
    return api::tzrzf_mgpu<lapilli_complex_float>(ctx, "ctzrzf_mgpu", A, tau);
}
lapilli_int lapilli_ztzrzf_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_complex_double* tau) {
    return api::tzrzf_mgpu<lapilli_complex_double>(ctx, "ztzrzf_mgpu", A, tau);
}

lapilli_int lapilli_stzrzf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::tzrzf_query<float>(ctx, "stzrzf_memory", m, n, bytes);
}
lapilli_int lapilli_dtzrzf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::tzrzf_query<double>(ctx, "dtzrzf_memory", m, n, bytes);
}
lapilli_int lapilli_ctzrzf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::tzrzf_query<lapilli_complex_float>(ctx, "ctzrzf_memory", m, n, bytes);
}
lapilli_int lapilli_ztzrzf_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_memory* bytes) {
    return api::tzrzf_query<lapilli_complex_double>(ctx, "ztzrzf_memory", m, n, bytes);
}

lapilli_int lapilli_sormrz(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                           lapilli_int k, lapilli_int l, const float* A, lapilli_int lda, const float* tau,
                           float* C, lapilli_int ldc) {
    return api::ormrz<float>(ctx, "sormrz", side, trans, m, n, k, l, A, lda, tau, C, ldc);
}
lapilli_int lapilli_dormrz(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                           lapilli_int k, lapilli_int l, const double* A, lapilli_int lda, const double* tau,
                           double* C, lapilli_int ldc) {
    return api::ormrz<double>(ctx, "dormrz", side, trans, m, n, k, l, A, lda, tau, C, ldc);
}
lapilli_int lapilli_cunmrz(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                           lapilli_int k, lapilli_int l, const lapilli_complex_float* A, lapilli_int lda,
                           const lapilli_complex_float* tau, lapilli_complex_float* C, lapilli_int ldc) {
    return api::ormrz<lapilli_complex_float>(ctx, "cunmrz", side, trans, m, n, k, l, A, lda, tau, C, ldc);
}
lapilli_int lapilli_zunmrz(lapilli_context ctx, char side, char trans, lapilli_int m, lapilli_int n,
                           lapilli_int k, lapilli_int l, const lapilli_complex_double* A, lapilli_int lda,
                           const lapilli_complex_double* tau, lapilli_complex_double* C, lapilli_int ldc) {
    return api::ormrz<lapilli_complex_double>(ctx, "zunmrz", side, trans, m, n, k, l, A, lda, tau, C, ldc);
}

lapilli_int lapilli_sormrz_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A, lapilli_int l,
                                const float* tau, lapilli_matrix C) {
    return api::ormrz_mgpu<float>(ctx, "sormrz_mgpu", side, trans, A, l, tau, C);
}
lapilli_int lapilli_dormrz_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A, lapilli_int l,
                                const double* tau, lapilli_matrix C) {
    return api::ormrz_mgpu<double>(ctx, "dormrz_mgpu", side, trans, A, l, tau, C);
}
lapilli_int lapilli_cunmrz_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A, lapilli_int l,
                                const lapilli_complex_float* tau, lapilli_matrix C) {
    return api::ormrz_mgpu<lapilli_complex_float>(ctx, "cunmrz_mgpu", side, trans, A, l, tau, C);
}
lapilli_int lapilli_zunmrz_mgpu(lapilli_context ctx, char side, char trans, lapilli_matrix A, lapilli_int l,
                                const lapilli_complex_double* tau, lapilli_matrix C) {
    return api::ormrz_mgpu<lapilli_complex_double>(ctx, "zunmrz_mgpu", side, trans, A, l, tau, C);
}

lapilli_int lapilli_sormrz_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n, lapilli_int k,
                                  lapilli_int l, lapilli_memory* bytes) {
    return api::ormrz_query<float>(ctx, "sormrz_memory", side, m, n, k, l, bytes);
}
lapilli_int lapilli_dormrz_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n, lapilli_int k,
                                  lapilli_int l, lapilli_memory* bytes) {
    return api::ormrz_query<double>(ctx, "dormrz_memory", side, m, n, k, l, bytes);
}
lapilli_int lapilli_cunmrz_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n, lapilli_int k,
                                  lapilli_int l, lapilli_memory* bytes) {
    return api::ormrz_query<lapilli_complex_float>(ctx, "cunmrz_memory", side, m, n, k, l, bytes);
}
lapilli_int lapilli_zunmrz_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n, lapilli_int k,
                                  lapilli_int l, lapilli_memory* bytes) {
    return api::ormrz_query<lapilli_complex_double>(ctx, "zunmrz_memory", side, m, n, k, l, bytes);
}

lapilli_int lapilli_sgelsy(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs, float* A,
                           lapilli_int lda, float* B, lapilli_int ldb, lapilli_int* jpvt, float rcond,
                           lapilli_int* rank) {
    return api::gelsy<float>(ctx, "sgelsy", m, n, nrhs, A, lda, B, ldb, jpvt, rcond, rank);
}
lapilli_int lapilli_dgelsy(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs, double* A,
                           lapilli_int lda, double* B, lapilli_int ldb, lapilli_int* jpvt, double rcond,
                           lapilli_int* rank) {
    return api::gelsy<double>(ctx, "dgelsy", m, n, nrhs, A, lda, B, ldb, jpvt, rcond, rank);
}
lapilli_int lapilli_cgelsy(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                           lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* B,
                           lapilli_int ldb, lapilli_int* jpvt, float rcond, lapilli_int* rank) {
    return api::gelsy<lapilli_complex_float>(ctx, "cgelsy", m, n, nrhs, A, lda, B, ldb, jpvt, rcond, rank);
}
lapilli_int lapilli_zgelsy(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                           lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* B,
                           lapilli_int ldb, lapilli_int* jpvt, double rcond, lapilli_int* rank) {
    return api::gelsy<lapilli_complex_double>(ctx, "zgelsy", m, n, nrhs, A, lda, B, ldb, jpvt, rcond, rank);
}

lapilli_int lapilli_sgelsy_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix B, lapilli_int* jpvt,
                                float rcond, lapilli_int* rank) {
    return api::gelsy_mgpu<float>(ctx, "sgelsy_mgpu", A, B, jpvt, rcond, rank);
}
lapilli_int lapilli_dgelsy_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix B, lapilli_int* jpvt,
                                double rcond, lapilli_int* rank) {
    return api::gelsy_mgpu<double>(ctx, "dgelsy_mgpu", A, B, jpvt, rcond, rank);
}
lapilli_int lapilli_cgelsy_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix B, lapilli_int* jpvt,
                                float rcond, lapilli_int* rank) {
    return api::gelsy_mgpu<lapilli_complex_float>(ctx, "cgelsy_mgpu", A, B, jpvt, rcond, rank);
}
lapilli_int lapilli_zgelsy_mgpu(lapilli_context ctx, lapilli_matrix A, lapilli_matrix B, lapilli_int* jpvt,
                                double rcond, lapilli_int* rank) {
    return api::gelsy_mgpu<lapilli_complex_double>(ctx, "zgelsy_mgpu", A, B, jpvt, rcond, rank);
}

lapilli_int lapilli_sgelsy_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::gelsy_query<float>(ctx, "sgelsy_memory", m, n, nrhs, bytes);
}
lapilli_int lapilli_dgelsy_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::gelsy_query<double>(ctx, "dgelsy_memory", m, n, nrhs, bytes);
}
lapilli_int lapilli_cgelsy_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::gelsy_query<lapilli_complex_float>(ctx, "cgelsy_memory", m, n, nrhs, bytes);
}
lapilli_int lapilli_zgelsy_memory(lapilli_context ctx, lapilli_int m, lapilli_int n, lapilli_int nrhs,
                                  lapilli_memory* bytes) {
    return api::gelsy_query<lapilli_complex_double>(ctx, "zgelsy_memory", m, n, nrhs, bytes);
}
