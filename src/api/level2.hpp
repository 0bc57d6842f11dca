// SPDX-License-Identifier: BSD-3-Clause
// From the arguments of GEMV, SYMV and HEMV to the drivers in blas/level2.hpp.
#pragma once

#include <numeric>
#include <vector>

#include "api/calls.hpp"
#include "blas/level2.hpp"

namespace lapilli::api {

template <class T>
VectorProduct<T> vector_product(Context& context, Structure structure, char letter, index_t rows,
                                index_t cols, T alpha, T beta) {
    return {structure,
            upper_case(letter),
            rows,
            cols,
            alpha,
            beta,
            context.settings.text("level2.atomics") == "on"};
}

/// A vector argument of a call that waits, wherever it lives.
template <class T>
UserVector<T> user_vector(Context& context, T* data, index_t count, index_t inc) {
    return {first_element(data, count, inc), inc, context.device_of(data), !context.is_device_pointer(data)};
}

/// The first element of a submatrix.
template <class T>
T* element(T* a, index_t row, index_t column, index_t ld) {
    return a == nullptr ? nullptr : a + row + column * ld;
}

template <class T>
DistMatrix<const T> on_one_device(const DeviceView<const T>& a) {
    check_extent<T>(a.rows, a.cols, a.ld);
    DistMatrix<const T> matrix;
    matrix.rows = a.rows;
    matrix.cyclic = Cyclic(a.cols, std::max<index_t>(1, a.cols), 1);
    matrix.local.push_back(a);
    return matrix;
}
template <class T>
DistMatrix<const T> on_its_devices(const SpreadMatrix& a) {
    DistMatrix<const T> matrix;
    matrix.rows = a.rows;
    matrix.cyclic = a.cyclic;
    for (int d = 0; d < a.cyclic.devices(); ++d) {
        matrix.local.push_back({static_cast<const T*>(a.local[static_cast<std::size_t>(d)]), a.rows,
                                a.cyclic.local_cols(d), a.ld});
    }
    return matrix;
}

/// Calls that wait: the devices that have A multiply, or the CPU.
template <class T>
void run_product(Context& context, const VectorProduct<T>& how, const UserMatrix<const T>& a,
                 const UserVector<const T>& x, const UserVector<T>& y) {
    if (how.outputs() == 0) return;
    if (a.spread != nullptr) {
        if (context.device_count() == 0) {
            throw Error(LAPILLI_ERROR_NO_DEVICES, Context::of_the_parent);
        }
        context.note_path("the devices of A");
        std::vector<int> team(static_cast<std::size_t>(context.device_count()));
        std::iota(team.begin(), team.end(), 0);
        multiply(context, how, on_its_devices<T>(*a.spread), team, x, y);
        return;
    }
    const int home = context.device_of(a.data);
    if (home >= 0) {
        context.note_path("the device that has A");
        const DeviceView<const T> view{a.data, a.rows, a.cols, a.ld};
        multiply(context, how, on_one_device(view), {home}, x, y);
    } else {
        context.note_path("cpu: A is in no device's memory");
        multiply_on_cpu(context, how, a, x, y);
    }
}

/// On a queue.
template <class T>
void submit_product(UserQueue& queue, const VectorProduct<T>& how, const DeviceView<const T>& a, const T* x,
                    index_t incx, T* y, index_t incy) {
    if (how.outputs() == 0) return;
    multiply_on_queues<T>(how, on_one_device(a), {&queue}, {first_element(x, how.inputs(), incx)}, incx,
                          {first_element(y, how.outputs(), incy)}, incy);
}

/// On one queue for each device that has a part of A.
template <class T>
void submit_product(const std::vector<UserQueue*>& queues, const VectorProduct<T>& how, const SpreadMatrix& a,
                    const T* const* x, index_t incx, T* const* y, index_t incy) {
    if (how.outputs() == 0) return;
    std::vector<const T*> inputs(queues.size());
    std::vector<T*> outputs(queues.size());
    for (std::size_t d = 0; d < queues.size(); ++d) {
        // Without inputs x may be no array.
        if (how.inputs() > 0) inputs[d] = first_element(x[d], how.inputs(), incx);
        outputs[d] = first_element(y[d], how.outputs(), incy);
    }
    multiply_on_queues(how, on_its_devices<T>(a), queues, inputs, incx, outputs, incy);
}

}  // namespace lapilli::api
