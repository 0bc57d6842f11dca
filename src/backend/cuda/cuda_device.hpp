// SPDX-License-Identifier: BSD-3-Clause
// CUDA devices, streams and events.
#pragma once

#include <cuda_runtime_api.h>

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "arch/cuda_stream.hpp"
#include "backend/cuda/cublas.hpp"
#include "device/device.hpp"

namespace lapilli::cuda {

/// The number of devices; 0 without a driver, a device or cuBLAS. cuBLAS is loaded if there is a device.
int device_count();
/// The reason why device_count() is 0, in a few words.
std::string absence();
std::vector<std::unique_ptr<Device>> open_cuda_devices(const std::vector<int>& ordinals);

class CudaDevice final : public Device {
  public:
    explicit CudaDevice(int ordinal);

    std::string name() const override { return name_; }
    void* allocate(std::size_t bytes) override;
    bool deallocate(void* pointer) noexcept override;
    std::size_t free_memory() override;
    std::size_t total_memory() override;
    DeviceId owner_of(const void* pointer) override;
    DeviceId id() const override { return ordinal_; }
    void wait_for_owner(DeviceId owner) override;
    std::unique_ptr<Queue> make_queue() override;
    std::unique_ptr<Queue> make_user_queue(void* stream) override;
    std::unique_ptr<Event> make_event() override;
    bool has_stream(void* stream) override;
    void wait_for_stream(void* stream) override;
    void* allocate_pinned(std::size_t bytes) override;
    void deallocate_pinned(void* pointer) noexcept override;
    void drain() noexcept override;
    std::vector<index_t> panel_widths() const override;
    bool has_warpgroups() const override { return limits_.warpgroups; }

    int ordinal() const { return ordinal_; }
    const DeviceLimits& limits() const { return limits_; }
    /// An event recorded at clock_seconds() on the host's clock: the origin of device times.
    cudaEvent_t clock_event() const { return clock_event_.get(); }
    double clock_seconds() const { return clock_seconds_; }

    struct DestroyEvent {
        void operator()(cudaEvent_t event) const noexcept { static_cast<void>(cudaEventDestroy(event)); }
    };
    using OwnedEvent = std::unique_ptr<CUevent_st, DestroyEvent>;
    static OwnedEvent create_event(unsigned flags);
    /// An event without a time for a queue of this device. It comes back by keep_event: a call makes and
    /// drops a dozen of them, which took a microsecond and a half each.
    OwnedEvent take_event();
    void keep_event(OwnedEvent event) noexcept;

  private:
    void* allocate_registered(std::size_t bytes);

    int ordinal_;
    std::string name_;
    DeviceLimits limits_;
    bool next_is_bulk_ = true;
    OwnedEvent clock_event_, caller_event_;
    double clock_seconds_ = 0;
    std::mutex kept_events_mutex_;
    std::vector<OwnedEvent> kept_events_;
    std::mutex registered_mutex_;
    std::map<void*, std::size_t> registered_;  ///< pinned memory of the library, with its size
};

class CudaQueue final : public Queue {
  public:
    CudaQueue(CudaDevice& device, int priority);
    /// A queue on a stream of the caller, which the caller keeps and destroys.
    CudaQueue(CudaDevice& device, cudaStream_t stream);
    ~CudaQueue() override;

    using Operations::run;
    void run(std::type_index operation, const void* args) override;
    index_t resident_rows(char precision) override;
    bool bidiagonal_fits(char precision, index_t m, index_t n) override;
    index_t wide_panel_rows(char precision) override;
    Device& device() override { return device_; }
    void copy_bytes(void* target, std::size_t target_pitch, const void* source, std::size_t source_pitch,
                    std::size_t width, std::size_t height) override;
    void zero_bytes(void* target, std::size_t bytes) override;
    void record(Event& event) override;
    void wait(Event& event) override;
    std::unique_ptr<Timestamp> timestamp() override;
    void* stream_handle() override {
        handed_out_ = true;
        begin_work();
        return stream_;
    }
    void annotate_begin(const char* name) override;
    void annotate_end() override;
    void synchronize() override;
    bool finishes_within(std::chrono::microseconds time) override;
    void drain() noexcept override;
    void forget_failure() noexcept override;

    int ordinal() const { return device_.ordinal(); }
    arch::Stream stream() const { return {stream_, device_.limits()}; }
    cublasHandle_t cublas() const { return cublas_; }

  private:
    void open_cublas();
    /// Before whatever the stream gets to do.
    void begin_work() { idle_ = false; }
    void finished() { idle_ = owns_stream_ && !handed_out_; }

    CudaDevice& device_;
    cudaStream_t stream_ = nullptr;
    bool owns_stream_;
    /// No work has been submitted since the host saw the end of everything: waiting again would take 2 us.
    /// Others may submit work to a stream of the caller, and to one that was handed out: these are never
    /// taken for idle.
    bool idle_ = false;
    bool handed_out_ = false;
    cublasHandle_t cublas_ = nullptr;
};

}  // namespace lapilli::cuda
