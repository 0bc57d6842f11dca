// SPDX-License-Identifier: BSD-3-Clause
// Q = I - V T V^H with few reflectors, applied to a matrix of few columns or to the identity. V and C are
// distributed over the devices by the same rows.
#pragma once

#include <vector>

#include "matrix/row_blocks.hpp"

namespace lapilli {

/// The reflectors. In the top they have ones on the diagonal and zeros above. T is on device 0.
template <class T>
struct TallReflectors {
    DeviceView<T> top;
    const DistMatrix<T>& blocks;
    DeviceView<T> t;
};

/// Workspace for V^H C and op(T) V^H C.
template <class T>
struct TallProductWork {
    struct PerDevice {
        DeviceView<T> part;  ///< of its rows, stored without gaps between columns
        DeviceView<T> y;
    };
    std::vector<PerDevice> dev;
    DeviceView<T> sum;  ///< the sum of the parts, on device 0

    TallProductWork(Arena& arena, index_t reflectors, index_t cols);
};

/// C := op(Q) C
template <class T>
void apply_tall_q(Context& context, Op op, const TallReflectors<T>& v, const RowBlocks<T>& c,
                  TallProductWork<T>& work);

/// Workspace for Q of an earlier factorization.
template <class T>
struct StoredTallQWork {
    RowBlocks<T> v, c;
    DeviceView<T> t;  ///< on device 0, as is tau
    T* tau;
    TallProductWork<T> gram, product;

    /// The top has at least as many rows as C has columns.
    StoredTallQWork(Arena& arena, const RowDistribution& distribution, index_t reflectors, index_t cols_of_c,
                    bool v_on_host, bool c_on_host);
    index_t reflectors() const { return v.cols(); }
};

/// C := op(Q) C
template <class T>
void apply_tall_q(Context& context, Op op, StoredTallQWork<T>& work);
/// C := the first columns of Q.
template <class T>
void generate_tall_q(Context& context, StoredTallQWork<T>& work);

}  // namespace lapilli
