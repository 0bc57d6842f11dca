// SPDX-License-Identifier: BSD-3-Clause
// Generalized symmetric-definite eigenproblems: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/generalized.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "api/vbatch.hpp"
#include "lapilli/generalized.h"
#include "eigen/generalized/drivers.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int sygst(lapilli_context ctx, const char* name, lapilli_int itype, char uplo, lapilli_int n, T* A,
                  lapilli_int lda, const T* B, lapilli_int ldb) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.input("B", B, n, n, Stored::triangle);
        arguments.leading("ldb", ldb, {n, "n"});
        if (arguments.bad()) return arguments.info();
        return run_sygst<T>(context, itype, uplo_of(uplo), user_matrix(context, A, n, n, lda),
            user_matrix(context, B, n, n, ldb));
    });
}

template <class T>
lapilli_int sygst_mgpu(lapilli_context ctx, const char* name, lapilli_int itype, char uplo, lapilli_matrix A,
                       lapilli_matrix B) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.spread_input<T>("B", B, n, n, Stored::triangle);
        if (arguments.bad()) return arguments.info();
        return run_sygst<T>(context, itype, uplo_of(uplo), user_matrix<T>(A), user_matrix<T>(B));
    });
}

template <class T>
lapilli_int sygst_query(lapilli_context ctx, const char* name, lapilli_int itype, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.range("itype", itype, {1}, {3});
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return sygst_memory<T>(context, itype, n);
    });
}

template <class T>
lapilli_int sygvd(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char uplo,
                  lapilli_int n, T* A, lapilli_int lda, T* B, lapilli_int ldb, real_t<T>* W) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.input("B", B, n, n, Stored::triangle);
        arguments.leading("ldb", ldb, {n, "n"});
        arguments.vector("W", W, n);
        if (arguments.bad()) return arguments.info();
        const auto vectors = wants_vectors(jobz);
        const lapilli_int info = run_sygvd<T>(context, itype, wants_vectors(jobz), uplo_of(uplo),
            user_matrix(context, A, n, n, lda), user_matrix(context, B, n, n, ldb), W);
        if (info > 0 && info > n) arguments.explain_minor("B", info - n,
            "the leading minor of B of order {} is not positive definite", info - n);
        if (info > 0 && info <= n && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && info <= n && vectors) arguments.explain("an eigenvalue of a submatrix that begins with row and column {} did not converge",
            info);
        return info;
    });
}

template <class T>
lapilli_int sygvd_mgpu(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char uplo,
                       lapilli_matrix A, lapilli_matrix B, real_t<T>* W) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.spread_input<T>("B", B, n, n, Stored::triangle);
        arguments.vector("W", W, n);
        if (arguments.bad()) return arguments.info();
        const auto vectors = wants_vectors(jobz);
        const lapilli_int info = run_sygvd<T>(context, itype, wants_vectors(jobz), uplo_of(uplo),
            user_matrix<T>(A), user_matrix<T>(B), W);
        if (info > 0 && info > n) arguments.explain_minor("B", info - n,
            "the leading minor of B of order {} is not positive definite", info - n);
        if (info > 0 && info <= n && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && info <= n && vectors) arguments.explain("an eigenvalue of a submatrix that begins with row and column {} did not converge",
            info);
        return info;
    });
}

template <class T>
lapilli_int sygvd_query(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, lapilli_int n,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return sygvd_memory<T>(context, itype, wants_vectors(jobz), n);
    });
}

template <class T>
lapilli_int sygvd_vbatch(lapilli_context ctx, const char* name, const char* one, lapilli_int itype, char jobz,
                         char uplo, const lapilli_int* n, T* const* A, const lapilli_int* lda, T* const* B,
                         const lapilli_int* ldb, real_t<T>* const* W, lapilli_int count, lapilli_int* infos) {
    return call(ctx, name, CallPrecision::none, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.of_each("n", n, count);
        arguments.of_each("A", A, count);
        arguments.of_each("lda", lda, count);
        arguments.of_each("B", B, count);
        arguments.of_each("ldb", ldb, count);
        arguments.of_each("W", W, count);
        arguments.size("count", count);
        arguments.vector("infos", infos, count);
        if (arguments.bad()) return arguments.info();
        const auto solve = [&](lapilli_context lane, index_t k) { return sygvd<T>(lane, one, itype, jobz,
            uplo, n[k], A[k], lda[k], B[k], ldb[k], W[k]); };
        const auto query = [&](lapilli_context lane, index_t k,
            lapilli_memory* need) { return sygvd_query<T>(lane, one, itype, jobz, n[k], need); };
        return solve_many(context, name, {count, n, solve, query}, infos);
    });
}

template <class T>
lapilli_int sygvd_vbatch_memory(lapilli_context ctx, const char* name, const char* one, lapilli_int itype,
                                char jobz, const lapilli_int* n, lapilli_int count, lapilli_memory* bytes) {
    return ask(ctx, name, [&](Context& context) -> lapilli_int {
        Arguments arguments(context, name);
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.of_each("n", n, count);
        arguments.size("count", count);
        arguments.matrix("bytes", bytes, 1, 1);
        if (arguments.bad()) return arguments.info();
        const auto query = [&](lapilli_context lane, index_t k,
            lapilli_memory* need) { return sygvd_query<T>(lane, one, itype, jobz, n[k], need); };
        return memory_of_many(context, {count, n, query}, bytes);
    });
}

template <class T>
lapilli_int sygv(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char uplo,
                 lapilli_int n, T* A, lapilli_int lda, T* B, lapilli_int ldb, real_t<T>* W) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.input("B", B, n, n, Stored::triangle);
        arguments.leading("ldb", ldb, {n, "n"});
        arguments.vector("W", W, n);
        if (arguments.bad()) return arguments.info();
        const auto vectors = wants_vectors(jobz);
        const lapilli_int info = run_sygvd<T>(context, itype, wants_vectors(jobz), uplo_of(uplo),
            user_matrix(context, A, n, n, lda), user_matrix(context, B, n, n, ldb), W);
        if (info > 0 && info > n) arguments.explain_minor("B", info - n,
            "the leading minor of B of order {} is not positive definite", info - n);
        if (info > 0 && info <= n && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && info <= n && vectors) arguments.explain("an eigenvalue of a submatrix that begins with row and column {} did not converge",
            info);
        return info;
    });
}

template <class T>
lapilli_int sygv_mgpu(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char uplo,
                      lapilli_matrix A, lapilli_matrix B, real_t<T>* W) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.spread_input<T>("B", B, n, n, Stored::triangle);
        arguments.vector("W", W, n);
        if (arguments.bad()) return arguments.info();
        const auto vectors = wants_vectors(jobz);
        const lapilli_int info = run_sygvd<T>(context, itype, wants_vectors(jobz), uplo_of(uplo),
            user_matrix<T>(A), user_matrix<T>(B), W);
        if (info > 0 && info > n) arguments.explain_minor("B", info - n,
            "the leading minor of B of order {} is not positive definite", info - n);
        if (info > 0 && info <= n && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && info <= n && vectors) arguments.explain("an eigenvalue of a submatrix that begins with row and column {} did not converge",
            info);
        return info;
    });
}

template <class T>
lapilli_int sygv_query(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, lapilli_int n,
                       lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return sygvd_memory<T>(context, itype, wants_vectors(jobz), n);
    });
}

template <class T>
lapilli_int sygvdx(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char range, char uplo,
                   lapilli_int n, T* A, lapilli_int lda, T* B, lapilli_int ldb, real_t<T> vl, real_t<T> vu,
                   lapilli_int il, lapilli_int iu, lapilli_int* m, real_t<T>* W) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto by_value = upper_case(range) == 'V' && n > 0;
        const auto by_index = upper_case(range) == 'I';
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.input("B", B, n, n, Stored::triangle);
        arguments.leading("ldb", ldb, {n, "n"});
        arguments.scalar("vl", vl);
        arguments.greater("vu", vu, vl, "vl", by_value);
        arguments.range("il", il, {1}, {max(1, n), "max(1, n)"}, by_index);
        arguments.range("iu", iu, {min(n, il), "min(n, il)"}, {n, "n"}, by_index);
        arguments.vector("m", m, 1);
        arguments.vector("W", W, n);
        if (arguments.bad()) return arguments.info();
        const auto vectors = wants_vectors(jobz);
        const lapilli_int info = run_sygvdx<T>(context, itype, wants_vectors(jobz), uplo_of(uplo),
            selection(upper_case(range), vl, vu, il, iu), user_matrix(context, A, n, n, lda),
            user_matrix(context, B, n, n, ldb), m, W, user_matrix(context, A, n, n, lda));
        if (info > 0 && info > n) arguments.explain_minor("B", info - n,
            "the leading minor of B of order {} is not positive definite", info - n);
        if (info > 0 && info <= n && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero; nothing was found",
            info);
        if (info > 0 && info <= n && vectors) arguments.explain("an eigenvalue of a submatrix that begins with row and column {} did not converge; nothing was found",
            info);
        return info;
    });
}

template <class T>
lapilli_int sygvdx_mgpu(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char range,
                        char uplo, lapilli_matrix A, lapilli_matrix B, real_t<T> vl, real_t<T> vu,
                        lapilli_int il, lapilli_int iu, lapilli_int* m, real_t<T>* W) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const auto by_value = upper_case(range) == 'V' && n > 0;
        const auto by_index = upper_case(range) == 'I';
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.spread_input<T>("B", B, n, n, Stored::triangle);
        arguments.scalar("vl", vl);
        arguments.greater("vu", vu, vl, "vl", by_value);
        arguments.range("il", il, {1}, {max(1, n), "max(1, n)"}, by_index);
        arguments.range("iu", iu, {min(n, il), "min(n, il)"}, {n, "n"}, by_index);
        arguments.vector("m", m, 1);
        arguments.vector("W", W, n);
        if (arguments.bad()) return arguments.info();
        const auto vectors = wants_vectors(jobz);
        const lapilli_int info = run_sygvdx<T>(context, itype, wants_vectors(jobz), uplo_of(uplo),
            selection(upper_case(range), vl, vu, il, iu), user_matrix<T>(A), user_matrix<T>(B), m, W,
            user_matrix<T>(A));
        if (info > 0 && info > n) arguments.explain_minor("B", info - n,
            "the leading minor of B of order {} is not positive definite", info - n);
        if (info > 0 && info <= n && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero; nothing was found",
            info);
        if (info > 0 && info <= n && vectors) arguments.explain("an eigenvalue of a submatrix that begins with row and column {} did not converge; nothing was found",
            info);
        return info;
    });
}

template <class T>
lapilli_int sygvdx_query(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char range,
                         lapilli_int n, lapilli_int il, lapilli_int iu, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        const auto by_index = upper_case(range) == 'I';
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.size("n", n);
        arguments.range("il", il, {1}, {max(1, n), "max(1, n)"}, by_index);
        arguments.range("iu", iu, {min(n, il), "min(n, il)"}, {n, "n"}, by_index);
        if (arguments.bad()) return {};
        return sygvdx_memory<T>(context, itype, wants_vectors(jobz), selection(upper_case(range), 0, 0, il,
            iu), n);
    });
}

template <class T>
lapilli_int sygvdx_vbatch(lapilli_context ctx, const char* name, const char* one, lapilli_int itype,
                          char jobz, char range, char uplo, const lapilli_int* n, T* const* A,
                          const lapilli_int* lda, T* const* B, const lapilli_int* ldb, const real_t<T>* vl,
                          const real_t<T>* vu, const lapilli_int* il, const lapilli_int* iu, lapilli_int* m,
                          real_t<T>* const* W, lapilli_int count, lapilli_int* infos) {
    return call(ctx, name, CallPrecision::none, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.letter("uplo", uplo, "LU");
        arguments.of_each("n", n, count);
        arguments.of_each("A", A, count);
        arguments.of_each("lda", lda, count);
        arguments.of_each("B", B, count);
        arguments.of_each("ldb", ldb, count);
        arguments.of_each("vl", vl, count);
        arguments.of_each("vu", vu, count);
        arguments.of_each("il", il, count);
        arguments.of_each("iu", iu, count);
        arguments.of_each("m", m, count);
        arguments.of_each("W", W, count);
        arguments.size("count", count);
        arguments.vector("infos", infos, count);
        if (arguments.bad()) return arguments.info();
        const auto solve = [&](lapilli_context lane, index_t k) { return sygvdx<T>(lane, one, itype, jobz,
            range, uplo, n[k], A[k], lda[k], B[k], ldb[k], vl[k], vu[k], il[k], iu[k], m + k, W[k]); };
        const auto query = [&](lapilli_context lane, index_t k,
            lapilli_memory* need) { return sygvdx_query<T>(lane, one, itype, jobz, range, n[k], il[k], iu[k],
            need); };
        return solve_many(context, name, {count, n, solve, query}, infos);
    });
}

template <class T>
lapilli_int sygvdx_vbatch_memory(lapilli_context ctx, const char* name, const char* one, lapilli_int itype,
                                 char jobz, char range, const lapilli_int* n, const lapilli_int* il,
                                 const lapilli_int* iu, lapilli_int count, lapilli_memory* bytes) {
    return ask(ctx, name, [&](Context& context) -> lapilli_int {
        Arguments arguments(context, name);
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.of_each("n", n, count);
        arguments.of_each("il", il, count);
        arguments.of_each("iu", iu, count);
        arguments.size("count", count);
        arguments.matrix("bytes", bytes, 1, 1);
        if (arguments.bad()) return arguments.info();
        const auto query = [&](lapilli_context lane, index_t k,
            lapilli_memory* need) { return sygvdx_query<T>(lane, one, itype, jobz, range, n[k], il[k], iu[k],
            need); };
        return memory_of_many(context, {count, n, query}, bytes);
    });
}

template <class T>
lapilli_int sygvdf(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char uplo,
                   lapilli_int n, T* A, lapilli_int lda, const T* B, lapilli_int ldb, real_t<T>* W) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.input("B", B, n, n, Stored::triangle);
        arguments.leading("ldb", ldb, {n, "n"});
        arguments.vector("W", W, n);
        if (arguments.bad()) return arguments.info();
        const auto vectors = wants_vectors(jobz);
        const lapilli_int info = run_sygvdf<T>(context, itype, wants_vectors(jobz), uplo_of(uplo),
            user_matrix(context, A, n, n, lda), user_matrix(context, B, n, n, ldb), W);
        if (info > 0 && info > n) arguments.explain("the diagonal of B has no positive real number in place {}: it is not the factor",
            info - n);
        if (info > 0 && info <= n && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && info <= n && vectors) arguments.explain("an eigenvalue of a submatrix that begins with row and column {} did not converge",
            info);
        return info;
    });
}

template <class T>
lapilli_int sygvdf_mgpu(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char uplo,
                        lapilli_matrix A, lapilli_matrix B, real_t<T>* W) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.spread_input<T>("B", B, n, n, Stored::triangle);
        arguments.vector("W", W, n);
        if (arguments.bad()) return arguments.info();
        const auto vectors = wants_vectors(jobz);
        const lapilli_int info = run_sygvdf<T>(context, itype, wants_vectors(jobz), uplo_of(uplo),
            user_matrix<T>(A), user_matrix<T>(B), W);
        if (info > 0 && info > n) arguments.explain("the diagonal of B has no positive real number in place {}: it is not the factor",
            info - n);
        if (info > 0 && info <= n && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && info <= n && vectors) arguments.explain("an eigenvalue of a submatrix that begins with row and column {} did not converge",
            info);
        return info;
    });
}

template <class T>
lapilli_int sygvdf_query(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, lapilli_int n,
                         lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        if (arguments.bad()) return {};
        return sygvd_memory<T>(context, itype, wants_vectors(jobz), n);
    });
}

template <class T>
lapilli_int sygvx(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char range, char uplo,
                  lapilli_int n, T* A, lapilli_int lda, T* B, lapilli_int ldb, real_t<T> vl, real_t<T> vu,
                  lapilli_int il, lapilli_int iu, real_t<T> abstol, lapilli_int* m, real_t<T>* W, T* Z,
                  lapilli_int ldz, lapilli_int* ifail) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        const auto by_value = upper_case(range) == 'V' && n > 0;
        const auto by_index = upper_case(range) == 'I';
        const auto columns = by_index ? min(n, iu) - max(1, il) + 1 : n;
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.input("B", B, n, n, Stored::triangle);
        arguments.leading("ldb", ldb, {n, "n"});
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
        const lapilli_int info = run_sygvdx<T>(context, itype, wants_vectors(jobz), uplo_of(uplo),
            selection(upper_case(range), vl, vu, il, iu), user_matrix(context, A, n, n, lda),
            user_matrix(context, B, n, n, ldb), m, W, user_matrix(context, Z, n, columns, ldz), ifail);
        if (info > 0 && info > n) arguments.explain_minor("B", info - n,
            "the leading minor of B of order {} is not positive definite", info - n);
        if (info > 0 && info <= n && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero; nothing was found",
            info);
        if (info > 0 && info <= n && vectors) arguments.explain("an eigenvalue of a submatrix that begins with row and column {} did not converge; nothing was found",
            info);
        return info;
    });
}

template <class T>
lapilli_int sygvx_mgpu(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char range,
                       char uplo, lapilli_matrix A, lapilli_matrix B, real_t<T> vl, real_t<T> vu,
                       lapilli_int il, lapilli_int iu, real_t<T> abstol, lapilli_int* m, real_t<T>* W,
                       lapilli_matrix Z, lapilli_int* ifail) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const auto vectors = wants_vectors(jobz);
        const auto by_value = upper_case(range) == 'V' && n > 0;
        const auto by_index = upper_case(range) == 'I';
        const auto columns = by_index ? min(n, iu) - max(1, il) + 1 : n;
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.spread_input<T>("B", B, n, n, Stored::triangle);
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
        const lapilli_int info = run_sygvdx<T>(context, itype, wants_vectors(jobz), uplo_of(uplo),
            selection(upper_case(range), vl, vu, il, iu), user_matrix<T>(A), user_matrix<T>(B), m, W,
            vectors ? user_matrix<T>(Z) : UserMatrix<T>{}, ifail);
        if (info > 0 && info > n) arguments.explain_minor("B", info - n,
            "the leading minor of B of order {} is not positive definite", info - n);
        if (info > 0 && info <= n && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero; nothing was found",
            info);
        if (info > 0 && info <= n && vectors) arguments.explain("an eigenvalue of a submatrix that begins with row and column {} did not converge; nothing was found",
            info);
        return info;
    });
}

template <class T>
lapilli_int sygvx_query(lapilli_context ctx, const char* name, lapilli_int itype, char jobz, char range,
                        lapilli_int n, lapilli_int il, lapilli_int iu, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        const auto by_index = upper_case(range) == 'I';
        arguments.range("itype", itype, {1}, {3});
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.size("n", n);
        arguments.range("il", il, {1}, {max(1, n), "max(1, n)"}, by_index);
        arguments.range("iu", iu, {min(n, il), "min(n, il)"}, {n, "n"}, by_index);
        if (arguments.bad()) return {};
        return sygvdx_memory<T>(context, itype, wants_vectors(jobz), selection(upper_case(range), 0, 0, il,
            iu), n);
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_ssygst(lapilli_context ctx, lapilli_int itype, char uplo, lapilli_int n, float* A,
                           lapilli_int lda, const float* B, lapilli_int ldb) {
    return api::sygst<float>(ctx, "ssygst", itype, uplo, n, A, lda, B, ldb);
}
lapilli_int lapilli_dsygst(lapilli_context ctx, lapilli_int itype, char uplo, lapilli_int n, double* A,
                           lapilli_int lda, const double* B, lapilli_int ldb) {
    return api::sygst<double>(ctx, "dsygst", itype, uplo, n, A, lda, B, ldb);
}
lapilli_int lapilli_chegst(lapilli_context ctx, lapilli_int itype, char uplo, lapilli_int n,
                           lapilli_complex_float* A, lapilli_int lda, const lapilli_complex_float* B,
                           lapilli_int ldb) {
    return api::sygst<lapilli_complex_float>(ctx, "chegst", itype, uplo, n, A, lda, B, ldb);
}
lapilli_int lapilli_zhegst(lapilli_context ctx, lapilli_int itype, char uplo, lapilli_int n,
                           lapilli_complex_double* A, lapilli_int lda, const lapilli_complex_double* B,
                           lapilli_int ldb) {
    return api::sygst<lapilli_complex_double>(ctx, "zhegst", itype, uplo, n, A, lda, B, ldb);
}

lapilli_int lapilli_ssygst_mgpu(lapilli_context ctx, lapilli_int itype, char uplo, lapilli_matrix A,
                                lapilli_matrix B) {
    return api::sygst_mgpu<float>(ctx, "ssygst_mgpu", itype, uplo, A, B);
}
lapilli_int lapilli_dsygst_mgpu(lapilli_context ctx, lapilli_int itype, char uplo, lapilli_matrix A,
                                lapilli_matrix B) {
    return api::sygst_mgpu<double>(ctx, "dsygst_mgpu", itype, uplo, A, B);
}
lapilli_int lapilli_chegst_mgpu(lapilli_context ctx, lapilli_int itype, char uplo, lapilli_matrix A,
                                lapilli_matrix B) {
    return api::sygst_mgpu<lapilli_complex_float>(ctx, "chegst_mgpu", itype, uplo, A, B);
}
lapilli_int lapilli_zhegst_mgpu(lapilli_context ctx, lapilli_int itype, char uplo, lapilli_matrix A,
                                lapilli_matrix B) {
    return api::sygst_mgpu<lapilli_complex_double>(ctx, "zhegst_mgpu", itype, uplo, A, B);
}

lapilli_int lapilli_ssygst_memory(lapilli_context ctx, lapilli_int itype, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::sygst_query<float>(ctx, "ssygst_memory", itype, n, bytes);
}
lapilli_int lapilli_dsygst_memory(lapilli_context ctx, lapilli_int itype, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::sygst_query<double>(ctx, "dsygst_memory", itype, n, bytes);
}
lapilli_int lapilli_chegst_memory(lapilli_context ctx, lapilli_int itype, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::sygst_query<lapilli_complex_float>(ctx, "chegst_memory", itype, n, bytes);
}
lapilli_int lapilli_zhegst_memory(lapilli_context ctx, lapilli_int itype, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::sygst_query<lapilli_complex_double>(ctx, "zhegst_memory", itype, n, bytes);
}

lapilli_int lapilli_ssygvd(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                           float* A, lapilli_int lda, float* B, lapilli_int ldb, float* W) {
    return api::sygvd<float>(ctx, "ssygvd", itype, jobz, uplo, n, A, lda, B, ldb, W);
}
lapilli_int lapilli_dsygvd(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                           double* A, lapilli_int lda, double* B, lapilli_int ldb, double* W) {
    return api::sygvd<double>(ctx, "dsygvd", itype, jobz, uplo, n, A, lda, B, ldb, W);
}
lapilli_int lapilli_chegvd(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                           lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* B,
                           lapilli_int ldb, float* W) {
    return api::sygvd<lapilli_complex_float>(ctx, "chegvd", itype, jobz, uplo, n, A, lda, B, ldb, W);
}
lapilli_int lapilli_zhegvd(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                           lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* B,
                           lapilli_int ldb, double* W) {
    return api::sygvd<lapilli_complex_double>(ctx, "zhegvd", itype, jobz, uplo, n, A, lda, B, ldb, W);
}

lapilli_int lapilli_ssygvd_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                lapilli_matrix A, lapilli_matrix B, float* W) {
    return api::sygvd_mgpu<float>(ctx, "ssygvd_mgpu", itype, jobz, uplo, A, B, W);
}
lapilli_int lapilli_dsygvd_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                lapilli_matrix A, lapilli_matrix B, double* W) {
    return api::sygvd_mgpu<double>(ctx, "dsygvd_mgpu", itype, jobz, uplo, A, B, W);
}
lapilli_int lapilli_chegvd_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                lapilli_matrix A, lapilli_matrix B, float* W) {
    return api::sygvd_mgpu<lapilli_complex_float>(ctx, "chegvd_mgpu", itype, jobz, uplo, A, B, W);
}
lapilli_int lapilli_zhegvd_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                lapilli_matrix A, lapilli_matrix B, double* W) {
    return api::sygvd_mgpu<lapilli_complex_double>(ctx, "zhegvd_mgpu", itype, jobz, uplo, A, B, W);
}

lapilli_int lapilli_ssygvd_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::sygvd_query<float>(ctx, "ssygvd_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_dsygvd_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::sygvd_query<double>(ctx, "dsygvd_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_chegvd_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::sygvd_query<lapilli_complex_float>(ctx, "chegvd_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_zhegvd_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                  lapilli_memory* bytes) {
    return api::sygvd_query<lapilli_complex_double>(ctx, "zhegvd_memory", itype, jobz, n, bytes);
}

lapilli_int lapilli_ssygvd_vbatch(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                  const lapilli_int* n, float* const* A, const lapilli_int* lda,
                                  float* const* B, const lapilli_int* ldb, float* const* W, lapilli_int count,
                                  lapilli_int* infos) {
    return api::sygvd_vbatch<float>(ctx, "ssygvd_vbatch", "ssygvd", itype, jobz, uplo, n, A, lda, B, ldb, W,
                                    count, infos);
}
lapilli_int lapilli_dsygvd_vbatch(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                  const lapilli_int* n, double* const* A, const lapilli_int* lda,
                                  double* const* B, const lapilli_int* ldb, double* const* W,
                                  lapilli_int count, lapilli_int* infos) {
    return api::sygvd_vbatch<double>(ctx, "dsygvd_vbatch", "dsygvd", itype, jobz, uplo, n, A, lda, B, ldb, W,
                                     count, infos);
}
lapilli_int lapilli_chegvd_vbatch(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                  const lapilli_int* n, lapilli_complex_float* const* A,
                                  const lapilli_int* lda, lapilli_complex_float* const* B,
                                  const lapilli_int* ldb, float* const* W, lapilli_int count,
                                  lapilli_int* infos) {
    return api::sygvd_vbatch<lapilli_complex_float>(ctx, "chegvd_vbatch", "chegvd", itype, jobz, uplo, n, A,
                                                    lda, B, ldb, W, count, infos);
}
lapilli_int lapilli_zhegvd_vbatch(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                  const lapilli_int* n, lapilli_complex_double* const* A,
                                  const lapilli_int* lda, lapilli_complex_double* const* B,
                                  const lapilli_int* ldb, double* const* W, lapilli_int count,
                                  lapilli_int* infos) {
    return api::sygvd_vbatch<lapilli_complex_double>(ctx, "zhegvd_vbatch", "zhegvd", itype, jobz, uplo, n, A,
                                                     lda, B, ldb, W, count, infos);
}

lapilli_int lapilli_ssygvd_vbatch_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                         const lapilli_int* n, lapilli_int count, lapilli_memory* bytes) {
    return api::sygvd_vbatch_memory<float>(ctx, "ssygvd_vbatch_memory", "ssygvd", itype, jobz, n, count,
                                           bytes);
}
lapilli_int lapilli_dsygvd_vbatch_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                         const lapilli_int* n, lapilli_int count, lapilli_memory* bytes) {
    return api::sygvd_vbatch_memory<double>(ctx, "dsygvd_vbatch_memory", "dsygvd", itype, jobz, n, count,
                                            bytes);
}
lapilli_int lapilli_chegvd_vbatch_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                         const lapilli_int* n, lapilli_int count, lapilli_memory* bytes) {
    return api::sygvd_vbatch_memory<lapilli_complex_float>(ctx, "chegvd_vbatch_memory", "chegvd", itype, jobz,
                                                           n, count, bytes);
}
lapilli_int lapilli_zhegvd_vbatch_memory(lapilli_context ctx, lapilli_int itype, char jobz,
                                         const lapilli_int* n, lapilli_int count, lapilli_memory* bytes) {
    return api::sygvd_vbatch_memory<lapilli_complex_double>(ctx, "zhegvd_vbatch_memory", "zhegvd", itype,
                                                            jobz, n, count, bytes);
}

lapilli_int lapilli_ssygv(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                          float* A, lapilli_int lda, float* B, lapilli_int ldb, float* W) {
    return api::sygv<float>(ctx, "ssygv", itype, jobz, uplo, n, A, lda, B, ldb, W);
}
lapilli_int lapilli_dsygv(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                          double* A, lapilli_int lda, double* B, lapilli_int ldb, double* W) {
    return api::sygv<double>(ctx, "dsygv", itype, jobz, uplo, n, A, lda, B, ldb, W);
}
lapilli_int lapilli_chegv(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                          lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* B,
                          lapilli_int ldb, float* W) {
    return api::sygv<lapilli_complex_float>(ctx, "chegv", itype, jobz, uplo, n, A, lda, B, ldb, W);
}
lapilli_int lapilli_zhegv(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                          lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* B,
                          lapilli_int ldb, double* W) {
    return api::sygv<lapilli_complex_double>(ctx, "zhegv", itype, jobz, uplo, n, A, lda, B, ldb, W);
}

lapilli_int lapilli_ssygv_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_matrix A,
                               lapilli_matrix B, float* W) {
    return api::sygv_mgpu<float>(ctx, "ssygv_mgpu", itype, jobz, uplo, A, B, W);
}
lapilli_int lapilli_dsygv_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_matrix A,
                               lapilli_matrix B, double* W) {
    return api::sygv_mgpu<double>(ctx, "dsygv_mgpu", itype, jobz, uplo, A, B, W);
}
lapilli_int lapilli_chegv_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_matrix A,
                               lapilli_matrix B, float* W) {
    return api::sygv_mgpu<lapilli_complex_float>(ctx, "chegv_mgpu", itype, jobz, uplo, A, B, W);
}
lapilli_int lapilli_zhegv_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_matrix A,
                               lapilli_matrix B, double* W) {
    return api::sygv_mgpu<lapilli_complex_double>(ctx, "zhegv_mgpu", itype, jobz, uplo, A, B, W);
}

lapilli_int lapilli_ssygv_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                 lapilli_memory* bytes) {
    return api::sygv_query<float>(ctx, "ssygv_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_dsygv_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                 lapilli_memory* bytes) {
    return api::sygv_query<double>(ctx, "dsygv_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_chegv_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                 lapilli_memory* bytes) {
    return api::sygv_query<lapilli_complex_float>(ctx, "chegv_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_zhegv_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                 lapilli_memory* bytes) {
    return api::sygv_query<lapilli_complex_double>(ctx, "zhegv_memory", itype, jobz, n, bytes);
}

lapilli_int lapilli_ssygvdx(lapilli_context ctx, lapilli_int itype, char jobz, char range, char uplo,
                            lapilli_int n, float* A, lapilli_int lda, float* B, lapilli_int ldb, float vl,
                            float vu, lapilli_int il, lapilli_int iu, lapilli_int* m, float* W) {
    return api::sygvdx<float>(ctx, "ssygvdx", itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, m,
                              W);
}
lapilli_int lapilli_dsygvdx(lapilli_context ctx, lapilli_int itype, char jobz, char range, char uplo,
                            lapilli_int n, double* A, lapilli_int lda, double* B, lapilli_int ldb, double vl,
                            double vu, lapilli_int il, lapilli_int iu, lapilli_int* m, double* W) {
    return api::sygvdx<double>(ctx, "dsygvdx", itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu, m,
                               W);
}
lapilli_int lapilli_chegvdx(lapilli_context ctx, lapilli_int itype, char jobz, char range, char uplo,
                            lapilli_int n, lapilli_complex_float* A, lapilli_int lda,
                            lapilli_complex_float* B, lapilli_int ldb, float vl, float vu, lapilli_int il,
                            lapilli_int iu, lapilli_int* m, float* W) {
    return api::sygvdx<lapilli_complex_float>(ctx, "chegvdx", itype, jobz, range, uplo, n, A, lda, B, ldb, vl,
                                              vu, il, iu, m, W);
}
lapilli_int lapilli_zhegvdx(lapilli_context ctx, lapilli_int itype, char jobz, char range, char uplo,
                            lapilli_int n, lapilli_complex_double* A, lapilli_int lda,
                            lapilli_complex_double* B, lapilli_int ldb, double vl, double vu, lapilli_int il,
                            lapilli_int iu, lapilli_int* m, double* W) {
    return api::sygvdx<lapilli_complex_double>(ctx, "zhegvdx", itype, jobz, range, uplo, n, A, lda, B, ldb,
                                               vl, vu, il, iu, m, W);
}

lapilli_int lapilli_ssygvdx_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char range, char uplo,
                                 lapilli_matrix A, lapilli_matrix B, float vl, float vu, lapilli_int il,
                                 lapilli_int iu, lapilli_int* m, float* W) {
    return api::sygvdx_mgpu<float>(ctx, "ssygvdx_mgpu", itype, jobz, range, uplo, A, B, vl, vu, il, iu, m, W);
}
lapilli_int lapilli_dsygvdx_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char range, char uplo,
                                 lapilli_matrix A, lapilli_matrix B, double vl, double vu, lapilli_int il,
                                 lapilli_int iu, lapilli_int* m, double* W) {
    return api::sygvdx_mgpu<double>(ctx, "dsygvdx_mgpu", itype, jobz, range, uplo, A, B, vl, vu, il, iu, m,
                                    W);
}
lapilli_int lapilli_chegvdx_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char range, char uplo,
                                 lapilli_matrix A, lapilli_matrix B, float vl, float vu, lapilli_int il,
                                 lapilli_int iu, lapilli_int* m, float* W) {
    return api::sygvdx_mgpu<lapilli_complex_float>(ctx, "chegvdx_mgpu", itype, jobz, range, uplo, A, B, vl,
                                                   vu, il, iu, m, W);
}
lapilli_int lapilli_zhegvdx_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char range, char uplo,
                                 lapilli_matrix A, lapilli_matrix B, double vl, double vu, lapilli_int il,
                                 lapilli_int iu, lapilli_int* m, double* W) {
    return api::sygvdx_mgpu<lapilli_complex_double>(ctx, "zhegvdx_mgpu", itype, jobz, range, uplo, A, B, vl,
                                                    vu, il, iu, m, W);
}

lapilli_int lapilli_ssygvdx_memory(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                   lapilli_int n, lapilli_int il, lapilli_int iu, lapilli_memory* bytes) {
    return api::sygvdx_query<float>(ctx, "ssygvdx_memory", itype, jobz, range, n, il, iu, bytes);
}
lapilli_int lapilli_dsygvdx_memory(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                   lapilli_int n, lapilli_int il, lapilli_int iu, lapilli_memory* bytes) {
    return api::sygvdx_query<double>(ctx, "dsygvdx_memory", itype, jobz, range, n, il, iu, bytes);
}
lapilli_int lapilli_chegvdx_memory(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                   lapilli_int n, lapilli_int il, lapilli_int iu, lapilli_memory* bytes) {
    return api::sygvdx_query<lapilli_complex_float>(ctx, "chegvdx_memory", itype, jobz, range, n, il, iu,
                                                    bytes);
}
lapilli_int lapilli_zhegvdx_memory(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                   lapilli_int n, lapilli_int il, lapilli_int iu, lapilli_memory* bytes) {
    return api::sygvdx_query<lapilli_complex_double>(ctx, "zhegvdx_memory", itype, jobz, range, n, il, iu,
                                                     bytes);
}

lapilli_int lapilli_ssygvdx_vbatch(lapilli_context ctx, lapilli_int itype, char jobz, char range, char uplo,
                                   const lapilli_int* n, float* const* A, const lapilli_int* lda,
                                   float* const* B, const lapilli_int* ldb, const float* vl, const float* vu,
                                   const lapilli_int* il, const lapilli_int* iu, lapilli_int* m,
                                   float* const* W, lapilli_int count, lapilli_int* infos) {
    return api::sygvdx_vbatch<float>(ctx, "ssygvdx_vbatch", "ssygvdx", itype, jobz, range, uplo, n, A, lda, B,
                                     ldb, vl, vu, il, iu, m, W, count, infos);
}
lapilli_int lapilli_dsygvdx_vbatch(lapilli_context ctx, lapilli_int itype, char jobz, char range, char uplo,
                                   const lapilli_int* n, double* const* A, const lapilli_int* lda,
                                   double* const* B, const lapilli_int* ldb, const double* vl,
                                   const double* vu, const lapilli_int* il, const lapilli_int* iu,
                                   lapilli_int* m, double* const* W, lapilli_int count, lapilli_int* infos) {
    return api::sygvdx_vbatch<double>(ctx, "dsygvdx_vbatch", "dsygvdx", itype, jobz, range, uplo, n, A, lda,
                                      B, ldb, vl, vu, il, iu, m, W, count, infos);
}
lapilli_int lapilli_chegvdx_vbatch(lapilli_context ctx, lapilli_int itype, char jobz, char range, char uplo,
                                   const lapilli_int* n, lapilli_complex_float* const* A,
                                   const lapilli_int* lda, lapilli_complex_float* const* B,
                                   const lapilli_int* ldb, const float* vl, const float* vu,
                                   const lapilli_int* il, const lapilli_int* iu, lapilli_int* m,
                                   float* const* W, lapilli_int count, lapilli_int* infos) {
    return api::sygvdx_vbatch<lapilli_complex_float>(ctx, "chegvdx_vbatch", "chegvdx", itype, jobz, range,
                                                     uplo, n, A, lda, B, ldb, vl, vu, il, iu, m, W, count,
                                                     infos);
}
lapilli_int lapilli_zhegvdx_vbatch(lapilli_context ctx, lapilli_int itype, char jobz, char range, char uplo,
                                   const lapilli_int* n, lapilli_complex_double* const* A,
                                   const lapilli_int* lda, lapilli_complex_double* const* B,
                                   const lapilli_int* ldb, const double* vl, const double* vu,
                                   const lapilli_int* il, const lapilli_int* iu, lapilli_int* m,
                                   double* const* W, lapilli_int count, lapilli_int* infos) {
    return api::sygvdx_vbatch<lapilli_complex_double>(ctx, "zhegvdx_vbatch", "zhegvdx", itype, jobz, range,
                                                      uplo, n, A, lda, B, ldb, vl, vu, il, iu, m, W, count,
                                                      infos);
}

lapilli_int lapilli_ssygvdx_vbatch_memory(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                          const lapilli_int* n, const lapilli_int* il, const lapilli_int* iu,
                                          lapilli_int count, lapilli_memory* bytes) {
    return api::sygvdx_vbatch_memory<float>(ctx, "ssygvdx_vbatch_memory", "ssygvdx", itype, jobz, range, n,
                                            il, iu, count, bytes);
}
lapilli_int lapilli_dsygvdx_vbatch_memory(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                          const lapilli_int* n, const lapilli_int* il, const lapilli_int* iu,
                                          lapilli_int count, lapilli_memory* bytes) {
    return api::sygvdx_vbatch_memory<double>(ctx, "dsygvdx_vbatch_memory", "dsygvdx", itype, jobz, range, n,
                                             il, iu, count, bytes);
}
lapilli_int lapilli_chegvdx_vbatch_memory(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                          const lapilli_int* n, const lapilli_int* il, const lapilli_int* iu,
                                          lapilli_int count, lapilli_memory* bytes) {
    return api::sygvdx_vbatch_memory<lapilli_complex_float>(ctx, "chegvdx_vbatch_memory", "chegvdx", itype,
                                                            jobz, range, n, il, iu, count, bytes);
}
lapilli_int lapilli_zhegvdx_vbatch_memory(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                          const lapilli_int* n, const lapilli_int* il, const lapilli_int* iu,
                                          lapilli_int count, lapilli_memory* bytes) {
    return api::sygvdx_vbatch_memory<lapilli_complex_double>(ctx, "zhegvdx_vbatch_memory", "zhegvdx", itype,
                                                             jobz, range, n, il, iu, count, bytes);
}

lapilli_int lapilli_ssygvdf(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                            float* A, lapilli_int lda, const float* B, lapilli_int ldb, float* W) {
    return api::sygvdf<float>(ctx, "ssygvdf", itype, jobz, uplo, n, A, lda, B, ldb, W);
}
lapilli_int lapilli_dsygvdf(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                            double* A, lapilli_int lda, const double* B, lapilli_int ldb, double* W) {
    return api::sygvdf<double>(ctx, "dsygvdf", itype, jobz, uplo, n, A, lda, B, ldb, W);
}
lapilli_int lapilli_chegvdf(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                            lapilli_complex_float* A, lapilli_int lda, const lapilli_complex_float* B,
                            lapilli_int ldb, float* W) {
    return api::sygvdf<lapilli_complex_float>(ctx, "chegvdf", itype, jobz, uplo, n, A, lda, B, ldb, W);
}
lapilli_int lapilli_zhegvdf(lapilli_context ctx, lapilli_int itype, char jobz, char uplo, lapilli_int n,
                            lapilli_complex_double* A, lapilli_int lda, const lapilli_complex_double* B,
                            lapilli_int ldb, double* W) {
    return api::sygvdf<lapilli_complex_double>(ctx, "zhegvdf", itype, jobz, uplo, n, A, lda, B, ldb, W);
}

lapilli_int lapilli_ssygvdf_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                 lapilli_matrix A, lapilli_matrix B, float* W) {
    return api::sygvdf_mgpu<float>(ctx, "ssygvdf_mgpu", itype, jobz, uplo, A, B, W);
}
lapilli_int lapilli_dsygvdf_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                 lapilli_matrix A, lapilli_matrix B, double* W) {
    return api::sygvdf_mgpu<double>(ctx, "dsygvdf_mgpu", itype, jobz, uplo, A, B, W);
}
lapilli_int lapilli_chegvdf_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                 lapilli_matrix A, lapilli_matrix B, float* W) {
    return api::sygvdf_mgpu<lapilli_complex_float>(ctx, "chegvdf_mgpu", itype, jobz, uplo, A, B, W);
}
lapilli_int lapilli_zhegvdf_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char uplo,
                                 lapilli_matrix A, lapilli_matrix B, double* W) {
    return api::sygvdf_mgpu<lapilli_complex_double>(ctx, "zhegvdf_mgpu", itype, jobz, uplo, A, B, W);
}

lapilli_int lapilli_ssygvdf_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                   lapilli_memory* bytes) {
    return api::sygvdf_query<float>(ctx, "ssygvdf_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_dsygvdf_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                   lapilli_memory* bytes) {
    return api::sygvdf_query<double>(ctx, "dsygvdf_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_chegvdf_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                   lapilli_memory* bytes) {
    return api::sygvdf_query<lapilli_complex_float>(ctx, "chegvdf_memory", itype, jobz, n, bytes);
}
lapilli_int lapilli_zhegvdf_memory(lapilli_context ctx, lapilli_int itype, char jobz, lapilli_int n,
                                   lapilli_memory* bytes) {
    return api::sygvdf_query<lapilli_complex_double>(ctx, "zhegvdf_memory", itype, jobz, n, bytes);
}

lapilli_int lapilli_ssygvx(lapilli_context ctx, lapilli_int itype, char jobz, char range, char uplo,
                           lapilli_int n, float* A, lapilli_int lda, float* B, lapilli_int ldb, float vl,
                           float vu, lapilli_int il, lapilli_int iu, float abstol, lapilli_int* m, float* W,
                           float* Z, lapilli_int ldz, lapilli_int* ifail) {
    return api::sygvx<float>(ctx, "ssygvx", itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu,
                             abstol, m, W, Z, ldz, ifail);
}
lapilli_int lapilli_dsygvx(lapilli_context ctx, lapilli_int itype, char jobz, char range, char uplo,
                           lapilli_int n, double* A, lapilli_int lda, double* B, lapilli_int ldb, double vl,
                           double vu, lapilli_int il, lapilli_int iu, double abstol, lapilli_int* m,
                           double* W, double* Z, lapilli_int ldz, lapilli_int* ifail) {
    return api::sygvx<double>(ctx, "dsygvx", itype, jobz, range, uplo, n, A, lda, B, ldb, vl, vu, il, iu,
                              abstol, m, W, Z, ldz, ifail);
}
lapilli_int lapilli_chegvx(lapilli_context ctx, lapilli_int itype, char jobz, char range, char uplo,
                           lapilli_int n, lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* B,
                           lapilli_int ldb, float vl, float vu, lapilli_int il, lapilli_int iu, float abstol,
                           lapilli_int* m, float* W, lapilli_complex_float* Z, lapilli_int ldz,
                           lapilli_int* ifail) {
    return api::sygvx<lapilli_complex_float>(ctx, "chegvx", itype, jobz, range, uplo, n, A, lda, B, ldb, vl,
                                             vu, il, iu, abstol, m, W, Z, ldz, ifail);
}
lapilli_int lapilli_zhegvx(lapilli_context ctx, lapilli_int itype, char jobz, char range, char uplo,
                           lapilli_int n, lapilli_complex_double* A, lapilli_int lda,
                           lapilli_complex_double* B, lapilli_int ldb, double vl, double vu, lapilli_int il,
                           lapilli_int iu, double abstol, lapilli_int* m, double* W,
                           lapilli_complex_double* Z, lapilli_int ldz, lapilli_int* ifail) {
    return api::sygvx<lapilli_complex_double>(ctx, "zhegvx", itype, jobz, range, uplo, n, A, lda, B, ldb, vl,
                                              vu, il, iu, abstol, m, W, Z, ldz, ifail);
}

lapilli_int lapilli_ssygvx_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char range, char uplo,
                                lapilli_matrix A, lapilli_matrix B, float vl, float vu, lapilli_int il,
                                lapilli_int iu, float abstol, lapilli_int* m, float* W, lapilli_matrix Z,
                                lapilli_int* ifail) {
    return api::sygvx_mgpu<float>(ctx, "ssygvx_mgpu", itype, jobz, range, uplo, A, B, vl, vu, il, iu, abstol,
                                  m, W, Z, ifail);
}
lapilli_int lapilli_dsygvx_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char range, char uplo,
                                lapilli_matrix A, lapilli_matrix B, double vl, double vu, lapilli_int il,
                                lapilli_int iu, double abstol, lapilli_int* m, double* W, lapilli_matrix Z,
                                lapilli_int* ifail) {
    return api::sygvx_mgpu<double>(ctx, "dsygvx_mgpu", itype, jobz, range, uplo, A, B, vl, vu, il, iu, abstol,
                                   m, W, Z, ifail);
}
lapilli_int lapilli_chegvx_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char range, char uplo,
                                lapilli_matrix A, lapilli_matrix B, float vl, float vu, lapilli_int il,
                                lapilli_int iu, float abstol, lapilli_int* m, float* W, lapilli_matrix Z,
                                lapilli_int* ifail) {
    return api::sygvx_mgpu<lapilli_complex_float>(ctx, "chegvx_mgpu", itype, jobz, range, uplo, A, B, vl, vu,
                                                  il, iu, abstol, m, W, Z, ifail);
}
lapilli_int lapilli_zhegvx_mgpu(lapilli_context ctx, lapilli_int itype, char jobz, char range, char uplo,
                                lapilli_matrix A, lapilli_matrix B, double vl, double vu, lapilli_int il,
                                lapilli_int iu, double abstol, lapilli_int* m, double* W, lapilli_matrix Z,
                                lapilli_int* ifail) {
    return api::sygvx_mgpu<lapilli_complex_double>(ctx, "zhegvx_mgpu", itype, jobz, range, uplo, A, B, vl, vu,
                                                   il, iu, abstol, m, W, Z, ifail);
}

lapilli_int lapilli_ssygvx_memory(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                  lapilli_int n, lapilli_int il, lapilli_int iu, lapilli_memory* bytes) {
    return api::sygvx_query<float>(ctx, "ssygvx_memory", itype, jobz, range, n, il, iu, bytes);
}
lapilli_int lapilli_dsygvx_memory(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                  lapilli_int n, lapilli_int il, lapilli_int iu, lapilli_memory* bytes) {
    return api::sygvx_query<double>(ctx, "dsygvx_memory", itype, jobz, range, n, il, iu, bytes);
}
lapilli_int lapilli_chegvx_memory(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                  lapilli_int n, lapilli_int il, lapilli_int iu, lapilli_memory* bytes) {
    return api::sygvx_query<lapilli_complex_float>(ctx, "chegvx_memory", itype, jobz, range, n, il, iu,
                                                   bytes);
}
lapilli_int lapilli_zhegvx_memory(lapilli_context ctx, lapilli_int itype, char jobz, char range,
                                  lapilli_int n, lapilli_int il, lapilli_int iu, lapilli_memory* bytes) {
    return api::sygvx_query<lapilli_complex_double>(ctx, "zhegvx_memory", itype, jobz, range, n, il, iu,
                                                    bytes);
}
