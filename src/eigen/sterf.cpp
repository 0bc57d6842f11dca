// SPDX-License-Identifier: BSD-3-Clause
#include "eigen/sterf.hpp"

#include "device/calls.hpp"
#include "eigen/unreduced.hpp"

namespace lapilli {

SterfWork::SterfWork(Arena& arena, index_t order) : n(checked_dimension(order)), devices(arena.devices()) {
    for (int d = 0; d < devices; ++d) {
        PerDevice w;
        w.rows = arena.device_array<SturmRow>(d, n);
        w.blocks = arena.device_array<SturmBlock>(d, n);
        w.values = arena.device_array<double>(d, share());
        dev.push_back(w);
    }
    rows = arena.pinned_array<SturmRow>(n);
    blocks = arena.pinned_array<SturmBlock>(n);
    values = arena.pinned_array<double>(n);
}

namespace {

/// The block's rows, scaled, and the points between which its eigenvalues lie, from Gershgorin's circles.
template <class R>
SturmBlock sturm_block_of(const UnreducedBlock& block, const R* d, const R* e, SturmRow* rows) {
    constexpr double least_square = std::numeric_limits<double>::min();
    const auto element = [&](index_t i) {  // right of row i
        return i + 1 < block.size ? std::abs(scaled_by(e[block.first + i], -block.exponent)) : 0.0;
    };
    double lower = 2, upper = -2, left = 0;
    for (index_t i = 0; i < block.size; ++i) {
        // Adding zero makes a zero positive, which the count relies on.
        const double diagonal = scaled_by(d[block.first + i], -block.exponent) + 0.0, right = element(i);
        rows[block.first + i] = {diagonal, i == 0 ? 0.0 : std::max(left * left, least_square)};
        lower = std::min(lower, diagonal - left - right);
        upper = std::max(upper, diagonal + left + right);
        left = right;
    }
    if (block.size == 1) return {block.first, 1, lower, 0};
    const double margin = 4 * static_cast<double>(block.size) * unit_roundoff<double>;
    lower -= margin;
    upper += margin;
    return {block.first, block.size, lower, std::ldexp(upper - lower, -sturm_bits)};
}

}  // namespace

template <class R>
void sterf(Context& context, R* d, const R* e, SterfWork& work) {
    const index_t n = work.n;
    require_finite(d, n);
    require_finite(e, n - 1);
    const std::vector<UnreducedBlock> blocks = unreduced_blocks(d, e, n);
    const auto count = static_cast<index_t>(blocks.size());
    for (index_t b = 0; b < count; ++b)
        work.blocks[b] = sturm_block_of(blocks[static_cast<std::size_t>(b)], d, e, work.rows);
    for (int k = 0; k < work.devices; ++k) {
        Queue& queue = context.queue(k);
        const SterfWork::PerDevice& device = work.dev[static_cast<std::size_t>(k)];
        const index_t begin = std::min(k * work.share(), n), mine = std::min(work.share(), n - begin);
        if (mine == 0) break;
        upload_array(queue, work.rows, device.rows, n);
        upload_array(queue, work.blocks, device.blocks, count);
        submit(queue, SturmArgs<double>{{.blocks = count,
                                         .block = device.blocks,
                                         .rows = device.rows,
                                         .n = n,
                                         .begin = begin,
                                         .count = mine,
                                         .lanes = sturm_lanes(n),
                                         .values = device.values}});
        download_array(queue, device.values, work.values + begin, mine);
    }
    context.synchronize();
    for (const UnreducedBlock& block : blocks) {
        for (index_t i = block.first; i < block.first + block.size; ++i)
            d[i] = static_cast<R>(scaled_by(work.values[i], block.exponent));
    }
    if (count > 1) std::sort(d, d + n);
}

template void sterf(Context&, float*, const float*, SterfWork&);
template void sterf(Context&, double*, const double*, SterfWork&);

}  // namespace lapilli
