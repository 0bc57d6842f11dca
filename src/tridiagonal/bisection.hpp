// SPDX-License-Identifier: BSD-3-Clause
// Bisection on the devices, for a symmetric tridiagonal or a bidiagonal matrix. The caller gives the rows
// that the counts read, the blocks, and for each block the points that are searched. Each device finds a
// share of the values, in O(n) memory.
#pragma once

#include "runtime/context.hpp"
#include "tridiagonal/bisection/args.hpp"

namespace lapilli {

struct BisectionWork {
    index_t n;
    int devices;
    struct PerDevice {
        SturmRow* rows;
        SturmBlock* blocks;
        double* values;
    };
    std::vector<PerDevice> dev;
    SturmRow* rows;  ///< pinned, like the next two: the caller sets rows and blocks, and reads the values
    SturmBlock* blocks;
    double* values;

    BisectionWork(Arena& arena, index_t order);
    /// The most values, out of `count`, that one device computes.
    index_t share(index_t count) const { return ceil_div(count, devices); }
};

/// Finds the values of work.blocks[0 .. blocks), at positions 0 .. count-1, count at most n. Blocks with
/// different points may share rows. bidiagonal: 0, or the bits of singular values (SturmProblem). Waits.
void bisect_blocks(Context& context, index_t blocks, index_t count, BisectionWork& work, int bidiagonal = 0);

}  // namespace lapilli
