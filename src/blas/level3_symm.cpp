// SPDX-License-Identifier: BSD-3-Clause
// SYMM and HEMM on spread matrices. Of each block column J of the stored triangle, here the lower one,
//
//     A(:, J) = [ 0; D; P ],    D = D1 + op(D2),    D1 lower with its diagonal, D2 = D1 without it,
//
// products from the left take C(J) += D1 B(J) + op(D2) B(J) + op(P) B(below) and C(below) += P B(J); from the
// right see level3_triangle.hpp.
#include "blas/level3.hpp"
#include "blas/level3_triangle.hpp"
#include "matrix/real_diagonal.hpp"

namespace lapilli {
namespace {

/// D1 and D2 of the current panels.
template <class T>
struct DiagonalBlocks {
    std::vector<DeviceView<T>> views;
    DiagonalBlocks(Arena& arena, index_t width) {
        for (int d = 0; d < arena.devices(); ++d) {
            for (int i = 0; i < 4; ++i) views.push_back(arena.device_matrix<T>(d, width, width));
        }
    }
    DeviceView<T> at(int d, index_t step, int which, index_t width) const {
        return views[static_cast<std::size_t>(4 * d + 2 * (step % 2) + which)].block(0, 0, width, width);
    }
};

template <class T>
void split_diagonal(Queue& queue, const Symm<T>& how, DeviceView<const T> block, DeviceView<T> d1,
                    DeviceView<T> d2) {
    const bool lower = how.uplo == Uplo::lower;
    set(queue, Part::all, T(0), T(0), d1);
    set(queue, Part::all, T(0), T(0), d2);
    copy(queue, lower ? Part::lower : Part::upper, block, d1);
    copy(queue, lower ? Part::strictly_lower : Part::strictly_upper, block, d2);
    if constexpr (is_complex<T>) {
        if (how.hermitian) copy_real_diagonal(queue, block, d1);
    }
}

template <class T>
struct SymmWork {
    index_t kb;  ///< the width of the panels
    DistMatrix<T> c;
    typename TrianglePanels<T>::Work left;
    typename FromTheRight<T>::Work right;
    PanelBuffers<T> b;
    DiagonalBlocks<T> diagonal;
    Zeros<T> zeros;

    /// layout: B's for products from the left, A's for those from the right.
    SymmWork(Arena& arena, Side side, index_t m, const Cyclic& layout, index_t n, index_t panel_width)
        : kb(panel_width),
          c(arena, m, layout.cols(), layout.nb()),
          left(arena, side == Side::left ? n : 0, kb),
          right(arena, side == Side::left ? Cyclic(0, 1, arena.devices()) : layout, side == Side::right, kb),
          diagonal(arena, kb),
          zeros(arena, std::max(m, layout.cols())) {
        if (side == Side::right) b = travel_buffers<T>(arena, m, kb);
    }
};

template <class T>
class Multiplication {
  public:
    Multiplication(Context& context, const Symm<T>& how, const DistMatrix<const T>& a,
                   const DistMatrix<const T>& b, SymmWork<T>& work)
        : context_(context),
          how_(how),
          op_(how.hermitian ? Op::adjoint : Op::transpose),
          a_(a),
          b_(b),
          w_(work),
          panels_(a, how.uplo, work.left),
          right_(a, how.uplo, true, true, op_, work.right),
          broadcast_(context, a.cyclic.devices()) {}

    void run() {
        const index_t kb = w_.kb;
        const bool left = how_.side == Side::left;
        // From the left the first panel is the one that meets all rows of C.
        const std::vector<Span> panels =
            left ? spans(a_.cols(), kb, how_.uplo == Uplo::lower) : spans_in_blocks(a_.cyclic, kb, true);
        for (std::size_t step = 0; step < panels.size(); ++step) {
            for (int d = 0; d < context_.device_count(); ++d) {
                if (w_.c.cyclic.local_cols(d) == 0) continue;
                left ? from_the_left(d, static_cast<index_t>(step), panels[step])
                     : from_the_right(d, static_cast<index_t>(step), panels[step]);
            }
            context_.submitted(static_cast<double>(step + 1) / static_cast<double>(panels.size()));
        }
    }

  private:
    void from_the_left(int d, index_t step, Span j) {
        const auto at = static_cast<std::size_t>(d);
        Queue& side = broadcast_.begin_filling(d, step);
        const DeviceView<const T> panel = panels_.fetch(side, d, step, j);
        const DeviceView<T> d1 = w_.diagonal.at(d, step, 0, j.width),
                            d2 = w_.diagonal.at(d, step, 1, j.width);
        split_diagonal<T>(side, how_, panel.block(j.first, 0, j.width, j.width), d1, d2);
        broadcast_.end_filling(d, step);

        Queue& queue = broadcast_.begin_using(d, step);
        const DeviceView<T>& c = w_.c.local[at];
        const DeviceView<const T>& b = b_.local[at];
        const T alpha = how_.alpha, beta = step == 0 ? how_.beta : T(1);
        const index_t row = how_.uplo == Uplo::lower ? j.end() : 0;
        const index_t rows = how_.uplo == Uplo::lower ? c.rows - j.end() : j.first;
        const DeviceView<T> c_j = c.block(j.first, 0, j.width, c.cols),
                            c_rest = c.block(row, 0, rows, c.cols);
        const auto b_j = b.block(j.first, 0, j.width, b.cols), b_rest = b.block(row, 0, rows, b.cols);
        gemm(queue, Op::none, Op::none, alpha, d1, b_j, beta, c_j);
        gemm(queue, op_, Op::none, alpha, d2, b_j, T(1), c_j);
        if (rows > 0) {
            const DeviceView<const T> rest = panel.block(row, 0, rows, j.width);
            gemm(queue, op_, Op::none, alpha, rest, b_rest, T(1), c_j);
            gemm(queue, Op::none, Op::none, alpha, rest, b_j, beta, c_rest);
        }
        broadcast_.end_using(d, step);
    }

    void from_the_right(int d, index_t step, Span j) {
        const auto at = static_cast<std::size_t>(d);
        const bool owns = owner_of(a_.cyclic, j) == d;
        const DeviceView<T> d1 = w_.diagonal.at(d, step, 0, j.width),
                            d2 = w_.diagonal.at(d, step, 1, j.width);
        Queue& side = broadcast_.begin_filling(d, step);
        const auto turned = right_.fetch(side, d, step, j);
        const DeviceView<const T> x = fetch_columns(side, b_, d, step, j, w_.b);
        if (owns) {
            split_diagonal<T>(side, how_, columns_of(a_, j).block(j.first, 0, j.width, j.width), d1, d2);
        }
        broadcast_.end_filling(d, step);

        Queue& queue = broadcast_.begin_using(d, step);
        const T alpha = how_.alpha, beta = step == 0 ? how_.beta : T(1);
        if (owns) {
            const DeviceView<T> c_j = columns_of(w_.c, j);
            gemm(queue, Op::none, Op::none, alpha, x, d1, beta, c_j);
            gemm(queue, Op::none, op_, alpha, x, d2, T(1), c_j);
        }
        right_.update(queue, d, j, alpha, x, turned, beta, w_.c.local[at], right_.everything());
        broadcast_.end_using(d, step);
    }

    Context& context_;
    const Symm<T>& how_;
    Op op_;
    const DistMatrix<const T>&a_, &b_;
    SymmWork<T>& w_;
    TrianglePanels<T> panels_;
    FromTheRight<T> right_;
    PanelBroadcast broadcast_;
};

/// C := beta C.
template <class T>
void scale_all(Context& context, T beta, const DistMatrix<T>& c, const Zeros<T>& zeros) {
    for (int d = 0; d < c.cyclic.devices(); ++d) {
        const DeviceView<T>& local = c.local[static_cast<std::size_t>(d)];
        ProductArgs<T> args{};
        args.m = local.rows;
        args.n = local.cols;
        args.beta = beta;
        args.c = local.data;
        args.ldc = local.ld;
        scale_by_product(context.queue(d), args, zeros.data[static_cast<std::size_t>(d)]);
    }
}

}  // namespace

template <class T>
void run_symm(Context& context, const Symm<T>& how, const SpreadMatrix& a, const SpreadMatrix& b,
              const SpreadMatrix& c) {
    if (c.rows == 0 || c.cyclic.cols() == 0 || (how.alpha == T(0) && how.beta == T(1))) return;
    const DistMatrix<const T> left = as_dist<const T>(a), right = as_dist<const T>(b);
    const DistMatrix<T> target = as_dist<T>(c);
    const Cyclic& layout = how.side == Side::left ? right.cyclic : left.cyclic;
    Allocated<SymmWork<T>> work(context, how.side, c.rows, layout, a.rows, level3_block(context, a.rows));
    {
        PhaseScope phase(context, "multiply");
        redistribute(context, readable(target), work->c);
        how.alpha == T(0) ? scale_all(context, how.beta, work->c, work->zeros)
                          : Multiplication<T>(context, how, left, right, *work).run();
    }
    deliver(context, work->c, target);
}

#define LAPILLI_INSTANTIATE(T)                                                                 \
    template void run_symm(Context&, const Symm<T>&, const SpreadMatrix&, const SpreadMatrix&, \
                           const SpreadMatrix&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
