// SPDX-License-Identifier: BSD-3-Clause
// How long a thread waits for another block, or for another device: no loop waits without a bound.
#pragma once

#include <cstdint>

#include "arch/simt.cuh"

namespace lapilli::arch {
inline namespace LAPILLI_TARGET {

class Patience {
  public:
    /// failed: the word in which blocks say that they have given up; limit: in nanoseconds.
    LAPILLI_DEVICE Patience(unsigned* word, std::int64_t nanoseconds_at_most)
        : failed(word), limit(nanoseconds_at_most) {}

    /// After a look in vain. Another block may have given up, too.
    LAPILLI_DEVICE bool is_over() {
        spin_pause();
        if (++looks % 1024 != 0) return false;
        if (load_acquire(failed) != 0) return true;
        const std::uint64_t time = nanoseconds();
        if (since == 0) since = time;
        if (time - since < static_cast<std::uint64_t>(limit)) return false;
        atomic_max(failed, 1u);
        return true;
    }

  private:
    unsigned* const failed;
    const std::int64_t limit;
    unsigned looks = 0;
    std::uint64_t since = 0;
};

/// The timeout of a thread that waits for another device of a team. Waiting ends when the host, or a device
/// that has waited too long, says so in a word of the host. That word is far away, and looks at it by all
/// waiting threads would delay the data that they wait for. The thread that finds it set tells the others of
/// its device.
class TeamPatience {
  public:
    /// device_word: zero at first; who gives up leaves the mark there.
    LAPILLI_DEVICE TeamPatience(unsigned* host_word, std::int64_t nanoseconds_at_most, unsigned* device_word,
                                unsigned mark_of_it)
        : aborted(host_word), limit(nanoseconds_at_most), given_up(device_word), mark(mark_of_it) {}

    /// After a look in vain.
    LAPILLI_DEVICE bool is_over() {
        spin_pause();
        if (++looks % looks_between_doubts != 0) return false;
        if (load_acquire_system(given_up) != 0) return true;
        const std::uint64_t time = nanoseconds();
        if (since == 0) {
            since = time;
            again = time + pause;
        }
        if (time < again) return false;
        again = time + pause;
        const bool too_late = time - since >= static_cast<std::uint64_t>(limit);
        if (!too_late && load_acquire_system(aborted) == 0) return false;
        if (too_late) store_release_system(aborted, 1u);
        store_release_system(given_up, mark);
        return true;
    }

  private:
    static constexpr unsigned looks_between_doubts = 256;
    static constexpr std::uint64_t pause = 10'000'000;  ///< nanoseconds between looks at the host's word

    unsigned* const aborted;
    const std::int64_t limit;
    unsigned* const given_up;
    const unsigned mark;
    unsigned looks = 0;
    std::uint64_t since = 0, again = 0;
};

}  // namespace LAPILLI_TARGET
}  // namespace lapilli::arch
