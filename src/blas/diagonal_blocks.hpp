// SPDX-License-Identifier: BSD-3-Clause
// The diagonal blocks of a triangular matrix as products take them, and their inverses: a solution with a
// diagonal block is a product then, and all the work of TRSM is in products of large matrices.
//
// A solution with a block D is made of what is fast and as good as substitution. g = max |D| max |D^-1| over
// all blocks says how much rounding errors of the inverse may grow:
//
//     g small     X := D^-1 B
//     g larger    the same, and one step of refinement: X := X + D^-1 (B - D X)
//     else        substitution: also with a zero on the diagonal, and with NaN. Pivots whose reciprocals are no normal numbers
//                 are divided by apart: base/hard_pivots.hpp
//
// That bounds a residual by the largest element of its column. Substitution bounds each element r_i by (|D|
// |X|)_i, which may be much less where D has zeros: of a bidiagonal D the inverse is full, and brings
// rounding errors of large rows of B to small ones. So for a block with an element that is nearly zero, its
// right-hand sides decide, just before they are solved for: f is the quotient of the largest and the smallest
// element of a column of B (a row, from the right), the largest of all columns.
//
//     g f small             X := D^-1 B
//     g^2 f larger          and one step of refinement, after which the errors are of second order
//     else                  substitution: also where B has zeros
//
// The host waits for f, only with such blocks: dense triangles have none.
//
// On queues of the caller the host waits for nothing: the device chooses (submitted/solution_args.hpp). Every
// solution is a product first, and one operation more keeps it, refines it, or substitutes. Blocks with
// elements that are nearly zero are substituted with; and all, where there are many columns, which keep
// substitution busy.
//
// Inverses are made on each device that needs them, of all its blocks at once: first those of order 64 on the
// diagonal, then from those of order h those of 2 h, [L11 0; L21 L22]^-1 = [L11^-1 0; -L22^-1 L21 L11^-1
// L22^-1].
#pragma once

#include <vector>

#include "base/hard_pivots.hpp"
#include "matrix/pieces.hpp"
#include "runtime/context.hpp"
#include "submitted/ways.hpp"

namespace lapilli {

/// Measured thresholds: the one place for these numbers.
struct DiagonalBlockTuning {
    /// The largest g of a plain product with the inverse.
    static constexpr double plain_growth = 8;
    /// The largest g eps w, w the width of a block, at which a step of refinement makes up for the inverse's
    /// errors.
    static constexpr double refined_error = 1.0 / 128;
    /// An element d of a block is nearly zero where g max |D| / |d| is larger. Of random triangles of order
    /// 10^5 it is 10^11.
    static constexpr double dense = 1e12;
    /// From this many columns (rows, from the right) on, a product with a block leaves out half of its zeros.
    static constexpr index_t halved = 2048;
    /// Up to this many columns on a device a solution or product from the left has room for a second B, which
    /// saves a copy in each step.
    static constexpr index_t narrow = 512;
};

template <class T>
class DiagonalBlocks {
    using R = real_t<T>;

  public:
    /// The right-hand sides of solutions: columns, or rows from the right, the most on each device.
    struct RightHandSides {
        Side side = Side::left;
        std::vector<index_t> most;
    };
    struct Work {
        index_t order = 0;  ///< of a block in memory: 64, 128, 256, ...
        struct PerDevice {
            SpanList spans;                        ///< the blocks, from the left to the right
            DeviceView<T> blocks, inverses;        ///< side by side
            index_t* ways = nullptr;               ///< of blocks, where the device chooses
            T* products = nullptr;                 ///< L21 L11^-1 of all blocks
            R *norms = nullptr, *found = nullptr;  ///< of blocks and inverses; the same in pinned memory
            HostView<T> pivots;                    ///< of each block a column, pinned
            /// The smallest elements of each block's columns; the smallest and the largest ones of right-hand
            /// sides. The same in pinned memory.
            R *least = nullptr, *least_found = nullptr, *sizes = nullptr, *sizes_found = nullptr;
        };
        std::vector<PerDevice> dev;

        Work() = default;
        /// spans: of each device, none wider than `width`; inverses: solutions will be asked for, with these
        /// right-hand sides.
        Work(Arena& arena, index_t width, const std::vector<SpanList>& spans, bool inverses,
             const RightHandSides& b);
    };

    /// The side that chooses the way of a solution, or substitution in any case.
    enum class Choice { host, device, substitution };
    DiagonalBlocks(Context& context, const DistMatrix<const T>& a, Work& work, Choice by = Choice::host)
        : context_(context), a_(a), w_(work), by_(by) {}

    /// Gathers the blocks of this triangle, on the main queues; for solutions inverts them and waits for what
    /// g is. Does nothing where the same was asked for last.
    void prepare(const Triangular& how, bool solve);

    /// out := alpha op(D)^-1 in, or from the right alpha in op(D)^-1, with the block of columns J. `in` is
    /// changed.
    void solve(Queue& queue, int d, Span j, const Triangular& how, T alpha, DeviceView<T> in,
               DeviceView<T> out) const;
    /// out := alpha op(D) in, or alpha in op(D).
    void multiply(Queue& queue, int d, Span j, const Triangular& how, T alpha, Readable<T> in,
                  DeviceView<T> out) const;

  private:
    using Way = SolutionWay;

    void gather(Queue& queue, int d, const Triangular& how);
    void invert(Queue& queue, int d, Uplo uplo);
    void measure(Queue& queue, int d, Uplo uplo);
    WayLimits limits() const;
    void submit_choice(Queue& queue, Uplo uplo);
    Way choose();
    void find_nearly_zero();
    Way choose_for(Queue& queue, int d, index_t width, Side side, DeviceView<const T> b) const;
    void find_hard_pivots();
    void move_pivots(bool to_host);
    void substitute(Queue& queue, int d, Span j, const Triangular& how, T alpha, DeviceView<T> x) const;
    DeviceView<const T> block(const DeviceView<T>& all, int d, Span j) const;

    Context& context_;
    const DistMatrix<const T>& a_;
    Work& w_;
    const Choice by_;
    bool prepared_ = false, inverted_ = false, unit_ = false;
    Uplo uplo_ = Uplo::lower;
    Way way_ = Way::substitution;
    double growth_ = 0;
    /// By device and block.
    std::vector<std::vector<bool>> nearly_zero_;
    /// By device and block. These pivots are multiplied by their powers of two in the gathered blocks.
    std::vector<std::vector<std::vector<HardPivot>>> hard_;
};

}  // namespace lapilli
