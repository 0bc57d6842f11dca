// SPDX-License-Identifier: BSD-3-Clause
// A := L^-1 A L^-H over any number of devices, n^3 operations as LAPACK's, all but O(n^2 nb) of them in large
// products.
//
// LAPACK's SYGST, right-looking, with i, j > k:
//
//     A(k, k) := L(k, k)^-1 A(k, k) L(k, k)^-H
//     Y(i)    := A(i, k) L(k, k)^-H - 1/2 L(i, k) A(k, k)
//     A(i, j) -= L(i, k) Y(j)^H + Y(i) L(j, k)^H                      for i >= j
//     A(i, k) := Y(i) - 1/2 L(i, k) A(k, k), and then L(i.., i..)^-1 from the left
//
// The last solution is LAPACK's bottleneck, nb right-hand sides a step. Nothing waits for it: it is put off,
// and step k of the loop does step k of the forward substitution for all columns that are to its left, so
// that it is a product, too:
//
//     A(k, 0..k-1) := L(k, k)^-1 A(k, 0..k-1),   A(i, 0..k-1) -= L(i, k) A(k, 0..k-1)
//
// Diagonal blocks of L are inverted, as those of POTRF are. Look-ahead of one block column, as in POTRF:
//
//     panel queue   A(:, k+1) -= ..., A(k+1, k+1), Y of k+1, its copies and those of L(:, k+1) to the other devices
//     queue         A(:, j)   -= ... for j = k+2, k+3, ...; columns 0..k-1
#include "base/instances.hpp"
#include "device/calls.hpp"
#include "eigen/generalized/sygst.hpp"

namespace lapilli {
namespace {

template <class T>
class InverseReduction {
  public:
    InverseReduction(Context& context, SygstWork<T>& work)
        : context_(context),
          w_(work),
          cyclic_(work.a.cyclic),
          broadcast_(context, devices()),
          prepared_(context, devices()),
          ready_{DeviceEvents(context, devices()), DeviceEvents(context, devices())} {}

    void run() {
        const index_t blocks = cyclic_.blocks();
        for (int d = 0; d < devices(); ++d) {
            for (DeviceEvents& events : ready_) context_.queue(d).record(events[d]);
        }
        prepare(0);
        for (index_t k = 0; k < blocks; ++k) {
            for (int d = 0; d < devices(); ++d) fetch(d, k);
            for (int d = 0; d < devices(); ++d) update(d, k);
            if (k + 1 < blocks) {
                const int owner = cyclic_.owner(k + 1);
                Queue& side = context_.panel_queue(owner);
                side.wait(ready_[(k + 1) % 2][owner]);
                update_columns(side, k, k + 1, 1);
                prepare(k + 1);
            }
            // In units of block products, b^3 in all, step k has (b - k)^2 in each of two terms, and 2 k (b -
            // k) to the left.
            const double done = static_cast<double>(k + 1) / static_cast<double>(blocks);
            context_.submitted(done * (2 - done));
        }
    }

  private:
    int devices() const { return cyclic_.devices(); }
    auto& dev(int d) { return w_.dev[static_cast<std::size_t>(d)]; }
    index_t start(index_t k) const { return cyclic_.block_start(k); }
    index_t rows(index_t k) const { return w_.n - start(k); }
    DeviceView<T> y(int d, index_t k) const { return w_.of_a.at(d, k, rows(k), cyclic_.block_width(k)); }
    DeviceView<T> l(int d, index_t k) const { return w_.of_l.at(d, k, rows(k), cyclic_.block_width(k)); }
    DeviceView<T> inverse(int d, index_t k) const {
        return w_.third.at(d, k, cyclic_.block_width(k), cyclic_.block_width(k));
    }

    /// Block column k by its owner: A(k, k), A(i, k), and in the buffers L, Y and the inverse.
    void prepare(index_t k) {
        const int owner = cyclic_.owner(k);
        Queue& queue = context_.panel_queue(owner);
        broadcast_.wait_until_free(queue, k);
        const index_t width = cyclic_.block_width(k), below = rows(k) - width;
        const DeviceView<T> a = w_.a.block_column(k, start(k)), l = this->l(owner, k),
                            inverse = this->inverse(owner, k);
        copy(queue, Part::all, w_.l.block_column(k, start(k)), l);
        set(queue, Part::all, T(0), T(1), inverse);
        trsm(queue, {}, T(1), l.block(0, 0, width, width), inverse);

        const DeviceView<T> diagonal = a.block(0, 0, width, width);
        const DeviceView<T> full = dev(owner).square[0].block(0, 0, width, width),
                            other = dev(owner).square[1].block(0, 0, width, width);
        copy(queue, Part::lower, diagonal, full);
        complete_hermitian(queue, full, other);
        gemm(queue, Op::none, Op::none, T(1), inverse, full, T(0), other);
        gemm(queue, Op::none, Op::adjoint, T(1), other, inverse, T(0), full);
        complete_hermitian(queue, full, other);
        copy(queue, Part::lower, full, diagonal);

        if (below > 0) {
            const DeviceView<T> a_below = a.block(width, 0, below, width),
                                l_below = l.block(width, 0, below, width),
                                y_below = y(owner, k).block(width, 0, below, width);
            gemm(queue, Op::none, Op::adjoint, T(1), a_below, inverse, T(0), y_below);
            gemm(queue, Op::none, Op::none, T(-0.5), l_below, full, T(1), y_below);
            copy(queue, Part::all, y_below, a_below);
            gemm(queue, Op::none, Op::none, T(-0.5), l_below, full, T(1), a_below);
        }
        queue.record(prepared_[owner]);
    }

    /// Copies what prepare(k) left in the owner's buffers to device d.
    void fetch(int d, index_t k) {
        const int owner = cyclic_.owner(k);
        Queue& queue = broadcast_.begin_filling(d, k);
        if (d != owner) {
            const index_t width = cyclic_.block_width(k), below = rows(k) - width;
            queue.wait(prepared_[owner]);
            for (const auto& of : {&InverseReduction::l, &InverseReduction::y}) {
                copy_across(queue, (this->*of)(owner, k).block(width, 0, below, width),
                            (this->*of)(d, k).block(width, 0, below, width));
            }
            copy_across(queue, inverse(owner, k), inverse(d, k));
        }
        broadcast_.end_filling(d, k);
    }

    /// The columns of device d: those from k+2 on, the next panel first, and those before k; k+1 is the panel
    /// queue's.
    void update(int d, index_t k) {
        Queue& queue = broadcast_.begin_using(d, k);
        const index_t end = cyclic_.local_blocks(d);
        index_t b = cyclic_.first_local_block(d, k + 2);
        if (b < end && cyclic_.global_block(d, b) == k + 2) {
            update_columns(queue, k, k + 2, 1);
            queue.record(ready_[k % 2][d]);
            ++b;
        }
        // On one device neighbouring columns are in one product.
        for (const index_t count = devices() == 1 ? end : 1; b < end; b += count) {
            update_columns(queue, k, cyclic_.global_block(d, b), std::min(count, end - b));
        }
        substitute(queue, d, k);
        broadcast_.end_using(d, k);
    }

    /// A(i, j) -= L(i, k) Y(j)^H + Y(i) L(j, k)^H, i >= j, for `count` block columns from j on, neighbours in
    /// the memory of j's owner.
    void update_columns(Queue& queue, index_t k, index_t j, index_t count) {
        const int d = cyclic_.owner(j);
        const index_t offset = start(j) - start(k);
        const DeviceView<T> target = w_.a.block_column(j, start(j)), y = this->y(d, k), l = this->l(d, k);
        ProductArgs<T> args{};
        args.m = rows(j);
        args.n = std::min(count * cyclic_.nb(), rows(j));
        args.k = cyclic_.block_width(k);
        args.op_a = 'N';
        args.op_b = 'C';
        args.terms = 2;
        args.alpha[0] = args.alpha[1] = T(-1);
        args.a[0] = args.b[1] = l.at(offset, 0);
        args.a[1] = args.b[0] = y.at(offset, 0);
        args.lda = args.ldb = l.ld;
        args.beta = T(1);
        args.c = target.data;
        args.ldc = target.ld;
        args.part = 'L';
        args.real_diagonal = is_complex<T>;
        product(queue, args);
    }

    /// Step k of the forward substitution for the columns of device d that are to the left of k.
    void substitute(Queue& queue, int d, index_t k) {
        const index_t cols = cyclic_.first_local_block(d, k) * cyclic_.nb();
        if (cols == 0) return;
        const index_t width = cyclic_.block_width(k), below = rows(k) - width;
        const DeviceView<T>& local = w_.a.local[static_cast<std::size_t>(d)];
        const DeviceView<T> a_k = local.block(start(k), 0, width, cols),
                            x_k = dev(d).row.block(0, 0, width, cols);
        gemm(queue, Op::none, Op::none, T(1), inverse(d, k), a_k, T(0), x_k);
        if (below > 0) {
            gemm(queue, Op::none, Op::none, T(-1), l(d, k).block(width, 0, below, width), x_k, T(1),
                 local.block(start(k) + width, 0, below, cols));
        }
        copy(queue, Part::all, x_k, a_k);
    }

    Context& context_;
    SygstWork<T>& w_;
    const Cyclic cyclic_;
    PanelBroadcast broadcast_;
    DeviceEvents prepared_, ready_[2];
};

}  // namespace

template <class T>
void sygst_inverse(Context& context, SygstWork<T>& work) {
    InverseReduction<T>(context, work).run();
}

LAPILLI_INSTANCES(sygst_inverse)

}  // namespace lapilli
