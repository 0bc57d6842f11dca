// SPDX-License-Identifier: BSD-3-Clause
// GEMV, SYMV, HEMV: calls that wait and calls on a queue. Arguments are checked in their order.
#include "api/level2.hpp"

#include <complex>

namespace lapilli::api {
namespace {

/// The arguments of GEMV, or of SYMV and HEMV, where rows = cols and the submatrix is on the diagonal.
template <class T>
struct Level2Call {
    Structure structure;
    char letter;
    index_t rows, cols;
    T alpha;
    const T* a;
    index_t lda;
    const T* x;
    index_t incx;
    T beta;
    T* y;
    index_t incy;
    bool is_submatrix = false;
    index_t row = 0, column = 0;
};

/// `good(pointer)` tells whether a pointer to memory that is used can be.
template <class T, class Good>
lapilli_int check(Context& context, const char* name, const Level2Call<T>& c, const VectorProduct<T>& how,
                  Good good) {
    const bool general = how.general(), sized = c.rows > 0 && c.cols > 0;
    Arguments arguments(context, name);
    int i = 1;
    arguments.check(i++, letter_name(c.structure), is_one_of(c.letter, letters(c.structure)));
    if (general) arguments.check(i++, "m", c.rows >= 0);
    arguments.check(i++, "n", c.cols >= 0);
    if (arguments.info() != 0) return arguments.info();
    ++i;
    arguments.check_operand(i++, "A", c.a, sized, good);
    arguments.check(i++, "lda", c.lda >= std::max<index_t>(1, c.rows));
    if (c.is_submatrix) {
        arguments.check(i++, general ? "row" : "offset", c.row >= 0 && c.row <= c.lda - c.rows);
        if (general) arguments.check(i++, "column", c.column >= 0);
    }
    arguments.check_operand(i++, "x", c.x, sized, good);
    arguments.check(i++, "incx", c.incx != 0);
    ++i;
    arguments.check_operand(i++, "y", c.y, how.outputs() > 0, good);
    return arguments.check(i, "incy", c.incy != 0).info();
}

template <class T>
VectorProduct<T> product_of(Context& context, const Level2Call<T>& c) {
    return vector_product(context, c.structure, c.letter, c.rows, c.cols, c.alpha, c.beta);
}

template <class T>
DistMatrix<const T> on_one_device(const T* a, index_t rows, index_t cols, index_t ld) {
    DistMatrix<const T> matrix;
    matrix.rows = rows;
    matrix.cyclic = Cyclic(cols, std::max<index_t>(1, cols), 1);
    matrix.local.push_back({a, rows, cols, ld});
    return matrix;
}

template <class T>
lapilli_int wait_for(lapilli_context ctx, const char* name, const Level2Call<T>& c) {
    return call(ctx, name, [&](Context& context) -> lapilli_int {
        const VectorProduct<T> how = product_of(context, c);
        const lapilli_int bad =
            check(context, name, c, how, [](const void* pointer) { return pointer != nullptr; });
        if (bad != 0 || how.outputs() == 0) return bad;
        const auto x = user_vector(context, c.x, how.inputs(), c.incx);
        const auto y = user_vector(context, c.y, how.outputs(), c.incy);
        const int home = context.device_of(c.a);
        if (home >= 0) {
            multiply(context, how, on_one_device(c.a, c.rows, c.cols, c.lda), {home}, x, y);
        } else {
            multiply_on_cpu(context, how, user_matrix(context, c.a, c.rows, c.cols, c.lda), x, y);
        }
        return 0;
    });
}

template <class T>
lapilli_int submit(lapilli_queue handle, const char* name, const Level2Call<T>& c) {
    return submit_to(handle, name, [&](Context& context, UserQueue& queue) -> lapilli_int {
        const VectorProduct<T> how = product_of(context, c);
        Device& device = context.device(queue.device());
        const lapilli_int bad =
            check(context, name, c, how, [&](const void* pointer) { return device.owns(pointer); });
        if (bad != 0 || how.outputs() == 0) return bad;
        const T* const first = c.a == nullptr ? nullptr : c.a + c.row + c.column * c.lda;
        multiply_on_queues<T>(how, on_one_device(first, c.rows, c.cols, c.lda), {&queue},
                              {first_element(c.x, how.inputs(), c.incx)}, c.incx,
                              {first_element(c.y, how.outputs(), c.incy)}, c.incy);
        return 0;
    });
}

}  // namespace
}  // namespace lapilli::api

using lapilli::Structure;
namespace api = lapilli::api;

#define LAPILLI_GEMV_API(p, T)                                                                               \
    lapilli_int lapilli_##p##gemv(lapilli_context ctx, char trans, lapilli_int m, lapilli_int n, T alpha,    \
                                  const T* A, lapilli_int lda, const T* x, lapilli_int incx, T beta, T* y,   \
                                  lapilli_int incy) {                                                        \
        return api::wait_for<T>(ctx, #p "gemv",                                                              \
                                {Structure::general, trans, m, n, alpha, A, lda, x, incx, beta, y, incy});   \
    }                                                                                                        \
    lapilli_int lapilli_##p##gemv_async(lapilli_queue queue, char trans, lapilli_int m, lapilli_int n,       \
                                        T alpha, const T* A, lapilli_int lda, const T* x, lapilli_int incx,  \
                                        T beta, T* y, lapilli_int incy) {                                    \
        return api::submit<T>(queue, #p "gemv_async",                                                        \
                              {Structure::general, trans, m, n, alpha, A, lda, x, incx, beta, y, incy});     \
    }                                                                                                        \
    lapilli_int lapilli_##p##gemv_offset(                                                                    \
        lapilli_queue queue, char trans, lapilli_int m, lapilli_int n, T alpha, const T* A, lapilli_int lda, \
        lapilli_int row, lapilli_int column, const T* x, lapilli_int incx, T beta, T* y, lapilli_int incy) { \
        return api::submit<T>(                                                                               \
            queue, #p "gemv_offset",                                                                         \
            {Structure::general, trans, m, n, alpha, A, lda, x, incx, beta, y, incy, true, row, column});    \
    }
LAPILLI_GEMV_API(s, float)
LAPILLI_GEMV_API(d, double)
LAPILLI_GEMV_API(c, std::complex<float>)
LAPILLI_GEMV_API(z, std::complex<double>)

#define LAPILLI_SYMV_API(name, structure, T)                                                                 \
    lapilli_int lapilli_##name(lapilli_context ctx, char uplo, lapilli_int n, T alpha, const T* A,           \
                               lapilli_int lda, const T* x, lapilli_int incx, T beta, T* y,                  \
                               lapilli_int incy) {                                                           \
        return api::wait_for<T>(ctx, #name, {structure, uplo, n, n, alpha, A, lda, x, incx, beta, y, incy}); \
    }                                                                                                        \
    lapilli_int lapilli_##name##_async(lapilli_queue queue, char uplo, lapilli_int n, T alpha, const T* A,   \
                                       lapilli_int lda, const T* x, lapilli_int incx, T beta, T* y,          \
                                       lapilli_int incy) {                                                   \
        return api::submit<T>(queue, #name "_async",                                                         \
                              {structure, uplo, n, n, alpha, A, lda, x, incx, beta, y, incy});               \
    }                                                                                                        \
    lapilli_int lapilli_##name##_offset(lapilli_queue queue, char uplo, lapilli_int n, T alpha, const T* A,  \
                                        lapilli_int lda, lapilli_int offset, const T* x, lapilli_int incx,   \
                                        T beta, T* y, lapilli_int incy) {                                    \
        return api::submit<T>(                                                                               \
            queue, #name "_offset",                                                                          \
            {structure, uplo, n, n, alpha, A, lda, x, incx, beta, y, incy, true, offset, offset});           \
    }
LAPILLI_SYMV_API(ssymv, Structure::symmetric, float)
LAPILLI_SYMV_API(dsymv, Structure::symmetric, double)
LAPILLI_SYMV_API(csymv, Structure::symmetric, std::complex<float>)
LAPILLI_SYMV_API(zsymv, Structure::symmetric, std::complex<double>)
LAPILLI_SYMV_API(chemv, Structure::hermitian, std::complex<float>)
LAPILLI_SYMV_API(zhemv, Structure::hermitian, std::complex<double>)
