// SPDX-License-Identifier: BSD-3-Clause
// The QR factorization of a tall matrix of few columns over several devices, each of which has some of its rows.
#pragma once

#include <optional>
#include <vector>

#include "factor/args.hpp"
#include "matrix/row_blocks.hpp"
#include "norms/reductions.hpp"
#include "reflectors/block_column.hpp"

namespace lapilli {

/// The most columns: of a wider matrix, columns are dealt.
inline constexpr index_t tall_limit = larft_limit;

/// Whether a matrix is dealt by rows, and how. `travels`: wherever it is computed with, its elements go to devices by links of their
/// own, from the host or from several devices; those of one device would all leave by one link.
std::optional<RowDeal> tall_deal(const Context& context, index_t m, index_t n, bool travels);

template <class T>
struct TallQrWork {
    DeviceView<T> stack,
        stack_v;     ///< on device 0: the top and the R of each block, one below the other; their reflectors
    RowBlocks<T> a;  ///< its top is that of the stack
    struct PerDevice {
        DeviceView<T> v, t;        ///< of the block
        DeviceView<T> from_stack;  ///< reflectors of the stack in the rows of this block's R
        DeviceView<T> by_v, by_t;  ///< V^H times those, and T times that
        T* tau;
        BlockColumnRoom<T> room;
    };
    std::vector<PerDevice> dev;
    DeviceView<T> t;  ///< of all, on device 0
    T *tau, *host_tau;
    typename Reductions<T>::Work columns;

    TallQrWork(Arena& arena, const RowDeal& deal, index_t n, bool on_host);
    index_t cols() const { return a.cols(); }
    index_t rows_of_stack() const { return (a.deal.devices + 1) * cols(); }
};

/// Overwrites work.a by R and the reflectors, as LAPACK's GEQRF. work.t and tau are those of all reflectors; tau is at work.host_tau, too,
/// once the devices have been waited for. finite: columns before one that has a NaN or an infinity.
template <class T>
void tall_qr(Context& context, TallQrWork<T>& work, index_t finite);

}  // namespace lapilli
