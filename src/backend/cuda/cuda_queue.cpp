// SPDX-License-Identifier: BSD-3-Clause
#include <nvtx3/nvToolsExt.h>

#include <chrono>
#include <thread>

#include "backend/cuda/cuda_device.hpp"
#include "backend/cuda/cuda_error.hpp"

namespace lapilli::cuda {
namespace {

class CudaEvent final : public Event {
  public:
    explicit CudaEvent(CudaDevice& device) : device_(device), event_(device.take_event()) {}
    ~CudaEvent() override { device_.keep_event(std::move(event_)); }
    CudaEvent(const CudaEvent&) = delete;
    CudaEvent& operator=(const CudaEvent&) = delete;
    void synchronize() override { check(cudaEventSynchronize(event_.get()), "cudaEventSynchronize"); }
    bool done() override {
        const cudaError_t code = cudaEventQuery(event_.get());
        if (code == cudaErrorNotReady) {
            static_cast<void>(cudaGetLastError());
            return false;
        }
        check(code, "cudaEventQuery");
        return true;
    }
    cudaEvent_t get() const { return event_.get(); }
    /// An event of the pool has a recording of its last owner, which may be another queue's, still under way.
    bool recorded = false;

  private:
    CudaDevice& device_;
    CudaDevice::OwnedEvent event_;
};

class CudaTimestamp final : public Timestamp {
  public:
    CudaTimestamp(CudaDevice& device, cudaStream_t stream)
        : device_(device), event_(CudaDevice::create_event(cudaEventDefault)) {
        check(cudaEventRecord(event_.get(), stream), "cudaEventRecord");
    }
    double seconds() override {
        float milliseconds = 0;
        check(cudaEventSynchronize(event_.get()), "cudaEventSynchronize");
        check(cudaEventElapsedTime(&milliseconds, device_.clock_event(), event_.get()),
              "cudaEventElapsedTime");
        return device_.clock_seconds() + 1e-3 * static_cast<double>(milliseconds);
    }

  private:
    CudaDevice& device_;
    CudaDevice::OwnedEvent event_;
};

/// The name of the library's ranges in profilers.
nvtxDomainHandle_t profiler_domain() {
    static const nvtxDomainHandle_t domain = nvtxDomainCreateA("lapilli");
    return domain;
}

}  // namespace

std::unique_ptr<Event> CudaDevice::make_event() { return std::make_unique<CudaEvent>(*this); }

CudaQueue::CudaQueue(CudaDevice& device, int priority) : device_(device), owns_stream_(true) {
    const CurrentDevice current(ordinal());
    check(cudaStreamCreateWithPriority(&stream_, cudaStreamNonBlocking, priority), "cudaStreamCreate");
    open_cublas();
}

CudaQueue::CudaQueue(CudaDevice& device, cudaStream_t stream)
    : device_(device), stream_(stream), owns_stream_(false) {
    const CurrentDevice current(ordinal());
    open_cublas();
}

void CudaQueue::open_cublas() {
    const Cublas& functions = lapilli::cuda::cublas();
    cublasStatus_t code = functions.create(&cublas_);
    if (code == CUBLAS_STATUS_SUCCESS) {
        code = functions.set_stream(cublas_, stream_);
        if (code != CUBLAS_STATUS_SUCCESS) static_cast<void>(functions.destroy(cublas_));
    }
    if (code == CUBLAS_STATUS_SUCCESS) return;
    if (owns_stream_) static_cast<void>(cudaStreamDestroy(stream_));
    check(code, "cublasCreate");
}

CudaQueue::~CudaQueue() {
    static_cast<void>(lapilli::cuda::cublas().destroy(cublas_));
    if (owns_stream_) static_cast<void>(cudaStreamDestroy(stream_));
}

void CudaQueue::copy_bytes(void* target, std::size_t target_pitch, const void* source,
                           std::size_t source_pitch, std::size_t width, std::size_t height) {
    const CurrentDevice current(ordinal());
    begin_work();
    const bool contiguous = height == 1 || (target_pitch == width && source_pitch == width);
    check(contiguous ? cudaMemcpyAsync(target, source, width * height, cudaMemcpyDefault, stream_)
                     : cudaMemcpy2DAsync(target, target_pitch, source, source_pitch, width, height,
                                         cudaMemcpyDefault, stream_),
          "copy");
}

void CudaQueue::zero_bytes(void* target, std::size_t bytes) {
    const CurrentDevice current(ordinal());
    begin_work();
    check(cudaMemsetAsync(target, 0, bytes, stream_), "cudaMemset");
}

void CudaQueue::record(Event& event) {
    const CurrentDevice current(ordinal());
    begin_work();
    auto& recorded = static_cast<CudaEvent&>(event);
    check(cudaEventRecord(recorded.get(), stream_), "cudaEventRecord");
    recorded.recorded = true;
}

void CudaQueue::wait(Event& event) {
    const CurrentDevice current(ordinal());
    begin_work();
    const auto& recorded = static_cast<CudaEvent&>(event);
    if (!recorded.recorded) return;
    check(cudaStreamWaitEvent(stream_, recorded.get(), 0), "cudaStreamWaitEvent");
}

std::unique_ptr<Timestamp> CudaQueue::timestamp() {
    const CurrentDevice current(ordinal());
    begin_work();
    return std::make_unique<CudaTimestamp>(device_, stream_);
}

void CudaQueue::annotate_begin(const char* name) {
    nvtxEventAttributes_t range{};
    range.version = NVTX_VERSION;
    range.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE;
    range.messageType = NVTX_MESSAGE_TYPE_ASCII;
    range.message.ascii = name;
    nvtxDomainRangePushEx(profiler_domain(), &range);
}
void CudaQueue::annotate_end() { nvtxDomainRangePop(profiler_domain()); }

void CudaQueue::synchronize() {
    if (idle_) return;
    check(cudaStreamSynchronize(stream_), "a device failed");
    finished();
}

bool CudaQueue::finishes_within(std::chrono::microseconds time) {
    if (idle_) return true;
    const auto end = std::chrono::steady_clock::now() + time;
    while (true) {
        const cudaError_t code = cudaStreamQuery(stream_);
        if (code == cudaSuccess) {
            finished();
            return true;
        }
        if (code != cudaErrorNotReady) check(code, "a device failed");
        static_cast<void>(cudaGetLastError());
        if (std::chrono::steady_clock::now() >= end) return false;
        std::this_thread::yield();
    }
}

void CudaQueue::drain() noexcept {
    if (!idle_ && cudaStreamSynchronize(stream_) == cudaSuccess) finished();
}

void CudaQueue::forget_failure() noexcept { static_cast<void>(cudaGetLastError()); }

}  // namespace lapilli::cuda
