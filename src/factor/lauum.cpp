// SPDX-License-Identifier: BSD-3-Clause
#include "base/instances.hpp"
#include "device/calls.hpp"
#include "factor/trtri.hpp"
#include "matrix/pieces.hpp"

namespace lapilli {
namespace {

/// C := op_a(A) B + beta C on the lower triangle of C, whose diagonal is real.
template <class T>
ProductArgs<T> lower_product(DeviceView<const T> a, DeviceView<const T> b, T beta, DeviceView<T> c) {
    ProductArgs<T> args{};
    args.m = c.rows;
    args.n = c.cols;
    args.k = a.rows;
    args.op_a = 'C';
    args.op_b = 'N';
    args.terms = 1;
    args.alpha[0] = T(1);
    args.a[0] = a.data;
    args.lda = a.ld;
    args.b[0] = b.data;
    args.ldb = b.ld;
    args.beta = beta;
    args.c = c.data;
    args.ldc = c.ld;
    args.part = 'L';
    args.real_diagonal = is_complex<T>;
    return args;
}

}  // namespace

// Block row k of L travels to every device, which adds its products to the rows above and then puts row k of
// the result in its place. With i, j < k, and j among the device's columns:
//
//     A(i, j) += L(k, i)^H L(k, j)      for i >= j
//     A(k, j) := L(k, k)^H L(k, j)
//     A(k, k) := L(k, k)^H L(k, k)      on its device
template <class T>
void lauum(Context& context, const DistMatrix<T>& a, LauumWork<T>& work) {
    const Cyclic& cyclic = a.cyclic;
    PanelBroadcast broadcast(context, cyclic.devices());
    for (index_t k = 0; k < cyclic.blocks(); ++k) {
        const index_t first = cyclic.block_start(k), width = cyclic.block_width(k);
        for (int d = 0; d < cyclic.devices(); ++d) {
            Queue& side = broadcast.begin_filling(d, k);
            const DeviceView<T> row = work.panels.at(d, k, width, first + width);
            bring(side, readable(a), {first, 0, width, first + width}, row);
            set(side, Part::strictly_upper, T(0), T(0), row.block(0, first, width, width));
            broadcast.end_filling(d, k);
        }
        for (int d = 0; d < cyclic.devices(); ++d) {
            Queue& queue = broadcast.begin_using(d, k);
            broadcast.wait_until_filled(queue, k);
            const DeviceView<T>& local = a.local[static_cast<std::size_t>(d)];
            const DeviceView<T> row = work.panels.at(d, k, width, first + width);
            const DeviceView<T> diagonal = row.block(0, first, width, width);
            const index_t cols = cyclic.first_local_block(d, k) * cyclic.nb();
            const DeviceView<T> local_row = local.block(first, 0, width, cols);
            ProductArgs<T> above = lower_product<T>(row, local_row, T(1), local.block(0, 0, first, cols));
            above.nb = cyclic.nb();
            above.rank = d;
            above.team = cyclic.devices();
            product(queue, above);
            trmm(queue, {.op = Op::adjoint}, T(1), diagonal, local_row);
            if (cyclic.owner(k) == d) {
                const DeviceView<T> target = a.block_column(k, first).block(0, 0, width, width);
                product(queue, lower_product<T>(diagonal, diagonal, T(0), target));
            }
            broadcast.end_using(d, k);
        }
        const double done = static_cast<double>(k + 1) / static_cast<double>(cyclic.blocks());
        context.submitted(done * done * done);
    }
}

LAPILLI_INSTANCES(lauum)

}  // namespace lapilli
