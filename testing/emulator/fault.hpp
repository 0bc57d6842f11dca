// SPDX-License-Identifier: BSD-3-Clause
// A fault of a kernel, found while the emulator ran it.
#pragma once

#include <stdexcept>
#include <string>

namespace lapilli::simt {

class Fault : public std::runtime_error {
  public:
    enum class Kind {
        out_of_bounds,      // shared memory outside its view, or a view outside the block's shared memory
        misaligned,         // an access that would trap for its alignment
        uninitialised,      // shared memory read before anything was written to it
        missing_barrier,    // two threads touch a word of shared memory, one writes, no barrier between
        async_copy,         // the target of an asynchronous copy touched before the copy was waited for
        divergent_barrier,  // threads of a block at different barriers, or gone while others wait
        partial_warp,       // a shuffle, vote or warp barrier in which not all the lanes named take part
        deadlock,           // nothing but spinning for longer than the launch's patience
        not_cooperative,    // a grid-wide barrier in a launch whose blocks need not run at the same time
        refused,            // a kernel that cannot go on, an error of the device on a GPU
    };
    // Thread is -1 where the fault is the whole block's.
    Fault(Kind kind, std::string kernel, const int (&block)[3], int thread, const std::string& text);

    Kind kind() const { return kind_; }
    const std::string& kernel() const { return kernel_; }
    const int (&block() const)[3] { return block_; }
    int thread() const { return thread_; }

  private:
    Kind kind_;
    std::string kernel_;
    int block_[3];
    int thread_;
};

}  // namespace lapilli::simt
