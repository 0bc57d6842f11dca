// SPDX-License-Identifier: BSD-3-Clause
// The wait of a queue for a word that a kernel of another queue sets while it runs.
#pragma once

#include "base/access.hpp"
#include "device/device.hpp"
#include "device/trace.hpp"

namespace lapilli {

/// Later work of the queue begins when word[0] is at least `value`. An already submitted kernel on another
/// queue of the device sets the word when it begins: later work should only use the multiprocessors that this
/// kernel leaves free. The wait occupies no multiprocessor. No result may depend on it: a device without such
/// waits continues at once.
template <class T>
struct WaitForFlagArgs {
    using Scalar = T;
    static constexpr const char* name = "wait_for_flag";
    const unsigned* word;
    unsigned value;

    const char* violation() const { return word != nullptr ? nullptr : "wait_for_flag: no word"; }
    bool empty() const { return false; }
    template <class Touch>
    void accesses(Touch touch) {
        touch(Access::shared, word, Extent::array(1));
    }
};

inline void wait_for_flag(Queue& queue, const unsigned* word, unsigned value) {
    TraceScope scope(queue, WaitForFlagArgs<float>::name);
    queue.run(WaitForFlagArgs<float>{word, value});
}

}  // namespace lapilli

#define LAPILLI_FLAG_OPERATIONS(X) X(WaitForFlagArgs)
