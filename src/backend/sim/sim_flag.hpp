// SPDX-License-Identifier: BSD-3-Clause
// Words that queues look at while a kernel runs.
#pragma once

#include <chrono>
#include <thread>

#include "device/flag_args.hpp"

namespace lapilli::sim {

/// By the kernel. ThreadSanitizer sees no order between it and those who look: nothing may depend on it.
inline void raise_flag(unsigned* word, unsigned value) {
    if (__atomic_load_n(word, __ATOMIC_RELAXED) < value) __atomic_store_n(word, value, __ATOMIC_RELAXED);
}

/// Waits for a short time only: the kernel may have failed.
template <class T>
void carry_out(const WaitForFlagArgs<T>& p) {
    constexpr std::chrono::milliseconds longest(10);
    const auto end = std::chrono::steady_clock::now() + longest;
    while (__atomic_load_n(p.word, __ATOMIC_RELAXED) < p.value && std::chrono::steady_clock::now() < end)
        std::this_thread::yield();
}

}  // namespace lapilli::sim
