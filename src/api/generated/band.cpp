// SPDX-License-Identifier: BSD-3-Clause
// Symmetric and Hermitian band matrices: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/band.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "lapilli/band.h"
#include "eigen/drivers_band.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int sytrd_sy2sb(lapilli_context ctx, const char* name, char uplo, lapilli_int n, lapilli_int kd, T* A,
                        lapilli_int lda, T* AB, lapilli_int ldab, T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.at_least("kd", kd, {1});
        arguments.input("A", A, n, n, Stored::triangle);
        arguments.leading("lda", lda, {n, "n"});
        arguments.matrix("AB", AB, kd+1, n);
        arguments.leading("ldab", ldab, {kd+1, "kd + 1"});
        arguments.vector("tau", tau, n - kd);
        if (arguments.bad()) return arguments.info();
        return run_sytrd_sy2sb<T>(context, uplo_of(uplo), kd, user_matrix(context, A, n, n, lda),
            user_matrix(context, AB, kd+1, n, ldab), tau);
    });
}

template <class T>
lapilli_int sytrd_sy2sb_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix A,
                             lapilli_matrix AB, T* tau) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = rows_of<T>(context, A);
        const lapilli_int kd = rows_of<T>(context, AB) - 1;
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("A", A, n, n, Stored::triangle);
        arguments.spread<T>("AB", AB, kd+1, n);
        arguments.vector("tau", tau, n - kd);
        if (arguments.bad()) return arguments.info();
        return run_sytrd_sy2sb<T>(context, uplo_of(uplo), kd, user_matrix<T>(A), user_matrix<T>(AB), tau);
    });
}

template <class T>
lapilli_int sytrd_sy2sb_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int kd,
                              lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.at_least("kd", kd, {1});
        if (arguments.bad()) return {};
        return sytrd_sy2sb_memory<T>(context, n, kd);
    });
}

template <class T>
lapilli_int sytrd_sb2st(lapilli_context ctx, const char* name, char stage1, char vect, char uplo,
                        lapilli_int n, lapilli_int kd, const T* AB, lapilli_int ldab, real_t<T>* D,
                        real_t<T>* E) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        arguments.letter("stage1", stage1, "NY");
        arguments.letter("vect", vect, "N");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.size("kd", kd);
        arguments.input("AB", AB, kd+1, n, Stored::band);
        arguments.leading("ldab", ldab, {kd+1, "kd + 1"});
        arguments.vector("D", D, n);
        arguments.vector("E", E, n - 1);
        if (arguments.bad()) return arguments.info();
        return run_sytrd_sb2st<T>(context, uplo_of(uplo), user_matrix(context, AB, kd+1, n, ldab), D, E);
    });
}

template <class T>
lapilli_int sytrd_sb2st_mgpu(lapilli_context ctx, const char* name, char stage1, char vect, char uplo,
                             lapilli_matrix AB, real_t<T>* D, real_t<T>* E) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = cols_of<T>(context, AB);
        const lapilli_int kd = rows_of<T>(context, AB) - 1;
        arguments.letter("stage1", stage1, "NY");
        arguments.letter("vect", vect, "N");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("AB", AB, kd+1, n, Stored::band);
        arguments.vector("D", D, n);
        arguments.vector("E", E, n - 1);
        if (arguments.bad()) return arguments.info();
        return run_sytrd_sb2st<T>(context, uplo_of(uplo), user_matrix<T>(AB), D, E);
    });
}

template <class T>
lapilli_int sytrd_sb2st_query(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int kd,
                              lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.size("n", n);
        arguments.size("kd", kd);
        if (arguments.bad()) return {};
        return sytrd_sb2st_memory<T>(context, n, kd);
    });
}

template <class T>
lapilli_int sbtrd(lapilli_context ctx, const char* name, char vect, char uplo, lapilli_int n, lapilli_int kd,
                  T* AB, lapilli_int ldab, real_t<T>* D, real_t<T>* E, T* Q, lapilli_int ldq) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto wants_q = upper_case(vect) != 'N';
        arguments.letter("vect", vect, "NVU");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.size("kd", kd);
        arguments.input("AB", AB, kd+1, n, Stored::band);
        arguments.leading("ldab", ldab, {kd+1, "kd + 1"});
        arguments.vector("D", D, n);
        arguments.vector("E", E, n - 1);
        arguments.matrix("Q", Q, n, n, wants_q);
        arguments.at_least("ldq", ldq, {max(1, n), "max(1, n)"}, wants_q);
        if (arguments.bad()) return arguments.info();
        return run_sbtrd<T>(context, upper_case(vect), uplo_of(uplo), user_matrix(context, AB, kd+1, n, ldab),
            D, E, user_matrix(context, Q, n, n, ldq));
    });
}

template <class T>
lapilli_int sbtrd_mgpu(lapilli_context ctx, const char* name, char vect, char uplo, lapilli_matrix AB,
                       real_t<T>* D, real_t<T>* E, lapilli_matrix Q) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = cols_of<T>(context, AB);
        const lapilli_int kd = rows_of<T>(context, AB) - 1;
        const auto wants_q = upper_case(vect) != 'N';
        arguments.letter("vect", vect, "NVU");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("AB", AB, kd+1, n, Stored::band);
        arguments.vector("D", D, n);
        arguments.vector("E", E, n - 1);
        arguments.spread<T>("Q", Q, n, n, wants_q);
        if (arguments.bad()) return arguments.info();
        return run_sbtrd<T>(context, upper_case(vect), uplo_of(uplo), user_matrix<T>(AB), D, E,
            wants_q ? user_matrix<T>(Q) : UserMatrix<T>{});
    });
}

template <class T>
lapilli_int sbtrd_query(lapilli_context ctx, const char* name, char vect, lapilli_int n, lapilli_int kd,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.letter("vect", vect, "NVU");
        arguments.size("n", n);
        arguments.size("kd", kd);
        if (arguments.bad()) return {};
        return sbtrd_memory<T>(context, upper_case(vect), n, kd);
    });
}

template <class T>
lapilli_int sbevd(lapilli_context ctx, const char* name, char jobz, char uplo, lapilli_int n, lapilli_int kd,
                  T* AB, lapilli_int ldab, real_t<T>* W, T* Z, lapilli_int ldz) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.size("kd", kd);
        arguments.input("AB", AB, kd+1, n, Stored::band);
        arguments.leading("ldab", ldab, {kd+1, "kd + 1"});
        arguments.vector("W", W, n);
        arguments.matrix("Z", Z, n, n, vectors);
        arguments.leading("ldz", ldz, {n, "n"}, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sbevd<T>(context, wants_vectors(jobz), uplo_of(uplo),
            user_matrix(context, AB, kd+1, n, ldab), W, user_matrix(context, Z, n, n, ldz));
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int sbevd_mgpu(lapilli_context ctx, const char* name, char jobz, char uplo, lapilli_matrix AB,
                       real_t<T>* W, lapilli_matrix Z) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = cols_of<T>(context, AB);
        const lapilli_int kd = rows_of<T>(context, AB) - 1;
        const auto vectors = wants_vectors(jobz);
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("AB", AB, kd+1, n, Stored::band);
        arguments.vector("W", W, n);
        arguments.spread<T>("Z", Z, n, n, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sbevd<T>(context, wants_vectors(jobz), uplo_of(uplo), user_matrix<T>(AB),
            W, vectors ? user_matrix<T>(Z) : UserMatrix<T>{});
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int sbevd_query(lapilli_context ctx, const char* name, char jobz, lapilli_int n, lapilli_int kd,
                        lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        arguments.size("kd", kd);
        if (arguments.bad()) return {};
        return sbevd_memory<T>(context, wants_vectors(jobz), n, kd);
    });
}

template <class T>
lapilli_int sbev(lapilli_context ctx, const char* name, char jobz, char uplo, lapilli_int n, lapilli_int kd,
                 T* AB, lapilli_int ldab, real_t<T>* W, T* Z, lapilli_int ldz) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.size("kd", kd);
        arguments.input("AB", AB, kd+1, n, Stored::band);
        arguments.leading("ldab", ldab, {kd+1, "kd + 1"});
        arguments.vector("W", W, n);
        arguments.matrix("Z", Z, n, n, vectors);
        arguments.leading("ldz", ldz, {n, "n"}, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sbevd<T>(context, wants_vectors(jobz), uplo_of(uplo),
            user_matrix(context, AB, kd+1, n, ldab), W, user_matrix(context, Z, n, n, ldz));
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int sbev_mgpu(lapilli_context ctx, const char* name, char jobz, char uplo, lapilli_matrix AB,
                      real_t<T>* W, lapilli_matrix Z) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = cols_of<T>(context, AB);
        const lapilli_int kd = rows_of<T>(context, AB) - 1;
        const auto vectors = wants_vectors(jobz);
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("AB", AB, kd+1, n, Stored::band);
        arguments.vector("W", W, n);
        arguments.spread<T>("Z", Z, n, n, vectors);
        if (arguments.bad()) return arguments.info();
        const lapilli_int info = run_sbevd<T>(context, wants_vectors(jobz), uplo_of(uplo), user_matrix<T>(AB),
            W, vectors ? user_matrix<T>(Z) : UserMatrix<T>{});
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int sbev_query(lapilli_context ctx, const char* name, char jobz, lapilli_int n, lapilli_int kd,
                       lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.letter("jobz", jobz, "NV");
        arguments.size("n", n);
        arguments.size("kd", kd);
        if (arguments.bad()) return {};
        return sbevd_memory<T>(context, wants_vectors(jobz), n, kd);
    });
}

template <class T>
lapilli_int sbevx(lapilli_context ctx, const char* name, char jobz, char range, char uplo, lapilli_int n,
                  lapilli_int kd, T* AB, lapilli_int ldab, T* Q, lapilli_int ldq, real_t<T> vl, real_t<T> vu,
                  lapilli_int il, lapilli_int iu, real_t<T> abstol, lapilli_int* m, real_t<T>* W, T* Z,
                  lapilli_int ldz, lapilli_int* ifail) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto vectors = wants_vectors(jobz);
        const auto wants_q = vectors && Q != nullptr;
        const auto by_value = upper_case(range) == 'V' && n > 0;
        const auto by_index = upper_case(range) == 'I';
        const auto columns = by_index ? min(n, iu) - max(1, il) + 1 : n;
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.letter("uplo", uplo, "LU");
        arguments.size("n", n);
        arguments.size("kd", kd);
        arguments.input("AB", AB, kd+1, n, Stored::band);
        arguments.leading("ldab", ldab, {kd+1, "kd + 1"});
        arguments.matrix("Q", Q, n, n, wants_q);
        arguments.at_least("ldq", ldq, {max(1, n), "max(1, n)"}, wants_q);
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
        const lapilli_int info = run_sbevx<T>(context, wants_vectors(jobz), uplo_of(uplo),
            selection(upper_case(range), vl, vu, il, iu), user_matrix(context, AB, kd+1, n, ldab),
            user_matrix(context, Q, n, n, ldq), m, W, user_matrix(context, Z, n, columns, ldz), Remarks{ifail,
            nullptr});
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero; nothing was found",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge; nothing was found",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int sbevx_mgpu(lapilli_context ctx, const char* name, char jobz, char range, char uplo,
                       lapilli_matrix AB, lapilli_matrix Q, real_t<T> vl, real_t<T> vu, lapilli_int il,
                       lapilli_int iu, real_t<T> abstol, lapilli_int* m, real_t<T>* W, lapilli_matrix Z,
                       lapilli_int* ifail) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const lapilli_int n = cols_of<T>(context, AB);
        const lapilli_int kd = rows_of<T>(context, AB) - 1;
        const auto vectors = wants_vectors(jobz);
        const auto wants_q = vectors && Q != nullptr;
        const auto by_value = upper_case(range) == 'V' && n > 0;
        const auto by_index = upper_case(range) == 'I';
        const auto columns = by_index ? min(n, iu) - max(1, il) + 1 : n;
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.letter("uplo", uplo, "LU");
        arguments.spread_input<T>("AB", AB, kd+1, n, Stored::band);
        arguments.spread<T>("Q", Q, n, n, wants_q);
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
        const lapilli_int info = run_sbevx<T>(context, wants_vectors(jobz), uplo_of(uplo),
            selection(upper_case(range), vl, vu, il, iu), user_matrix<T>(AB),
            wants_q ? user_matrix<T>(Q) : UserMatrix<T>{}, m, W,
            vectors ? user_matrix<T>(Z) : UserMatrix<T>{}, Remarks{ifail, nullptr});
        if (info > 0 && !vectors) arguments.explain("{} off-diagonal elements of the tridiagonal form did not converge to zero; nothing was found",
            info);
        if (info > 0 && vectors) arguments.explain("an eigenvalue of the submatrix of rows and columns {} to {} did not converge; nothing was found",
            info / (n + 1), info % (n + 1));
        return info;
    });
}

template <class T>
lapilli_int sbevx_query(lapilli_context ctx, const char* name, char jobz, char range, lapilli_int n,
                        lapilli_int kd, lapilli_int il, lapilli_int iu, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        const auto by_index = upper_case(range) == 'I';
        arguments.letter("jobz", jobz, "NV");
        arguments.letter("range", range, "AVI");
        arguments.size("n", n);
        arguments.size("kd", kd);
        arguments.range("il", il, {1}, {max(1, n), "max(1, n)"}, by_index);
        arguments.range("iu", iu, {min(n, il), "min(n, il)"}, {n, "n"}, by_index);
        if (arguments.bad()) return {};
        return sbevx_memory<T>(context, wants_vectors(jobz), selection(upper_case(range), 0, 0, il, iu), n,
            kd);
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_ssytrd_sy2sb(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int kd, float* A,
                                 lapilli_int lda, float* AB, lapilli_int ldab, float* tau) {
    return api::sytrd_sy2sb<float>(ctx, "ssytrd_sy2sb", uplo, n, kd, A, lda, AB, ldab, tau);
}
lapilli_int lapilli_dsytrd_sy2sb(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int kd, double* A,
                                 lapilli_int lda, double* AB, lapilli_int ldab, double* tau) {
    return api::sytrd_sy2sb<double>(ctx, "dsytrd_sy2sb", uplo, n, kd, A, lda, AB, ldab, tau);
}
lapilli_int lapilli_chetrd_he2hb(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int kd,
                                 lapilli_complex_float* A, lapilli_int lda, lapilli_complex_float* AB,
                                 lapilli_int ldab, lapilli_complex_float* tau) {
    return api::sytrd_sy2sb<lapilli_complex_float>(ctx, "chetrd_he2hb", uplo, n, kd, A, lda, AB, ldab, tau);
}
lapilli_int lapilli_zhetrd_he2hb(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int kd,
                                 lapilli_complex_double* A, lapilli_int lda, lapilli_complex_double* AB,
                                 lapilli_int ldab, lapilli_complex_double* tau) {
    return api::sytrd_sy2sb<lapilli_complex_double>(ctx, "zhetrd_he2hb", uplo, n, kd, A, lda, AB, ldab, tau);
}

lapilli_int lapilli_ssytrd_sy2sb_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix AB,
                                      float* tau) {
    return api::sytrd_sy2sb_mgpu<float>(ctx, "ssytrd_sy2sb_mgpu", uplo, A, AB, tau);
}
lapilli_int lapilli_dsytrd_sy2sb_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix AB,
                                      double* tau) {
    return api::sytrd_sy2sb_mgpu<double>(ctx, "dsytrd_sy2sb_mgpu", uplo, A, AB, tau);
}
lapilli_int lapilli_chetrd_he2hb_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix AB,
                                      lapilli_complex_float* tau) {
    return api::sytrd_sy2sb_mgpu<lapilli_complex_float>(ctx, "chetrd_he2hb_mgpu", uplo, A, AB, tau);
}
lapilli_int lapilli_zhetrd_he2hb_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix AB,
                                      lapilli_complex_double* tau) {
    return api::sytrd_sy2sb_mgpu<lapilli_complex_double>(ctx, "zhetrd_he2hb_mgpu", uplo, A, AB, tau);
}

lapilli_int lapilli_ssytrd_sy2sb_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                        lapilli_memory* bytes) {
    return api::sytrd_sy2sb_query<float>(ctx, "ssytrd_sy2sb_memory", n, kd, bytes);
}
lapilli_int lapilli_dsytrd_sy2sb_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                        lapilli_memory* bytes) {
    return api::sytrd_sy2sb_query<double>(ctx, "dsytrd_sy2sb_memory", n, kd, bytes);
}
lapilli_int lapilli_chetrd_he2hb_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                        lapilli_memory* bytes) {
    return api::sytrd_sy2sb_query<lapilli_complex_float>(ctx, "chetrd_he2hb_memory", n, kd, bytes);
}
lapilli_int lapilli_zhetrd_he2hb_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                        lapilli_memory* bytes) {
    return api::sytrd_sy2sb_query<lapilli_complex_double>(ctx, "zhetrd_he2hb_memory", n, kd, bytes);
}

lapilli_int lapilli_ssytrd_sb2st(lapilli_context ctx, char stage1, char vect, char uplo, lapilli_int n,
                                 lapilli_int kd, const float* AB, lapilli_int ldab, float* D, float* E) {
    return api::sytrd_sb2st<float>(ctx, "ssytrd_sb2st", stage1, vect, uplo, n, kd, AB, ldab, D, E);
}
lapilli_int lapilli_dsytrd_sb2st(lapilli_context ctx, char stage1, char vect, char uplo, lapilli_int n,
                                 lapilli_int kd, const double* AB, lapilli_int ldab, double* D, double* E) {
    return api::sytrd_sb2st<double>(ctx, "dsytrd_sb2st", stage1, vect, uplo, n, kd, AB, ldab, D, E);
}
lapilli_int lapilli_chetrd_hb2st(lapilli_context ctx, char stage1, char vect, char uplo, lapilli_int n,
                                 lapilli_int kd, const lapilli_complex_float* AB, lapilli_int ldab, float* D,
                                 float* E) {
    return api::sytrd_sb2st<lapilli_complex_float>(ctx, "chetrd_hb2st", stage1, vect, uplo, n, kd, AB, ldab,
                                                   D, E);
}
lapilli_int lapilli_zhetrd_hb2st(lapilli_context ctx, char stage1, char vect, char uplo, lapilli_int n,
                                 lapilli_int kd, const lapilli_complex_double* AB, lapilli_int ldab,
                                 double* D, double* E) {
    return api::sytrd_sb2st<lapilli_complex_double>(ctx, "zhetrd_hb2st", stage1, vect, uplo, n, kd, AB, ldab,
                                                    D, E);
}

lapilli_int lapilli_ssytrd_sb2st_mgpu(lapilli_context ctx, char stage1, char vect, char uplo,
                                      lapilli_matrix AB, float* D, float* E) {
    return api::sytrd_sb2st_mgpu<float>(ctx, "ssytrd_sb2st_mgpu", stage1, vect, uplo, AB, D, E);
}
lapilli_int lapilli_dsytrd_sb2st_mgpu(lapilli_context ctx, char stage1, char vect, char uplo,
                                      lapilli_matrix AB, double* D, double* E) {
    return api::sytrd_sb2st_mgpu<double>(ctx, "dsytrd_sb2st_mgpu", stage1, vect, uplo, AB, D, E);
}
lapilli_int lapilli_chetrd_hb2st_mgpu(lapilli_context ctx, char stage1, char vect, char uplo,
                                      lapilli_matrix AB, float* D, float* E) {
    return api::sytrd_sb2st_mgpu<lapilli_complex_float>(ctx, "chetrd_hb2st_mgpu", stage1, vect, uplo, AB, D,
                                                        E);
}
lapilli_int lapilli_zhetrd_hb2st_mgpu(lapilli_context ctx, char stage1, char vect, char uplo,
                                      lapilli_matrix AB, double* D, double* E) {
    return api::sytrd_sb2st_mgpu<lapilli_complex_double>(ctx, "zhetrd_hb2st_mgpu", stage1, vect, uplo, AB, D,
                                                         E);
}

lapilli_int lapilli_ssytrd_sb2st_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                        lapilli_memory* bytes) {
    return api::sytrd_sb2st_query<float>(ctx, "ssytrd_sb2st_memory", n, kd, bytes);
}
lapilli_int lapilli_dsytrd_sb2st_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                        lapilli_memory* bytes) {
    return api::sytrd_sb2st_query<double>(ctx, "dsytrd_sb2st_memory", n, kd, bytes);
}
lapilli_int lapilli_chetrd_hb2st_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                        lapilli_memory* bytes) {
    return api::sytrd_sb2st_query<lapilli_complex_float>(ctx, "chetrd_hb2st_memory", n, kd, bytes);
}
lapilli_int lapilli_zhetrd_hb2st_memory(lapilli_context ctx, lapilli_int n, lapilli_int kd,
                                        lapilli_memory* bytes) {
    return api::sytrd_sb2st_query<lapilli_complex_double>(ctx, "zhetrd_hb2st_memory", n, kd, bytes);
}

lapilli_int lapilli_ssbtrd(lapilli_context ctx, char vect, char uplo, lapilli_int n, lapilli_int kd,
                           float* AB, lapilli_int ldab, float* D, float* E, float* Q, lapilli_int ldq) {
    return api::sbtrd<float>(ctx, "ssbtrd", vect, uplo, n, kd, AB, ldab, D, E, Q, ldq);
}
lapilli_int lapilli_dsbtrd(lapilli_context ctx, char vect, char uplo, lapilli_int n, lapilli_int kd,
                           double* AB, lapilli_int ldab, double* D, double* E, double* Q, lapilli_int ldq) {
    return api::sbtrd<double>(ctx, "dsbtrd", vect, uplo, n, kd, AB, ldab, D, E, Q, ldq);
}
lapilli_int lapilli_chbtrd(lapilli_context ctx, char vect, char uplo, lapilli_int n, lapilli_int kd,
                           lapilli_complex_float* AB, lapilli_int ldab, float* D, float* E,
                           lapilli_complex_float* Q, lapilli_int ldq) {
    return api::sbtrd<lapilli_complex_float>(ctx, "chbtrd", vect, uplo, n, kd, AB, ldab, D, E, Q, ldq);
}
lapilli_int lapilli_zhbtrd(lapilli_context ctx, char vect, char uplo, lapilli_int n, lapilli_int kd,
                           lapilli_complex_double* AB, lapilli_int ldab, double* D, double* E,
                           lapilli_complex_double* Q, lapilli_int ldq) {
    return api::sbtrd<lapilli_complex_double>(ctx, "zhbtrd", vect, uplo, n, kd, AB, ldab, D, E, Q, ldq);
}

lapilli_int lapilli_ssbtrd_mgpu(lapilli_context ctx, char vect, char uplo, lapilli_matrix AB, float* D,
                                float* E, lapilli_matrix Q) {
    return api::sbtrd_mgpu<float>(ctx, "ssbtrd_mgpu", vect, uplo, AB, D, E, Q);
}
lapilli_int lapilli_dsbtrd_mgpu(lapilli_context ctx, char vect, char uplo, lapilli_matrix AB, double* D,
                                double* E, lapilli_matrix Q) {
    return api::sbtrd_mgpu<double>(ctx, "dsbtrd_mgpu", vect, uplo, AB, D, E, Q);
}
lapilli_int lapilli_chbtrd_mgpu(lapilli_context ctx, char vect, char uplo, lapilli_matrix AB, float* D,
                                float* E, lapilli_matrix Q) {
    return api::sbtrd_mgpu<lapilli_complex_float>(ctx, "chbtrd_mgpu", vect, uplo, AB, D, E, Q);
}
lapilli_int lapilli_zhbtrd_mgpu(lapilli_context ctx, char vect, char uplo, lapilli_matrix AB, double* D,
                                double* E, lapilli_matrix Q) {
    return api::sbtrd_mgpu<lapilli_complex_double>(ctx, "zhbtrd_mgpu", vect, uplo, AB, D, E, Q);
}

lapilli_int lapilli_ssbtrd_memory(lapilli_context ctx, char vect, lapilli_int n, lapilli_int kd,
                                  lapilli_memory* bytes) {
    return api::sbtrd_query<float>(ctx, "ssbtrd_memory", vect, n, kd, bytes);
}
lapilli_int lapilli_dsbtrd_memory(lapilli_context ctx, char vect, lapilli_int n, lapilli_int kd,
                                  lapilli_memory* bytes) {
    return api::sbtrd_query<double>(ctx, "dsbtrd_memory", vect, n, kd, bytes);
}
lapilli_int lapilli_chbtrd_memory(lapilli_context ctx, char vect, lapilli_int n, lapilli_int kd,
                                  lapilli_memory* bytes) {
    return api::sbtrd_query<lapilli_complex_float>(ctx, "chbtrd_memory", vect, n, kd, bytes);
}
lapilli_int lapilli_zhbtrd_memory(lapilli_context ctx, char vect, lapilli_int n, lapilli_int kd,
                                  lapilli_memory* bytes) {
    return api::sbtrd_query<lapilli_complex_double>(ctx, "zhbtrd_memory", vect, n, kd, bytes);
}

lapilli_int lapilli_ssbevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n, lapilli_int kd,
                           float* AB, lapilli_int ldab, float* W, float* Z, lapilli_int ldz) {
    return api::sbevd<float>(ctx, "ssbevd", jobz, uplo, n, kd, AB, ldab, W, Z, ldz);
}
lapilli_int lapilli_dsbevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n, lapilli_int kd,
                           double* AB, lapilli_int ldab, double* W, double* Z, lapilli_int ldz) {
    return api::sbevd<double>(ctx, "dsbevd", jobz, uplo, n, kd, AB, ldab, W, Z, ldz);
}
lapilli_int lapilli_chbevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n, lapilli_int kd,
                           lapilli_complex_float* AB, lapilli_int ldab, float* W, lapilli_complex_float* Z,
                           lapilli_int ldz) {
    return api::sbevd<lapilli_complex_float>(ctx, "chbevd", jobz, uplo, n, kd, AB, ldab, W, Z, ldz);
}
lapilli_int lapilli_zhbevd(lapilli_context ctx, char jobz, char uplo, lapilli_int n, lapilli_int kd,
                           lapilli_complex_double* AB, lapilli_int ldab, double* W, lapilli_complex_double* Z,
                           lapilli_int ldz) {
    return api::sbevd<lapilli_complex_double>(ctx, "zhbevd", jobz, uplo, n, kd, AB, ldab, W, Z, ldz);
}

lapilli_int lapilli_ssbevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix AB, float* W,
                                lapilli_matrix Z) {
    return api::sbevd_mgpu<float>(ctx, "ssbevd_mgpu", jobz, uplo, AB, W, Z);
}
lapilli_int lapilli_dsbevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix AB, double* W,
                                lapilli_matrix Z) {
    return api::sbevd_mgpu<double>(ctx, "dsbevd_mgpu", jobz, uplo, AB, W, Z);
}
lapilli_int lapilli_chbevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix AB, float* W,
                                lapilli_matrix Z) {
    return api::sbevd_mgpu<lapilli_complex_float>(ctx, "chbevd_mgpu", jobz, uplo, AB, W, Z);
}
lapilli_int lapilli_zhbevd_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix AB, double* W,
                                lapilli_matrix Z) {
    return api::sbevd_mgpu<lapilli_complex_double>(ctx, "zhbevd_mgpu", jobz, uplo, AB, W, Z);
}

lapilli_int lapilli_ssbevd_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_int kd,
                                  lapilli_memory* bytes) {
    return api::sbevd_query<float>(ctx, "ssbevd_memory", jobz, n, kd, bytes);
}
lapilli_int lapilli_dsbevd_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_int kd,
                                  lapilli_memory* bytes) {
    return api::sbevd_query<double>(ctx, "dsbevd_memory", jobz, n, kd, bytes);
}
lapilli_int lapilli_chbevd_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_int kd,
                                  lapilli_memory* bytes) {
    return api::sbevd_query<lapilli_complex_float>(ctx, "chbevd_memory", jobz, n, kd, bytes);
}
lapilli_int lapilli_zhbevd_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_int kd,
                                  lapilli_memory* bytes) {
    return api::sbevd_query<lapilli_complex_double>(ctx, "zhbevd_memory", jobz, n, kd, bytes);
}

lapilli_int lapilli_ssbev(lapilli_context ctx, char jobz, char uplo, lapilli_int n, lapilli_int kd, float* AB,
                          lapilli_int ldab, float* W, float* Z, lapilli_int ldz) {
    return api::sbev<float>(ctx, "ssbev", jobz, uplo, n, kd, AB, ldab, W, Z, ldz);
}
lapilli_int lapilli_dsbev(lapilli_context ctx, char jobz, char uplo, lapilli_int n, lapilli_int kd,
                          double* AB, lapilli_int ldab, double* W, double* Z, lapilli_int ldz) {
    return api::sbev<double>(ctx, "dsbev", jobz, uplo, n, kd, AB, ldab, W, Z, ldz);
}
lapilli_int lapilli_chbev(lapilli_context ctx, char jobz, char uplo, lapilli_int n, lapilli_int kd,
                          lapilli_complex_float* AB, lapilli_int ldab, float* W, lapilli_complex_float* Z,
                          lapilli_int ldz) {
    return api::sbev<lapilli_complex_float>(ctx, "chbev", jobz, uplo, n, kd, AB, ldab, W, Z, ldz);
}
lapilli_int lapilli_zhbev(lapilli_context ctx, char jobz, char uplo, lapilli_int n, lapilli_int kd,
                          lapilli_complex_double* AB, lapilli_int ldab, double* W, lapilli_complex_double* Z,
                          lapilli_int ldz) {
    return api::sbev<lapilli_complex_double>(ctx, "zhbev", jobz, uplo, n, kd, AB, ldab, W, Z, ldz);
}

lapilli_int lapilli_ssbev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix AB, float* W,
                               lapilli_matrix Z) {
    return api::sbev_mgpu<float>(ctx, "ssbev_mgpu", jobz, uplo, AB, W, Z);
}
lapilli_int lapilli_dsbev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix AB, double* W,
                               lapilli_matrix Z) {
    return api::sbev_mgpu<double>(ctx, "dsbev_mgpu", jobz, uplo, AB, W, Z);
}
lapilli_int lapilli_chbev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix AB, float* W,
                               lapilli_matrix Z) {
    return api::sbev_mgpu<lapilli_complex_float>(ctx, "chbev_mgpu", jobz, uplo, AB, W, Z);
}
lapilli_int lapilli_zhbev_mgpu(lapilli_context ctx, char jobz, char uplo, lapilli_matrix AB, double* W,
                               lapilli_matrix Z) {
    return api::sbev_mgpu<lapilli_complex_double>(ctx, "zhbev_mgpu", jobz, uplo, AB, W, Z);
}

lapilli_int lapilli_ssbev_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_int kd,
                                 lapilli_memory* bytes) {
    return api::sbev_query<float>(ctx, "ssbev_memory", jobz, n, kd, bytes);
}
lapilli_int lapilli_dsbev_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_int kd,
                                 lapilli_memory* bytes) {
    return api::sbev_query<double>(ctx, "dsbev_memory", jobz, n, kd, bytes);
}
lapilli_int lapilli_chbev_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_int kd,
                                 lapilli_memory* bytes) {
    return api::sbev_query<lapilli_complex_float>(ctx, "chbev_memory", jobz, n, kd, bytes);
}
lapilli_int lapilli_zhbev_memory(lapilli_context ctx, char jobz, lapilli_int n, lapilli_int kd,
                                 lapilli_memory* bytes) {
    return api::sbev_query<lapilli_complex_double>(ctx, "zhbev_memory", jobz, n, kd, bytes);
}

lapilli_int lapilli_ssbevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                           lapilli_int kd, float* AB, lapilli_int ldab, float* Q, lapilli_int ldq, float vl,
                           float vu, lapilli_int il, lapilli_int iu, float abstol, lapilli_int* m, float* W,
                           float* Z, lapilli_int ldz, lapilli_int* ifail) {
    return api::sbevx<float>(ctx, "ssbevx", jobz, range, uplo, n, kd, AB, ldab, Q, ldq, vl, vu, il, iu,
                             abstol, m, W, Z, ldz, ifail);
}
lapilli_int lapilli_dsbevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                           lapilli_int kd, double* AB, lapilli_int ldab, double* Q, lapilli_int ldq,
                           double vl, double vu, lapilli_int il, lapilli_int iu, double abstol,
                           lapilli_int* m, double* W, double* Z, lapilli_int ldz, lapilli_int* ifail) {
    return api::sbevx<double>(ctx, "dsbevx", jobz, range, uplo, n, kd, AB, ldab, Q, ldq, vl, vu, il, iu,
                              abstol, m, W, Z, ldz, ifail);
}
lapilli_int lapilli_chbevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                           lapilli_int kd, lapilli_complex_float* AB, lapilli_int ldab,
                           lapilli_complex_float* Q, lapilli_int ldq, float vl, float vu, lapilli_int il,
                           lapilli_int iu, float abstol, lapilli_int* m, float* W, lapilli_complex_float* Z,
                           lapilli_int ldz, lapilli_int* ifail) {
    return api::sbevx<lapilli_complex_float>(ctx, "chbevx", jobz, range, uplo, n, kd, AB, ldab, Q, ldq, vl,
                                             vu, il, iu, abstol, m, W, Z, ldz, ifail);
}
lapilli_int lapilli_zhbevx(lapilli_context ctx, char jobz, char range, char uplo, lapilli_int n,
                           lapilli_int kd, lapilli_complex_double* AB, lapilli_int ldab,
                           lapilli_complex_double* Q, lapilli_int ldq, double vl, double vu, lapilli_int il,
                           lapilli_int iu, double abstol, lapilli_int* m, double* W,
                           lapilli_complex_double* Z, lapilli_int ldz, lapilli_int* ifail) {
    return api::sbevx<lapilli_complex_double>(ctx, "zhbevx", jobz, range, uplo, n, kd, AB, ldab, Q, ldq, vl,
                                              vu, il, iu, abstol, m, W, Z, ldz, ifail);
}

lapilli_int lapilli_ssbevx_mgpu(lapilli_context ctx, char jobz, char range, char uplo, lapilli_matrix AB,
                                lapilli_matrix Q, float vl, float vu, lapilli_int il, lapilli_int iu,
                                float abstol, lapilli_int* m, float* W, lapilli_matrix Z,
                                lapilli_int* ifail) {
    return api::sbevx_mgpu<float>(ctx, "ssbevx_mgpu", jobz, range, uplo, AB, Q, vl, vu, il, iu, abstol, m, W,
                                  Z, ifail);
}
lapilli_int lapilli_dsbevx_mgpu(lapilli_context ctx, char jobz, char range, char uplo, lapilli_matrix AB,
                                lapilli_matrix Q, double vl, double vu, lapilli_int il, lapilli_int iu,
                                double abstol, lapilli_int* m, double* W, lapilli_matrix Z,
                                lapilli_int* ifail) {
    return api::sbevx_mgpu<double>(ctx, "dsbevx_mgpu", jobz, range, uplo, AB, Q, vl, vu, il, iu, abstol, m, W,
                                   Z, ifail);
}
lapilli_int lapilli_chbevx_mgpu(lapilli_context ctx, char jobz, char range, char uplo, lapilli_matrix AB,
                                lapilli_matrix Q, float vl, float vu, lapilli_int il, lapilli_int iu,
                                float abstol, lapilli_int* m, float* W, lapilli_matrix Z,
                                lapilli_int* ifail) {
    return api::sbevx_mgpu<lapilli_complex_float>(ctx, "chbevx_mgpu", jobz, range, uplo, AB, Q, vl, vu, il,
                                                  iu, abstol, m, W, Z, ifail);
}
lapilli_int lapilli_zhbevx_mgpu(lapilli_context ctx, char jobz, char range, char uplo, lapilli_matrix AB,
                                lapilli_matrix Q, double vl, double vu, lapilli_int il, lapilli_int iu,
                                double abstol, lapilli_int* m, double* W, lapilli_matrix Z,
                                lapilli_int* ifail) {
    return api::sbevx_mgpu<lapilli_complex_double>(ctx, "zhbevx_mgpu", jobz, range, uplo, AB, Q, vl, vu, il,
                                                   iu, abstol, m, W, Z, ifail);
}

lapilli_int lapilli_ssbevx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n, lapilli_int kd,
                                  lapilli_int il, lapilli_int iu, lapilli_memory* bytes) {
    return api::sbevx_query<float>(ctx, "ssbevx_memory", jobz, range, n, kd, il, iu, bytes);
}
lapilli_int lapilli_dsbevx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n, lapilli_int kd,
                                  lapilli_int il, lapilli_int iu, lapilli_memory* bytes) {
    return api::sbevx_query<double>(ctx, "dsbevx_memory", jobz, range, n, kd, il, iu, bytes);
}
lapilli_int lapilli_chbevx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n, lapilli_int kd,
                                  lapilli_int il, lapilli_int iu, lapilli_memory* bytes) {
    return api::sbevx_query<lapilli_complex_float>(ctx, "chbevx_memory", jobz, range, n, kd, il, iu, bytes);
}
lapilli_int lapilli_zhbevx_memory(lapilli_context ctx, char jobz, char range, lapilli_int n, lapilli_int kd,
                                  lapilli_int il, lapilli_int iu, lapilli_memory* bytes) {
    return api::sbevx_query<lapilli_complex_double>(ctx, "zhbevx_memory", jobz, range, n, kd, il, iu, bytes);
}
