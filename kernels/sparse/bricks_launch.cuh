// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of products with bricks: blocks that stay, one on each multiprocessor, those of all panels
// side by side so that the second to read a record finds it in L2.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "sparse/bricks.cuh"
#include "sparse/cut.hpp"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <int Width>
Status start_bricks(const Stream& stream, const kernels::BricksPlan& plan, bool packed_x) {
    const auto& [args, cut, packed_y] = plan;
    const index_t each = std::max(1, stream.limits.multiprocessors / cut.panels);
    const LaunchShape shape{.name = "sparse_bricks",
                            .blocks = static_cast<unsigned>(std::min(each, args.bricks) * cut.panels),
                            .threads = 32 * (cut.consumers + brick_producers),
                            .shared_bytes = cut.shared_bytes(args.most_columns)};
    if (packed_x) return arch::start<kernels::sparse_bricks<Width, true>>(stream, shape, plan);
    return arch::start<kernels::sparse_bricks<Width, false>>(stream, shape, plan);
}

template <class T>
Status run(const Stream& stream, const SparseBricksArgs<T>& args) {
    if constexpr (std::is_same_v<T, double>) {
        const SparseProduct<double>& p = args.product;
        const BricksCut cut = bricks_cut(p.y.rows, args.most_columns, stream.limits);
        if (cut.width == 0) return arch::no_room;
        const kernels::BricksPlan plan{args, cut, detail::is_packed(p.y)};
        const bool packed_x = detail::is_packed(p.x) && detail::is_packed(p.halo);
        return cut.width == 16 ? start_bricks<16>(stream, plan, packed_x)
                               : start_bricks<32>(stream, plan, packed_x);
    } else {
        return arch::bad_value;
    }
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
