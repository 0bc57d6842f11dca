// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the Cholesky factorization of a block column: the tile, and how many blocks.
#pragma once

#include "arch/launch.cuh"
#include "potrf/panel.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

/// f(tile), a constant.
template <class T, class F>
Status with_potrf_tile(const DeviceLimits& limits, F f) {
    const int kilobytes = stage_kilobytes_on(limits);
    if (kilobytes == 0) return arch::no_room;
    if constexpr (!is_complex<T>) {
        if (kilobytes > 96) return f(std::integral_constant<int, 2 * potrf_triangle>());
    }
    return f(std::integral_constant<int, potrf_triangle>());
}

template <class T>
kernels::PotrfProblem<Scalar<T>> potrf_problem(DeviceView<T> a, T* work, index_t offset, index_t* info,
                                               unsigned* flags, int tile) {
    return {as(a.data),
            a.ld,
            reinterpret_cast<kernels::wide_t<Scalar<T>>*>(work),
            offset,
            info,
            flags,
            {tile, a.rows, a.cols}};
}

template <class T>
Status run(const Stream& stream, const PotrfPanelArgs<T>& p) {
    return with_potrf_tile<T>(stream.limits, [&](auto tile) {
        const auto problem = potrf_problem(p.a, p.work, p.offset, p.info, p.flags, tile);
        const PotrfTiles& tiles = problem.tiles;
        // The chain, and a block for each row tile that has something left of the chain's.
        const index_t rows = tiles.row_tiles() - std::min(tiles.count, 2);
        const index_t most = std::max(stream.limits.multiprocessors, 2);
        const LaunchShape shape{.name = "potrf_panel",
                                .blocks = static_cast<unsigned>(std::min(1 + rows, most)),
                                .threads = kernels::kPotrfThreads,
                                .shared_bytes = kernels::PotrfChain<tile, Scalar<T>>::bytes,
                                .kind = LaunchKind::cooperative};
        return start<kernels::potrf_panel<tile, Scalar<T>>>(stream, shape, problem);
    });
}

template <class T>
Status run(const Stream& stream, const PotrfRowsArgs<T>& p) {
    return with_potrf_tile<T>(stream.limits, [&](auto tile) {
        const auto problem = potrf_problem<T>(p.a, p.work, 0, p.info, nullptr, tile);
        const LaunchShape shape{.name = "potrf_rows",
                                .blocks = static_cast<unsigned>(problem.tiles.below()),
                                .threads = kernels::kPotrfThreads,
                                .shared_bytes = kernels::PotrfRowBlock<false, tile, Scalar<T>>::bytes};
        return start<kernels::potrf_rows<tile, Scalar<T>>>(stream, shape, problem);
    });
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
