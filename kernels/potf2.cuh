// SPDX-License-Identifier: BSD-3-Clause
// Cholesky factor and its inverse of one diagonal block, by one thread block in shared memory.
//
// Right-looking, on [A | I]: step j scales column j of L and row j of the inverse by 1 / l_jj and subtracts
// l_ij (row j) from the rows i below, of A's lower triangle and of the inverse alike. The work is n^3/3 +
// n^3/3 flops for n = 64; what it costs is 64 steps of two barriers, about 12 us, so it belongs under a
// look-ahead.
#pragma once

#include <cstdint>

#include "arch/simt.cuh"

namespace lapilli::kernels::inline LAPILLI_TARGET {
using namespace arch;

inline constexpr int kPotf2Limit = 64;
inline constexpr int kPotf2Threads = 256;
/// One column more than the block is wide spreads the rows over the banks.
inline constexpr int kPotf2Ld = kPotf2Limit + 1;

template <class T>
constexpr std::size_t potf2_shared_bytes() {
    return 2 * kPotf2Limit * kPotf2Ld * sizeof(T);
}

/// info[0] = offset + j for the first step j (from 1) whose pivot is not positive, unless info[0] != 0
/// before.
template <class T>
__global__ void __launch_bounds__(kPotf2Threads)
    potf2(int n, T* a, std::int64_t lda, T* inverse, std::int64_t ldi, std::int64_t offset,
          std::int64_t* info) {
    using R = real_t<T>;
    constexpr int ld = kPotf2Ld;
    auto s = shared<T>(0, kPotf2Limit * ld);
    auto v = shared<T>(kPotf2Limit * ld * sizeof(T), kPotf2Limit * ld);
    const bool failed_before = load(info) != 0;
    for (int k = thread_id(); k < n * n; k += thread_count()) {
        const int i = k % n, j = k / n;
        if (i >= j) s[i + j * ld] = load(a + i + j * lda);
        v[i + j * ld] = i == j ? T(1) : T(0);
    }
    sync();
    int failed = 0;
    for (int j = 0; j < n && !failed_before; ++j) {
        const T diagonal = s[j + j * ld];
        const R pivot = real(diagonal);
        if (!(pivot > R(0))) {
            failed = j + 1;
            break;
        }
        const R root = sqrt(pivot), factor = R(1) / root;
        sync();
        for (int k = thread_id(); k < n; k += thread_count()) {
            if (k == j) s[j + j * ld] = from_real<T>(root);
            if (k > j) s[k + j * ld] *= factor;
            if (k <= j) v[j + k * ld] *= factor;
        }
        sync();
        for (int k = thread_id(); k < (n - j - 1) * n; k += thread_count()) {
            const int i = j + 1 + k % (n - j - 1), col = k / (n - j - 1);
            const T l = s[i + j * ld];
            if (col <= j) {
                const T x = v[j + col * ld];
                v[i + col * ld] -= l * x;
            } else if (col <= i) {
                const T x = s[col + j * ld];
                s[i + col * ld] -= l * conj(x);
            }
        }
        sync();
    }
    const bool good = !failed_before && failed == 0;
    if (failed != 0 && thread_id() == 0) store(info, offset + failed);
    for (int k = thread_id(); k < n * n; k += thread_count()) {
        const int i = k % n, j = k / n;
        if (i >= j && !failed_before) {
            const T l = s[i + j * ld];
            store(a + i + j * lda, l);
        }
        T x = T(0);
        if (good && i >= j) x = v[i + j * ld];
        store(inverse + i + j * ldi, x);
    }
}

}  // namespace lapilli::kernels::inline LAPILLI_TARGET
