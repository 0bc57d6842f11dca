// SPDX-License-Identifier: BSD-3-Clause
#include "nonsymmetric/trevc.hpp"

#include <algorithm>

#include "device/calls.hpp"
#include "matrix/safe_range.hpp"
#include "nonsymmetric/first_device.hpp"
#include "runtime/emulation.hpp"
#include "trevc/args.hpp"

namespace lapilli {

template <class T>
TrevcWork<T>::TrevcWork(Arena& arena, const DistMatrix<T>& t, index_t width, index_t rows)
    : n(t.rows), nb(rows), x(matrix_of_first<T>(arena, n, n, width)) {
    // Columns of a product with Z: enough for a fast one, few against n.
    constexpr index_t blocks = 4;
    strip = arena.device_matrix<T>(0, n, std::min(n, blocks * nb));
    below = arena.device_array<T>(0, is_complex<T> ? 0 : n);
    host_below = arena.pinned_array<T>(is_complex<T> ? 0 : n);
    bound = arena.device_array<R>(0, n);
    norm = arena.device_array<R>(0, n > 0 ? t.cyclic.blocks() : 0);
    host_norm = arena.pinned_array<R>(n > 0 ? t.cyclic.blocks() : 0);
}

template <class T>
index_t trevc_block(Context& context, index_t n) {
    const index_t wanted = context.settings.text("test.gehrd.nb") == "auto"
                               ? trevc_limit
                               : context.settings.integer("test.gehrd.nb");
    // Two rows are one pair.
    return std::clamp<index_t>(std::min(wanted, n), 2, trevc_limit);
}

template <class T>
real_t<T> prepare_schur_form(Context& context, TrevcWork<T>& work, const DistMatrix<T>& t) {
    Queue& queue = context.queue(0);
    const DeviceView<T> all = t.local[0];
    const index_t n = work.n;
    const index_t unread = is_complex<T> ? 1 : 2;  // rows below the diagonal from this one on
    if (n > unread) set(queue, Part::lower, T(0), T(0), all.block(unread, 0, n - unread, n - unread));
    const real_t<T> largest = finite_max_norm(context, Part::all, t, {work.norm}, work.host_norm),
                    sigma = safe_scale(largest);
    if (sigma != real_t<T>(1)) scale(queue, Part::all, sigma, all);
    work.largest = largest * sigma;
    if (is_complex<T> || n < 2) return sigma;
    copy(queue, Part::all, DeviceView<T>{all.at(1, 0), 1, n - 1, all.ld + 1},
         DeviceView<T>{work.below, 1, n - 1, 1});
    download_array(queue, work.below, work.host_below, n - 1);
    queue.synchronize();
    return sigma;
}

namespace {

template <class T>
class SchurVectors {
  public:
    SchurVectors(Context& context, TrevcWork<T>& work, Side side, DeviceView<T> t)
        : context_(context), queue_(context.queue(0)), w_(work), side_(side), t_(t), x_(work.x.local[0]) {}

    void run(const DistMatrix<T>& z, bool unit) {
        zero(queue_, x_.data, x_.ld * x_.cols);
        for (index_t done = 0, rows = 0; done < w_.n; done += rows) {
            rows = side_ == Side::right ? w_.n - done - first_row(w_.n - done) : end_row(done) - done;
            const index_t first = side_ == Side::right ? w_.n - done - rows : done;
            submit(queue_, TrevcBlockArgs<T>{.side = side_,
                                             .first = first,
                                             .rows = rows,
                                             .largest = w_.largest,
                                             .t = t_,
                                             .x = x_,
                                             .bound = w_.bound});
            update(first, rows);
            const double part = static_cast<double>(done) / static_cast<double>(w_.n);
            context_.submitted(z.rows > 0 ? part / 2 : part);
        }
        const bool multiplied = z.rows > 0;
        submit(queue_, TrevcScaleArgs<T>{t_, x_, unit && !multiplied});
        if (!multiplied) return;
        multiply(z.local[0]);
        submit(queue_, TrevcScaleArgs<T>{t_, x_, unit});
    }

  private:
    /// Whether rows i - 1 and i belong to one pair.
    bool is_split(index_t i) const {
        return !is_complex<T> && i > 0 && i < w_.n && w_.host_below[i - 1] != T(0);
    }
    index_t end_row(index_t first) const {
        const index_t end = std::min(w_.n, first + w_.nb);
        return is_split(end) ? end - 1 : end;
    }
    index_t first_row(index_t end) const {
        const index_t first = std::max<index_t>(0, end - w_.nb);
        return is_split(first) ? first + 1 : first;
    }

    ///     right:  X(0 : first, :) -= T(0 : first, block) X(block, :)      left:  X(end : n, :) -= T(block, end : n)^H X(block, :)
    void update(index_t first, index_t rows) {
        const index_t n = w_.n, end = first + rows;
        if (side_ == Side::right && first > 0) {
            gemm(queue_, Op::none, Op::none, T(-1), t_.block(0, first, first, rows),
                 x_.block(first, first, rows, n - first), T(1), x_.block(0, first, first, n - first));
        }
        if (side_ == Side::left && end < n) {
            gemm(queue_, Op::adjoint, Op::none, T(-1), t_.block(first, end, rows, n - end),
                 x_.block(first, 0, rows, end), T(1), x_.block(end, 0, n - end, end));
        }
    }
    /// X := Z X, by strips of columns, each without the rows where it is zero.
    void multiply(DeviceView<T> z) {
        const index_t n = w_.n;
        for (index_t c = 0, width = 0; c < n; c += width) {
            width = std::min(w_.strip.cols, n - c);
            // The vector of a pair may begin in the column before, or end a row later.
            const index_t begin = side_ == Side::right ? 0 : std::max<index_t>(0, c - 1),
                          end = side_ == Side::right ? std::min(n, c + width + 1) : n;
            const DeviceView<T> strip = w_.strip.block(0, 0, n, width);
            gemm(queue_, Op::none, Op::none, T(1), z.block(0, begin, n, end - begin),
                 x_.block(begin, c, end - begin, width), T(0), strip);
            copy(queue_, Part::all, strip, x_.block(0, c, n, width));
            context_.submitted(0.5 + 0.5 * static_cast<double>(c) / static_cast<double>(n));
        }
    }

    Context& context_;
    Queue& queue_;
    TrevcWork<T>& w_;
    const Side side_;
    const DeviceView<T> t_, x_;
};

}  // namespace

template <class T>
void schur_vectors(Context& context, TrevcWork<T>& work, Side side, const DistMatrix<T>& t,
                   const DistMatrix<T>& z, VectorScale scale) {
    // As in the iteration: every element is in n products.
    const NativeProducts native(context);
    SchurVectors<T>(context, work, side, t.local[0]).run(z, scale == VectorScale::unit);
}

#define LAPILLI_INSTANTIATE(T)                                                                             \
    template struct TrevcWork<T>;                                                                          \
    template index_t trevc_block<T>(Context&, index_t);                                                    \
    template real_t<T> prepare_schur_form(Context&, TrevcWork<T>&, const DistMatrix<T>&);                  \
    template void schur_vectors(Context&, TrevcWork<T>&, Side, const DistMatrix<T>&, const DistMatrix<T>&, \
                                VectorScale);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
