// SPDX-License-Identifier: BSD-3-Clause
#include "factor/trtri.hpp"

#include "base/instances.hpp"
#include "device/calls.hpp"

namespace lapilli {
namespace {

template <class T>
DeviceView<T> diagonal_of(DeviceView<T> block) {
    return {block.data, 1, block.cols, block.ld + 1};
}

}  // namespace

// Forward substitution for the columns of the identity, X = L^-1 I, in place of L. The columns of X are
// independent of each other; block column k of L travels to every device and leaves its place to block column
// k of X:
//
//     X(k, k) := I,  X(i, k) := 0                                  on their device
//     X(k, 0..k) := L(k, k)^-1 X(k, 0..k)
//     X(i, 0..k) -= L(i, k) X(k, 0..k)        for i > k
template <class T>
void trtri(Context& context, bool unit, const DistMatrix<T>& a, TrtriWork<T>& work) {
    const Cyclic& cyclic = a.cyclic;
    PanelBroadcast broadcast(context, cyclic.devices());
    for (index_t k = 0; k < cyclic.blocks(); ++k) {
        const index_t first = cyclic.block_start(k), width = cyclic.block_width(k);
        const index_t rows = a.rows - first, below = rows - width;
        const DeviceView<T> column = a.block_column(k, first);
        for (int d = 0; d < cyclic.devices(); ++d) {
            copy_across(broadcast.begin_filling(d, k), column, work.panels.at(d, k, rows, width));
            broadcast.end_filling(d, k);
        }
        for (int d = 0; d < cyclic.devices(); ++d) {
            Queue& queue = broadcast.begin_using(d, k);
            const bool owns = cyclic.owner(k) == d;
            const DeviceView<T> l = work.panels.at(d, k, rows, width);
            const DeviceView<T>& local = a.local[static_cast<std::size_t>(d)];
            const index_t cols = std::min(cyclic.first_local_block(d, k + 1) * cyclic.nb(), local.cols);
            const DeviceView<T> x_k = local.block(first, 0, width, cols);
            if (owns) {
                broadcast.wait_until_filled(queue, k);
                set(queue, Part::all, T(0), T(1), column);
            }
            trsm(queue, {.unit = unit}, T(1), l.block(0, 0, width, width), x_k);
            if (below > 0) {
                gemm(queue, Op::none, Op::none, T(-1), l.block(width, 0, below, width), x_k, T(1),
                     local.block(first + width, 0, below, cols));
            }
            if (owns && unit) copy(queue, Part::all, diagonal_of(l), diagonal_of(column));
            broadcast.end_using(d, k);
        }
        const double done = static_cast<double>(k + 1) / static_cast<double>(cyclic.blocks());
        context.submitted(done * done * (3 - 2 * done));
    }
}

template <class T>
void copy_diagonal(Context& context, const DistMatrix<T>& a, T* diagonal) {
    const Cyclic& cyclic = a.cyclic;
    for (index_t b = 0; b < cyclic.blocks(); ++b) {
        const DeviceView<T> block = diagonal_of(a.block_column(b, cyclic.block_start(b)));
        copy_across(context.queue(cyclic.owner(b)), block,
                    HostView<T>{diagonal + cyclic.block_start(b), 1, block.cols, 1});
    }
    context.synchronize();
}

template <class T>
index_t first_zero_on_diagonal(Context& context, const DistMatrix<T>& a, Form form, T* diagonal) {
    const index_t n = a.rows;
    copy_diagonal(context, a, diagonal);
    const bool reversed = form == Form::reversed || form == Form::adjoint_reversed;
    for (index_t i = 0; i < n; ++i) {
        if (diagonal[reversed ? n - 1 - i : i] == T(0)) return i + 1;
    }
    return 0;
}

LAPILLI_INSTANCES(trtri, copy_diagonal, first_zero_on_diagonal)

}  // namespace lapilli
