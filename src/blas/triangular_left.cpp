// SPDX-License-Identifier: BSD-3-Clause
#include "blas/triangular_left.hpp"

#include <algorithm>
#include <utility>

#include "submitted/solution_args.hpp"
#include "trsv/args.hpp"

namespace lapilli {
namespace {

/// Words of the mail of a solution, the first of two that become zero together.
template <class T>
index_t mail_of_one(index_t n, index_t cols) {
    return round_up(trsv_mail<T>(n, cols), index_t{2});
}

/// The blocks of a matrix of order n on every device that can have columns of B.
std::vector<SpanList> where_columns_are(index_t n, index_t width, const std::vector<index_t>& cols) {
    std::vector<SpanList> blocks(cols.size());
    for (std::size_t d = 0; d < cols.size(); ++d) {
        if (cols[d] > 0) blocks[d] = SpanList(n, width);
    }
    return blocks;
}

}  // namespace

template <class T>
TriangularFromLeft<T>::Work::Work(Arena& arena, index_t n, index_t width, const std::vector<index_t>& cols,
                                  bool solves) {
    if (solves && in_one_kernel(Team{arena.devices()}, n, width, cols[0])) {
        mail_words = 2 * mail_of_one<T>(n, cols[0]);
        mail = arena.device_array<std::uint64_t>(0, mail_words + 1);
        spare = reinterpret_cast<index_t*>(mail + mail_words);
        return;
    }
    panels = {arena, n, width};
    diagonal = {arena, std::min(n, width), where_columns_are(n, width, cols), solves, {Side::left, cols}};
    for (int d = 0; d < arena.devices(); ++d) {
        const index_t most = cols[static_cast<std::size_t>(d)];
        const index_t rows = most <= DiagonalBlockTuning::narrow ? n : std::min(n, width);
        results.push_back(arena.device_matrix<T>(d, rows, n == 0 ? 0 : most));
    }
}

template <class T>
TransferWords TriangularFromLeft<T>::Work::mail_to_clear() {
    if (mail == nullptr || mail_words >= TransferWords::most_zeros) return {};
    is_clear = true;
    return {.zeros = reinterpret_cast<index_t*>(mail), .zero_count = mail_words + 1};
}

template <class T>
TriangularFromLeft<T>::TriangularFromLeft(Context& context, const DistMatrix<const T>& a,
                                          const DistMatrix<T>& b, index_t width, Work& work, int sweeps,
                                          Host host)
    : context_(context),
      a_(a),
      b_(b),
      width_(width),
      w_(work),
      sweeps_(sweeps),
      broadcast_(context, a.cyclic.devices()),
      diagonal_(context, a, work.diagonal, choice(host, width, b.cols())) {}

template <class T>
typename DiagonalBlocks<T>::Choice TriangularFromLeft<T>::choice(Host host, index_t width, index_t cols) {
    using Choice = typename DiagonalBlocks<T>::Choice;
    if (host == Host::waits) return Choice::host;
    const bool finishes = width <= finished_order && cols <= DiagonalBlockTuning::narrow;
    return finishes ? Choice::device : Choice::substitution;
}

/// Calls f(queue, step) for every panel and device.
template <class T>
template <class F>
void TriangularFromLeft<T>::sweep(const Triangular& how, bool ascending, F f) {
    const TrianglePanels<T> panels(a_, how.uplo, w_.panels);
    const auto order = spans(a_.cols(), width_, ascending);
    const double steps = static_cast<double>(order.size()) * sweeps_;
    for (const Span j : order) {
        for (int d = 0; d < a_.cyclic.devices(); ++d) {
            if (b_.cyclic.local_cols(d) == 0) continue;
            const DeviceView<const T> panel = panels.fetch(broadcast_.begin_filling(d, step_), d, step_, j);
            broadcast_.end_filling(d, step_);
            Step step = step_of(d, j, how.uplo, panel);
            step.first = j.first == order.front().first;
            f(broadcast_.begin_using(d, step_), step);
            broadcast_.end_using(d, step_);
        }
        context_.submitted(static_cast<double>(++step_) / steps);
    }
    for (int d = 0; d < a_.cyclic.devices(); ++d) {
        const DeviceView<T>& b = b_.local[static_cast<std::size_t>(d)];
        if (apart(d)) {
            copy(context_.queue(d), Part::all,
                 w_.results[static_cast<std::size_t>(d)].block(0, 0, b.rows, b.cols), b);
        }
    }
}

template <class T>
typename TriangularFromLeft<T>::Step TriangularFromLeft<T>::step_of(int d, Span j, Uplo uplo,
                                                                    DeviceView<const T> panel) const {
    const bool lower = uplo == Uplo::lower;
    const DeviceView<T>& b = b_.local[static_cast<std::size_t>(d)];
    const DeviceView<T>& room = w_.results[static_cast<std::size_t>(d)];
    const index_t row = lower ? j.end() : 0, rows = lower ? b.rows - j.end() : j.first;
    const auto rows_j = [&](const DeviceView<T>& x) { return x.block(j.first, 0, j.width, b.cols); };
    const DeviceView<T>& result = apart(d) ? room : b;
    return {.d = d,
            .j = j,
            .first = false,
            .rest = panel.block(row, 0, rows, j.width),
            .b_j = rows_j(b),
            .b_rest = b.block(row, 0, rows, b.cols),
            .in = apart(d) ? rows_j(b) : room.block(0, 0, j.width, b.cols),
            .out = rows_j(result),
            .result_rest = result.block(row, 0, rows, b.cols)};
}

template <class T>
void TriangularFromLeft<T>::set_aside(Queue& queue, const Step& s) const {
    if (!apart(s.d)) copy(queue, Part::all, s.b_j, s.in);
}

template <class T>
void TriangularFromLeft<T>::solve_in_one_kernel(const Triangular& how, T alpha) {
    Queue& queue = context_.queue(0);
    const DeviceView<T>& b = b_.local[0];
    require(step_ < sweeps_, "triangular solution: one more than announced");
    const index_t words = mail_of_one<T>(b.rows, b.cols), second = step_ % 2;
    if (second == 0) clear_mail(std::min(sweeps_, 2) * words);
    submit(queue, TrsvArgs<T>{how.uplo, how.op, how.unit, alpha, a_.local[0], b, w_.mail + second * words});
    context_.submitted(static_cast<double>(++step_) / sweeps_);
}

template <class T>
void TriangularFromLeft<T>::clear_mail(index_t words) {
    if (!std::exchange(w_.is_clear, false)) zero(context_.queue(0), w_.mail, words);
}

template <class T>
void TriangularFromLeft<T>::solve(const Triangular& first, const Triangular& second) {
    const TrsvTriangle one{first.uplo, first.op, first.unit}, two{second.uplo, second.op, second.unit};
    if (w_.mail == nullptr || b_.cols() != 1 || one.backwards() == two.backwards()) {
        solve(first, T(1));
        return solve(second, T(1));
    }
    require(step_ % 2 == 0 && step_ + 2 <= sweeps_, "triangular solutions: more than announced");
    const DeviceView<T>& b = b_.local[0];
    clear_mail(2 * TrsvTwoArgs<T>::words(b.rows));
    submit(context_.queue(0), TrsvTwoArgs<T>{one, two, a_.local[0], b.data, b.data, w_.mail});
    step_ += 2;
    context_.submitted(static_cast<double>(step_) / sweeps_);
}

template <class T>
void TriangularFromLeft<T>::solve(const Triangular& how, T alpha) {
    if (w_.mail != nullptr) return solve_in_one_kernel(how, alpha);
    diagonal_.prepare(how, true);
    const bool forward = (how.uplo == Uplo::lower) == (how.op == Op::none);
    sweep(how, forward, [&](Queue& queue, const Step& s) {
        const bool has_rest = s.rest.rows > 0;
        if (how.op == Op::none) {
            // The first panel meets all of B: it brings alpha in.
            const T factor = s.first ? alpha : T(1);
            set_aside(queue, s);
            diagonal_.solve(queue, s.d, s.j, how, factor, s.in, s.out);
            if (has_rest) gemm(queue, Op::none, Op::none, T(-1), s.rest, s.out, factor, s.b_rest);
        } else {
            if (has_rest) gemm(queue, how.op, Op::none, T(-1), s.rest, s.result_rest, alpha, s.b_j);
            set_aside(queue, s);
            diagonal_.solve(queue, s.d, s.j, how, has_rest ? T(1) : alpha, s.in, s.out);
        }
    });
}

template <class T>
void TriangularFromLeft<T>::multiply(const Triangular& how, T alpha) {
    diagonal_.prepare(how, false);
    const bool forward = (how.uplo == Uplo::lower) == (how.op == Op::none);
    sweep(how, !forward, [&](Queue& queue, const Step& s) {
        const bool has_rest = s.rest.rows > 0;
        set_aside(queue, s);
        diagonal_.multiply(queue, s.d, s.j, how, alpha, s.in, s.out);
        if (!has_rest) return;
        if (how.op == Op::none) {
            gemm(queue, Op::none, Op::none, alpha, s.rest, s.in, T(1), s.result_rest);
        } else {
            gemm(queue, how.op, Op::none, alpha, s.rest, s.b_rest, T(1), s.out);
        }
    });
}

template class TriangularFromLeft<float>;
template class TriangularFromLeft<double>;
template class TriangularFromLeft<std::complex<float>>;
template class TriangularFromLeft<std::complex<double>>;

}  // namespace lapilli
