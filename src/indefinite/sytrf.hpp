// SPDX-License-Identifier: BSD-3-Clause
// Symmetric and Hermitian indefinite factorizations over any number of devices.
#pragma once

#include "indefinite/plain_factors.hpp"
#include "runtime/team.hpp"

namespace lapilli {

/// Workspace of the factorization of a matrix of order n.
template <class T>
struct SytrfWork {
    index_t nb;                        ///< columns of a panel
    std::vector<DeviceView<T>> l, w;   ///< of a panel, on each device; one device has L in its place
    index_t *pivots, *count_and_info;  ///< of the first device
    std::byte* work;                   ///< of the first device
    FactorLists lists;
    index_t *host_pivots, *host_count_and_info;
    SytrfWork(Arena& arena, index_t n, index_t width);
};

struct SytrfResult {
    index_t info;
    BunchKaufmanPivots pivots;
};

/// Columns of a panel.
index_t sytrf_width(const Context& context, index_t n);
/// The devices for a matrix of order n. A second one saves half of the products, and costs each column what
/// its panel moves over links. On two H100 dsytrf of 12000 takes 1.11 times as long as on one, 16000 0.94,
/// 20000 0.89, 40000 0.59.
inline Team sytrf_team(const Context& context, index_t n) {
    return team_for(context, "sytrf.columns", 8000, n);
}

/// The lower triangle of A becomes L and D in LAPACK's format. last: of equal elements the last one is the
/// pivot. Waits.
template <class T>
SytrfResult sytrf(Context& context, bool hermitian, bool last, const DistMatrix<T>& a, SytrfWork<T>& work);

}  // namespace lapilli
