// SPDX-License-Identifier: BSD-3-Clause
// Simulated devices: a test instrument that runs every schedule on machines without a GPU.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "backend/sim/sim_kernels.hpp"
#include "backend/sim/sim_queue.hpp"
#include "base/settings.hpp"
#include "device/device.hpp"

namespace lapilli::sim {

/// Failures on demand. Setting sim.fail = "KIND:K" makes the K-th allocation ("alloc"), pinned host
/// allocation ("host"), copy ("copy") or launch ("launch") fail; "fault" lets the K-th launch begin and fail
/// when its device reaches it. K counts over all devices of the context since the setting was changed.
/// "leaf:K": the leaf of STEDC or BDSDC that holds row K does not converge.
class FailurePlan {
  public:
    explicit FailurePlan(const Settings& settings) : settings_(settings) {}
    /// Called on the host threads that submit work.
    bool strikes(const char* kind);
    /// K of leaf:K, else 0. Called when a device reaches the work.
    index_t row_of_leaf() const;

  private:
    const Settings& settings_;
    std::mutex mutex_;
    std::string plan_;
    index_t count_ = 0;
};

/// State shared by the devices of one context.
struct Group {
    explicit Group(const Settings& s) : settings(s), failures(s) {}
    const Settings& settings;
    FailurePlan failures;
};

class SimDevice final : public Device {
  public:
    SimDevice(std::shared_ptr<Group> group, int ordinal);
    ~SimDevice() override;
    SimDevice(const SimDevice&) = delete;
    SimDevice& operator=(const SimDevice&) = delete;

    std::string name() const override { return "sim"; }
    void* allocate(std::size_t bytes) override;
    bool deallocate(void* pointer) noexcept override;
    void* array(void* allocation, std::size_t offset, std::size_t bytes) override;
    void forget_arrays(void* allocation) noexcept override;
    std::size_t free_memory() override;
    std::size_t total_memory() override;
    DeviceId owner_of(const void* pointer) override;
    DeviceId id() const override { return reinterpret_cast<DeviceId>(this); }
    void wait_for_owner(DeviceId owner) override;
    std::unique_ptr<Queue> make_queue() override;
    std::unique_ptr<Queue> make_user_queue(void* stream) override;
    std::unique_ptr<Event> make_event() override { return std::make_unique<SimEvent>(); }
    /// A simulated stream is a queue; the default stream never has work.
    bool has_stream(void* stream) override;
    void wait_for_stream(void* stream) override;
    void* allocate_pinned(std::size_t bytes) override;
    void deallocate_pinned(void* pointer) noexcept override;
    /// Bytes of pinned memory that this device has allocated.
    std::size_t pinned_in_use();
    void drain() noexcept override;
    std::vector<index_t> panel_widths() const override;
    bool has_warpgroups() const override;

    Group& group() { return *group_; }
    const Group& group() const { return *group_; }
    /// Null if operations run as plain loops.
    Kernels* kernels() const { return kernels_.get(); }
    void forget(SimQueue& queue);

  private:
    std::shared_ptr<Group> group_;
    int ordinal_;
    std::unique_ptr<Kernels> kernels_;
    std::map<void*, std::size_t> pinned_;  ///< address and size of each block
    std::mutex mutex_;
    std::vector<SimQueue*> queues_;
};

std::vector<std::unique_ptr<Device>> open_sim_devices(const std::vector<int>& ordinals,
                                                      const Settings& settings);

}  // namespace lapilli::sim
