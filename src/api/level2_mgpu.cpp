// SPDX-License-Identifier: BSD-3-Clause
// GEMV, SYMV, HEMV on spread matrices: calls that wait and calls on one queue per device.
#include <complex>
#include <numeric>
#include <vector>

#include "api/level2.hpp"

namespace lapilli::api {
namespace {

/// X, Y: a pointer to the vector, or an array of pointers, one for each device.
template <class T, class X, class Y>
struct SpreadCall {
    Structure structure;
    char letter;
    T alpha;
    lapilli_matrix a;
    X x;
    index_t incx;
    T beta;
    Y y;
    index_t incy;
};

template <class T, class X, class Y>
VectorProduct<T> product_of(Context& context, const SpreadCall<T, X, Y>& c) {
    const bool known = holds<T>(context, c.a);
    return vector_product(context, c.structure, c.letter, known ? c.a->matrix.rows : 0,
                          known ? c.a->matrix.cyclic.cols() : 0, c.alpha, c.beta);
}

/// `good(vector)` tells whether a vector that is used can be.
template <class T, class X, class Y, class Good>
lapilli_int check(Context& context, const char* name, const SpreadCall<T, X, Y>& c,
                  const VectorProduct<T>& how, Good good) {
    Arguments arguments(context, name);
    arguments.check(1, letter_name(c.structure), is_one_of(c.letter, letters(c.structure)))
        .check(3, "A", holds<T>(context, c.a) && (how.general() || is_square(c.a)));
    if (arguments.info() != 0) return arguments.info();
    const bool writes = how.outputs() > 0, reads = writes && how.inputs() > 0;
    return arguments.check_operand(4, "x", c.x, reads, good)
        .check(5, "incx", c.incx != 0)
        .check_operand(7, "y", c.y, writes, good)
        .check(8, "incy", c.incy != 0)
        .info();
}

template <class T>
DistMatrix<const T> columns_of(const SpreadMatrix& a) {
    DistMatrix<const T> matrix;
    matrix.rows = a.rows;
    matrix.cyclic = a.cyclic;
    for (int d = 0; d < a.cyclic.devices(); ++d) {
        matrix.local.push_back({static_cast<const T*>(a.local[static_cast<std::size_t>(d)]), a.rows,
                                a.cyclic.local_cols(d), a.ld});
    }
    return matrix;
}

template <class T>
lapilli_int wait_for(lapilli_context ctx, const char* name, const SpreadCall<T, const T*, T*>& c) {
    return call(ctx, name, [&](Context& context) -> lapilli_int {
        const VectorProduct<T> how = product_of(context, c);
        const lapilli_int bad =
            check(context, name, c, how, [](const void* pointer) { return pointer != nullptr; });
        if (bad != 0 || how.outputs() == 0) return bad;
        if (context.device_count() == 0) {
            throw Error(LAPILLI_ERROR_DEVICE, "the devices belong to the parent process");
        }
        std::vector<int> team(static_cast<std::size_t>(context.device_count()));
        std::iota(team.begin(), team.end(), 0);
        multiply(context, how, columns_of<T>(c.a->matrix), team,
                 user_vector(context, c.x, how.inputs(), c.incx),
                 user_vector(context, c.y, how.outputs(), c.incy));
        return 0;
    });
}

/// The queues, one for each device of the first one's context; empty if they are not that.
std::vector<UserQueue*> one_per_device(Context& context, const lapilli_queue* handles) {
    std::vector<UserQueue*> queues;
    for (int d = 0; d < context.device_count(); ++d) {
        const lapilli_queue handle = handles[d];
        if (handle == nullptr || &handle->queue.context() != &context || handle->queue.device() != d) {
            return {};
        }
        queues.push_back(&handle->queue);
    }
    return queues;
}

template <class V>
std::vector<V*> first_elements(V* const* vectors, std::size_t devices, index_t count, index_t inc) {
    std::vector<V*> result;
    for (std::size_t d = 0; d < devices; ++d) result.push_back(first_element(vectors[d], count, inc));
    return result;
}

template <class T>
lapilli_int submit(const lapilli_queue* handles, const char* name,
                   const SpreadCall<T, const T* const*, T* const*>& c) {
    if (handles == nullptr || handles[0] == nullptr) return LAPILLI_ERROR_QUEUE;
    return submit_on(handles[0]->queue.context(), name, [&](Context& context) -> lapilli_int {
        const std::vector<UserQueue*> queues = one_per_device(context, handles);
        if (queues.empty()) {
            return fail(context, name, LAPILLI_ERROR_QUEUE,
                        "the queues are not one for each device of one context");
        }
        const VectorProduct<T> how = product_of(context, c);
        const auto all_at_home = [&](auto vectors) {
            if (vectors == nullptr) return false;
            for (int d = 0; d < context.device_count(); ++d) {
                if (!context.device(d).owns(vectors[d])) return false;
            }
            return true;
        };
        const lapilli_int bad = check(context, name, c, how, all_at_home);
        if (bad != 0 || how.outputs() == 0) return bad;
        // Without inputs x may be no array.
        const auto x = how.inputs() > 0 ? first_elements(c.x, queues.size(), how.inputs(), c.incx)
                                        : std::vector<const T*>(queues.size());
        multiply_on_queues(how, columns_of<T>(c.a->matrix), queues, x, c.incx,
                           first_elements(c.y, queues.size(), how.outputs(), c.incy), c.incy);
        return 0;
    });
}

}  // namespace
}  // namespace lapilli::api

using lapilli::Structure;
namespace api = lapilli::api;

#define LAPILLI_SPREAD_API(name, structure, T)                                                              \
    lapilli_int lapilli_##name##_mgpu(lapilli_context ctx, char letter, T alpha, lapilli_matrix A,          \
                                      const T* x, lapilli_int incx, T beta, T* y, lapilli_int incy) {       \
        return api::wait_for<T>(ctx, #name "_mgpu", {structure, letter, alpha, A, x, incx, beta, y, incy}); \
    }                                                                                                       \
    lapilli_int lapilli_##name##_mgpu_async(const lapilli_queue* queues, char letter, T alpha,              \
                                            lapilli_matrix A, const T* const* x, lapilli_int incx, T beta,  \
                                            T* const* y, lapilli_int incy) {                                \
        return api::submit<T>(queues, #name "_mgpu_async",                                                  \
                              {structure, letter, alpha, A, x, incx, beta, y, incy});                       \
    }
LAPILLI_SPREAD_API(sgemv, Structure::general, float)
LAPILLI_SPREAD_API(dgemv, Structure::general, double)
LAPILLI_SPREAD_API(cgemv, Structure::general, std::complex<float>)
LAPILLI_SPREAD_API(zgemv, Structure::general, std::complex<double>)
LAPILLI_SPREAD_API(ssymv, Structure::symmetric, float)
LAPILLI_SPREAD_API(dsymv, Structure::symmetric, double)
LAPILLI_SPREAD_API(csymv, Structure::symmetric, std::complex<float>)
LAPILLI_SPREAD_API(zsymv, Structure::symmetric, std::complex<double>)
LAPILLI_SPREAD_API(chemv, Structure::hermitian, std::complex<float>)
LAPILLI_SPREAD_API(zhemv, Structure::hermitian, std::complex<double>)
