// SPDX-License-Identifier: BSD-3-Clause
// Symmetric and Hermitian eigenproblems: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/eigen.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "api/vbatch.hpp"
#include "lapilli/eigen.h"
#include "eigen/drivers.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int sytrd(lapilli_context ctx, const char* name, char uplo, lapilli_int n, T* A, lapilli_int lda,
                  real_t<T>* D, real_t<T>* E, T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.vector("D", D, n);
        arguments.vector("E", E, n - 1);
        arguments.vector("tau", tau, n - 1);
        if (arguments.bad()) return arguments.info();
        return run_sytrd<T>(context, uplo_of(uplo), user_matrix(context, A, n, n, lda), D, E, tau);
    });
}

template <class T>
lapilli_int sytrd_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A, real_t<T>* D,
                       real_t<T>* E, T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.vector("D", D, n);
        arguments.vector("E", E, n - 1);
        arguments.vector("tau", tau, n - 1);
        if (arguments.bad()) return arguments.info();
        return run_sytrd<T>(context, uplo_of(uplo), user_matrix<T>(A), D, E, tau);
    });
}

template <class T>
lapilli_int sytrd_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return sytrd_memory<T>(context, n);
    });
}

template <class T>
lapilli_int orgtr(lapilli_context ctx, const char* name, char uplo, lapilli_int n, T* A, lapilli_int lda,
                  const T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.input("tau", tau, n - 1, 1, Stored::vector);
        if (arguments.bad()) return arguments.info();
        return run_orgtr<T>(context, uplo_of(uplo), user_matrix(context, A, n, n, lda), tau);
    });
}

template <class T>
lapilli_int orgtr_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A, const T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.input("tau", tau, n - 1, 1, Stored::vector);
        if (arguments.bad()) return arguments.info();
        return run_orgtr<T>(context, uplo_of(uplo), user_matrix<T>(A), tau);
    });
}

template <class T>
lapilli_int orgtr_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return orgtr_memory<T>(context, n);
    });
}

template <class T>
lapilli_int ormtr(lapilli_context ctx, const char* name, char side, char uplo, char trans, lapilli_int m,
                  lapilli_int n, const T* A, lapilli_int lda, const T* tau, T* C, lapilli_int ldc) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto order = is_left(side) ? m : n;
        arguments.letter("side", side, "LR");
        arguments.letter("uplo", uplo, "LU");
        arguments.letter("trans", trans, is_complex<T> ? "NC" : "NTC");
        arguments.size("m", m);
        arguments.size("n", n);
        arguments.input("A", A, order, order, Stored::triangle);
        arguments.leading("lda", lda, {order, "rows of A"});
        arguments.input("tau", tau, order - 1, 1, Stored::vector);
        arguments.input("C", C, m, n, Stored::whole);
        arguments.leading("ldc", ldc, {m, "m"});
        if (arguments.bad()) return arguments.info();
        return run_ormtr<T>(context, side_of(side), uplo_of(uplo), adjoint_of(trans), user_matrix(context, A,
            order, order, lda), tau, user_matrix(context, C, m, n, ldc));
    });
}

template <class T>
lapilli_int ormtr_mgpu(lapilli_context ctx, const char* name, char side, char uplo, char trans,
                       lapilli_matrix A, const T* tau, lapilli_matrix C) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int order = rows_of<T>(context, A);
        const lapilli_int m = is_left(side) ? order : rows_of<T>(context, C);
        const lapilli_int n = is_left(side) ? cols_of<T>(context, C) : order;
        arguments.letter("side", side, "LR");
        arguments.letter("uplo", uplo, "LU");
        arguments.letter("trans", trans, is_complex<T> ? "NC" : "NTC");
        arguments.spread_input<T>("A", A, order, order, Stored::triangle);
        arguments.input("tau", tau, order - 1, 1, Stored::vector);
        arguments.spread_input<T>("C", C, m, n, Stored::whole);
        if (arguments.bad()) return arguments.info();
        return run_ormtr<T>(context, side_of(side), uplo_of(uplo), adjoint_of(trans), user_matrix<T>(A), tau,
            user_matrix<T>(C));
    });
}

template <class T>
lapilli_int ormtr_query(lapilli_context ctx, const char* name, char side, lapilli_int m, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.letter("side", side, "LR");
        arguments.size("m", m);
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return ormtr_memory<T>(context, side_of(side), m, n);
    });
}

template <class T>
lapilli_int stedc(lapilli_context ctx, const char* name, char compz, lapilli_int n, real_t<T>* D,
                  real_t<T>* E, T* Z, lapilli_int ldz) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = upper_case(compz) != 'N';
        arguments.letter("compz", compz, "NIV");
        arguments.size("n", n);
        arguments.input("D", D, n, 1, Stored::vector);
        arguments.input("E", E, n - 1, 1, Stored::vector);
        arguments.input("Z", Z, n, n, Stored::whole, vectors);
        arguments.leading("ldz", ldz, {n, "n"}, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_stedc<T>(context, upper_case(compz), n, D, E, user_matrix(context, Z, n,
            n, ldz));
        if (info > 0) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int stedc_mgpu(lapilli_context ctx, const char* name, char compz, lapilli_int n, real_t<T>* D,
                       real_t<T>* E, lapilli_matrix Z) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = upper_case(compz) != 'N';
        arguments.letter("compz", compz, "NIV");
        arguments.size("n", n);
        arguments.input("D", D, n, 1, Stored::vector);
        arguments.input("E", E, n - 1, 1, Stored::vector);
        arguments.spread_input<T>("Z", Z, n, n, Stored::whole, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_stedc<T>(context, upper_case(compz), n, D, E,
            vectors ? user_matrix<T>(Z) : UserMatrix<T>{});
        if (info > 0) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int stedc_query(lapilli_context ctx, const char* name, char compz, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.letter("compz", compz, "NIV");
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return stedc_memory<T>(context, upper_case(compz), n);
    });
}

template <class T>
lapilli_int syevd(lapilli_context ctx, const char* name, char jobz, char uplo, lapilli_int n, T* A,
                  lapilli_int lda, real_t<T>* W) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.vector("W", W, n);
        if (arguments.bad()) return arguments.info();
        const auto vectors = wants_vectors(jobz);
        const lapilli_int info = run_syevd<T>(context, wants_vectors(jobz), uplo_of(uplo),
            user_matrix(context, A, n, n, lda), W);
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int syevd_mgpu(lapilli_context ctx, const char* name, char jobz, char uplo, lapilli_matrix A,
                       real_t<T>* W) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.vector("W", W, n);
        if (arguments.bad()) return arguments.info();
        const auto vectors = wants_vectors(jobz);
        const lapilli_int info = run_syevd<T>(context, wants_vectors(jobz), uplo_of(uplo), user_matrix<T>(A),
            W);
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int syevd_query(lapilli_context ctx, const char* name, char jobz, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return syevd_memory<T>(context, wants_vectors(jobz), n);
    });
}

template <class T>
lapilli_int syevd_vbatch(lapilli_context ctx, const char* name, const char* one, char jobz, char uplo,
                         const lapilli_int* n, T* const* A, const lapilli_int* lda, real_t<T>* const* W,
                         lapilli_int count, lapilli_int* infos) {
    return call(ctx, name, CallPrecision::none, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.of_each("n", n, count);
        arguments.of_each("A", A, count);
        arguments.of_each("lda", lda, count);
        arguments.of_each("W", W, count);
        arguments.size("count", count);
        arguments.vector("infos", infos, count);
        if (arguments.bad()) return arguments.info();
        const auto solve = [&](lapilli_context lane, index_t k) { return syevd<T>(lane, one, jobz, uplo, n[k],
            A[k], lda[k], W[k]); };
        const auto query = [&](lapilli_context lane, index_t k,
            lapilli_memory* need) { return syevd_query<T>(lane, one, jobz, n[k], need); };
        return solve_many(context, name, {count, n, solve, query}, infos);
    });
}

template <class T>
lapilli_int syevd_vbatch_memory(lapilli_context ctx, const char* name, const char* one, char jobz,
                                const lapilli_int* n, lapilli_int count, lapilli_memory* bytes) {
    return ask(ctx, name, [&](Context& context) -> lapilli_int {
        Arguments arguments(context, name);
        arguments.letter("jobz", jobz, "NV");
        arguments.of_each("n", n, count);
        arguments.size("count", count);
        arguments.matrix("bytes", bytes, 1, 1);
        if (arguments.bad()) return arguments.info();
        const auto query = [&](lapilli_context lane, index_t k,
            lapilli_memory* need) { return syevd_query<T>(lane, one, jobz, n[k], need); };
        return memory_of_many(context, {count, n, query}, bytes);
    });
}

template <class T>
lapilli_int syevdx(lapilli_context ctx, const char* name, char jobz, char range, char uplo, lapilli_int n,
                   T* A, lapilli_int lda, real_t<T> vl, real_t<T> vu, lapilli_int il, lapilli_int iu,
                   lapilli_int* m, real_t<T>* W) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto by_value = upper_case(range) == 'V' && n > 0;
        const auto by_index = upper_case(range) == 'I';
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.scalar("vl", vl);
        arguments.greater("vu", vu, vl, "vl", by_value);
        arguments.range("il", il, {1}, {max(1, n), "max(1, n)"}, by_index);
        arguments.range("iu", iu, {min(n, il), "min(n, il)"}, {n, "n"}, by_index);
        arguments.vector("m", m, 1);
        arguments.vector("W", W, n);
        if (arguments.bad()) return arguments.info();
        const auto vectors = wants_vectors(jobz);
        const lapilli_int info = run_syevdx<T>(context, wants_vectors(jobz), uplo_of(uplo),
            selection(upper_case(range), vl, vu, il, iu), user_matrix(context, A, n, n, lda), m, W,
            user_matrix(context, A, n, n, lda));
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero; nothing was found",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge; nothing was found",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int syevdx_mgpu(lapilli_context ctx, const char* name, char jobz, char range, char uplo,
                        lapilli_matrix A, real_t<T> vl, real_t<T> vu, lapilli_int il, lapilli_int iu,
                        lapilli_int* m, real_t<T>* W) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const auto by_value = upper_case(range) == 'V' && n > 0;
        const auto by_index = upper_case(range) == 'I';
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.scalar("vl", vl);
        arguments.greater("vu", vu, vl, "vl", by_value);
        arguments.range("il", il, {1}, {max(1, n), "max(1, n)"}, by_index);
        arguments.range("iu", iu, {min(n, il), "min(n, il)"}, {n, "n"}, by_index);
        arguments.vector("m", m, 1);
        arguments.vector("W", W, n);
        if (arguments.bad()) return arguments.info();
        const auto vectors = wants_vectors(jobz);
        const lapilli_int info = run_syevdx<T>(context, wants_vectors(jobz), uplo_of(uplo),
            selection(upper_case(range), vl, vu, il, iu), user_matrix<T>(A), m, W, user_matrix<T>(A));
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero; nothing was found",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge; nothing was found",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int syevdx_query(lapilli_context ctx, const char* name, char jobz, char range, lapilli_int n,
                         lapilli_int il, lapilli_int iu, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        const auto by_index = upper_case(range) == 'I';
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.size("n", n);
        arguments.range("il", il, {1}, {max(1, n), "max(1, n)"}, by_index);
        arguments.range("iu", iu, {min(n, il), "min(n, il)"}, {n, "n"}, by_index);
        if (arguments.bad()) return {};
        return syevdx_memory<T>(context, wants_vectors(jobz), selection(upper_case(range), 0, 0, il, iu), n);
    });
}

template <class T>
lapilli_int syevdx_vbatch(lapilli_context ctx, const char* name, const char* one, char jobz, char range,
                          char uplo, const lapilli_int* n, T* const* A, const lapilli_int* lda,
                          const real_t<T>* vl, const real_t<T>* vu, const lapilli_int* il,
                          const lapilli_int* iu, lapilli_int* m, real_t<T>* const* W, lapilli_int count,
                          lapilli_int* infos) {
    return call(ctx, name, CallPrecision::none, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.letter("uplo", uplo, "LU");
        arguments.of_each("n", n, count);
        arguments.of_each("A", A, count);
        arguments.of_each("lda", lda, count);
        arguments.of_each("vl", vl, count);
        arguments.of_each("vu", vu, count);
        arguments.of_each("il", il, count);
        arguments.of_each("iu", iu, count);
        arguments.of_each("m", m, count);
        arguments.of_each("W", W, count);
        arguments.size("count", count);
        arguments.vector("infos", infos, count);
        if (arguments.bad()) return arguments.info();
        const auto solve = [&](lapilli_context lane, index_t k) { return syevdx<T>(lane, one, jobz, range,
            uplo, n[k], A[k], lda[k], vl[k], vu[k], il[k], iu[k], m + k, W[k]); };
        const auto query = [&](lapilli_context lane, index_t k,
            lapilli_memory* need) { return syevdx_query<T>(lane, one, jobz, range, n[k], il[k], iu[k],
            need); };
        return solve_many(context, name, {count, n, solve, query}, infos);
    });
}

template <class T>
lapilli_int syevdx_vbatch_memory(lapilli_context ctx, const char* name, const char* one, char jobz,
                                 char range, const lapilli_int* n, const lapilli_int* il,
                                 const lapilli_int* iu, lapilli_int count, lapilli_memory* bytes) {
    return ask(ctx, name, [&](Context& context) -> lapilli_int {
        Arguments arguments(context, name);
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.of_each("n", n, count);
        arguments.of_each("il", il, count);
        arguments.of_each("iu", iu, count);
        arguments.size("count", count);
        arguments.matrix("bytes", bytes, 1, 1);
        if (arguments.bad()) return arguments.info();
        const auto query = [&](lapilli_context lane, index_t k,
            lapilli_memory* need) { return syevdx_query<T>(lane, one, jobz, range, n[k], il[k], iu[k],
            need); };
        return memory_of_many(context, {count, n, query}, bytes);
    });
}

template <class T>
lapilli_int syev(lapilli_context ctx, const char* name, char jobz, char uplo, lapilli_int n, T* A,
                 lapilli_int lda, real_t<T>* W) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.vector("W", W, n);
        if (arguments.bad()) return arguments.info();
        const auto vectors = wants_vectors(jobz);
        const lapilli_int info = run_syevd<T>(context, wants_vectors(jobz), uplo_of(uplo),
            user_matrix(context, A, n, n, lda), W);
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int syev_mgpu(lapilli_context ctx, const char* name, char jobz, char uplo, lapilli_matrix A,
                      real_t<T>* W) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.vector("W", W, n);
        if (arguments.bad()) return arguments.info();
        const auto vectors = wants_vectors(jobz);
        const lapilli_int info = run_syevd<T>(context, wants_vectors(jobz), uplo_of(uplo), user_matrix<T>(A),
            W);
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int syev_query(lapilli_context ctx, const char* name, char jobz, lapilli_int n,
                       lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return syevd_memory<T>(context, wants_vectors(jobz), n);
    });
}

template <class T>
lapilli_int syevr(lapilli_context ctx, const char* name, char jobz, char range, char uplo, lapilli_int n,
                  T* A, lapilli_int lda, real_t<T> vl, real_t<T> vu, lapilli_int il, lapilli_int iu,
                  real_t<T> abstol, lapilli_int* m, real_t<T>* W, T* Z, lapilli_int ldz,
                  lapilli_int* isuppz) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        const auto by_value = upper_case(range) == 'V' && n > 0;
        const auto by_index = upper_case(range) == 'I';
        const auto columns = by_index ? min(n, iu) - max(1, il) + 1 : n;
        const auto supports = vectors && upper_case(range) != 'V' && columns == n;
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.scalar("vl", vl);
        arguments.greater("vu", vu, vl, "vl", by_value);
        arguments.range("il", il, {1}, {max(1, n), "max(1, n)"}, by_index);
        arguments.range("iu", iu, {min(n, il), "min(n, il)"}, {n, "n"}, by_index);
        arguments.scalar("abstol", abstol);
        arguments.vector("m", m, 1);
        arguments.vector("W", W, n);
        arguments.matrix("Z", Z, n, columns, vectors);
        arguments.leading("ldz", ldz, {n, "n"}, vectors);
        arguments.vector("isuppz", isuppz, 2 * n, supports);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_syevdx<T>(context, wants_vectors(jobz), uplo_of(uplo),
            selection(upper_case(range), vl, vu, il, iu), user_matrix(context, A, n, n, lda), m, W,
            user_matrix(context, Z, n, columns, ldz), Remarks{nullptr, supports ? isuppz : nullptr});
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero; nothing was found",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge; nothing was found",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int syevr_mgpu(lapilli_context ctx, const char* name, char jobz, char range, char uplo,
                       lapilli_matrix A, real_t<T> vl, real_t<T> vu, lapilli_int il, lapilli_int iu,
                       real_t<T> abstol, lapilli_int* m, real_t<T>* W, lapilli_matrix Z,
                       lapilli_int* isuppz) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const auto vectors = wants_vectors(jobz);
        const auto by_value = upper_case(range) == 'V' && n > 0;
        const auto by_index = upper_case(range) == 'I';
        const auto columns = by_index ? min(n, iu) - max(1, il) + 1 : n;
        const auto supports = vectors && upper_case(range) != 'V' && columns == n;
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.scalar("vl", vl);
        arguments.greater("vu", vu, vl, "vl", by_value);
        arguments.range("il", il, {1}, {max(1, n), "max(1, n)"}, by_index);
        arguments.range("iu", iu, {min(n, il), "min(n, il)"}, {n, "n"}, by_index);
        arguments.scalar("abstol", abstol);
        arguments.vector("m", m, 1);
        arguments.vector("W", W, n);
        arguments.spread<T>("Z", Z, n, columns, vectors);
        arguments.vector("isuppz", isuppz, 2 * n, supports);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_syevdx<T>(context, wants_vectors(jobz), uplo_of(uplo),
            selection(upper_case(range), vl, vu, il, iu), user_matrix<T>(A), m, W,
            vectors ? user_matrix<T>(Z) : UserMatrix<T>{}, Remarks{nullptr, supports ? isuppz : nullptr});
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero; nothing was found",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge; nothing was found",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int syevr_query(lapilli_context ctx, const char* name, char jobz, char range, lapilli_int n,
                        lapilli_int il, lapilli_int iu, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        const auto by_index = upper_case(range) == 'I';
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.size("n", n);
        arguments.range("il", il, {1}, {max(1, n), "max(1, n)"}, by_index);
        arguments.range("iu", iu, {min(n, il), "min(n, il)"}, {n, "n"}, by_index);
        if (arguments.bad()) return {};
        return syevdx_memory<T>(context, wants_vectors(jobz), selection(upper_case(range), 0, 0, il, iu), n);
    });
}

template <class T>
lapilli_int syevx(lapilli_context ctx, const char* name, char jobz, char range, char uplo, lapilli_int n,
                  T* A, lapilli_int lda, real_t<T> vl, real_t<T> vu, lapilli_int il, lapilli_int iu,
                  real_t<T> abstol, lapilli_int* m, real_t<T>* W, T* Z, lapilli_int ldz, lapilli_int* ifail) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        const auto by_value = upper_case(range) == 'V' && n > 0;
        const auto by_index = upper_case(range) == 'I';
        const auto columns = by_index ? min(n, iu) - max(1, il) + 1 : n;
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.scalar("vl", vl);
        arguments.greater("vu", vu, vl, "vl", by_value);
        arguments.range("il", il, {1}, {max(1, n), "max(1, n)"}, by_index);
        arguments.range("iu", iu, {min(n, il), "min(n, il)"}, {n, "n"}, by_index);
        arguments.scalar("abstol", abstol);
        arguments.vector("m", m, 1);
        arguments.vector("W", W, n);
        arguments.matrix("Z", Z, n, columns, vectors);
        arguments.leading("ldz", ldz, {n, "n"}, vectors);
        arguments.vector("ifail", ifail, n, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_syevdx<T>(context, wants_vectors(jobz), uplo_of(uplo),
            selection(upper_case(range), vl, vu, il, iu), user_matrix(context, A, n, n, lda), m, W,
            user_matrix(context, Z, n, columns, ldz), Remarks{ifail, nullptr});
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero; nothing was found",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge; nothing was found",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int syevx_mgpu(lapilli_context ctx, const char* name, char jobz, char range, char uplo,
                       lapilli_matrix A, real_t<T> vl, real_t<T> vu, lapilli_int il, lapilli_int iu,
                       real_t<T> abstol, lapilli_int* m, real_t<T>* W, lapilli_matrix Z, lapilli_int* ifail) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const auto vectors = wants_vectors(jobz);
        const auto by_value = upper_case(range) == 'V' && n > 0;
        const auto by_index = upper_case(range) == 'I';
        const auto columns = by_index ? min(n, iu) - max(1, il) + 1 : n;
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.scalar("vl", vl);
        arguments.greater("vu", vu, vl, "vl", by_value);
        arguments.range("il", il, {1}, {max(1, n), "max(1, n)"}, by_index);
        arguments.range("iu", iu, {min(n, il), "min(n, il)"}, {n, "n"}, by_index);
        arguments.scalar("abstol", abstol);
        arguments.vector("m", m, 1);
        arguments.vector("W", W, n);
        arguments.spread<T>("Z", Z, n, columns, vectors);
        arguments.vector("ifail", ifail, n, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_syevdx<T>(context, wants_vectors(jobz), uplo_of(uplo),
            selection(upper_case(range), vl, vu, il, iu), user_matrix<T>(A), m, W,
            vectors ? user_matrix<T>(Z) : UserMatrix<T>{}, Remarks{ifail, nullptr});
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero; nothing was found",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge; nothing was found",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int syevx_query(lapilli_context ctx, const char* name, char jobz, char range, lapilli_int n,
                        lapilli_int il, lapilli_int iu, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        const auto by_index = upper_case(range) == 'I';
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.size("n", n);
        arguments.range("il", il, {1}, {max(1, n), "max(1, n)"}, by_index);
        arguments.range("iu", iu, {min(n, il), "min(n, il)"}, {n, "n"}, by_index);
        if (arguments.bad()) return {};
        return syevdx_memory<T>(context, wants_vectors(jobz), selection(upper_case(range), 0, 0, il, iu), n);
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_ssytrd(lapilli_context ctx, char uplo, lapilli_int n, float* A, lapilli_int lda, float* D,
                           float* E, float* tau) {
    return api::sytrd<float>(ctx, "ssytrd", uplo, n, A, lda, D, E, tau);
}
lapilli_int lapilli_dsytrd(lapilli_context ctx, char uplo, lapilli_int n, double* A, lapilli_int lda,
                           double* D, double* E, double* tau) {
    return api::sytrd<double>(ctx, "dsytrd", uplo, n, A, lda, D, E, tau);
}
lapilli_int lapilli_chetrd(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_float* A,
                           lapilli_int lda, float* D, float* E, lapilli_complex_float* tau) {
    return api::sytrd<lapilli_complex_float>(ctx, "chetrd", uplo, n, A, lda, D, E, tau);
}
lapilli_int lapilli_zhetrd(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_double* A,
                           lapilli_int lda, double* D, double* E, lapilli_complex_double* tau) {
    return api::sytrd<lapilli_complex_double>(ctx, "zhetrd", uplo, n, A, lda, D, E, tau);
}

lapilli_int lapilli_ssytrd_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, float* D, float* E,
                                float* tau) {
    return api::sytrd_mgpu<float>(ctx, "ssytrd_mgpu", uplo, A, D, E, tau);
}
lapilli_int lapilli_dsytrd_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, double* D, double* E,
                                double* tau) {
    return api::sytrd_mgpu<double>(ctx, "dsytrd_mgpu", uplo, A, D, E, tau);
}
lapilli_int lapilli_chetrd_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, float* D, float* E,
                                lapilli_complex_float* tau) {
    return api::sytrd_mgpu<lapilli_complex_float>(ctx, "chetrd_mgpu", uplo, A, D, E, tau);
}
lapilli_int lapilli_zhetrd_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, double* D, double* E,
                                lapilli_complex_double* tau) {
    return api::sytrd_mgpu<lapilli_complex_double>(ctx, "zhetrd_mgpu", uplo, A, D, E, tau);
}

lapilli_int lapilli_ssytrd_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::sytrd_query<float>(ctx, "ssytrd_memory", n, bytes);
}
lapilli_int lapilli_dsytrd_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::sytrd_query<double>(ctx, "dsytrd_memory", n, bytes);
}
lapilli_int lapilli_chetrd_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::sytrd_query<lapilli_complex_float>(ctx, "chetrd_memory", n, bytes);
}
lapilli_int lapilli_zhetrd_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::sytrd_query<lapilli_complex_double>(ctx, "zhetrd_memory", n, bytes);
}

lapilli_int lapilli_sorgtr(lapilli_context ctx, char uplo, lapilli_int n, float* A, lapilli_int lda,
                           const float* tau) {
    return api::orgtr<float>(ctx, "sorgtr", uplo, n, A, lda, tau);
}
lapilli_int lapilli_dorgtr(lapilli_context ctx, char uplo, lapilli_int n, double* A, lapilli_int lda,
                           const double* tau) {
    return api::orgtr<double>(ctx, "dorgtr", uplo, n, A, lda, tau);
}
lapilli_int lapilli_cungtr(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_float* A,
                           lapilli_int lda, const lapilli_complex_float* tau) {
    return api::orgtr<lapilli_complex_float>(ctx, "cungtr", uplo, n, A, lda, tau);
}
lapilli_int lapilli_zungtr(lapilli_context ctx, char uplo, lapilli_int n, lapilli_complex_double* A,
                           lapilli_int lda, const lapilli_complex_double* tau) {
    return api::orgtr<lapilli_complex_double>(ctx, "zungtr", uplo, n, A, lda, tau);
}

lapilli_int lapilli_sorgtr_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, const float* tau) {
    return api::orgtr_mgpu<float>(ctx, "sorgtr_mgpu", uplo, A, tau);
}
lapilli_int lapilli_dorgtr_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, const double* tau) {
    return api::orgtr_mgpu<double>(ctx, "dorgtr_mgpu", uplo, A, tau);
}
lapilli_int lapilli_cungtr_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                const lapilli_complex_float* tau) {
    return api::orgtr_mgpu<lapilli_complex_float>(ctx, "cungtr_mgpu", uplo, A, tau);
}
lapilli_int lapilli_zungtr_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,
                                const lapilli_complex_double* tau) {
    return api::orgtr_mgpu<lapilli_complex_double>(ctx, "zungtr_mgpu", uplo, A, tau);
}

lapilli_int lapilli_sorgtr_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::orgtr_query<float>(ctx, "sorgtr_memory", n, bytes);
}
lapilli_int lapilli_dorgtr_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::orgtr_query<double>(ctx, "dorgtr_memory", n, bytes);
}
lapilli_int lapilli_cungtr_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::orgtr_query<lapilli_complex_float>(ctx, "cungtr_memory", n, bytes);
}
lapilli_int lapilli_zungtr_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {
    return api::orgtr_query<lapilli_complex_double>(ctx, "zungtr_memory", n, bytes);
}

lapilli_int lapilli_sormtr(lapilli_context ctx, char side, char uplo, char trans, lapilli_int m,
                           lapilli_int n, const float* A, lapilli_int lda, const float* tau, float* C,
                           lapilli_int ldc) {
    return api::ormtr<float>(ctx, "sormtr", side, uplo, trans, m, n, A, lda, tau, C, ldc);
}
lapilli_int lapilli_dormtr(lapilli_context ctx, char side, char uplo, char trans, lapilli_int m,
                           lapilli_int n, const double* A, lapilli_int lda, const double* tau, double* C,
                           lapilli_int ldc) {
    return api::ormtr<double>(ctx, "dormtr", side, uplo, trans, m, n, A, lda, tau, C, ldc);
}
lapilli_int lapilli_cunmtr(lapilli_context ctx, char side, char uplo, char trans, lapilli_int m,
                           lapilli_int n, const lapilli_complex_float* A, lapilli_int lda,
                           const lapilli_complex_float* tau, lapilli_complex_float* C, lapilli_int ldc) {
    return api::ormtr<lapilli_complex_float>(ctx, "cunmtr", side, uplo, trans, m, n, A, lda, tau, C, ldc);
}
lapilli_int lapilli_zunmtr(lapilli_context ctx, char side, char uplo, char trans, lapilli_int m,
                           lapilli_int n, const lapilli_complex_double* A, lapilli_int lda,
                           const lapilli_complex_double* tau, lapilli_complex_double* C, lapilli_int ldc) {
    return api::ormtr<lapilli_complex_double>(ctx, "zunmtr", side, uplo, trans, m, n, A, lda, tau, C, ldc);
}

lapilli_int lapilli_sormtr_mgpu(lapilli_context ctx, char side, char uplo, char trans, lapilli_matrix A,
                                const float* tau, lapilli_matrix C) {
    return api::ormtr_mgpu<float>(ctx, "sormtr_mgpu", side, uplo, trans, A, tau, C);
}
lapilli_int lapilli_dormtr_mgpu(lapilli_context ctx, char side, char uplo, char trans, lapilli_matrix A,
                                const double* tau, lapilli_matrix C) {
    return api::ormtr_mgpu<double>(ctx, "dormtr_mgpu", side, uplo, trans, A, tau, C);
}
lapilli_int lapilli_cunmtr_mgpu(lapilli_context ctx, char side, char uplo, char trans, lapilli_matrix A,
                                const lapilli_complex_float* tau, lapilli_matrix C) {
    return api::ormtr_mgpu<lapilli_complex_float>(ctx, "cunmtr_mgpu", side, uplo, trans, A, tau, C);
}
lapilli_int lapilli_zunmtr_mgpu(lapilli_context ctx, char side, char uplo, char trans, lapilli_matrix A,
                                const lapilli_complex_double* tau, lapilli_matrix C) {
    return api::ormtr_mgpu<lapilli_complex_double>(ctx, "zunmtr_mgpu", side, uplo, trans, A, tau, C);
}

lapilli_int lapilli_sormtr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::ormtr_query<float>(ctx, "sormtr_memory", side, m, n, bytes);
}
lapilli_int lapilli_dormtr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::ormtr_query<double>(ctx, "dormtr_memory", side, m, n, bytes);
}
lapilli_int lapilli_cunmtr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::ormtr_query<lapilli_complex_float>(ctx, "cunmtr_memory", side, m, n, bytes);
}
lapilli_int lapilli_zunmtr_memory(lapilli_context ctx, char side, lapilli_int m, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::ormtr_query<lapilli_complex_double>(ctx, "zunmtr_memory", side, m, n, bytes);
}

lapilli_int lapilli_sstedc(lapilli_context ctx, char compz, lapilli_int n, float* D, float* E, float* Z,
                           lapilli_int ldz) {
    return api::stedc<float>(ctx, "sstedc", compz, n, D, E, Z, ldz);
}
lapilli_int lapilli_dstedc(lapilli_context ctx, char compz, lapilli_int n, double* D, double* E, double* Z,
                           lapilli_int ldz) {
    return api::stedc<double>(ctx, "dstedc", compz, n, D, E, Z, ldz);
}
lapilli_int lapilli_cstedc(lapilli_context ctx, char compz, lapilli_int n, float* D, float* E,
                           lapilli_complex_float* Z, lapilli_int ldz) {
    return api::stedc<lapilli_complex_float>(ctx, "cstedc", compz, n, D, E, Z, ldz);
}
lapilli_int lapilli_zstedc(lapilli_context ctx, char compz, lapilli_int n, double* D, double* E,
                           lapilli_complex_double* Z, lapilli_int ldz) {
    return api::stedc<lapilli_complex_double>(ctx, "zstedc", compz, n, D, E, Z, ldz);
}

lapilli_int lapilli_sstedc_mgpu(lapilli_context ctx, char compz, lapilli_int n, float* D, float* E,
                                lapilli_matrix Z) {
    return api::stedc_mgpu<float>(ctx, "sstedc_mgpu", compz, n, D, E, Z);
}
lapilli_int lapilli_dstedc_mgpu(lapilli_context ctx, char compz, lapilli_int n, double* D, double* E,
                                lapilli_matrix Z) {
    return api::stedc_mgpu<double>(ctx, "dstedc_mgpu", compz, n, D, E, Z);
}
lapilli_int lapilli_cstedc_mgpu(lapilli_context ctx, char compz, lapilli_int n, float* D, float* E,
                                lapilli_matrix Z) {
    return api::stedc_mgpu<lapilli_complex_float>(ctx, "cstedc_mgpu", compz, n, D, E, Z);
}
lapilli_int lapilli_zstedc_mgpu(lapilli_context ctx, char compz, lapilli_int n, double* D, double* E,
                                lapilli_matrix Z) {
    return api::stedc_mgpu<lapilli_complex_double>(ctx, "zstedc_mgpu", compz, n, D, E, Z);
}

lapilli_int lapilli_sstedc_memory(lapilli_context ctx, char compz, lapilli_int n, lapilli_memory* bytes) {
    return api::stedc_query<float>(ctx, "sstedc_memory", compz, n, bytes);
}
lapilli_int lapilli_dstedc_memory(lapilli_context ctx, char compz, lapilli_int n, lapilli_memory* bytes) {
    return api::stedc_query<double>(ctx, "dstedc_memory", compz, n, bytes);
}
lapilli_int lapilli_cstedc_memory(lapilli_context ctx, char compz, lapilli_int n, lapilli_memory* bytes) {
    return api::stedc_query<lapilli_complex_float>(ctx, "cstedc_memory", compz, n, bytes);
}
lapilli_int lapilli_zstedc_memory(lapilli_context ctx, char compz, lapilli_int n, lapilli_memory* bytes) {
    return api::stedc_query<lapilli_complex_double>(ctx, "zstedc_memory", compz, n, bytes);
}

lapilli_int lapilli_ssyevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n, float* A,
                           lapilli_int lda, float* W) {
    return api::syevd<float>(ctx, "ssyevd", jobz, uplo, n, A, lda, W);
}
lapilli_int lapilli_dsyevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n, double* A,
                           lapilli_int lda, double* W) {
    return api::syevd<double>(ctx, "dsyevd", jobz, uplo, n, A, lda, W);
}
lapilli_int lapilli_cheevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n, lapilli_complex_float* A,
                           lapilli_int lda, float* W) {
    return api::syevd<lapilli_complex_float>(ctx, "cheevd", jobz, uplo, n, A, lda, W);
}
lapilli_int lapilli_zheevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n,
                           lapilli_complex_double* A, lapilli_int lda, double* W) {
    return api::syevd<lapilli_complex_double>(ctx, "zheevd", jobz, uplo, n, A, lda, W);
}

lapilli_int lapilli_ssyevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix A, float* W) {
    return api::syevd_mgpu<float>(ctx, "ssyevd_mgpu", jobz, uplo, A, W);
}
lapilli_int lapilli_dsyevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix A, double* W) {
    return api::syevd_mgpu<double>(ctx, "dsyevd_mgpu", jobz, uplo, A, W);
}
lapilli_int lapilli_cheevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix A, float* W) {
    return api::syevd_mgpu<lapilli_complex_float>(ctx, "cheevd_mgpu", jobz, uplo, A, W);
}
lapilli_int lapilli_zheevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix A, double* W) {
    return api::syevd_mgpu<lapilli_complex_double>(ctx, "zheevd_mgpu", jobz, uplo, A, W);
}

lapilli_int lapilli_ssyevd_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_memory* bytes) {
    return api::syevd_query<float>(ctx, "ssyevd_memory", jobz, n, bytes);
}
lapilli_int lapilli_dsyevd_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_memory* bytes) {
    return api::syevd_query<double>(ctx, "dsyevd_memory", jobz, n, bytes);
}
lapilli_int lapilli_cheevd_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_memory* bytes) {
    return api::syevd_query<lapilli_complex_float>(ctx, "cheevd_memory", jobz, n, bytes);
}
lapilli_int lapilli_zheevd_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_memory* bytes) {
    return api::syevd_query<lapilli_complex_double>(ctx, "zheevd_memory", jobz, n, bytes);
}

lapilli_int lapilli_ssyevd_vbatch(lapilli_context ctx, char jobz, char uplo, const lapilli_int* n,
                                  float* const* A, const lapilli_int* lda, float* const* W, lapilli_int count,
                                  lapilli_int* infos) {
    return api::syevd_vbatch<float>(ctx, "ssyevd_vbatch", "ssyevd", jobz, uplo, n, A, lda, W, count, infos);
}
lapilli_int lapilli_dsyevd_vbatch(lapilli_context ctx, char jobz, char uplo, const lapilli_int* n,
                                  double* const* A, const lapilli_int* lda, double* const* W,
                                  lapilli_int count, lapilli_int* infos) {
    return api::syevd_vbatch<double>(ctx, "dsyevd_vbatch", "dsyevd", jobz, uplo, n, A, lda, W, count, infos);
}
lapilli_int lapilli_cheevd_vbatch(lapilli_context ctx, char jobz, char uplo, const lapilli_int* n,
                                  lapilli_complex_float* const* A, const lapilli_int* lda, float* const* W,
                                  lapilli_int count, lapilli_int* infos) {
    return api::syevd_vbatch<lapilli_complex_float>(ctx, "cheevd_vbatch", "cheevd", jobz, uplo, n, A, lda, W,
                                                    count, infos);
}
lapilli_int lapilli_zheevd_vbatch(lapilli_context ctx, char jobz, char uplo, const lapilli_int* n,
                                  lapilli_complex_double* const* A, const lapilli_int* lda, double* const* W,
                                  lapilli_int count, lapilli_int* infos) {
    return api::syevd_vbatch<lapilli_complex_double>(ctx, "zheevd_vbatch", "zheevd", jobz, uplo, n, A, lda, W,
                                                     count, infos);
}

lapilli_int lapilli_ssyevd_vbatch_memory(lapilli_context ctx, char jobz, const lapilli_int* n,
                                         lapilli_int count, lapilli_memory* bytes) {
    return api::syevd_vbatch_memory<float>(ctx, "ssyevd_vbatch_memory", "ssyevd", jobz, n, count, bytes);
}
lapilli_int lapilli_dsyevd_vbatch_memory(lapilli_context ctx, char jobz, const lapilli_int* n,
                                         lapilli_int count, lapilli_memory* bytes) {
    return api::syevd_vbatch_memory<double>(ctx, "dsyevd_vbatch_memory", "dsyevd", jobz, n, count, bytes);
}
lapilli_int lapilli_cheevd_vbatch_memory(lapilli_context ctx, char jobz, const lapilli_int* n,
                                         lapilli_int count, lapilli_memory* bytes) {
    return api::syevd_vbatch_memory<lapilli_complex_float>(ctx, "cheevd_vbatch_memory", "cheevd", jobz, n,
                                                           count, bytes);
}
lapilli_int lapilli_zheevd_vbatch_memory(lapilli_context ctx, char jobz, const lapilli_int* n,
                                         lapilli_int count, lapilli_memory* bytes) {
    return api::syevd_vbatch_memory<lapilli_complex_double>(ctx, "zheevd_vbatch_memory", "zheevd", jobz, n,
                                                            count, bytes);
}

lapilli_int lapilli_ssyevdx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n, float* A,
                            lapilli_int lda, float vl, float vu, lapilli_int il, lapilli_int iu,
                            lapilli_int* m, float* W) {
    return api::syevdx<float>(ctx, "ssyevdx", jobz, range, uplo, n, A, lda, vl, vu, il, iu, m, W);
}
lapilli_int lapilli_dsyevdx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n, double* A,
                            lapilli_int lda, double vl, double vu, lapilli_int il, lapilli_int iu,
                            lapilli_int* m, double* W) {
    return api::syevdx<double>(ctx, "dsyevdx", jobz, range, uplo, n, A, lda, vl, vu, il, iu, m, W);
}
lapilli_int lapilli_cheevdx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                            lapilli_complex_float* A, lapilli_int lda, float vl, float vu, lapilli_int il,
                            lapilli_int iu, lapilli_int* m, float* W) {
    return api::syevdx<lapilli_complex_float>(ctx, "cheevdx", jobz, range, uplo, n, A, lda, vl, vu, il, iu, m,
                                              W);
}
lapilli_int lapilli_zheevdx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                            lapilli_complex_double* A, lapilli_int lda, double vl, double vu, lapilli_int il,
                            lapilli_int iu, lapilli_int* m, double* W) {
    return api::syevdx<lapilli_complex_double>(ctx, "zheevdx", jobz, range, uplo, n, A, lda, vl, vu, il, iu,
                                               m, W);
}

lapilli_int lapilli_ssyevdx_mgpu(lapilli_context ctx, char jobz, char range, char uplo, lapilli_matrix A,
                                 float vl, float vu, lapilli_int il, lapilli_int iu, lapilli_int* m,
                                 float* W) {
    return api::syevdx_mgpu<float>(ctx, "ssyevdx_mgpu", jobz, range, uplo, A, vl, vu, il, iu, m, W);
}
lapilli_int lapilli_dsyevdx_mgpu(lapilli_context ctx, char jobz, char range, char uplo, lapilli_matrix A,
                                 double vl, double vu, lapilli_int il, lapilli_int iu, lapilli_int* m,
                                 double* W) {
    return api::syevdx_mgpu<double>(ctx, "dsyevdx_mgpu", jobz, range, uplo, A, vl, vu, il, iu, m, W);
}
lapilli_int lapilli_cheevdx_mgpu(lapilli_context ctx, char jobz, char range, char uplo, lapilli_matrix A,
                                 float vl, float vu, lapilli_int il, lapilli_int iu, lapilli_int* m,
                                 float* W) {
    return api::syevdx_mgpu<lapilli_complex_float>(ctx, "cheevdx_mgpu", jobz, range, uplo, A, vl, vu, il, iu,
                                                   m, W);
}
lapilli_int lapilli_zheevdx_mgpu(lapilli_context ctx, char jobz, char range, char uplo, lapilli_matrix A,
                                 double vl, double vu, lapilli_int il, lapilli_int iu, lapilli_int* m,
                                 double* W) {
    return api::syevdx_mgpu<lapilli_complex_double>(ctx, "zheevdx_mgpu", jobz, range, uplo, A, vl, vu, il, iu,
                                                    m, W);
}

lapilli_int lapilli_ssyevdx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n, lapilli_int il,
                                   lapilli_int iu, lapilli_memory* bytes) {
    return api::syevdx_query<float>(ctx, "ssyevdx_memory", jobz, range, n, il, iu, bytes);
}
lapilli_int lapilli_dsyevdx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n, lapilli_int il,
                                   lapilli_int iu, lapilli_memory* bytes) {
    return api::syevdx_query<double>(ctx, "dsyevdx_memory", jobz, range, n, il, iu, bytes);
}
lapilli_int lapilli_cheevdx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n, lapilli_int il,
                                   lapilli_int iu, lapilli_memory* bytes) {
    return api::syevdx_query<lapilli_complex_float>(ctx, "cheevdx_memory", jobz, range, n, il, iu, bytes);
}
lapilli_int lapilli_zheevdx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n, lapilli_int il,
                                   lapilli_int iu, lapilli_memory* bytes) {
    return api::syevdx_query<lapilli_complex_double>(ctx, "zheevdx_memory", jobz, range, n, il, iu, bytes);
}

lapilli_int lapilli_ssyevdx_vbatch(lapilli_context ctx, char jobz, char range, char uplo,
                                   const lapilli_int* n, float* const* A, const lapilli_int* lda,
                                   const float* vl, const float* vu, const lapilli_int* il,
                                   const lapilli_int* iu, lapilli_int* m, float* const* W, lapilli_int count,
                                   lapilli_int* infos) {
    return api::syevdx_vbatch<float>(ctx, "ssyevdx_vbatch", "ssyevdx", jobz, range, uplo, n, A, lda, vl, vu,
                                     il, iu, m, W, count, infos);
}
lapilli_int lapilli_dsyevdx_vbatch(lapilli_context ctx, char jobz, char range, char uplo,
                                   const lapilli_int* n, double* const* A, const lapilli_int* lda,
                                   const double* vl, const double* vu, const lapilli_int* il,
                                   const lapilli_int* iu, lapilli_int* m, double* const* W, lapilli_int count,
                                   lapilli_int* infos) {
    return api::syevdx_vbatch<double>(ctx, "dsyevdx_vbatch", "dsyevdx", jobz, range, uplo, n, A, lda, vl, vu,
                                      il, iu, m, W, count, infos);
}
lapilli_int lapilli_cheevdx_vbatch(lapilli_context ctx, char jobz, char range, char uplo,
                                   const lapilli_int* n, lapilli_complex_float* const* A,
                                   const lapilli_int* lda, const float* vl, const float* vu,
                                   const lapilli_int* il, const lapilli_int* iu, lapilli_int* m,
                                   float* const* W, lapilli_int count, lapilli_int* infos) {
    return api::syevdx_vbatch<lapilli_complex_float>(ctx, "cheevdx_vbatch", "cheevdx", jobz, range, uplo, n,
                                                     A, lda, vl, vu, il, iu, m, W, count, infos);
}
lapilli_int lapilli_zheevdx_vbatch(lapilli_context ctx, char jobz, char range, char uplo,
                                   const lapilli_int* n, lapilli_complex_double* const* A,
                                   const lapilli_int* lda, const double* vl, const double* vu,
                                   const lapilli_int* il, const lapilli_int* iu, lapilli_int* m,
                                   double* const* W, lapilli_int count, lapilli_int* infos) {
    return api::syevdx_vbatch<lapilli_complex_double>(ctx, "zheevdx_vbatch", "zheevdx", jobz, range, uplo, n,
                                                      A, lda, vl, vu, il, iu, m, W, count, infos);
}

lapilli_int lapilli_ssyevdx_vbatch_memory(lapilli_context ctx, char jobz, char range, const lapilli_int* n,
                                          const lapilli_int* il, const lapilli_int* iu, lapilli_int count,
                                          lapilli_memory* bytes) {
    return api::syevdx_vbatch_memory<float>(ctx, "ssyevdx_vbatch_memory", "ssyevdx", jobz, range, n, il, iu,
                                            count, bytes);
}
lapilli_int lapilli_dsyevdx_vbatch_memory(lapilli_context ctx, char jobz, char range, const lapilli_int* n,
                                          const lapilli_int* il, const lapilli_int* iu, lapilli_int count,
                                          lapilli_memory* bytes) {
    return api::syevdx_vbatch_memory<double>(ctx, "dsyevdx_vbatch_memory", "dsyevdx", jobz, range, n, il, iu,
                                             count, bytes);
}
lapilli_int lapilli_cheevdx_vbatch_memory(lapilli_context ctx, char jobz, char range, const lapilli_int* n,
                                          const lapilli_int* il, const lapilli_int* iu, lapilli_int count,
                                          lapilli_memory* bytes) {
    return api::syevdx_vbatch_memory<lapilli_complex_float>(ctx, "cheevdx_vbatch_memory", "cheevdx", jobz,
                                                            range, n, il, iu, count, bytes);
}
lapilli_int lapilli_zheevdx_vbatch_memory(lapilli_context ctx, char jobz, char range, const lapilli_int* n,
                                          const lapilli_int* il, const lapilli_int* iu, lapilli_int count,
                                          lapilli_memory* bytes) {
    return api::syevdx_vbatch_memory<lapilli_complex_double>(ctx, "zheevdx_vbatch_memory", "zheevdx", jobz,
                                                             range, n, il, iu, count, bytes);
}

lapilli_int lapilli_ssyev(lapilli_context ctx, char jobz, char uplo, lapilli_int n, float* A, lapilli_int lda,
                          float* W) {
    return api::syev<float>(ctx, "ssyev", jobz, uplo, n, A, lda, W);
}
lapilli_int lapilli_dsyev(lapilli_context ctx, char jobz, char uplo, lapilli_int n, double* A,
                          lapilli_int lda, double* W) {
    return api::syev<double>(ctx, "dsyev", jobz, uplo, n, A, lda, W);
}
lapilli_int lapilli_cheev(lapilli_context ctx, char jobz, char uplo, lapilli_int n, lapilli_complex_float* A,
                          lapilli_int lda, float* W) {
    return api::syev<lapilli_complex_float>(ctx, "cheev", jobz, uplo, n, A, lda, W);
}
lapilli_int lapilli_zheev(lapilli_context ctx, char jobz, char uplo, lapilli_int n, lapilli_complex_double* A,
                          lapilli_int lda, double* W) {
    return api::syev<lapilli_complex_double>(ctx, "zheev", jobz, uplo, n, A, lda, W);
}

lapilli_int lapilli_ssyev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix A, float* W) {
    return api::syev_mgpu<float>(ctx, "ssyev_mgpu", jobz, uplo, A, W);
}
lapilli_int lapilli_dsyev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix A, double* W) {
    return api::syev_mgpu<double>(ctx, "dsyev_mgpu", jobz, uplo, A, W);
}
lapilli_int lapilli_cheev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix A, float* W) {
    return api::syev_mgpu<lapilli_complex_float>(ctx, "cheev_mgpu", jobz, uplo, A, W);
}
lapilli_int lapilli_zheev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix A, double* W) {
    return api::syev_mgpu<lapilli_complex_double>(ctx, "zheev_mgpu", jobz, uplo, A, W);
}

lapilli_int lapilli_ssyev_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_memory* bytes) {
    return api::syev_query<float>(ctx, "ssyev_memory", jobz, n, bytes);
}
lapilli_int lapilli_dsyev_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_memory* bytes) {
    return api::syev_query<double>(ctx, "dsyev_memory", jobz, n, bytes);
}
lapilli_int lapilli_cheev_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_memory* bytes) {
    return api::syev_query<lapilli_complex_float>(ctx, "cheev_memory", jobz, n, bytes);
}
lapilli_int lapilli_zheev_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_memory* bytes) {
    return api::syev_query<lapilli_complex_double>(ctx, "zheev_memory", jobz, n, bytes);
}

lapilli_int lapilli_ssyevr(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n, float* A,
                           lapilli_int lda, float vl, float vu, lapilli_int il, lapilli_int iu, float abstol,
                           lapilli_int* m, float* W, float* Z, lapilli_int ldz, lapilli_int* isuppz) {
    return api::syevr<float>(ctx, "ssyevr", jobz, range, uplo, n, A, lda, vl, vu, il, iu, abstol, m, W, Z,
                             ldz, isuppz);
}
lapilli_int lapilli_dsyevr(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n, double* A,
                           lapilli_int lda, double vl, double vu, lapilli_int il, lapilli_int iu,
                           double abstol, lapilli_int* m, double* W, double* Z, lapilli_int ldz,
                           lapilli_int* isuppz) {
    return api::syevr<double>(ctx, "dsyevr", jobz, range, uplo, n, A, lda, vl, vu, il, iu, abstol, m, W, Z,
                              ldz, isuppz);
}
lapilli_int lapilli_cheevr(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                           lapilli_complex_float* A, lapilli_int lda, float vl, float vu, lapilli_int il,
                           lapilli_int iu, float abstol, lapilli_int* m, float* W, lapilli_complex_float* Z,
                           lapilli_int ldz, lapilli_int* isuppz) {
    return api::syevr<lapilli_complex_float>(ctx, "cheevr", jobz, range, uplo, n, A, lda, vl, vu, il, iu,
                                             abstol, m, W, Z, ldz, isuppz);
}
lapilli_int lapilli_zheevr(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                           lapilli_complex_double* A, lapilli_int lda, double vl, double vu, lapilli_int il,
                           lapilli_int iu, double abstol, lapilli_int* m, double* W,
                           lapilli_complex_double* Z, lapilli_int ldz, lapilli_int* isuppz) {
    return api::syevr<lapilli_complex_double>(ctx, "zheevr", jobz, range, uplo, n, A, lda, vl, vu, il, iu,
                                              abstol, m, W, Z, ldz, isuppz);
}

lapilli_int lapilli_ssyevr_mgpu(lapilli_context ctx, char jobz, char range, char uplo, lapilli_matrix A,
                                float vl, float vu, lapilli_int il, lapilli_int iu, float abstol,
                                lapilli_int* m, float* W, lapilli_matrix Z, lapilli_int* isuppz) {
    return api::syevr_mgpu<float>(ctx, "ssyevr_mgpu", jobz, range, uplo, A, vl, vu, il, iu, abstol, m, W, Z,
                                  isuppz);
}
lapilli_int lapilli_dsyevr_mgpu(lapilli_context ctx, char jobz, char range, char uplo, lapilli_matrix A,
                                double vl, double vu, lapilli_int il, lapilli_int iu, double abstol,
                                lapilli_int* m, double* W, lapilli_matrix Z, lapilli_int* isuppz) {
    return api::syevr_mgpu<double>(ctx, "dsyevr_mgpu", jobz, range, uplo, A, vl, vu, il, iu, abstol, m, W, Z,
                                   isuppz);
}
lapilli_int lapilli_cheevr_mgpu(lapilli_context ctx, char jobz, char range, char uplo, lapilli_matrix A,
                                float vl, float vu, lapilli_int il, lapilli_int iu, float abstol,
                                lapilli_int* m, float* W, lapilli_matrix Z, lapilli_int* isuppz) {
    return api::syevr_mgpu<lapilli_complex_float>(ctx, "cheevr_mgpu", jobz, range, uplo, A, vl, vu, il, iu,
                                                  abstol, m, W, Z, isuppz);
}
lapilli_int lapilli_zheevr_mgpu(lapilli_context ctx, char jobz, char range, char uplo, lapilli_matrix A,
                                double vl, double vu, lapilli_int il, lapilli_int iu, double abstol,
                                lapilli_int* m, double* W, lapilli_matrix Z, lapilli_int* isuppz) {
    return api::syevr_mgpu<lapilli_complex_double>(ctx, "zheevr_mgpu", jobz, range, uplo, A, vl, vu, il, iu,
                                                   abstol, m, W, Z, isuppz);
}

lapilli_int lapilli_ssyevr_memory(lapilli_context ctx, char jobz, char range, lapilli_int n, lapilli_int il,
                                  lapilli_int iu, lapilli_memory* bytes) {
    return api::syevr_query<float>(ctx, "ssyevr_memory", jobz, range, n, il, iu, bytes);
}
lapilli_int lapilli_dsyevr_memory(lapilli_context ctx, char jobz, char range, lapilli_int n, lapilli_int il,
                                  lapilli_int iu, lapilli_memory* bytes) {
    return api::syevr_query<double>(ctx, "dsyevr_memory", jobz, range, n, il, iu, bytes);
}
lapilli_int lapilli_cheevr_memory(lapilli_context ctx, char jobz, char range, lapilli_int n, lapilli_int il,
                                  lapilli_int iu, lapilli_memory* bytes) {
    return api::syevr_query<lapilli_complex_float>(ctx, "cheevr_memory", jobz, range, n, il, iu, bytes);
}
lapilli_int lapilli_zheevr_memory(lapilli_context ctx, char jobz, char range, lapilli_int n, lapilli_int il,
                                  lapilli_int iu, lapilli_memory* bytes) {
    return api::syevr_query<lapilli_complex_double>(ctx, "zheevr_memory", jobz, range, n, il, iu, bytes);
}

lapilli_int lapilli_ssyevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n, float* A,
                           lapilli_int lda, float vl, float vu, lapilli_int il, lapilli_int iu, float abstol,
                           lapilli_int* m, float* W, float* Z, lapilli_int ldz, lapilli_int* ifail) {
    return api::syevx<float>(ctx, "ssyevx", jobz, range, uplo, n, A, lda, vl, vu, il, iu, abstol, m, W, Z,
                             ldz, ifail);
}
lapilli_int lapilli_dsyevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n, double* A,
                           lapilli_int lda, double vl, double vu, lapilli_int il, lapilli_int iu,
                           double abstol, lapilli_int* m, double* W, double* Z, lapilli_int ldz,
                           lapilli_int* ifail) {
    return api::syevx<double>(ctx, "dsyevx", jobz, range, uplo, n, A, lda, vl, vu, il, iu, abstol, m, W, Z,
                              ldz, ifail);
}
lapilli_int lapilli_cheevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                           lapilli_complex_float* A, lapilli_int lda, float vl, float vu, lapilli_int il,
                           lapilli_int iu, float abstol, lapilli_int* m, float* W, lapilli_complex_float* Z,
                           lapilli_int ldz, lapilli_int* ifail) {
    return api::syevx<lapilli_complex_float>(ctx, "cheevx", jobz, range, uplo, n, A, lda, vl, vu, il, iu,
                                             abstol, m, W, Z, ldz, ifail);
}
lapilli_int lapilli_zheevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                           lapilli_complex_double* A, lapilli_int lda, double vl, double vu, lapilli_int il,
                           lapilli_int iu, double abstol, lapilli_int* m, double* W,
                           lapilli_complex_double* Z, lapilli_int ldz, lapilli_int* ifail) {
    return api::syevx<lapilli_complex_double>(ctx, "zheevx", jobz, range, uplo, n, A, lda, vl, vu, il, iu,
                                              abstol, m, W, Z, ldz, ifail);
}

lapilli_int lapilli_ssyevx_mgpu(lapilli_context ctx, char jobz, char range, char uplo, lapilli_matrix A,
                                float vl, float vu, lapilli_int il, lapilli_int iu, float abstol,
                                lapilli_int* m, float* W, lapilli_matrix Z, lapilli_int* ifail) {
    return api::syevx_mgpu<float>(ctx, "ssyevx_mgpu", jobz, range, uplo, A, vl, vu, il, iu, abstol, m, W, Z,
                                  ifail);
}
lapilli_int lapilli_dsyevx_mgpu(lapilli_context ctx, char jobz, char range, char uplo, lapilli_matrix A,
                                double vl, double vu, lapilli_int il, lapilli_int iu, double abstol,
                                lapilli_int* m, double* W, lapilli_matrix Z, lapilli_int* ifail) {
    return api::syevx_mgpu<double>(ctx, "dsyevx_mgpu", jobz, range, uplo, A, vl, vu, il, iu, abstol, m, W, Z,
                                   ifail);
}
lapilli_int lapilli_cheevx_mgpu(lapilli_context ctx, char jobz, char range, char uplo, lapilli_matrix A,
                                float vl, float vu, lapilli_int il, lapilli_int iu, float abstol,
                                lapilli_int* m, float* W, lapilli_matrix Z, lapilli_int* ifail) {
    return api::syevx_mgpu<lapilli_complex_float>(ctx, "cheevx_mgpu", jobz, range, uplo, A, vl, vu, il, iu,
                                                  abstol, m, W, Z, ifail);
}
lapilli_int lapilli_zheevx_mgpu(lapilli_context ctx, char jobz, char range, char uplo, lapilli_matrix A,
                                double vl, double vu, lapilli_int il, lapilli_int iu, double abstol,
                                lapilli_int* m, double* W, lapilli_matrix Z, lapilli_int* ifail) {
    return api::syevx_mgpu<lapilli_complex_double>(ctx, "zheevx_mgpu", jobz, range, uplo, A, vl, vu, il, iu,
                                                   abstol, m, W, Z, ifail);
}

lapilli_int lapilli_ssyevx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n, lapilli_int il,
                                  lapilli_int iu, lapilli_memory* bytes) {
    return api::syevx_query<float>(ctx, "ssyevx_memory", jobz, range, n, il, iu, bytes);
}
lapilli_int lapilli_dsyevx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n, lapilli_int il,
                                  lapilli_int iu, lapilli_memory* bytes) {
    return api::syevx_query<double>(ctx, "dsyevx_memory", jobz, range, n, il, iu, bytes);
}
lapilli_int lapilli_cheevx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n, lapilli_int il,
                                  lapilli_int iu, lapilli_memory* bytes) {
    return api::syevx_query<lapilli_complex_float>(ctx, "cheevx_memory", jobz, range, n, il, iu, bytes);
}
lapilli_int lapilli_zheevx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n, lapilli_int il,
                                  lapilli_int iu, lapilli_memory* bytes) {
    return api::syevx_query<lapilli_complex_double>(ctx, "zheevx_memory", jobz, range, n, il, iu, bytes);
}
