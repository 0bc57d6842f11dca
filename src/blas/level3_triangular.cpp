// SPDX-License-Identifier: BSD-3-Clause
// TRSM and TRMM on spread matrices. TRSM takes the block columns J of A, with the diagonal block D and the rest P of
// its triangle, in the order in which the unknowns can be solved for; TRMM takes them in the opposite order, in
// which nothing is overwritten that is still needed.
//
//     from the left    op none: B(J) := D^-1 B(J);  B(rest) -= P B(J)
//                      else:    B(J) := op(D)^-1 (B(J) - op(P) B(rest))
//     from the right   B(:, J) := B(:, J) op(D)^-1 on its device;  B(:, local) -= B(:, J) op(A)(J, local)
#include <memory>

#include "blas/level3.hpp"
#include "blas/level3_triangle.hpp"

namespace lapilli {
namespace {

template <class T>
struct TriangularWork {
    index_t kb;  ///< the width of the panels
    DistMatrix<T> b;
    typename TrianglePanels<T>::Work left;
    typename FromTheRight<T>::Work right;
    PanelBuffers<T> x;

    /// layout: of the library's copy of B: B's own for products from the left, A's for those from the right.
    TriangularWork(Arena& arena, const Triangular& how, index_t m, const Cyclic& layout, index_t n,
                   index_t panel_width)
        : kb(panel_width),
          b(arena, m, layout.cols(), layout.nb()),
          left(arena, how.side == Side::left ? n : 0, kb),
          right(arena, how.side == Side::left ? Cyclic(0, 1, arena.devices()) : layout,
                how.side == Side::right && how.op != Op::none, kb) {
        if (how.side == Side::right) x = PanelBuffers<T>(arena, m, [&](int) { return kb; });
    }
};

/// What both sides share: A, the library's copy of B, the panels in their order.
template <class T>
class Sweep {
  public:
    Sweep(Context& context, const Triangular& how, T alpha, const DistMatrix<const T>& a,
          TriangularWork<T>& work)
        : context_(context), how_(how), alpha_(alpha), a_(a), w_(work), buffers_(context) {}

  protected:
    bool is_lower() const { return how_.uplo == Uplo::lower; }
    const DeviceView<T>& b(int d) const { return w_.b.local[static_cast<std::size_t>(d)]; }
    /// In a product or solution with all of its columns at once the first panel brings alpha in.
    T alpha_at(index_t step) const { return step == 0 ? alpha_ : T(1); }
    void report(std::size_t step, std::size_t steps) const {
        context_.report(static_cast<double>(step + 1) / static_cast<double>(steps));
    }

    Context& context_;
    Triangular how_;
    T alpha_;
    const DistMatrix<const T>& a_;
    TriangularWork<T>& w_;
    TwoBuffers buffers_;
};

template <class T>
class LeftSweep : Sweep<T> {
    using Base = Sweep<T>;
    using Base::alpha_, Base::how_, Base::buffers_;

  public:
    LeftSweep(Context& context, const Triangular& how, T alpha, const DistMatrix<const T>& a,
              TriangularWork<T>& work)
        : Base(context, how, alpha, a, work), panels_(a, how.uplo, work.left) {}

    void run(bool solve) {
        const bool forward = this->is_lower() == (how_.op == Op::none);
        const auto panels = spans(this->a_.cols(), this->w_.kb, forward == solve);
        for (std::size_t step = 0; step < panels.size(); ++step) {
            for (int d = 0; d < this->context_.device_count(); ++d) {
                if (this->b(d).cols > 0) take(d, static_cast<index_t>(step), panels[step], solve);
            }
            this->report(step, panels.size());
        }
    }

  private:
    void take(int d, index_t step, Span j, bool solve) {
        const DeviceView<const T> panel = panels_.fetch(buffers_.begin_filling(d, step), d, step, j);
        buffers_.end_filling(d, step);
        const DeviceView<T>& b = this->b(d);
        const index_t row = this->is_lower() ? j.end() : 0;
        const index_t rows = this->is_lower() ? b.rows - j.end() : j.first;
        const Parts parts{panel.block(j.first, 0, j.width, j.width), panel.block(row, 0, rows, j.width),
                          b.block(j.first, 0, j.width, b.cols), b.block(row, 0, rows, b.cols)};
        Queue& queue = buffers_.begin_using(d, step);
        solve ? this->solve(queue, step, parts) : multiply(queue, parts);
        buffers_.end_using(d, step);
    }

    struct Parts {
        DeviceView<const T> diagonal, rest;
        DeviceView<T> b_j, b_rest;
    };

    void solve(Queue& queue, index_t step, const Parts& p) {
        const bool has_rest = p.rest.rows > 0;
        if (how_.op == Op::none) {
            trsm(queue, how_, this->alpha_at(step), p.diagonal, p.b_j);
            if (has_rest)
                gemm(queue, Op::none, Op::none, T(-1), p.rest, p.b_j, this->alpha_at(step), p.b_rest);
        } else {
            if (has_rest) gemm(queue, how_.op, Op::none, T(-1), p.rest, p.b_rest, alpha_, p.b_j);
            trsm(queue, how_, has_rest ? T(1) : alpha_, p.diagonal, p.b_j);
        }
    }

    void multiply(Queue& queue, const Parts& p) {
        const bool has_rest = p.rest.rows > 0;
        if (how_.op == Op::none) {
            if (has_rest) gemm(queue, Op::none, Op::none, alpha_, p.rest, p.b_j, T(1), p.b_rest);
            trmm(queue, how_, alpha_, p.diagonal, p.b_j);
        } else {
            trmm(queue, how_, alpha_, p.diagonal, p.b_j);
            if (has_rest) gemm(queue, how_.op, Op::none, alpha_, p.rest, p.b_rest, T(1), p.b_j);
        }
    }

    TrianglePanels<T> panels_;
};

template <class T>
class RightSweep : Sweep<T> {
    using Base = Sweep<T>;
    using Base::alpha_, Base::how_, Base::buffers_, Base::w_, Base::a_;

  public:
    RightSweep(Context& context, const Triangular& how, T alpha, const DistMatrix<const T>& a,
               TriangularWork<T>& work)
        : Base(context, how, alpha, a, work),
          right_(a, how.uplo, how.op == Op::none, how.op != Op::none, how.op, work.right) {
        for (int d = 0; d < context.device_count(); ++d) {
            for (auto& events : solved_) events.push_back(context.make_event(d));
        }
    }

    /// The device of the next block column updates it first and solves for it, so that it travels while all
    /// devices update their others.
    void solve() {
        const auto panels = panels_of(true);
        solve_for(0, panels[0]);
        for (std::size_t i = 0; i + 1 < panels.size(); ++i) {
            const auto step = static_cast<index_t>(i);
            const Span j = panels[i], next = panels[i + 1];
            for (int d = 0; d < this->context_.device_count(); ++d) {
                if (this->b(d).cols == 0) continue;
                Queue& side = buffers_.begin_filling(d, step);
                side.wait(solved(owner_of(a_.cyclic, j), step));
                const auto x = fetch_columns(side, readable(w_.b), d, step, j, w_.x);
                const auto turned = right_.fetch(side, d, step, j);
                buffers_.end_filling(d, step);

                Queue& queue = buffers_.begin_using(d, step);
                const auto update = [&](index_t begin, index_t end) {
                    right_.update(queue, d, j, T(-1), x, turned, this->alpha_at(step), this->b(d),
                                  {begin, end});
                };
                update(next.first, next.end());
                if (owner_of(a_.cyclic, next) == d) solve_for(step + 1, next);
                update(0, next.first);
                update(next.end(), a_.cols());
                buffers_.end_using(d, step);
            }
            this->report(i, panels.size());
        }
    }

    /// B(:, J) := alpha B(:, J) op(D), and B(:, local) += alpha B(:, J) op(A)(J, local) with the old B(:, J), which
    /// is still in the caller's matrix.
    void multiply(const DistMatrix<const T>& old) {
        const auto panels = panels_of(false);
        for (std::size_t i = 0; i < panels.size(); ++i) {
            const auto step = static_cast<index_t>(i);
            const Span j = panels[i];
            for (int d = 0; d < this->context_.device_count(); ++d) {
                if (this->b(d).cols == 0) continue;
                Queue& side = buffers_.begin_filling(d, step);
                const auto x = fetch_columns(side, old, d, step, j, w_.x);
                const auto turned = right_.fetch(side, d, step, j);
                buffers_.end_filling(d, step);

                Queue& queue = buffers_.begin_using(d, step);
                if (owner_of(a_.cyclic, j) == d) {
                    trmm(queue, how_, alpha_, diagonal(j), columns_of(w_.b, j));
                }
                right_.update(queue, d, j, alpha_, x, turned, T(1), this->b(d), right_.everything());
                buffers_.end_using(d, step);
            }
            this->report(i, panels.size());
        }
    }

  private:
    std::vector<Span> panels_of(bool solve) const {
        const bool forward = this->is_lower() == (how_.op != Op::none);
        return spans_in_blocks(a_.cyclic, w_.kb, forward == solve);
    }
    DeviceView<const T> diagonal(Span j) const {
        return columns_of(a_, j).block(j.first, 0, j.width, j.width);
    }
    Event& solved(int d, index_t step) { return *solved_[step % 2][static_cast<std::size_t>(d)]; }

    void solve_for(index_t step, Span j) {
        const int owner = owner_of(a_.cyclic, j);
        Queue& queue = this->context_.queue(owner);
        trsm(queue, how_, this->alpha_at(step), diagonal(j), columns_of(w_.b, j));
        queue.record(solved(owner, step));
    }

    FromTheRight<T> right_;
    std::vector<std::unique_ptr<Event>> solved_[2];
};

/// f(A, B, work): B, in the library's copy, becomes the result.
template <class T, class F>
void run_triangular(Context& context, const Triangular& how, T alpha, const SpreadMatrix& a,
                    const SpreadMatrix& b, F f) {
    if (b.rows == 0 || b.cyclic.cols() == 0) return;
    const DistMatrix<const T> triangle = as_dist<const T>(a);
    const DistMatrix<T> target = as_dist<T>(b);
    const Cyclic& layout = how.side == Side::left ? target.cyclic : triangle.cyclic;
    Allocated<TriangularWork<T>> work(context, how, b.rows, layout, a.rows, level3_block(context, a.rows));
    PhaseScope phase(context, "multiply");
    if (alpha == T(0)) {
        for (int d = 0; d < layout.devices(); ++d) {
            set(context.queue(d), Part::all, T(0), T(0), work->b.local[static_cast<std::size_t>(d)]);
        }
    } else {
        redistribute(context, readable(target), work->b);
        f(triangle, readable(target), *work);
    }
    deliver(context, work->b, target);
}

}  // namespace

template <class T>
void run_trsm(Context& context, const Triangular& how, T alpha, const SpreadMatrix& a,
              const SpreadMatrix& b) {
    run_triangular<T>(context, how, alpha, a, b, [&](const auto& triangle, const auto&, auto& work) {
        how.side == Side::left ? LeftSweep<T>(context, how, alpha, triangle, work).run(true)
                               : RightSweep<T>(context, how, alpha, triangle, work).solve();
    });
}

template <class T>
void run_trmm(Context& context, const Triangular& how, T alpha, const SpreadMatrix& a,
              const SpreadMatrix& b) {
    run_triangular<T>(context, how, alpha, a, b, [&](const auto& triangle, const auto& old, auto& work) {
        how.side == Side::left ? LeftSweep<T>(context, how, alpha, triangle, work).run(false)
                               : RightSweep<T>(context, how, alpha, triangle, work).multiply(old);
    });
}

#define LAPILLI_INSTANTIATE(T)                                                                        \
    template void run_trsm(Context&, const Triangular&, T, const SpreadMatrix&, const SpreadMatrix&); \
    template void run_trmm(Context&, const Triangular&, T, const SpreadMatrix&, const SpreadMatrix&);
LAPILLI_INSTANTIATE(float)
LAPILLI_INSTANTIATE(double)
LAPILLI_INSTANTIATE(std::complex<float>)
LAPILLI_INSTANTIATE(std::complex<double>)
#undef LAPILLI_INSTANTIATE

}  // namespace lapilli
