// SPDX-License-Identifier: BSD-3-Clause
// The host's steps of the indefinite factorization's kernels.
#pragma once

#include <algorithm>

#include "arch/launch.cuh"
#include "indefinite/factors.cuh"
#include "indefinite/panel.cuh"

namespace lapilli::launch {
inline namespace LAPILLI_TARGET {

template <class T>
kernels::SpreadTrailingMatrix<Scalar<T>> spread_matrix(const BunchKaufmanPanelArgs<T>& p) {
    kernels::SpreadTrailingMatrix<Scalar<T>> a{};
    for (int d = 0; d < p.a.cyclic.devices(); ++d) a.local[d] = as(p.a.local[d]);
    a.lda = p.a.ld;
    a.first = static_cast<unsigned>(p.first);
    a.nb = static_cast<unsigned>(p.a.cyclic.nb());
    a.devices = static_cast<unsigned>(p.a.cyclic.devices());
    a.l = as(p.l.data);
    a.ldl = p.l.ld;
    return a;
}

template <class T, class Matrix>
Status panel_of(const Stream& stream, const BunchKaufmanPanelArgs<T>& p, const Matrix& matrix) {
    using S = Scalar<T>;
    constexpr index_t rows_of_block = 32;
    const index_t n = p.left(), most = std::min(stream.limits.multiprocessors, bunch_kaufman_most_blocks);
    const index_t blocks = std::min<index_t>(most, (n + rows_of_block - 1) / rows_of_block);
    const kernels::BunchKaufmanProblem<S, Matrix> problem{matrix,
                                                          static_cast<int>(n),
                                                          static_cast<int>(p.width),
                                                          p.first,
                                                          p.last,
                                                          as(p.w.data),
                                                          p.w.ld,
                                                          p.pivots,
                                                          p.count,
                                                          p.info,
                                                          p.work,
                                                          static_cast<int>((n + blocks - 1) / blocks)};
    const LaunchShape shape{.name = p.name,
                            .blocks = static_cast<unsigned>(blocks),
                            .threads = kernels::kBunchKaufmanThreads,
                            .shared_bytes = kernels::BunchKaufmanSpace<S>::bytes,
                            .kind = LaunchKind::cooperative};
    if constexpr (is_complex<T>) {
        if (p.hermitian) return start<kernels::bunch_kaufman_panel<true, S, Matrix>>(stream, shape, problem);
    }
    return start<kernels::bunch_kaufman_panel<false, S, Matrix>>(stream, shape, problem);
}

template <class T>
Status run(const Stream& stream, const BunchKaufmanPanelArgs<T>& p) {
    if (p.a.cyclic.devices() > 1) return panel_of(stream, p, spread_matrix(p));
    return panel_of(stream, p, kernels::TrailingMatrix<Scalar<T>>{as(p.l.data), p.l.ld});
}

template <class T>
Status run(const Stream& stream, const FactorInterchangesArgs<T>& p) {
    const LaunchShape shape{.name = p.name,
                            .blocks = grid_size(p.a.cols, kernels::kFactorThreads),
                            .threads = kernels::kFactorThreads};
    PivotBlocks<Scalar<T>> blocks{};
    blocks.devices = p.blocks.devices;
    for (int d = 0; d < blocks.devices; ++d) {
        blocks.d[d] = as(p.blocks.d[d]);
        blocks.e[d] = as(p.blocks.e[d]);
    }
    const kernels::FactorColumns<Scalar<T>> columns{as(p.a.data),
                                                    p.a.rows,
                                                    p.a.cols,
                                                    p.a.ld,
                                                    static_cast<unsigned>(p.cyclic.nb()),
                                                    static_cast<unsigned>(p.device),
                                                    static_cast<unsigned>(p.cyclic.devices()),
                                                    p.with,
                                                    p.begin,
                                                    p.end,
                                                    p.forwards,
                                                    blocks};
    return start<kernels::factor_interchanges<Scalar<T>>>(stream, shape, columns);
}

template <class T>
Status run(const Stream& stream, const BlockDiagonalArgs<T>& p) {
    const LaunchShape shape{.name = p.name,
                            .blocks = grid_size(p.b.rows, kernels::kFactorThreads),
                            .threads = kernels::kFactorThreads,
                            .blocks_y = static_cast<unsigned>(std::min<index_t>(p.b.cols, 4096))};
    return start<kernels::block_diagonal<Scalar<T>>>(stream, shape, as(p.d), as(p.e), p.begin, p.hermitian,
                                                     as(p.b.data), p.b.rows, p.b.cols, p.b.ld);
}

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::launch
