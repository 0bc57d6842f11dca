// SPDX-License-Identifier: BSD-3-Clause
// The interface of an accelerator: devices, their memory, in-order queues, events. The backends `cuda` and
// `sim` implement it; the code above does not know which one it uses.
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

/// Identifies a device of the process within its backend, independent of the context that has opened it.
using DeviceId = std::intptr_t;
inline constexpr DeviceId no_device = -1;

/// The place in the trace for a queue's work: the trace, the device's number in its context, the queue's
/// name.
struct TraceLane {
    Trace* trace = nullptr;
    int device = 0;
    const char* name = "";
};

/// A queue's resources for products by bytes (device/emulated_product.hpp). Without memory no product is
/// emulated.
struct ProductEmulation {
    std::byte* memory = nullptr;  ///< on the queue's device, aligned to 256 bytes
    std::size_t bytes = 0;
    /// Lower bounds of emulated products: `size`, the order of the cube of equal work; least_k, the inner
    /// dimension in single precision; least_k_z, in complex double; least_k_d, in real double precision. 0:
    /// no such product is emulated.
    index_t size = 0, least_k = 0, least_k_z = 0, least_k_d = 0;

    template <class T>
    index_t least_k_of() const {
        return sizeof(real_t<T>) == 4 ? least_k : is_complex<T> ? least_k_z : least_k_d;
    }
};

/// A point in a queue. Recording again moves it; a wait refers to the latest recording.
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
    /// Copies `height` columns of `width` bytes between host memory, this device and another device.
    virtual void copy_bytes(void* target, std::size_t target_pitch, const void* source,
                            std::size_t source_pitch, std::size_t width, std::size_t height) = 0;
    virtual void zero_bytes(void* target, std::size_t bytes) = 0;
    virtual void record(Event& event) = 0;
    virtual void wait(Event& event) = 0;
    virtual std::unique_ptr<Timestamp> timestamp() = 0;
    /// Names the work that follows for an external profiler, until the matching end.
    virtual void annotate_begin(const char* name) = 0;
    virtual void annotate_end() = 0;
    /// Device::forget_arrays for the arrays that exist now, in the order of the queue's work.
    virtual void forget_arrays(void* /*allocation*/) {}
    /// The stream that carries the queue's work, as a program outside the library names it.
    virtual void* stream_handle() = 0;
    /// Waits for the queue's work and throws Error if some of it failed.
    virtual void synchronize() = 0;
    /// Waits at most for this time. Returns whether the queue's work is done. Throws Error as soon as a
    /// failure is known.
    virtual bool finishes_within(std::chrono::microseconds time) = 0;
    /// Waits for the queue's work. Never throws, so that it can be used while another error is being handled.
    virtual void drain() noexcept = 0;
    virtual void forget_failure() noexcept = 0;

    TraceLane lane;
    ProductEmulation emulation;
};

class Device {
  public:
    virtual ~Device() = default;
    virtual std::string name() const = 0;
    /// Null if memory is short.
    virtual void* allocate(std::size_t bytes) = 0;
    /// Waits for all work of the device, since it may still use the memory. Returns false if `allocate` has
    /// not returned this pointer. A null pointer is ignored.
    virtual bool deallocate(void* pointer) noexcept = 0;
    /// The address at which operations find an array that is part of an allocation. A backend that checks
    /// accesses gives each array its own addresses, because arrays that are not needed at the same time may
    /// overlap.
    virtual void* array(void* allocation, std::size_t offset, std::size_t /*bytes*/) {
        return static_cast<std::byte*>(allocation) + offset;
    }
    /// Declares that no array of this allocation is in use any more.
    virtual void forget_arrays(void* /*allocation*/) noexcept {}
    virtual std::size_t free_memory() = 0;
    /// All memory of the device; the largest number if it has no limit.
    virtual std::size_t total_memory() = 0;
    /// The device whose memory holds the pointer, inside or outside of this context; no_device for host
    /// memory.
    virtual DeviceId owner_of(const void* pointer) = 0;
    virtual DeviceId id() const = 0;
    bool owns(const void* pointer) { return owner_of(pointer) == id(); }
    /// Waits for all work of a device outside of the context. Throws Error if that work has failed.
    virtual void wait_for_owner(DeviceId owner) = 0;
    virtual std::unique_ptr<Queue> make_queue() = 0;
    /// A queue for the caller's work: on the caller's stream, or on a new one if `stream` is null. Null if
    /// the backend has no streams to share.
    virtual std::unique_ptr<Queue> make_user_queue(void* stream) = 0;
    virtual std::unique_ptr<Event> make_event() = 0;
    /// Whether this is a stream of the device.
    virtual bool has_stream(void* stream) = 0;
    /// Waits for the work that is now in a stream of the caller; null is the device's default stream.
    virtual void wait_for_stream(void* stream) = 0;
    /// Host memory for asynchronous copies at full speed. Null if memory is short.
    virtual void* allocate_pinned(std::size_t bytes) = 0;
    virtual void deallocate_pinned(void* pointer) noexcept = 0;
    /// Waits for all work of the device. Never throws, so that it can be used while another error is being
    /// handled.
    virtual void drain() noexcept = 0;
    /// The widths of block columns that tridiagonal_panel accepts; empty means any.
    virtual std::vector<index_t> panel_widths() const = 0;
    /// Whether it multiplies from shared memory by warpgroups: there products of bytes have several times the
    /// rate of native ones.
    virtual bool has_warpgroups() const = 0;
};

/// The devices named by a specification such as "auto", "none", "rank", "cuda:0,2" or "sim:4".
struct DeviceList {
    std::string backend;  ///< "none", "cuda" or "sim"
    std::vector<int> ordinals;
    std::string why;  ///< why there are no devices, or why these
};
/// Throws std::invalid_argument, with a sentence, if the specification is not understood or names a device
/// that does not exist.
DeviceList parse_devices(const std::string& specification);

class Settings;
/// Opens the devices so that each can access the others' memory if the machine allows it.
std::vector<std::unique_ptr<Device>> open_devices(const DeviceList& list, const Settings& settings);

}  // namespace lapilli
