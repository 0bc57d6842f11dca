// SPDX-License-Identifier: BSD-3-Clause
// The reduction of a general matrix to a band by the CPU's LAPACK: QR of a block column and LQ of a block row
// by turns.
#pragma once

#include <algorithm>

#include "host/lapack_qr.hpp"

namespace lapilli {

/// With m < n the band is a lower one, and each LQ comes before its QR. tauq and taup have min(m, n)
/// elements; the one with fewer reflectors ends with zeros.
template <class T>
void ge2gb_cpu(index_t b, HostView<T> a, T* tauq, T* taup) {
    const index_t count = std::min(a.rows, a.cols);
    const bool tall = a.rows >= a.cols;
    const char adjoint = is_complex<T> ? 'C' : 'T';
    std::fill_n(tauq, count, T(0));
    std::fill_n(taup, count, T(0));
    const auto from = [&](index_t i, index_t j) { return a.block(i, j, a.rows - i, a.cols - j); };
    const auto reduce_columns = [&](index_t i, index_t j, index_t width, T* tau) {
        const HostView<T> panel = a.block(i, j, a.rows - i, width);
        if (panel.empty()) return;
        host::geqrf(Orthogonal::qr, panel, tau);
        const HostView<T> rest = from(i, j + width);
        if (!rest.empty())
            host::ormqr(Orthogonal::qr, 'L', adjoint,
                        panel.block(0, 0, panel.rows, std::min(panel.rows, width)), tau, rest);
    };
    const auto reduce_rows = [&](index_t i, index_t j, index_t width, T* tau) {
        const HostView<T> panel = a.block(i, j, width, a.cols - j);
        if (panel.empty()) return;
        host::geqrf(Orthogonal::lq, panel, tau);
        const HostView<T> rest = from(i + width, j);
        if (!rest.empty())
            host::ormqr(Orthogonal::lq, 'R', adjoint,
                        panel.block(0, 0, std::min(width, panel.cols), panel.cols), tau, rest);
    };
    for (index_t k = 0; k < count; k += b) {
        const index_t width = std::min(b, count - k), end = k + width;
        if (tall) {
            reduce_columns(k, k, width, tauq + k);
            reduce_rows(k, end, width, taup + k);
        } else {
            reduce_rows(k, k, width, taup + k);
            reduce_columns(end, k, width, tauq + k);
        }
    }
}

}  // namespace lapilli
