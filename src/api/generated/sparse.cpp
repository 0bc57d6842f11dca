// SPDX-License-Identifier: BSD-3-Clause
// Products of sparse matrices: arguments checked in LAPACK's order.
// Written by tools/generate from src/api/routines/sparse.txt: change the table, then run make generate.
// clang-format off
#include "api/calls.hpp"
#include "lapilli/sparse.h"
#include "api/sparse.hpp"
#include "sparse/spmm.hpp"

namespace lapilli::api {
namespace {

template <class T>
lapilli_int spmm(lapilli_context ctx, const char* name, char trans, char order, lapilli_int k, T alpha,
                 lapilli_sparse A, const T* X, lapilli_int ldx, T beta, T* Y, lapilli_int ldy) {
    return call(ctx, name, precision_of<T>, [&](Context& context, Arguments& arguments) -> lapilli_int {
        const auto inputs = sparse_inputs<T>(context, A, trans);
        const auto outputs = sparse_outputs<T>(context, A, trans);
        const auto x_rows = upper_case(order) == 'C' ? inputs : k;
        const auto x_cols = upper_case(order) == 'C' ? k : inputs;
        const auto y_rows = upper_case(order) == 'C' ? outputs : k;
        const auto y_cols = upper_case(order) == 'C' ? k : outputs;
        arguments.letter("trans", trans, "NTC");
        arguments.letter("order", order, "CR");
        arguments.size("k", k);
        arguments.scalar("alpha", alpha);
        arguments.sparse<T>("A", A);
        arguments.operand("X", X, x_rows, x_cols);
        arguments.leading("ldx", ldx, {x_rows, "rows of X"});
        arguments.scalar("beta", beta);
        arguments.operand("Y", Y, y_rows, y_cols);
        arguments.leading("ldy", ldy, {y_rows, "rows of Y"});
        if (arguments.bad()) return arguments.info();
        run_spmm<T>(context, op_of(trans), upper_case(order), k, alpha, sparse_of<T>(A), user_matrix(context,
            X, x_rows, x_cols, ldx), beta, user_matrix(context, Y, y_rows, y_cols, ldy));
        return 0;
    });
}

template <class T>
lapilli_int spmm_query(lapilli_context ctx, const char* name, char trans, char order, lapilli_int k,
                       lapilli_sparse A, lapilli_memory* bytes) {
    return memory(ctx, name, precision_of<T>, bytes, [&](Context& context, Arguments& arguments) -> Footprint {
        arguments.letter("trans", trans, "NTC");
        arguments.letter("order", order, "CR");
        arguments.size("k", k);
        arguments.sparse<T>("A", A);
        if (arguments.bad()) return {};
        return spmm_memory<T>(context, op_of(trans), upper_case(order), k, sparse_of<T>(A));
    });
}

}  // namespace
}  // namespace lapilli::api

namespace api = lapilli::api;

lapilli_int lapilli_sspmm(lapilli_context ctx, char trans, char order, lapilli_int k, float alpha,
                          lapilli_sparse A, const float* X, lapilli_int ldx, float beta, float* Y,
                          lapilli_int ldy) {
    return api::spmm<float>(ctx, "sspmm", trans, order, k, alpha, A, X, ldx, beta, Y, ldy);
}
lapilli_int lapilli_dspmm(lapilli_context ctx, char trans, char order, lapilli_int k, double alpha,
                          lapilli_sparse A, const double* X, lapilli_int ldx, double beta, double* Y,
                          lapilli_int ldy) {
    return api::spmm<double>(ctx, "dspmm", trans, order, k, alpha, A, X, ldx, beta, Y, ldy);
}
lapilli_int lapilli_cspmm(lapilli_context ctx, char trans, char order, lapilli_int k,
                          lapilli_complex_float alpha, lapilli_sparse A, const lapilli_complex_float* X,
                          lapilli_int ldx, lapilli_complex_float beta, lapilli_complex_float* Y,
                          lapilli_int ldy) {
    return api::spmm<lapilli_complex_float>(ctx, "cspmm", trans, order, k, alpha, A, X, ldx, beta, Y, ldy);
}
lapilli_int lapilli_zspmm(lapilli_context ctx, char trans, char order, lapilli_int k,
                          lapilli_complex_double alpha, lapilli_sparse A, const lapilli_complex_double* X,
                          lapilli_int ldx, lapilli_complex_double beta, lapilli_complex_double* Y,
                          lapilli_int ldy) {
    return api::spmm<lapilli_complex_double>(ctx, "zspmm", trans, order, k, alpha, A, X, ldx, beta, Y, ldy);
}

lapilli_int lapilli_sspmm_memory(lapilli_context ctx, char trans, char order, lapilli_int k, lapilli_sparse A,
                                 lapilli_memory* bytes) {
    return api::spmm_query<float>(ctx, "sspmm_memory", trans, order, k, A, bytes);
}
lapilli_int lapilli_dspmm_memory(lapilli_context ctx, char trans, char order, lapilli_int k, lapilli_sparse A,
                                 lapilli_memory* bytes) {
    return api::spmm_query<double>(ctx, "dspmm_memory", trans, order, k, A, bytes);
}
lapilli_int lapilli_cspmm_memory(lapilli_context ctx, char trans, char order, lapilli_int k, lapilli_sparse A,
                                 lapilli_memory* bytes) {
    return api::spmm_query<lapilli_complex_float>(ctx, "cspmm_memory", trans, order, k, A, bytes);
}
lapilli_int lapilli_zspmm_memory(lapilli_context ctx, char trans, char order, lapilli_int k, lapilli_sparse A,
                                 lapilli_memory* bytes) {
    return api::spmm_query<lapilli_complex_double>(ctx, "zspmm_memory", trans, order, k, A, bytes);
}
