// SPDX-License-Identifier: BSD-3-Clause
// Block columns of a triangle of a spread matrix A, as products with it need them.
//
// From the left, B := ... A(:, J) ...: the columns of B are independent of each other, and block columns of A
// travel to every device. From the right, B(:, local) += X A(J, local): the rows J of A are on each device
// where the triangle holds them; where it does not, they are op(A(local, J)), rows of a block column that
// travels.
//
//     lower:  [ A(J, i) stored | J | op(A(i, J)) ]      upper:  [ op(A(i, J)) | J | A(J, i) stored ]
#pragma once

#include <algorithm>

#include "blas/level3_spread.hpp"

namespace lapilli {

/// The columns of a matrix in spans of at most `width`, from the left to the right or back.
inline std::vector<Span> spans(index_t cols, index_t width, bool ascending) {
    std::vector<Span> result;
    for (index_t first = 0; first < cols; first += width) {
        result.push_back({first, std::min(width, cols - first)});
    }
    if (!ascending) std::reverse(result.begin(), result.end());
    return result;
}
/// The same with each span inside one block of the layout.
inline std::vector<Span> spans_in_blocks(const Cyclic& cyclic, index_t width, bool ascending) {
    std::vector<Span> result;
    for (index_t block = 0; block < cyclic.blocks(); ++block) {
        for (Span span : spans(cyclic.block_width(block), width, true)) {
            span.first += cyclic.block_start(block);
            result.push_back(span);
        }
    }
    if (!ascending) std::reverse(result.begin(), result.end());
    return result;
}

/// Columns J on device d: where they are, or a copy.
template <class T>
DeviceView<const T> fetch_columns(Queue& queue, const DistMatrix<const T>& a, int d, index_t step, Span j,
                                  const PanelBuffers<T>& buffers) {
    if (is_local(a.cyclic, d, j)) return columns_of(a, j);
    const DeviceView<T> panel = buffers.at(d, step, a.rows, j.width);
    bring(queue, a, {0, j.first, a.rows, j.width}, panel);
    return panel;
}

/// Block columns J of A on every device, with all rows; only those in the triangle are filled.
template <class T>
class TrianglePanels {
  public:
    struct Work {
        PanelBuffers<T> buffers;
        Work() = default;
        Work(Arena& arena, index_t n, index_t width)
            : buffers(travel_buffers<T>(arena, n, std::min(n, width))) {}
    };

    TrianglePanels(const DistMatrix<const T>& a, Uplo uplo, Work& work) : a_(a), uplo_(uplo), w_(work) {}

    DeviceView<const T> fetch(Queue& queue, int d, index_t step, Span j) const {
        if (is_local(a_.cyclic, d, j)) return columns_of(a_, j);
        const DeviceView<T> panel = w_.buffers.at(d, step, a_.rows, j.width);
        const index_t first = uplo_ == Uplo::lower ? j.first : 0;
        const index_t rows = (uplo_ == Uplo::lower ? a_.rows : j.end()) - first;
        bring(queue, a_, {first, j.first, rows, j.width}, panel.block(first, 0, rows, j.width));
        return panel;
    }

  private:
    const DistMatrix<const T>& a_;
    Uplo uplo_;
    Work& w_;
};

/// C(:, local) := alpha X A(J, local) + beta C(:, local) outside J, for C in A's layout.
template <class T>
class FromTheRight {
  public:
    struct Work {
        typename TrianglePanels<T>::Work panels;
        PanelBuffers<T> packed;
        /// turned: op(A(local, J)) is needed.
        Work(Arena& arena, const Cyclic& a, bool turned, index_t width)
            : panels(arena, turned ? a.cols() : 0, width) {
            if (turned) {
                packed = travel_buffers<T>(arena, a.local_cols(0), std::min(a.cols(), width));
            }
        }
    };
    /// Rows of A(local, J): the k-th belongs to local column first + k.
    struct Turned {
        DeviceView<const T> rows;
        index_t first = 0;
    };

    /// The local columns that an update is for: of columns [begin, end) of the whole matrix.
    struct Range {
        index_t begin, end;
    };

    /// stored, turned: which of the two kinds of columns are updated; op: of the latter.
    FromTheRight(const DistMatrix<const T>& a, Uplo uplo, bool stored, bool turned, Op op, Work& work)
        : a_(a),
          uplo_(uplo),
          stored_(stored),
          turned_(turned),
          op_(op),
          panels_(a, uplo, work.panels),
          w_(work) {}

    /// On the panel queue: copies what device d does not have yet.
    Turned fetch(Queue& queue, int d, index_t step, Span j) const {
        Turned turned;
        const Range range = local_range(d, turned_columns(j));
        if (!turned_ || range.begin == range.end) return turned;
        turned.first = range.begin;
        const Cyclic& c = a_.cyclic;
        const index_t count = range.end - range.begin;
        const DeviceView<const T> panel = panels_.fetch(queue, d, step, j);
        if (c.devices() == 1) {
            turned.rows = panel.block(range.begin, 0, count, j.width);
            return turned;
        }
        // Whole blocks are packed: the first one may begin with rows that are not used.
        const index_t block = range.begin / c.nb(), start = block * c.nb();
        const DeviceView<T> packed = w_.packed.at(d, step, range.end - start, j.width);
        gather_blocks(queue, panel, c.nb(), c.global_block(d, block), c.devices(), packed);
        turned.rows = DeviceView<const T>(packed).block(range.begin - start, 0, count, j.width);
        return turned;
    }

    /// On the main queue, for those of the columns that lie in `range`.
    void update(Queue& queue, int d, Span j, T alpha, DeviceView<const T> x, const Turned& turned, T beta,
                DeviceView<T> c, Range range) const {
        if (stored_) {
            const Range local = local_range(d, intersection(stored_columns(j), range));
            const index_t count = local.end - local.begin;
            if (count > 0) {
                gemm(queue, Op::none, Op::none, alpha, x,
                     a_.local[static_cast<std::size_t>(d)].block(j.first, local.begin, j.width, count), beta,
                     c.block(0, local.begin, c.rows, count));
            }
        }
        if (turned_) {
            const Range local = local_range(d, intersection(turned_columns(j), range));
            const index_t count = local.end - local.begin;
            if (count > 0) {
                gemm(queue, Op::none, op_, alpha, x,
                     turned.rows.block(local.begin - turned.first, 0, count, j.width), beta,
                     c.block(0, local.begin, c.rows, count));
            }
        }
    }
    Range everything() const { return {0, a_.cols()}; }

  private:
    Range before(Span j) const { return {0, j.first}; }
    Range behind(Span j) const { return {j.end(), a_.cols()}; }
    Range stored_columns(Span j) const { return uplo_ == Uplo::lower ? before(j) : behind(j); }
    Range turned_columns(Span j) const { return uplo_ == Uplo::lower ? behind(j) : before(j); }
    static Range intersection(Range a, Range b) {
        const index_t begin = std::max(a.begin, b.begin);
        return {begin, std::max(begin, std::min(a.end, b.end))};
    }
    Range local_range(int d, Range range) const {
        return {local_cols_before(a_.cyclic, d, range.begin), local_cols_before(a_.cyclic, d, range.end)};
    }

    const DistMatrix<const T>& a_;
    Uplo uplo_;
    bool stored_, turned_;
    Op op_;
    TrianglePanels<T> panels_;
    Work& w_;
};

}  // namespace lapilli
