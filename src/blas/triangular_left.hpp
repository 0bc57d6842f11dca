// SPDX-License-Identifier: BSD-3-Clause
// Products and solutions with a triangular matrix from the left, on distributed matrices. The columns of B
// are independent of each other: every device works on its own, and the block columns J of A travel to all of
// them. With the diagonal block D and the rest P of the triangle in these columns,
//
//     op none: B(J) := D^-1 B(J);  B(rest) -= P B(J)
//     else:    B(J) := op(D)^-1 (B(J) - op(P) B(rest))
//
// A solution takes the block columns in the order in which the unknowns can be solved for, a product in the
// opposite one, in which nothing is overwritten that is still needed. What is done with D is a product, too:
// diagonal_blocks.hpp. It does not work in place: a narrow B has a second matrix for the result, of a wide
// one B(J) is copied out of the way.
//
// For a few columns on one device a solution is one kernel instead, which reads A where it is: kernels/trsv.
#pragma once

#include <algorithm>
#include <cstdint>

#include "blas/diagonal_blocks.hpp"
#include "blas/level3_triangle.hpp"
#include "elementwise/transfer_args.hpp"

namespace lapilli {

template <class T>
class TriangularFromLeft {
    /// One kernel solves for this many columns with any matrix, and for more if two block columns are as
    /// wide: up to `most_columns`, and up to `most_work` multiplications, since each group of columns reads
    /// all of A.
    static constexpr index_t few_columns = 4, most_columns = 128;
    static constexpr double most_work = 4e9;

  public:
    struct Work {
        std::uint64_t* mail = nullptr;  ///< of solutions by one kernel; then there is nothing else
        index_t mail_words = 0;         ///< of two solutions
        index_t* spare = nullptr;       ///< a word behind the mail, which is cleared with it
        bool is_clear = false;          ///< a transfer clears the mail of the next two solutions
        typename TrianglePanels<T>::Work panels;
        typename DiagonalBlocks<T>::Work diagonal;
        std::vector<DeviceView<T>> results;  ///< as high as B, or as a block column of A is wide
        /// n, width: of A and of its block columns; cols: the most columns of B that each device can have;
        /// solves: solutions will be asked for, and no products.
        Work(Arena& arena, index_t n, index_t width, const std::vector<index_t>& cols, bool solves);
        /// The mail and the spare word, for a transfer that is submitted before the solutions; none if they
        /// are too many for it, or if no kernel has mail.
        TransferWords mail_to_clear();
    };

    /// Few right-hand sides on one device are solved for by one kernel, with A wherever it is. n, width: of A
    /// and of its block columns.
    static bool in_one_kernel(Team team, index_t n, index_t width, index_t cols) {
        if (team.devices != 1 || cols == 0) return false;
        const auto order = static_cast<double>(n);
        return cols <= few_columns || (cols <= std::min(2 * width, most_columns) &&
                                       order * order * static_cast<double>(cols) <= most_work);
    }

    /// Whether the host waits in solutions, for sizes of the inverses of diagonal blocks. On one device it
    /// need not.
    enum class Host { waits, submits };
    /// width: of the block columns; sweeps: the number of products and solutions that follow, at most. Each
    /// needs mail of its own, and a report of progress is a share of it.
    TriangularFromLeft(Context& context, const DistMatrix<const T>& a, const DistMatrix<T>& b, index_t width,
                       Work& work, int sweeps = 1, Host host = Host::waits);

    /// B := alpha op(A)^-1 B
    void solve(const Triangular& how, T alpha);
    /// B := second^-1 first^-1 B
    void solve(const Triangular& first, const Triangular& second);
    /// B := alpha op(A) B
    void multiply(const Triangular& how, T alpha);

  private:
    static typename DiagonalBlocks<T>::Choice choice(Host host, index_t width, index_t cols);
    void solve_in_one_kernel(const Triangular& how, T alpha);
    void clear_mail(index_t words);
    /// The operands of a step on device d. `in`: B(J), or a copy of it; `out`: where the result's rows J go.
    struct Step {
        int d;
        Span j;
        bool first;
        DeviceView<const T> rest;
        DeviceView<T> b_j, b_rest, in, out, result_rest;
    };
    template <class F>
    void sweep(const Triangular& how, bool ascending, F f);
    Step step_of(int d, Span j, Uplo uplo, DeviceView<const T> panel) const;
    /// A narrow B: the result has a place of its own until it is complete.
    bool apart(int d) const { return w_.results[static_cast<std::size_t>(d)].rows == b_.rows; }
    void set_aside(Queue& queue, const Step& s) const;

    Context& context_;
    const DistMatrix<const T>& a_;
    const DistMatrix<T>& b_;
    index_t width_;
    Work& w_;
    int sweeps_;
    index_t step_ = 0;
    PanelBroadcast broadcast_;
    DiagonalBlocks<T> diagonal_;
};

}  // namespace lapilli
