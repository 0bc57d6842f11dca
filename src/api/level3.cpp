// SPDX-License-Identifier: BSD-3-Clause
// GEMM, SYRK, HERK, SYR2K, HER2K: calls that wait and calls on a queue. Arguments are checked in their order.
#include "blas/level3.hpp"

#include <complex>

#include "api/level3.hpp"

namespace lapilli::api {
namespace {

template <class T>
struct GemmCall {
    char transa, transb;
    index_t m, n, k;
    T alpha;
    const T* a;
    index_t lda;
    const T* b;
    index_t ldb;
    T beta;
    T* c;
    index_t ldc;

    index_t rows_a() const { return op_of(transa) == Op::none ? m : k; }
    index_t cols_a() const { return op_of(transa) == Op::none ? k : m; }
    index_t rows_b() const { return op_of(transb) == Op::none ? k : n; }
    index_t cols_b() const { return op_of(transb) == Op::none ? n : k; }
    Gemm<T> how() const { return {op_of(transa), op_of(transb), alpha, beta}; }
};

/// Those of SYRK and its kin; b, ldb: of two terms only.
template <class T>
struct RankKCall {
    bool hermitian;
    int terms;
    char uplo, trans;
    index_t n, k;
    T alpha;
    const T* a;
    index_t lda;
    const T* b;
    index_t ldb;
    T beta;
    T* c;
    index_t ldc;

    bool turned() const { return op_of(trans) != Op::none; }
    index_t rows() const { return turned() ? k : n; }
    index_t cols() const { return turned() ? n : k; }
    RankK<T> how() const { return {uplo_of(uplo), turned(), hermitian, terms, alpha, beta}; }
};

/// `good(pointer)` tells whether a pointer to memory that is used can be.
template <class T, class Good>
lapilli_int check(Context& context, const char* name, const GemmCall<T>& c, Good good) {
    return Arguments(context, name)
        .check(1, "transa", is_one_of(c.transa, "NTC"))
        .check(2, "transb", is_one_of(c.transb, "NTC"))
        .check(3, "m", c.m >= 0)
        .check(4, "n", c.n >= 0)
        .check(5, "k", c.k >= 0)
        .check_operand(7, "A", c.a, c.m > 0 && c.k > 0, good)
        .check(8, "lda", c.lda >= std::max<index_t>(1, c.rows_a()))
        .check_operand(9, "B", c.b, c.k > 0 && c.n > 0, good)
        .check(10, "ldb", c.ldb >= std::max<index_t>(1, c.rows_b()))
        .check_operand(12, "C", c.c, c.m > 0 && c.n > 0, good)
        .check(13, "ldc", c.ldc >= std::max<index_t>(1, c.m))
        .info();
}

template <class T, class Good>
lapilli_int check(Context& context, const char* name, const RankKCall<T>& c, Good good) {
    const index_t least = std::max<index_t>(1, c.rows());
    Arguments arguments(context, name);
    int i = 1;
    arguments.check(i++, "uplo", is_one_of(c.uplo, "LU"));
    arguments.check(i++, "trans", is_one_of(c.trans, rank_k_letters<T>(c.hermitian)));
    arguments.check(i++, "n", c.n >= 0);
    arguments.check(i++, "k", c.k >= 0);
    ++i;
    arguments.check_operand(i++, "A", c.a, c.n > 0 && c.k > 0, good);
    arguments.check(i++, "lda", c.lda >= least);
    if (c.terms == 2) {
        arguments.check_operand(i++, "B", c.b, c.n > 0 && c.k > 0, good);
        arguments.check(i++, "ldb", c.ldb >= least);
    }
    ++i;
    arguments.check_operand(i++, "C", c.c, c.n > 0, good);
    return arguments.check(i, "ldc", c.ldc >= std::max<index_t>(1, c.n)).info();
}

bool is_there(const void* pointer) { return pointer != nullptr; }

template <class T>
void run(Context& context, const GemmCall<T>& c) {
    run_gemm<T>(context, c.how(), user_matrix(context, c.a, c.rows_a(), c.cols_a(), c.lda),
                user_matrix(context, c.b, c.rows_b(), c.cols_b(), c.ldb),
                user_matrix(context, c.c, c.m, c.n, c.ldc));
}
template <class T>
void run(Context& context, const RankKCall<T>& c) {
    const index_t rows = c.terms == 2 ? c.rows() : 0, cols = c.terms == 2 ? c.cols() : 0;
    run_rank_k<T>(context, c.how(), user_matrix(context, c.a, c.rows(), c.cols(), c.lda),
                  user_matrix(context, c.b, rows, cols, c.ldb), user_matrix(context, c.c, c.n, c.n, c.ldc));
}

template <class T>
void submit(UserQueue& queue, const GemmCall<T>& c) {
    submit_gemm<T>(queue, c.how(), {c.a, c.rows_a(), c.cols_a(), c.lda}, {c.b, c.rows_b(), c.cols_b(), c.ldb},
                   {c.c, c.m, c.n, c.ldc});
}
template <class T>
void submit(UserQueue& queue, const RankKCall<T>& c) {
    submit_rank_k<T>(queue, c.how(), {c.a, c.rows(), c.cols(), c.lda}, {c.b, c.rows(), c.cols(), c.ldb},
                     {c.c, c.n, c.n, c.ldc});
}

template <class Call>
lapilli_int wait_for(lapilli_context ctx, const char* name, const Call& c) {
    return call(ctx, name, [&](Context& context) -> lapilli_int {
        const lapilli_int bad = check(context, name, c, is_there);
        if (bad == 0) run(context, c);
        return bad;
    });
}

template <class Call>
lapilli_int submit_call(lapilli_queue handle, const char* name, const Call& c) {
    return submit_to(handle, name, [&](Context& context, UserQueue& queue) -> lapilli_int {
        const lapilli_int bad = check(context, name, c, [&](const void* pointer) {
            return context.device(queue.device()).owns(pointer);
        });
        if (bad == 0) submit(queue, c);
        return bad;
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

#define LAPILLI_GEMM_API(p, T)                                                                               \
    lapilli_int lapilli_##p##gemm(lapilli_context ctx, char transa, char transb, lapilli_int m,              \
                                  lapilli_int n, lapilli_int k, T alpha, const T* A, lapilli_int lda,        \
                                  const T* B, lapilli_int ldb, T beta, T* C, lapilli_int ldc) {              \
        return api::wait_for(                                                                                \
            ctx, #p "gemm", api::GemmCall<T>{transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc}); \
    }                                                                                                        \
    lapilli_int lapilli_##p##gemm_async(lapilli_queue queue, char transa, char transb, lapilli_int m,        \
                                        lapilli_int n, lapilli_int k, T alpha, const T* A, lapilli_int lda,  \
                                        const T* B, lapilli_int ldb, T beta, T* C, lapilli_int ldc) {        \
        return api::submit_call(                                                                             \
            queue, #p "gemm_async",                                                                          \
            api::GemmCall<T>{transa, transb, m, n, k, alpha, A, lda, B, ldb, beta, C, ldc});                 \
    }
LAPILLI_GEMM_API(s, float)
LAPILLI_GEMM_API(d, double)
LAPILLI_GEMM_API(c, std::complex<float>)
LAPILLI_GEMM_API(z, std::complex<double>)

// name: SYRK or HERK with its letter; S: the type of alpha and beta.
#define LAPILLI_SYRK_API(name, T, S, hermitian)                                                           \
    lapilli_int lapilli_##name(lapilli_context ctx, char uplo, char trans, lapilli_int n, lapilli_int k,  \
                               S alpha, const T* A, lapilli_int lda, S beta, T* C, lapilli_int ldc) {     \
        return api::wait_for(                                                                             \
            ctx, #name,                                                                                   \
            api::RankKCall<T>{hermitian, 1, uplo, trans, n, k, alpha, A, lda, nullptr, 1, beta, C, ldc}); \
    }                                                                                                     \
    lapilli_int lapilli_##name##_async(lapilli_queue queue, char uplo, char trans, lapilli_int n,         \
                                       lapilli_int k, S alpha, const T* A, lapilli_int lda, S beta, T* C, \
                                       lapilli_int ldc) {                                                 \
        return api::submit_call(                                                                          \
            queue, #name "_async",                                                                        \
            api::RankKCall<T>{hermitian, 1, uplo, trans, n, k, alpha, A, lda, nullptr, 1, beta, C, ldc}); \
    }
LAPILLI_SYRK_API(ssyrk, float, float, false)
LAPILLI_SYRK_API(dsyrk, double, double, false)
LAPILLI_SYRK_API(csyrk, std::complex<float>, std::complex<float>, false)
LAPILLI_SYRK_API(zsyrk, std::complex<double>, std::complex<double>, false)
LAPILLI_SYRK_API(cherk, std::complex<float>, float, true)
LAPILLI_SYRK_API(zherk, std::complex<double>, double, true)

// S: the type of beta.
#define LAPILLI_SYR2K_API(name, T, S, hermitian)                                                          \
    lapilli_int lapilli_##name(lapilli_context ctx, char uplo, char trans, lapilli_int n, lapilli_int k,  \
                               T alpha, const T* A, lapilli_int lda, const T* B, lapilli_int ldb, S beta, \
                               T* C, lapilli_int ldc) {                                                   \
        return api::wait_for(                                                                             \
            ctx, #name,                                                                                   \
            api::RankKCall<T>{hermitian, 2, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc});     \
    }                                                                                                     \
    lapilli_int lapilli_##name##_async(lapilli_queue queue, char uplo, char trans, lapilli_int n,         \
                                       lapilli_int k, T alpha, const T* A, lapilli_int lda, const T* B,   \
                                       lapilli_int ldb, S beta, T* C, lapilli_int ldc) {                  \
        return api::submit_call(                                                                          \
            queue, #name "_async",                                                                        \
            api::RankKCall<T>{hermitian, 2, uplo, trans, n, k, alpha, A, lda, B, ldb, beta, C, ldc});     \
    }
LAPILLI_SYR2K_API(ssyr2k, float, float, false)
LAPILLI_SYR2K_API(dsyr2k, double, double, false)
LAPILLI_SYR2K_API(csyr2k, std::complex<float>, std::complex<float>, false)
LAPILLI_SYR2K_API(zsyr2k, std::complex<double>, std::complex<double>, false)
LAPILLI_SYR2K_API(cher2k, std::complex<float>, float, true)
LAPILLI_SYR2K_API(zher2k, std::complex<double>, double, true)
