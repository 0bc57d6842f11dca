// SPDX-License-Identifier: BSD-3-Clause
// Singular value decompositions of a batch by the host's LAPACK, the reference of the kernel.
#pragma once

#include <vector>

#include "backend/sim/sim_device.hpp"
#include "backend/sim/sim_memory.hpp"
#include "backend/sim/sim_residual.hpp"
#include "batch_svd/args.hpp"
#include "host/lapack_svd.hpp"

namespace lapilli::sim {

/// BatchSvdArgs for matrix k. Returns its info.
template <class T>
std::int64_t singular_values(const BatchSvdArgs<T>& p, index_t k) {
    const HostView<const T> a = of_batch(p.a, k);
    const index_t order = p.order();
    // Some OpenBLAS kernels read past the end of a vector.
    const auto room = [](index_t elements) { return std::vector<T>(static_cast<std::size_t>(elements + 4)); };
    std::vector<T> copy = room(a.rows * a.cols), left = room(a.rows * order), right = room(order * a.cols);
    std::vector<real_t<T>> values(static_cast<std::size_t>(order));
    for (index_t j = 0; j < a.cols; ++j) {
        for (index_t i = 0; i < a.rows; ++i) {
            if (!std::isfinite(largest_part(a(i, j)))) return batch_not_finite;
            copy[static_cast<std::size_t>(i + j * a.rows)] = a(i, j);
        }
    }
    const HostView<T> u{left.data(), a.rows, order, a.rows}, vt{right.data(), order, a.cols, order};
    if (host::gesdd(p.vectors() ? 'S' : 'N', {copy.data(), a.rows, a.cols, a.rows}, values.data(), u, vt) !=
        0)
        return order;
    std::copy(values.begin(), values.end(), p.s + k * order);
    if (!p.vectors()) return 0;
    const HostView<T> to_u = of_batch(p.u, k), to_vt = of_batch(p.vt, k);
    for (index_t j = 0; j < order; ++j) std::copy_n(u.at(0, j), a.rows, to_u.at(0, j));
    for (index_t j = 0; j < a.cols; ++j) std::copy_n(vt.at(0, j), order, to_vt.at(0, j));
    return 0;
}

template <class T>
void carry_out(const BatchSvdArgs<T>& p) {
    for (index_t k = 0; k < p.a.count; ++k) p.infos[k] = singular_values(p, k);
}

/// "leaf:K" of the setting `sim.fail`: the K-th matrix of an operation does not converge.
template <class T>
void inject(const SimDevice& device, const BatchSvdArgs<T>& p) {
    const index_t matrix = device.group().failures.row_of_leaf() - 1;
    if (matrix >= 0 && matrix < p.a.count) p.infos[matrix] = p.order();
}

}  // namespace lapilli::sim
