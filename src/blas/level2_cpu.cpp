// SPDX-License-Identifier: BSD-3-Clause
// Products of a matrix and a vector on the CPU: a matrix in host memory is read once, and the CPU reads it
// faster than it would travel to a device.
#include <vector>

#include "blas/level2_vector.hpp"
#include "host/blas.hpp"
#include "matrix/host_matrix.hpp"

namespace lapilli {
namespace {

/// A contiguous copy for the CPU's BLAS, with the readable elements behind its end that host/blas.hpp asks
/// for.
template <class T>
std::vector<T> host_vector(index_t count) {
    return std::vector<T>(static_cast<std::size_t>(count) + 2, T(0));
}

template <class T>
void multiply_host(const VectorProduct<T>& how, HostView<const T> a, const T* x, T* y) {
    switch (how.structure) {
        case Structure::general:
            return host::gemv(static_cast<Op>(how.letter), how.alpha, a, x, T(0), y);
        case Structure::symmetric:
            return host::symv(static_cast<Uplo>(how.letter), how.alpha, a, x, T(0), y);
        case Structure::hermitian:
            return host::hemv(static_cast<Uplo>(how.letter), how.alpha, a, x, T(0), y);
    }
}

}  // namespace

template <class T>
void multiply_on_cpu(Context& context, const VectorProduct<T>& how, const UserMatrix<const T>& a,
                     const UserVector<const T>& x, const UserVector<T>& y) {
    PhaseScope phase(context, "multiply");
    const index_t n = how.outputs();
    std::vector<T> result = host_vector<T>(n), before = host_vector<T>(n);
    if (how.beta != T(0)) {
        fetch_vector<T>(context, {y.first, y.inc, y.device, y.on_host}, n, before.data());
    }
    if (how.reads_matrix()) {
        host::check_sizes(a.rows, a.cols);
        std::vector<T> from = host_vector<T>(how.inputs());
        fetch_vector(context, x, how.inputs(), from.data());
        if (a.on_host() && host::takes_leading(a.ld)) {
            multiply_host(how, a.host(), from.data(), result.data());
        } else {
            const HostMatrix<const T> copy(context, a);
            multiply_host<T>(how, copy.view(), from.data(), result.data());
        }
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(n); ++i) result[i] += scaled(how.beta, before[i]);
    deliver_vector(context, result.data(), n, y);
}

#define LAPILLI_INSTANTIATE(T)                                                                   \
    template void multiply_on_cpu(Context&, const VectorProduct<T>&, const UserMatrix<const T>&, \
                                  const UserVector<const T>&, const UserVector<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
