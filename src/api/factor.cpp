// SPDX-License-Identifier: BSD-3-Clause
// POTRF, POTRS, POSV: arguments checked in LAPACK's order.
#include <complex>

#include "api/handles.hpp"
#include "factor/drivers.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int potrf(lapilli_context ctx, const char* name, char uplo, lapilli_int n, T* a, lapilli_int lda) {
    return call(ctx, name, [&](Context& context) -> lapilli_int {
        const lapilli_int bad = Arguments(context, name)
                                    .check(1, "uplo", is_one_of(uplo, "LU"))
                                    .check(2, "n", n >= 0)
                                    .check(3, "A", a != nullptr || n <= 0)
                                    .check(4, "lda", lda >= std::max<lapilli_int>(1, n))
                                    .info();
        return bad != 0 ? bad : run_potrf(context, uplo_of(uplo), user_matrix(context, a, n, n, lda));
    });
}

lapilli_int check_solve(Context& context, const char* name, char uplo, lapilli_int n, lapilli_int nrhs,
                        const void* a, lapilli_int lda, const void* b, lapilli_int ldb) {
    return Arguments(context, name)
        .check(1, "uplo", is_one_of(uplo, "LU"))
        .check(2, "n", n >= 0)
        .check(3, "nrhs", nrhs >= 0)
        .check(4, "A", a != nullptr || n <= 0)
        .check(5, "lda", lda >= std::max<lapilli_int>(1, n))
        .check(6, "B", b != nullptr || n <= 0 || nrhs <= 0)
        .check(7, "ldb", ldb >= std::max<lapilli_int>(1, n))
        .info();
}

template <class T>
lapilli_int potrs(lapilli_context ctx, const char* name, char uplo, lapilli_int n, lapilli_int nrhs,
                  const T* a, lapilli_int lda, T* b, lapilli_int ldb) {
    return call(ctx, name, [&](Context& context) -> lapilli_int {
        const lapilli_int bad = check_solve(context, name, uplo, n, nrhs, a, lda, b, ldb);
        return bad != 0 ? bad
                        : run_potrs<T>(context, uplo_of(uplo), user_matrix(context, a, n, n, lda),
                                       user_matrix(context, b, n, nrhs, ldb));
    });
}

template <class T>
lapilli_int posv(lapilli_context ctx, const char* name, char uplo, lapilli_int n, lapilli_int nrhs, T* a,
                 lapilli_int lda, T* b, lapilli_int ldb) {
    return call(ctx, name, [&](Context& context) -> lapilli_int {
        const lapilli_int bad = check_solve(context, name, uplo, n, nrhs, a, lda, b, ldb);
        return bad != 0 ? bad
                        : run_posv(context, uplo_of(uplo), user_matrix(context, a, n, n, lda),
                                   user_matrix(context, b, n, nrhs, ldb));
    });
}

template <class T>
lapilli_int potrf_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix a) {
    return call(ctx, name, [&](Context& context) -> lapilli_int {
        const lapilli_int bad = Arguments(context, name)
                                    .check(1, "uplo", is_one_of(uplo, "LU"))
                                    .check(2, "A", holds<T>(context, a) && is_square(a))
                                    .info();
        return bad != 0 ? bad : run_potrf(context, uplo_of(uplo), user_matrix<T>(a));
    });
}

template <class T>
lapilli_int solve_mgpu(lapilli_context ctx, const char* name, char uplo, lapilli_matrix a, lapilli_matrix b,
                       bool factored) {
    return call(ctx, name, [&](Context& context) -> lapilli_int {
        const lapilli_int bad =
            Arguments(context, name)
                .check(1, "uplo", is_one_of(uplo, "LU"))
                .check(2, "A", holds<T>(context, a) && is_square(a))
                .check(3, "B",
                       holds<T>(context, b) && holds<T>(context, a) && b->matrix.rows == a->matrix.rows)
                .info();
        if (bad != 0) return bad;
        return factored ? run_potrs<T>(context, uplo_of(uplo), user_matrix<T>(a), user_matrix<T>(b))
                        : run_posv<T>(context, uplo_of(uplo), user_matrix<T>(a), user_matrix<T>(b));
    });
}

template <class T>
lapilli_int factor_memory(lapilli_context ctx, const char* name, lapilli_int n, lapilli_memory* bytes) {
    return memory(ctx, name, bytes, 2, [&](Context& context, Arguments& arguments) {
        arguments.check(1, "n", n >= 0);
        return arguments.info() != 0 ? Footprint{} : potrf_memory<T>(context, n);
    });
}

template <class T>
lapilli_int solve_memory(lapilli_context ctx, const char* name, lapilli_int n, lapilli_int nrhs,
                         lapilli_memory* bytes) {
    return memory(ctx, name, bytes, 3, [&](Context& context, Arguments& arguments) {
        arguments.check(1, "n", n >= 0).check(2, "nrhs", nrhs >= 0);
        return arguments.info() != 0 ? Footprint{} : potrs_memory<T>(context, n, nrhs);
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

#define LAPILLI_FACTOR_API(p, T)                                                                             \
    lapilli_int lapilli_##p##potrf(lapilli_context ctx, char uplo, lapilli_int n, T* A, lapilli_int lda) {   \
        return api::potrf(ctx, #p "potrf", uplo, n, A, lda);                                                 \
    }                                                                                                        \
    lapilli_int lapilli_##p##potrs(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs,          \
                                   const T* A, lapilli_int lda, T* B, lapilli_int ldb) {                     \
        return api::potrs(ctx, #p "potrs", uplo, n, nrhs, A, lda, B, ldb);                                   \
    }                                                                                                        \
    lapilli_int lapilli_##p##posv(lapilli_context ctx, char uplo, lapilli_int n, lapilli_int nrhs, T* A,     \
                                  lapilli_int lda, T* B, lapilli_int ldb) {                                  \
        return api::posv(ctx, #p "posv", uplo, n, nrhs, A, lda, B, ldb);                                     \
    }                                                                                                        \
    lapilli_int lapilli_##p##potrf_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A) {                  \
        return api::potrf_mgpu<T>(ctx, #p "potrf_mgpu", uplo, A);                                            \
    }                                                                                                        \
    lapilli_int lapilli_##p##potrs_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A,                    \
                                        lapilli_matrix B) {                                                  \
        return api::solve_mgpu<T>(ctx, #p "potrs_mgpu", uplo, A, B, true);                                   \
    }                                                                                                        \
    lapilli_int lapilli_##p##posv_mgpu(lapilli_context ctx, char uplo, lapilli_matrix A, lapilli_matrix B) { \
        return api::solve_mgpu<T>(ctx, #p "posv_mgpu", uplo, A, B, false);                                   \
    }                                                                                                        \
    lapilli_int lapilli_##p##potrf_memory(lapilli_context ctx, lapilli_int n, lapilli_memory* bytes) {       \
        return api::factor_memory<T>(ctx, #p "potrf_memory", n, bytes);                                      \
    }                                                                                                        \
    lapilli_int lapilli_##p##potrs_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,              \
                                          lapilli_memory* bytes) {                                           \
        return api::solve_memory<T>(ctx, #p "potrs_memory", n, nrhs, bytes);                                 \
    }                                                                                                        \
    lapilli_int lapilli_##p##posv_memory(lapilli_context ctx, lapilli_int n, lapilli_int nrhs,               \
                                         lapilli_memory* bytes) {                                            \
        return api::solve_memory<T>(ctx, #p "posv_memory", n, nrhs, bytes);                                  \
    }
LAPILLI_FACTOR_API(s, float)
LAPILLI_FACTOR_API(d, double)
LAPILLI_FACTOR_API(c, std::complex<float>)
LAPILLI_FACTOR_API(z, std::complex<double>)
