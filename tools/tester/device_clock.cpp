// SPDX-License-Identifier: BSD-3-Clause
#include "tester/device_clock.hpp"

#include "support/place.hpp"

#ifdef LAPILLI_TESTER_HAS_CUDA
#include "tester/cuda_support.hpp"
#endif

namespace lapilli::tester {
namespace {

using testing::detail::require;

class HostClock : public DeviceClock {
  public:
    explicit HostClock(lapilli_context ctx) : ctx_(ctx) {
        require(ctx, lapilli_queue_create(ctx, 0, nullptr, &queue_), "queue");
    }
    ~HostClock() override { lapilli_queue_destroy(queue_); }
    HostClock(const HostClock&) = delete;
    HostClock& operator=(const HostClock&) = delete;

    lapilli_queue queue() const override { return queue_; }
    double seconds(const std::function<void()>& submit) const override {
        require(ctx_, lapilli_queue_synchronize(queue_), "the queue's work");
        const auto outcome = testing::detail::timed([&] {
            submit();
            return lapilli_queue_synchronize(queue_);
        });
        require(ctx_, outcome.info, "the queue's work");
        return outcome.seconds;
    }
    // Several hundred times what waiting for the queue costs.
    double least_seconds() const override { return 5e-3; }

  private:
    lapilli_context ctx_;
    lapilli_queue queue_ = nullptr;
};

#ifdef LAPILLI_TESTER_HAS_CUDA

class EventClock : public DeviceClock {
  public:
    EventClock(lapilli_context ctx, int gpu) : ctx_(ctx), gpu_(gpu) {
        check(cudaSetDevice(gpu), "cudaSetDevice");
        check(cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking), "cudaStreamCreate");
        check(cudaEventCreate(&start_), "cudaEventCreate");
        check(cudaEventCreate(&stop_), "cudaEventCreate");
        require(ctx, lapilli_queue_create(ctx, 0, stream_, &queue_), "queue");
    }
    ~EventClock() override {
        lapilli_queue_destroy(queue_);
        cudaEventDestroy(stop_);
        cudaEventDestroy(start_);
        cudaStreamDestroy(stream_);
    }
    EventClock(const EventClock&) = delete;
    EventClock& operator=(const EventClock&) = delete;

    lapilli_queue queue() const override { return queue_; }
    void* stream() const override { return stream_; }
    std::optional<int> gpu() const override { return gpu_; }
    double seconds(const std::function<void()>& submit) const override {
        check(cudaSetDevice(gpu_), "cudaSetDevice");
        return between_events(submit, [] {});
    }
    double seconds_of_device(const std::function<void()>& submit) const override {
        check(cudaSetDevice(gpu_), "cudaSetDevice");
        require(ctx_, lapilli_queue_synchronize(queue_), "the queue's work");
        StreamHold hold(stream_);
        return between_events(submit, [&] { hold.release(); });
    }
    // Several hundred times what the first launch after an idle time costs.
    double least_seconds() const override { return 1.5e-3; }

  private:
    /// then(): what lets the stream begin, once both events are in it.
    double between_events(const std::function<void()>& submit, const std::function<void()>& then) const {
        check(cudaEventRecord(start_, stream_), "cudaEventRecord");
        submit();
        check(cudaEventRecord(stop_, stream_), "cudaEventRecord");
        then();
        check(cudaEventSynchronize(stop_), "the stream's work");
        require(ctx_, lapilli_queue_synchronize(queue_), "the queue's work");
        float milliseconds = 0;
        check(cudaEventElapsedTime(&milliseconds, start_, stop_), "cudaEventElapsedTime");
        return 1e-3 * static_cast<double>(milliseconds);
    }

    lapilli_context ctx_;
    int gpu_;
    cudaStream_t stream_ = nullptr;
    cudaEvent_t start_ = nullptr, stop_ = nullptr;
    lapilli_queue queue_ = nullptr;
};

// The CUDA runtime's number of device 0 of the context.
std::optional<int> gpu_of(lapilli_context ctx) {
    void* pointer = nullptr;
    require(ctx, lapilli_device_malloc(ctx, 0, 1, &pointer), "device memory");
    cudaPointerAttributes attributes{};
    const cudaError_t status = cudaPointerGetAttributes(&attributes, pointer);
    lapilli_device_free(ctx, pointer);
    if (status != cudaSuccess || attributes.type != cudaMemoryTypeDevice) {
        cudaGetLastError();  // no GPU, or none that this memory belongs to
        return {};
    }
    return attributes.device;
}

#endif

}  // namespace

std::unique_ptr<DeviceClock> DeviceClock::create(lapilli_context ctx) {
#ifdef LAPILLI_TESTER_HAS_CUDA
    if (const std::optional<int> gpu = gpu_of(ctx)) {
        return std::make_unique<EventClock>(ctx, *gpu);
    }
#endif
    return std::make_unique<HostClock>(ctx);
}

}  // namespace lapilli::tester
