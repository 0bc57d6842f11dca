// SPDX-License-Identifier: BSD-3-Clause
// A := L^H A L over any number of devices, n^3 operations as LAPACK's, all but O(n^2 nb) of them in large
// products.
//
// LAPACK's SYGST, with i, j < k:
//
//     A(k, j) := A(k, 0..k-1) L(0..k-1, j)
//     Y(j)    := A(k, j) + 1/2 A(k, k) L(k, j)
//     A(i, j) += Y(i)^H L(k, j) + L(k, i)^H Y(j)                      for i >= j
//     A(k, j) := L(k, k)^H (Y(j) + 1/2 A(k, k) L(k, j))
//     A(k, k) := L(k, k)^H A(k, k) L(k, k)
//
// The first product has few rows and needs all of L: it is brought forward. Step k of the loop does it for
// the block column k of A, which no step has changed yet, and the columns to its left, whose rows of L are on
// their devices. With i > k:
//
//     A(i, 0..k-1) += A(i, k) L(k, 0..k-1),   A(i, k) := A(i, k) L(k, k)
//
// Block row k of A, which is complete then, and of L, and the block column travel to every device. The next
// block row is updated before all else, so that it travels meanwhile.
#include "base/instances.hpp"
#include "device/calls.hpp"
#include "eigen/generalized/sygst.hpp"
#include "matrix/pieces.hpp"
#include "matrix/real_diagonal.hpp"

namespace lapilli {
namespace {

template <class T>
class ProductReduction {
  public:
    ProductReduction(Context& context, SygstWork<T>& work)
        : context_(context),
          w_(work),
          cyclic_(work.a.cyclic),
          broadcast_(context, devices()),
          row_ready_{DeviceEvents(context, devices()), DeviceEvents(context, devices())} {}

    void run() {
        const index_t blocks = cyclic_.blocks();
        row_ready_[0].record_main(context_);
        for (index_t k = 0; k < blocks; ++k) {
            for (int d = 0; d < devices(); ++d) fetch(d, k);
            for (int d = 0; d < devices(); ++d) update(d, k);
            // In units of block products, b^3 in all, step k has k^2 in two terms, and 2 k (b - k) below
            // them.
            const double done = static_cast<double>(k + 1) / static_cast<double>(blocks);
            context_.submitted(done * done);
        }
    }

  private:
    int devices() const { return cyclic_.devices(); }
    auto& dev(int d) { return w_.dev[static_cast<std::size_t>(d)]; }
    index_t start(index_t k) const { return cyclic_.block_start(k); }
    index_t width(index_t k) const { return cyclic_.block_width(k); }
    index_t below(index_t k) const { return w_.n - start(k) - width(k); }
    /// Block rows of Y and of L, with the diagonal blocks of A and L behind them.
    DeviceView<T> y(int d, index_t k) const { return w_.of_a.at(d, k, width(k), start(k) + width(k)); }
    DeviceView<T> l(int d, index_t k) const { return w_.of_l.at(d, k, width(k), start(k) + width(k)); }
    /// Block column k of A below the diagonal block.
    DeviceView<T> column(int d, index_t k) const { return w_.third.at(d, k, below(k), width(k)); }
    DeviceView<T> diagonal(DeviceView<T> row) const {
        return row.block(0, row.cols - row.rows, row.rows, row.rows);
    }

    void fetch(int d, index_t k) {
        Queue& queue = broadcast_.begin_filling(d, k);
        row_ready_[k % 2].hold(queue);
        const DeviceView<T> y = this->y(d, k), l = this->l(d, k);
        bring(queue, readable(w_.a), {start(k), 0, y.rows, y.cols}, y);
        bring(queue, readable(w_.l), {start(k), 0, l.rows, l.cols}, l);
        copy_across(queue, w_.a.block_column(k, start(k) + width(k)), column(d, k));
        const DeviceView<T> full = diagonal(y);
        complete_hermitian(queue, full, dev(d).square[0].block(0, 0, full.rows, full.cols));
        if (k > 0) {
            gemm(queue, Op::none, Op::none, T(0.5), full, l.block(0, 0, l.rows, start(k)), T(1),
                 y.block(0, 0, y.rows, start(k)));
        }
        broadcast_.end_filling(d, k);
    }

    void update(int d, index_t k) {
        Queue& queue = broadcast_.begin_using(d, k);
        broadcast_.wait_until_filled(queue, k);
        const bool owns = cyclic_.owner(k) == d;
        const index_t cols = cyclic_.first_local_block(d, k) * cyclic_.nb();
        const DeviceView<T> l_kk = diagonal(l(d, k));
        const index_t next = std::min(cyclic_.nb(), below(k));
        multiply_below(queue, d, k, cols, 0, next);
        if (owns) {
            trmm(queue, {.side = Side::right}, T(1), l_kk, w_.a.block_column(k, start(k) + width(k)));
        }
        queue.record(row_ready_[(k + 1) % 2][d]);
        if (cols > 0) multiply_above(queue, d, k, cols);
        multiply_below(queue, d, k, cols, next, below(k) - next);
        if (owns) multiply_diagonal(queue, d, k);
        broadcast_.end_using(d, k);
    }

    /// A(i, 0..k-1) += A(i, k) L(k, 0..k-1) for some of the rows below, of the device's columns.
    void multiply_below(Queue& queue, int d, index_t k, index_t cols, index_t first, index_t rows) {
        if (cols == 0 || rows == 0) return;
        const auto at = static_cast<std::size_t>(d);
        gemm(queue, Op::none, Op::none, T(1), column(d, k).block(first, 0, rows, width(k)),
             w_.l.local[at].block(start(k), 0, width(k), cols), T(1),
             w_.a.local[at].block(start(k) + width(k) + first, 0, rows, cols));
    }

    /// Rows 0..k of the device's columns.
    void multiply_above(Queue& queue, int d, index_t k, index_t cols) {
        const auto at = static_cast<std::size_t>(d);
        const DeviceView<T> y = this->y(d, k), l = this->l(d, k), full = diagonal(y),
                            a_k = w_.a.local[at].block(start(k), 0, width(k), cols),
                            l_k = w_.l.local[at].block(start(k), 0, width(k), cols);
        gemm(queue, Op::none, Op::none, T(0.5), full, l_k, T(1), a_k);
        ProductArgs<T> args{};
        args.m = start(k);
        args.n = cols;
        args.k = width(k);
        args.op_a = 'C';
        args.op_b = 'N';
        args.terms = 2;
        args.alpha[0] = args.alpha[1] = T(1);
        args.a[0] = y.data;
        args.a[1] = l.data;
        args.lda = y.ld;
        args.b[0] = l_k.data;
        args.b[1] = a_k.data;
        args.ldb = a_k.ld;
        args.beta = T(1);
        args.c = w_.a.local[at].data;
        args.ldc = w_.a.local[at].ld;
        args.part = 'L';
        args.real_diagonal = is_complex<T>;
        args.nb = cyclic_.nb();
        args.rank = d;
        args.team = devices();
        require(l.ld == y.ld && l_k.ld == a_k.ld, "sygst: leading dimensions");
        product(queue, args);
        gemm(queue, Op::none, Op::none, T(0.5), full, l_k, T(1), a_k);
        trmm(queue, {.op = Op::adjoint}, T(1), diagonal(l), a_k);
    }

    /// A(k, k) := L(k, k)^H A(k, k) L(k, k) on its device.
    void multiply_diagonal(Queue& queue, int d, index_t k) {
        const DeviceView<T> l_kk = diagonal(l(d, k)), full = dev(d).square[1].block(0, 0, width(k), width(k));
        copy(queue, Part::all, diagonal(y(d, k)), full);
        trmm(queue, {.op = Op::adjoint}, T(1), l_kk, full);
        trmm(queue, {.side = Side::right}, T(1), l_kk, full);
        if constexpr (is_complex<T>) copy_real_diagonal<T>(queue, full, full);
        copy(queue, Part::lower, full, w_.a.block_column(k, start(k)).block(0, 0, width(k), width(k)));
    }

    Context& context_;
    SygstWork<T>& w_;
    const Cyclic cyclic_;
    PanelBroadcast broadcast_;
    DeviceEvents row_ready_[2];
};

}  // namespace

template <class T>
void sygst_product(Context& context, SygstWork<T>& work) {
    ProductReduction<T>(context, work).run();
}

LAPILLI_INSTANCES(sygst_product)

}  // namespace lapilli
