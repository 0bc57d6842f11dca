// SPDX-License-Identifier: BSD-3-Clause
// The upper triangle of a Hermitian matrix from its lower one. Plain data, shared by the kernel, the backends
// and the tests.
#pragma once

#include <algorithm>
#include <cstdint>

#include "base/access.hpp"

namespace lapilli {

/// A Hermitian matrix in block columns of width nb, block column b on device b mod `devices`: A and B are the
/// columns of devices of_a and of_b. From row and column `first` on, B(i, j) := conj(A(j, i)) for i < j. A
/// may be in the memory of another device, or in that of B.
template <class T>
struct MirrorArgs {
    using Scalar = T;
    static constexpr const char* name = "mirror";
    std::int64_t n, nb, devices, of_a, of_b, first;
    const T* a;
    std::int64_t lda;
    T* b;
    std::int64_t ldb;

    constexpr const char* violation() const {
        return nb > 0 && of_a >= 0 && of_a < devices && of_b >= 0 && of_b < devices ? nullptr
                                                                                    : "mirror: devices";
    }
    constexpr bool empty() const { return first >= n; }

    /// Where the block columns of a device begin that hold column j or later ones.
    constexpr std::int64_t local_start(std::int64_t device, std::int64_t j) const {
        return (std::max<std::int64_t>(j / nb - device, 0) + devices - 1) / devices * nb;
    }
    constexpr std::int64_t local_cols(std::int64_t device) const {
        const std::int64_t last = (n - 1) / nb, before = local_start(device, last * nb);
        return before + (last % devices == device ? n - last * nb : 0);
    }
    /// The matrix's column that is a device's local column.
    constexpr std::int64_t column(std::int64_t device, std::int64_t local) const {
        return (local / nb * devices + device) * nb + local % nb;
    }

    /// Calls f(block row, block column) for each block of A that is read and each of B that is written.
    template <class F>
    void over_blocks(F f) const {
        for (std::int64_t k = of_b; k * nb < n; k += devices) {
            for (std::int64_t l = of_a; l <= k; l += devices) {
                if (std::min(n, (k + 1) * nb) > first && (l + 1) * nb > first) f(k, l);
            }
        }
    }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::shared, a, Extent::matrix(n, local_cols(of_a), lda), Whose::any);
        touch(Access::shared, b, Extent::matrix(n, local_cols(of_b), ldb));
        over_blocks([&](std::int64_t k, std::int64_t l) {
            const std::int64_t rows = std::min(nb, n - k * nb), columns = std::min(nb, n - l * nb);
            touch.part(Access::read, a + k * nb + l / devices * nb * lda, Extent::matrix(rows, columns, lda));
            touch.part(Access::write, b + l * nb + k / devices * nb * ldb,
                       Extent::matrix(columns, rows, ldb));
        });
    }
};

}  // namespace lapilli
