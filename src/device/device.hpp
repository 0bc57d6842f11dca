// SPDX-License-Identifier: BSD-3-Clause
// What the library knows of an accelerator: devices, their memory, in-order queues, events. Implemented by
// the backends `cuda` and `sim`; nothing above this line knows which one it has.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/scalar.hpp"
#include "device/operations.hpp"

namespace lapilli {

class Device;
class Trace;

/// Identifies a device of the process within its backend, whichever context has opened it.
using DeviceId = std::intptr_t;
inline constexpr DeviceId no_device = -1;

/// Where the work of a queue is recorded: the trace, the device's number in its context, the queue's name.
struct TraceLane {
    Trace* trace = nullptr;
    int device = 0;
    const char* name = "";
};

/// What a queue has for products by bytes (device/emulated_product.hpp); without memory there are none.
struct ProductEmulation {
    std::byte* memory = nullptr;  ///< of the queue's device, from a multiple of 256 bytes on
    std::size_t bytes = 0;
    /// Of products that are emulated: the order of a cube with the least work, and the least inner dimension, of single precision, of
    /// complex and of real double precision; 0: there are none.
    index_t size = 0, least_k = 0, least_k_z = 0, least_k_d = 0;

    template <class T>
    index_t least_k_of() const {
        return sizeof(real_t<T>) == 4 ? least_k : is_complex<T> ? least_k_z : least_k_d;
    }
};

/// A point in a queue. Recording again moves it; waiting looks at the latest recording.
class Event {
  public:
    virtual ~Event() = default;
    /// Blocks the host until the queue has passed the point.
    virtual void synchronize() = 0;
    virtual bool done() = 0;
};

/// A point in a queue whose time can be read, in seconds of the host's steady clock, once the queue has
/// passed it.
class Timestamp {
  public:
    virtual ~Timestamp() = default;
    virtual double seconds() = 0;
};

/// An in-order stream of work on one device. Failures of work already submitted surface at synchronize().
class Queue : public Operations {
  public:
    virtual ~Queue() = default;

    virtual Device& device() = 0;
    /// `height` columns of `width` bytes between any two of host memory, this device and another one.
    virtual void copy_bytes(void* target, std::size_t target_pitch, const void* source,
                            std::size_t source_pitch, std::size_t width, std::size_t height) = 0;
    virtual void zero_bytes(void* target, std::size_t bytes) = 0;
    virtual void record(Event& event) = 0;
    virtual void wait(Event& event) = 0;
    virtual std::unique_ptr<Timestamp> timestamp() = 0;
    /// Names the work that follows for an external profiler, until the matching end.
    virtual void annotate_begin(const char* name) = 0;
    virtual void annotate_end() = 0;
    /// Device::forget_arrays, in the order of the queue's work: of the arrays that there are now.
    virtual void forget_arrays(void* /*allocation*/) {}
    /// The stream that carries the queue's work, as a program outside of the library names it.
    virtual void* stream_handle() = 0;
    /// Waits for the queue's work and throws Error if some of it failed.
    virtual void synchronize() = 0;
    /// Waits for no longer than that, and says whether the queue's work is done. Throws Error as soon as some of it is known
    /// to have failed.
    virtual bool finishes_within(std::chrono::microseconds time) = 0;
    /// Waits for the queue's work; never throws, for use while another error is on its way.
    virtual void drain() noexcept = 0;
    virtual void forget_failure() noexcept = 0;

    TraceLane lane;
    ProductEmulation emulation;
};

class Device {
  public:
    virtual ~Device() = default;
    virtual std::string name() const = 0;
    /// Null when the memory does not suffice.
    virtual void* allocate(std::size_t bytes) = 0;
    /// Waits for all work of the device, as the memory may still be in use. False when the pointer is not what
    /// `allocate` of some device has returned; null is nothing to do.
    virtual bool deallocate(void* pointer) noexcept = 0;
    /// Where operations find an array that is a part of an allocation. A backend that checks accesses gives each array addresses
    /// of its own, as arrays that are not needed at the same time may overlap.
    virtual void* array(void* allocation, std::size_t offset, std::size_t /*bytes*/) {
        return static_cast<std::byte*>(allocation) + offset;
    }
    /// No array of this allocation is used any more.
    virtual void forget_arrays(void* /*allocation*/) noexcept {}
    virtual std::size_t free_memory() = 0;
    /// All that the device has; of one without limits the greatest number.
    virtual std::size_t total_memory() = 0;
    /// The device whose memory holds the pointer, of this context or outside of it; no_device: host memory.
    virtual DeviceId owner_of(const void* pointer) = 0;
    virtual DeviceId id() const = 0;
    bool owns(const void* pointer) { return owner_of(pointer) == id(); }
    /// Waits for all work of a device outside of the context. Throws Error when that work has failed.
    virtual void wait_for_owner(DeviceId owner) = 0;
    virtual std::unique_ptr<Queue> make_queue() = 0;
    /// A queue for work of the caller: on the caller's stream, or, when it is null, on one of its own. Null when
    /// the backend has no streams to share.
    virtual std::unique_ptr<Queue> make_user_queue(void* stream) = 0;
    virtual std::unique_ptr<Event> make_event() = 0;
    /// Whether it is a stream of this device.
    virtual bool has_stream(void* stream) = 0;
    /// Waits for the work that a stream of the caller has now; null: the device's default stream.
    virtual void wait_for_stream(void* stream) = 0;
    /// Host memory from which copies run asynchronously at full speed. Null when there is too little.
    virtual void* allocate_pinned(std::size_t bytes) = 0;
    virtual void deallocate_pinned(void* pointer) noexcept = 0;
    /// Waits for all work of the device; never throws, for use while another error is on its way.
    virtual void drain() noexcept = 0;
    /// The widths of block columns that tridiagonal_panel takes; empty: any.
    virtual std::vector<index_t> panel_widths() const = 0;
};

/// The devices that a specification names ("auto", "none", "rank", "cuda:0,2", "sim:4"); throws std::invalid_argument
/// when it is not understood or names one that is not there.
struct DeviceList {
    std::string backend;  ///< "none", "cuda" or "sim"
    std::vector<int> ordinals;
    std::string why;  ///< why there are none, or why this one
};
/// Throws std::invalid_argument with a sentence when it is not understood or names a device that is not there.
DeviceList parse_devices(const std::string& specification);

class Settings;
/// Opens them, so that each may read and write the others' memory where the machine allows it.
std::vector<std::unique_ptr<Device>> open_devices(const DeviceList& list, const Settings& settings);

}  // namespace lapilli
