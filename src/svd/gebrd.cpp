// SPDX-License-Identifier: BSD-3-Clause
#include "svd/gebrd.hpp"

#include <algorithm>

#include "bidiagonal/args.hpp"
#include "bidiagonal/resident/args.hpp"
#include "device/calls.hpp"
#include "matrix/safe_range.hpp"
#include "runtime/emulation.hpp"

namespace lapilli {

template <class T>
GebrdWork<T>::GebrdWork(Arena& arena, const DistMatrix<T>& matrix, index_t width)
    : nb(width),
      a(matrix),
      tauq(arena.device_array<T>(0, cols())),
      taup(arena.device_array<T>(0, cols())),
      host_norm(arena.pinned_array<R>(a.cyclic.blocks())),
      host_d(arena.pinned_array<R>(cols())),
      host_e(arena.pinned_array<R>(cols())),
      host_tauq(arena.pinned_array<T>(cols())),
      host_taup(arena.pinned_array<T>(cols())) {}

template <class T>
void GebrdWork<T>::carve_workspace(Arena& arena) {
    left = arena.device_matrix<T>(0, a.rows, 2 * nb);
    right = arena.device_matrix<T>(0, cols(), 2 * nb);
    d = arena.device_array<R>(0, cols());
    e = arena.device_array<R>(0, cols());
    work = arena.device_array<T>(
        0, std::max(bidiagonal_work(a.rows, cols()), bidiagonal_resident_work(a.rows, cols())));
    barrier = arena.device_array<std::byte>(0, barrier_bytes);
    norm = arena.device_array<R>(0, a.cyclic.blocks());
}

index_t gebrd_block(Context& context, index_t order) {
    const index_t wanted = context.settings.text("test.gehrd.nb") == "auto"
                               ? bidiagonal_limit
                               : context.settings.integer("test.gehrd.nb");
    return std::clamp<index_t>(wanted, 1, std::min<index_t>(order, bidiagonal_limit));
}

namespace {

template <class T>
class BidiagonalReduction {
  public:
    using R = real_t<T>;
    BidiagonalReduction(Context& context, GebrdWork<T>& work)
        : context_(context),
          queue_(context.queue(0)),
          w_(work),
          a_(work.a.local[0]),
          m_(work.a.rows),
          n_(work.cols()) {}

    /// Returns the power of two by which the matrix was scaled.
    R run() {
        const R sigma = scale_to_safe_range(context_, Part::all, w_.a, {w_.norm}, w_.host_norm);
        zero(queue_, w_.barrier, barrier_bytes);
        for (index_t c = 0, width = 0; c < n_; c += width) {
            if (queue_.bidiagonal_fits(precision_letter<T>, m_ - c, n_ - c)) {
                reduce_rest(c);
                break;
            }
            width = std::min(w_.nb, n_ - c);
            reduce_panel(c, width);
            update(c, width);
            context_.submitted(1.0 - rest(c + width) / rest(0));
        }
        return sigma;
    }
    void download() {
        download_array(queue_, w_.d, w_.host_d, n_);
        download_array(queue_, w_.e, w_.host_e, n_ - 1);
        download_array(queue_, w_.tauq, w_.host_tauq, n_);
        download_array(queue_, w_.taup, w_.host_taup, n_);
    }
    /// B alone: reflectors do not change with the matrix's scale.
    void scale_back(R factor) {
        const auto line = [&](auto* first, index_t count, index_t stride) {
            if (count > 0)
                scale(queue_, Part::all, factor,
                      DeviceView<std::remove_pointer_t<decltype(first)>>{first, 1, count, stride});
        };
        line(w_.d, n_, 1);
        line(w_.e, n_ - 1, 1);
        line(a_.data, n_, a_.ld + 1);
        line(a_.data + a_.ld, n_ - 1, a_.ld + 1);
    }

  private:
    /// In proportion to the operations from column c on.
    double rest(index_t c) const {
        const auto left = static_cast<double>(n_ - c);
        return left * left * (static_cast<double>(m_ - n_) + left * (2.0 / 3.0));
    }
    void reduce_panel(index_t c, index_t width) {
        const index_t rows = m_ - c, cols = n_ - c;
        submit(queue_, BidiagonalPanelArgs<T>{.a = a_.block(c, c, rows, cols),
                                              .left = w_.left.block(0, 0, rows, 2 * width),
                                              .right = w_.right.block(0, 0, cols, 2 * width),
                                              .d = w_.d + c,
                                              .e = w_.e + c,
                                              .tauq = w_.tauq + c,
                                              .taup = w_.taup + c,
                                              .work = w_.work,
                                              .barrier = w_.barrier});
    }
    /// All columns from c on, in shared memory.
    void reduce_rest(index_t c) {
        submit(queue_, BidiagonalResidentArgs<T>{.a = a_.block(c, c, m_ - c, n_ - c),
                                                 .d = w_.d + c,
                                                 .e = w_.e + c,
                                                 .tauq = w_.tauq + c,
                                                 .taup = w_.taup + c,
                                                 .work = w_.work,
                                                 .barrier = w_.barrier,
                                                 .sharers = context_.sharers});
        context_.submitted(1);
    }
    /// A := A - L R^H behind the panel
    void update(index_t c, index_t width) {
        const index_t next = c + width, rows = m_ - next, cols = n_ - next;
        gemm(queue_, Op::none, Op::adjoint, T(-1), w_.left.block(width, 0, rows, 2 * width),
             w_.right.block(width, 0, cols, 2 * width), T(1), a_.block(next, next, rows, cols));
    }

    Context& context_;
    Queue& queue_;
    GebrdWork<T>& w_;
    const DeviceView<T> a_;
    const index_t m_, n_;
};

}  // namespace

template <class T>
void gebrd(Context& context, GebrdWork<T>& work) {
    // As in the reduction to tridiagonal form: every element is in n products.
    const NativeProducts native(context);
    BidiagonalReduction<T> reduction(context, work);
    const real_t<T> sigma = reduction.run();
    if (sigma != real_t<T>(1)) reduction.scale_back(real_t<T>(1) / sigma);
    reduction.download();
}

template <class T>
real_t<T> gebrd_in_safe_range(Context& context, GebrdWork<T>& work) {
    const NativeProducts native(context);
    BidiagonalReduction<T> reduction(context, work);
    const real_t<T> sigma = reduction.run();
    reduction.download();
    context.synchronize();
    return sigma;
}

#define LAPILLI_INSTANTIATE(T)                    \
    template struct GebrdWork<T>;                 \
    template void gebrd(Context&, GebrdWork<T>&); \
    template real_t<T> gebrd_in_safe_range(Context&, GebrdWork<T>&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
