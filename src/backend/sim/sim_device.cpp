// SPDX-License-Identifier: BSD-3-Clause
#include "backend/sim/sim_device.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <limits>
#include <new>

#include "backend/sim/sim_memory.hpp"
#include "base/at_fork.hpp"
#include "tridiagonal/panel/args.hpp"

namespace lapilli::sim {

bool FailurePlan::strikes(const char* kind) {
    const std::lock_guard lock(mutex_);
    const std::string& plan = settings_.text("sim.fail");
    if (plan != plan_) {
        plan_ = plan;
        count_ = 0;
    }
    if (plan_.empty()) return false;
    const std::size_t colon = plan_.find(':');
    if (colon == std::string::npos || plan_.compare(0, colon, kind) != 0) return false;
    return ++count_ == std::strtoll(plan_.c_str() + colon + 1, nullptr, 10);
}

index_t FailurePlan::row_of_leaf() const {
    const std::string& plan = settings_.text("sim.fail");
    return plan.starts_with("leaf:") ? std::stoll(plan.substr(5)) : 0;
}

namespace {

/// The simulated devices of all contexts of the process.
class LiveDevices {
  public:
    void add(SimDevice* device) {
        const std::lock_guard lock(mutex_);
        devices_.push_back(device);
    }
    void remove(SimDevice* device) {
        const std::lock_guard lock(mutex_);
        std::erase(devices_, device);
    }
    /// Memory can outlive its device, whose work has then ended.
    void drain(DeviceId id) {
        const std::lock_guard lock(mutex_);
        for (SimDevice* device : devices_) {
            if (device->id() == id) device->drain();
        }
    }

  private:
    std::mutex mutex_;
    std::vector<SimDevice*> devices_;
    AtFork at_fork_{[this] {
        if (renew_if_held(mutex_)) new (&devices_) std::vector<SimDevice*>;
    }};
};

LiveDevices& live_devices() {
    static LiveDevices& devices = *new LiveDevices;  // devices may end after static objects do
    return devices;
}

}  // namespace

SimDevice::~SimDevice() { live_devices().remove(this); }

SimDevice::SimDevice(std::shared_ptr<Group> group, int ordinal)
    : group_(std::move(group)), ordinal_(ordinal) {
    live_devices().add(this);
    const Settings& settings = group_->settings;
    if (settings.text("sim.kernels") != "emulated") return;
    const auto architecture = static_cast<int>(settings.integer("sim.architecture"));
    const auto shared_bytes = static_cast<int>(shared_bytes_of(architecture));
    const DeviceLimits limits{.device = ordinal_,
                              .architecture = architecture,
                              .warpgroups = has_warpgroups(),
                              .multiprocessors = static_cast<int>(settings.integer("sim.multiprocessors")),
                              .shared_bytes = shared_bytes,
                              .shared_bytes_all = shared_bytes + 1024};
    kernels_ = make_kernels(this, limits, static_cast<unsigned>(settings.integer("sim.seed")));
}

bool SimDevice::has_warpgroups() const { return group_->settings.integer("sim.architecture") == 90; }

std::vector<index_t> SimDevice::panel_widths() const {
    if (kernels_ == nullptr) return {};
    return {std::begin(lapilli::panel_widths), std::end(lapilli::panel_widths)};
}

void* SimDevice::allocate(std::size_t bytes) {
    // CUDA returns no memory for 0 bytes either.
    if (bytes == 0 || group_->failures.strikes("alloc") || bytes > free_memory()) return nullptr;
    return Memory::instance().allocate(this, bytes);
}

bool SimDevice::deallocate(void* pointer) noexcept {
    if (pointer == nullptr) return true;
    drain();
    return Memory::instance().deallocate(pointer);
}

void* SimDevice::array(void* allocation, std::size_t offset, std::size_t bytes) {
    return Memory::instance().array(allocation, offset, bytes);
}

void SimDevice::forget_arrays(void* allocation) noexcept {
    Memory& memory = Memory::instance();
    memory.forget(memory.arrays_of(allocation));
}

std::size_t SimDevice::free_memory() {
    const std::size_t limit = total_memory();
    if (limit == std::numeric_limits<std::size_t>::max()) return limit;
    const std::size_t used = Memory::instance().in_use(this);
    return limit > used ? limit - used : 0;
}

std::size_t SimDevice::total_memory() {
    const auto limit = static_cast<std::size_t>(group_->settings.integer("sim.memory"));
    return limit == 0 ? std::numeric_limits<std::size_t>::max() : limit;
}

DeviceId SimDevice::owner_of(const void* pointer) {
    const void* const owner = Memory::instance().owner_of(pointer);
    return owner == nullptr ? no_device : reinterpret_cast<DeviceId>(owner);
}

void SimDevice::wait_for_owner(DeviceId owner) { live_devices().drain(owner); }

std::unique_ptr<Queue> SimDevice::make_user_queue(void* stream) {
    return stream == nullptr ? make_queue() : nullptr;
}

std::unique_ptr<Queue> SimDevice::make_queue() {
    const auto seed = static_cast<unsigned>(group_->settings.integer("sim.seed"));
    const auto jitter = static_cast<unsigned>(group_->settings.integer("sim.jitter"));
    const std::lock_guard lock(mutex_);
    const auto number = static_cast<unsigned>(16 * ordinal_) + static_cast<unsigned>(queues_.size());
    auto queue = std::make_unique<SimQueue>(*this, seed * 1000 + number, jitter);
    queues_.push_back(queue.get());
    return queue;
}

bool SimDevice::has_stream(void* stream) {
    const std::lock_guard lock(mutex_);
    return stream == nullptr || std::find(queues_.begin(), queues_.end(), stream) != queues_.end();
}

void SimDevice::wait_for_stream(void* stream) {
    const std::lock_guard lock(mutex_);
    const auto queue = std::find(queues_.begin(), queues_.end(), stream);
    if (queue != queues_.end()) (*queue)->drain();
}

void SimDevice::forget(SimQueue& queue) {
    const std::lock_guard lock(mutex_);
    queues_.erase(std::find(queues_.begin(), queues_.end(), &queue));
}

void* SimDevice::allocate_pinned(std::size_t bytes) {
    if (group_->failures.strikes("host")) return nullptr;
    void* const memory = ::operator new(bytes, std::align_val_t(256), std::nothrow);
    const std::lock_guard lock(mutex_);
    if (memory == nullptr) return nullptr;
    pinned_[memory] = bytes;
    Memory::instance().add_pinned(memory, bytes);
    return memory;
}

void SimDevice::deallocate_pinned(void* pointer) noexcept {
    {
        const std::lock_guard lock(mutex_);
        pinned_.erase(pointer);
    }
    Memory::instance().remove_pinned(pointer);
    ::operator delete(pointer, std::align_val_t(256));
}

std::size_t SimDevice::pinned_in_use() {
    const std::lock_guard lock(mutex_);
    std::size_t sum = 0;
    for (const auto& [address, bytes] : pinned_) sum += bytes;
    return sum;
}

void SimDevice::drain() noexcept {
    const std::lock_guard lock(mutex_);
    for (SimQueue* queue : queues_) queue->drain();
}

std::vector<std::unique_ptr<Device>> open_sim_devices(const std::vector<int>& ordinals,
                                                      const Settings& settings) {
    const auto group = std::make_shared<Group>(settings);
    std::vector<std::unique_ptr<Device>> devices;
    for (const int ordinal : ordinals) devices.push_back(std::make_unique<SimDevice>(group, ordinal));
    return devices;
}

}  // namespace lapilli::sim
