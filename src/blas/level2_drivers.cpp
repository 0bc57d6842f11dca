// SPDX-License-Identifier: BSD-3-Clause
// From GEMV, SYMV and HEMV as they are called to products on the devices that have A.
#include <numeric>

#include "base/limits.hpp"
#include "blas/level2.hpp"

namespace lapilli {
namespace {

template <class T>
DistMatrix<const T> on_one_device(const DeviceView<const T>& a) {
    check_extent<T>(a.rows, a.cols, a.ld);
    DistMatrix<const T> matrix;
    matrix.rows = a.rows;
    matrix.cyclic = Cyclic(a.cols, std::max<index_t>(1, a.cols), 1);
    matrix.local.push_back(a);
    return matrix;
}

}  // namespace

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
        multiply(context, how, as_dist(a), team, x, y);
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

template <class T>
void submit_product(UserQueue& queue, const VectorProduct<T>& how, const DeviceView<const T>& a, const T* x,
                    index_t incx, T* y, index_t incy) {
    if (how.outputs() == 0) return;
    multiply_on_queues<T>(how, on_one_device(a), {&queue}, {first_element(x, how.inputs(), incx)}, incx,
                          {first_element(y, how.outputs(), incy)}, incy);
}

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
    multiply_on_queues(how, as_dist<const T>(a), queues, inputs, incx, outputs, incy);
}

#define LAPILLI_INSTANTIATE(T)                                                                              \
    template void run_product(Context&, const VectorProduct<T>&, const UserMatrix<const T>&,                \
                              const UserVector<const T>&, const UserVector<T>&);                            \
    template void submit_product(UserQueue&, const VectorProduct<T>&, const DeviceView<const T>&, const T*, \
                                 index_t, T*, index_t);                                                     \
    template void submit_product(const std::vector<UserQueue*>&, const VectorProduct<T>&,                   \
                                 const SpreadMatrix&, const T* const*, index_t, T* const*, index_t);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
