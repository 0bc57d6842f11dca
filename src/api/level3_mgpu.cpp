// SPDX-License-Identifier: BSD-3-Clause
// Products of spread matrices: SYRK, HERK, SYR2K, HER2K, SYMM, HEMM, TRSM, TRMM. Sizes come with the handles: one
// whose shape does not fit is the bad argument.
#include <complex>

#include "api/level3.hpp"
#include "blas/level3.hpp"

namespace lapilli::api {
namespace {

template <class T>
bool has_shape(Context& context, lapilli_matrix a, index_t rows, index_t cols) {
    return holds<T>(context, a) && a->matrix.rows == rows && a->matrix.cyclic.cols() == cols;
}

/// B is A where there is one term.
template <class T>
lapilli_int rank_k(lapilli_context ctx, const char* name, bool hermitian, int terms, char uplo, char trans,
                   T alpha, lapilli_matrix a, lapilli_matrix b, T beta, lapilli_matrix c) {
    return call(ctx, name, [&](Context& context) -> lapilli_int {
        Arguments arguments(context, name);
        arguments.check(1, "uplo", is_one_of(uplo, "LU"))
            .check(2, "trans", is_one_of(trans, rank_k_letters<T>(hermitian)))
            .check(4, "A", holds<T>(context, a));
        if (arguments.info() != 0) return arguments.info();
        const bool turned = op_of(trans) != Op::none;
        const index_t rows = a->matrix.rows, cols = a->matrix.cyclic.cols(), n = turned ? cols : rows;
        if (terms == 2) arguments.check(5, "B", has_shape<T>(context, b, rows, cols));
        arguments.check(terms == 2 ? 7 : 6, "C", has_shape<T>(context, c, n, n));
        if (arguments.info() != 0) return arguments.info();
        run_rank_k<T>(context, {uplo_of(uplo), turned, hermitian, terms, alpha, beta},
                      user_matrix<const T>(a), user_matrix<const T>(b), user_matrix<T>(c));
        return 0;
    });
}

/// The order of A in a product with the m-by-n matrix B.
index_t order_for(char side, lapilli_matrix b) {
    return side_of(side) == Side::left ? b->matrix.rows : b->matrix.cyclic.cols();
}

template <class T>
lapilli_int symm(lapilli_context ctx, const char* name, bool hermitian, char side, char uplo, T alpha,
                 lapilli_matrix a, lapilli_matrix b, T beta, lapilli_matrix c) {
    return call(ctx, name, [&](Context& context) -> lapilli_int {
        Arguments arguments(context, name);
        arguments.check(1, "side", is_one_of(side, "LR"))
            .check(2, "uplo", is_one_of(uplo, "LU"))
            .check(4, "A", holds<T>(context, a) && is_square(a));
        if (arguments.info() != 0) return arguments.info();
        arguments.check(5, "B", holds<T>(context, b) && order_for(side, b) == a->matrix.rows);
        if (arguments.info() != 0) return arguments.info();
        arguments.check(7, "C", has_shape<T>(context, c, b->matrix.rows, b->matrix.cyclic.cols()));
        if (arguments.info() != 0) return arguments.info();
        run_symm<T>(context, {side_of(side), uplo_of(uplo), hermitian, alpha, beta}, a->matrix, b->matrix,
                    c->matrix);
        return 0;
    });
}

template <class T>
lapilli_int triangular(lapilli_context ctx, const char* name, bool solve, char side, char uplo, char transa,
                       char diag, T alpha, lapilli_matrix a, lapilli_matrix b) {
    return call(ctx, name, [&](Context& context) -> lapilli_int {
        Arguments arguments(context, name);
        arguments.check(1, "side", is_one_of(side, "LR"))
            .check(2, "uplo", is_one_of(uplo, "LU"))
            .check(3, "transa", is_one_of(transa, "NTC"))
            .check(4, "diag", is_one_of(diag, "NU"))
            .check(6, "A", holds<T>(context, a) && is_square(a));
        if (arguments.info() != 0) return arguments.info();
        arguments.check(7, "B", holds<T>(context, b) && order_for(side, b) == a->matrix.rows);
        if (arguments.info() != 0) return arguments.info();
        const Triangular how{side_of(side), uplo_of(uplo), op_of(transa), upper_case(diag) == 'U'};
        solve ? run_trsm<T>(context, how, alpha, a->matrix, b->matrix)
              : run_trmm<T>(context, how, alpha, a->matrix, b->matrix);
        return 0;
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

// name: the routine with its letter; S: the type of alpha and beta.
#define LAPILLI_SYRK_MGPU(name, T, S, hermitian)                                                             \
    lapilli_int lapilli_##name##_mgpu(lapilli_context ctx, char uplo, char trans, S alpha, lapilli_matrix A, \
                                      S beta, lapilli_matrix C) {                                            \
        return api::rank_k<T>(ctx, #name "_mgpu", hermitian, 1, uplo, trans, alpha, A, A, beta, C);          \
    }
LAPILLI_SYRK_MGPU(ssyrk, float, float, false)
LAPILLI_SYRK_MGPU(dsyrk, double, double, false)
LAPILLI_SYRK_MGPU(csyrk, std::complex<float>, std::complex<float>, false)
LAPILLI_SYRK_MGPU(zsyrk, std::complex<double>, std::complex<double>, false)
LAPILLI_SYRK_MGPU(cherk, std::complex<float>, float, true)
LAPILLI_SYRK_MGPU(zherk, std::complex<double>, double, true)

// S: the type of beta.
#define LAPILLI_SYR2K_MGPU(name, T, S, hermitian)                                                            \
    lapilli_int lapilli_##name##_mgpu(lapilli_context ctx, char uplo, char trans, T alpha, lapilli_matrix A, \
                                      lapilli_matrix B, S beta, lapilli_matrix C) {                          \
        return api::rank_k<T>(ctx, #name "_mgpu", hermitian, 2, uplo, trans, alpha, A, B, beta, C);          \
    }
LAPILLI_SYR2K_MGPU(ssyr2k, float, float, false)
LAPILLI_SYR2K_MGPU(dsyr2k, double, double, false)
LAPILLI_SYR2K_MGPU(csyr2k, std::complex<float>, std::complex<float>, false)
LAPILLI_SYR2K_MGPU(zsyr2k, std::complex<double>, std::complex<double>, false)
LAPILLI_SYR2K_MGPU(cher2k, std::complex<float>, float, true)
LAPILLI_SYR2K_MGPU(zher2k, std::complex<double>, double, true)

#define LAPILLI_SYMM_MGPU(name, T, hermitian)                                                               \
    lapilli_int lapilli_##name##_mgpu(lapilli_context ctx, char side, char uplo, T alpha, lapilli_matrix A, \
                                      lapilli_matrix B, T beta, lapilli_matrix C) {                         \
        return api::symm<T>(ctx, #name "_mgpu", hermitian, side, uplo, alpha, A, B, beta, C);               \
    }
LAPILLI_SYMM_MGPU(ssymm, float, false)
LAPILLI_SYMM_MGPU(dsymm, double, false)
LAPILLI_SYMM_MGPU(csymm, std::complex<float>, false)
LAPILLI_SYMM_MGPU(zsymm, std::complex<double>, false)
LAPILLI_SYMM_MGPU(chemm, std::complex<float>, true)
LAPILLI_SYMM_MGPU(zhemm, std::complex<double>, true)

#define LAPILLI_TRIANGULAR_MGPU(name, T, solve)                                                          \
    lapilli_int lapilli_##name##_mgpu(lapilli_context ctx, char side, char uplo, char transa, char diag, \
                                      T alpha, lapilli_matrix A, lapilli_matrix B) {                     \
        return api::triangular<T>(ctx, #name "_mgpu", solve, side, uplo, transa, diag, alpha, A, B);     \
    }
LAPILLI_TRIANGULAR_MGPU(strsm, float, true)
LAPILLI_TRIANGULAR_MGPU(dtrsm, double, true)
LAPILLI_TRIANGULAR_MGPU(ctrsm, std::complex<float>, true)
LAPILLI_TRIANGULAR_MGPU(ztrsm, std::complex<double>, true)
LAPILLI_TRIANGULAR_MGPU(strmm, float, false)
LAPILLI_TRIANGULAR_MGPU(dtrmm, double, false)
LAPILLI_TRIANGULAR_MGPU(ctrmm, std::complex<float>, false)
LAPILLI_TRIANGULAR_MGPU(ztrmm, std::complex<double>, false)
