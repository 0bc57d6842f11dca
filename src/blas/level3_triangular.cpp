// SPDX-License-Identifier: BSD-3-Clause
// TRSM and TRMM on spread matrices. From the left see triangular_left.hpp. From the right the block columns
// of B depend on each other: with D the diagonal block of A in block column J,
//
//     TRSM   B(:, J) := B(:, J) op(D)^-1 on its device;  B(:, local) -= B(:, J) op(A)(J, local)
//     TRMM   the same products in the opposite order, in which nothing is overwritten that is still needed
#include "blas/level3.hpp"
#include "blas/triangular_left.hpp"

namespace lapilli {
namespace {

template <class T>
struct TriangularWork {
    index_t kb;  ///< the width of the panels
    DistMatrix<T> b;
    typename TriangularFromLeft<T>::Work left;
    typename FromTheRight<T>::Work right;
    PanelBuffers<T> x;                          ///< columns of B
    typename DiagonalBlocks<T>::Work diagonal;  ///< from the right: of each device's columns
    std::vector<DeviceView<T>> aside;           ///< columns of B that are solved for

    /// layout: of the library's copy of B: B's own for products from the left, A's for those from the right.
    TriangularWork(Arena& arena, const Triangular& how, index_t m, const Cyclic& layout, index_t n,
                   index_t panel_width, bool solves)
        : kb(panel_width),
          b(arena, m, layout.cols(), layout.nb()),
          left(arena, how.side == Side::left ? n : 0, kb, layout.cols_of_devices(), solves),
          right(arena, how.side == Side::left ? Cyclic(0, 1, arena.devices()) : layout,
                how.side == Side::right && how.op != Op::none, kb) {
        if (how.side == Side::left) return;
        x = travel_buffers<T>(arena, m, kb);
        const std::vector<index_t> rows(static_cast<std::size_t>(arena.devices()), m);
        diagonal = {arena, kb, blocks_by_owner(layout, kb), solves, {Side::right, rows}};
        for (int d = 0; d < arena.devices() && solves; ++d) {
            aside.push_back(arena.device_matrix<T>(d, m, kb));
        }
    }

    static std::vector<SpanList> blocks_by_owner(const Cyclic& layout, index_t width) {
        std::vector<SpanList> blocks;
        for (int d = 0; d < layout.devices(); ++d) blocks.emplace_back(layout, d, width);
        return blocks;
    }
};

/// Products and solutions from the right.
template <class T>
class RightSweep {
  public:
    RightSweep(Context& context, const Triangular& how, T alpha, const DistMatrix<const T>& a,
               TriangularWork<T>& work)
        : context_(context),
          how_(how),
          alpha_(alpha),
          a_(a),
          w_(work),
          broadcast_(context, a.cyclic.devices()),
          right_(a, how.uplo, how.op == Op::none, how.op != Op::none, how.op, work.right),
          diagonal_(context, a, work.diagonal),
          solved_{DeviceEvents(context, a.cyclic.devices()), DeviceEvents(context, a.cyclic.devices())} {}

    /// The device of the next block column updates it first and solves for it, so that it travels while all
    /// devices update their others.
    void solve() {
        const auto panels = panels_of(true);
        diagonal_.prepare(how_, true);
        solve_for(0, panels[0]);
        for (std::size_t i = 0; i + 1 < panels.size(); ++i) {
            for (int d = 0; d < context_.device_count(); ++d) {
                if (b(d).cols > 0) update_and_solve(d, static_cast<index_t>(i), panels[i], panels[i + 1]);
            }
            report(i, panels.size());
        }
    }

    /// B(:, J) := alpha B(:, J) op(D), and B(:, local) += alpha B(:, J) op(A)(J, local) with the old B(:, J),
    /// which is still in the caller's matrix.
    void multiply(const DistMatrix<const T>& old) {
        const auto panels = panels_of(false);
        diagonal_.prepare(how_, false);
        for (std::size_t i = 0; i < panels.size(); ++i) {
            for (int d = 0; d < context_.device_count(); ++d) {
                if (b(d).cols > 0) multiply_by(d, static_cast<index_t>(i), panels[i], old);
            }
            report(i, panels.size());
        }
    }

  private:
    using Turned = typename FromTheRight<T>::Turned;

    void update_and_solve(int d, index_t step, Span j, Span next) {
        Queue& side = broadcast_.begin_filling(d, step);
        side.wait(solved_[step % 2][owner_of(a_.cyclic, j)]);
        const auto x = fetch_columns(side, readable(w_.b), d, step, j, w_.x);
        const Turned turned = right_.fetch(side, d, step, j);
        broadcast_.end_filling(d, step);

        Queue& queue = broadcast_.begin_using(d, step);
        const auto update = [&](index_t begin, index_t end) {
            right_.update(queue, d, j, T(-1), x, turned, alpha_at(step), b(d), {begin, end});
        };
        update(next.first, next.end());
        if (owner_of(a_.cyclic, next) == d) solve_for(step + 1, next);
        update(0, next.first);
        update(next.end(), a_.cols());
        broadcast_.end_using(d, step);
    }

    void multiply_by(int d, index_t step, Span j, const DistMatrix<const T>& old) {
        Queue& side = broadcast_.begin_filling(d, step);
        const auto x = fetch_columns(side, old, d, step, j, w_.x);
        const Turned turned = right_.fetch(side, d, step, j);
        broadcast_.end_filling(d, step);

        Queue& queue = broadcast_.begin_using(d, step);
        if (owner_of(a_.cyclic, j) == d) {
            diagonal_.multiply(queue, d, j, how_, alpha_, x, columns_of(w_.b, j));
        }
        right_.update(queue, d, j, alpha_, x, turned, T(1), b(d), right_.everything());
        broadcast_.end_using(d, step);
    }

    void solve_for(index_t step, Span j) {
        const int owner = owner_of(a_.cyclic, j);
        Queue& queue = context_.queue(owner);
        const DeviceView<T> b_j = columns_of(w_.b, j),
                            in = w_.aside[static_cast<std::size_t>(owner)].block(0, 0, b_j.rows, j.width);
        copy(queue, Part::all, b_j, in);
        diagonal_.solve(queue, owner, j, how_, alpha_at(step), in, b_j);
        queue.record(solved_[step % 2][owner]);
    }

    const DeviceView<T>& b(int d) const { return w_.b.local[static_cast<std::size_t>(d)]; }
    /// The first panel meets all columns of B: it brings alpha in.
    T alpha_at(index_t step) const { return step == 0 ? alpha_ : T(1); }
    std::vector<Span> panels_of(bool solve) const {
        const bool forward = (how_.uplo == Uplo::lower) == (how_.op != Op::none);
        return spans_in_blocks(a_.cyclic, w_.kb, forward == solve);
    }
    void report(std::size_t step, std::size_t steps) const {
        context_.submitted(static_cast<double>(step + 1) / static_cast<double>(steps));
    }

    Context& context_;
    Triangular how_;
    T alpha_;
    const DistMatrix<const T>& a_;
    TriangularWork<T>& w_;
    PanelBroadcast broadcast_;
    FromTheRight<T> right_;
    DiagonalBlocks<T> diagonal_;
    DeviceEvents solved_[2];
};

/// f(A, B, work): B, in the library's copy, becomes the result.
template <class T, class F>
void run_triangular(Context& context, const Triangular& how, bool solves, T alpha, const SpreadMatrix& a,
                    const SpreadMatrix& b, F f) {
    if (b.rows == 0 || b.cyclic.cols() == 0) return;
    const DistMatrix<const T> triangle = as_dist<const T>(a);
    const DistMatrix<T> target = as_dist<T>(b);
    const Cyclic& layout = how.side == Side::left ? target.cyclic : triangle.cyclic;
    Allocated<TriangularWork<T>> work(context, how, b.rows, layout, a.rows, level3_block(context, a.rows),
                                      solves);
    {
        PhaseScope phase(context, "multiply");
        if (alpha == T(0)) {
            for (int d = 0; d < layout.devices(); ++d) {
                set(context.queue(d), Part::all, T(0), T(0), work->b.local[static_cast<std::size_t>(d)]);
            }
        } else {
            redistribute(context, readable(target), work->b);
            f(triangle, readable(target), *work);
        }
    }
    deliver(context, work->b, target);
}

}  // namespace

template <class T>
void run_trsm(Context& context, const Triangular& how, T alpha, const SpreadMatrix& a,
              const SpreadMatrix& b) {
    run_triangular<T>(
        context, how, true, alpha, a, b, [&](const auto& triangle, const auto&, TriangularWork<T>& work) {
            how.side == Side::left
                ? TriangularFromLeft<T>(context, triangle, work.b, work.kb, work.left).solve(how, alpha)
                : RightSweep<T>(context, how, alpha, triangle, work).solve();
        });
}

template <class T>
void run_trmm(Context& context, const Triangular& how, T alpha, const SpreadMatrix& a,
              const SpreadMatrix& b) {
    run_triangular<T>(
        context, how, false, alpha, a, b,
        [&](const auto& triangle, const auto& old, TriangularWork<T>& work) {
            how.side == Side::left
                ? TriangularFromLeft<T>(context, triangle, work.b, work.kb, work.left).multiply(how, alpha)
                : RightSweep<T>(context, how, alpha, triangle, work).multiply(old);
        });
}

#define LAPILLI_INSTANTIATE(T)                                                                        \
    template void run_trsm(Context&, const Triangular&, T, const SpreadMatrix&, const SpreadMatrix&); \
    template void run_trmm(Context&, const Triangular&, T, const SpreadMatrix&, const SpreadMatrix&);
LAPILLI_FOR_ALL_SCALARS(LAPILLI_INSTANTIATE)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
