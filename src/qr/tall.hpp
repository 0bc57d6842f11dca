// SPDX-License-Identifier: BSD-3-Clause
// QR factorization of a tall matrix of few columns over several devices with some of its rows each.
#pragma once

#include <optional>
#include <vector>

#include "matrix/row_blocks.hpp"
#include "norms/reductions.hpp"
#include "reflectors/args.hpp"
#include "reflectors/block_column.hpp"

namespace lapilli {

/// The most columns; a wider matrix is distributed by columns.
inline constexpr index_t tall_limit = larft_limit;

/// The distribution by rows; none if the matrix is distributed by columns. `travels`: wherever the
/// computation runs, elements reach devices over their own links, from the host or from several devices. The
/// elements of one device would all leave by one link.
std::optional<RowDistribution> tall_distribution(const Context& context, index_t m, index_t n, bool travels);

template <class T>
struct TallQrWork {
    DeviceView<T> stack,
        stack_v;     ///< on device 0: the top and the R of each block, stacked; their reflectors
    RowBlocks<T> a;  ///< its top is the top of the stack
    struct PerDevice {
        DeviceView<T> v, t;        ///< of the block
        DeviceView<T> from_stack;  ///< the stack's reflectors in the rows of this block's R
        DeviceView<T> by_v, by_t;  ///< V^H times those, and T times that product
        T* tau;
        BlockColumnRoom<T> room;
    };
    std::vector<PerDevice> dev;
    DeviceView<T> t;  ///< of all reflectors, on device 0
    T *tau, *host_tau;
    typename Reductions<T>::Work columns;

    TallQrWork(Arena& arena, const RowDistribution& distribution, index_t n, bool on_host);
    index_t cols() const { return a.cols(); }
};

/// Overwrites work.a with R and the reflectors, as LAPACK's GEQRF. work.t and tau belong to all reflectors;
/// tau is also at work.host_tau after the devices have finished. finite: the number of columns before the
/// first one with a NaN or an infinity.
template <class T>
void tall_qr(Context& context, TallQrWork<T>& work, index_t finite);

}  // namespace lapilli
