// SPDX-License-Identifier: BSD-3-Clause
// A call that is submitted, on one queue for each device:
//
//     the handle's stream   before | record                                      wait | what the program submits next
//     the device's queue             wait | Lapilli's work .... | info of 32 bits | record
//
// Calls on different streams of a device follow one another there.
#pragma once

#include <string>

#include "cusolver/device_context.hpp"

namespace lapilli::cusolver {

class Submission {
  public:
    /// The queue of the current device.
    explicit Submission(void* stream);
    /// The stream goes on behind the queue's work, also where not all of it could be submitted.
    ~Submission();
    Submission(const Submission&) = delete;
    Submission& operator=(const Submission&) = delete;

    /// Null where there is none; `why` says why.
    lapilli_queue queue() const { return queue_; }
    lapilli_context context() const { return context_.get(); }
    const std::string& why() const { return why_; }

    /// The queue goes on behind the stream's work. Where `space` suffices, what is submitted is done in it.
    /// False if that is impossible.
    bool begin(const Space& space);

    /// Device memory for info; and for `count` more numbers, null where there is none.
    lapilli_int* info() const { return context_.lane().numbers; }
    lapilli_int* numbers(lapilli_int count) const;
    /// info := 0, for routines that tell none.
    lapilli_int clear_info() const;
    /// Gives the caller's number info, in the order of the stream.
    lapilli_int tell(int* to) const;
    /// Waits for what was submitted of a call that failed, so that another library may take its place.
    void give_up() const;

  private:
    bool open();
    bool reserve(lapilli_int count) const;

    DeviceContext context_;
    void* stream_;
    lapilli_queue queue_ = nullptr;
    bool begun_ = false, has_space_ = false;
    std::string why_;
};

}  // namespace lapilli::cusolver
