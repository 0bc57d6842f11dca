// SPDX-License-Identifier: BSD-3-Clause
#include "backend/cuda/cuda_device.hpp"

#include <algorithm>
#include <iterator>

#include "backend/cuda/cuda_error.hpp"
#include "device/trace.hpp"
#include "host/copies.hpp"
#include "host/large_pages.hpp"
#include "launch.hpp"
#include "tridiagonal/panel/args.hpp"

namespace lapilli::cuda {

namespace {

/// Why cuBLAS cannot be had; empty where it can.
std::string cublas_absence() {
    try {
        static_cast<void>(cublas());
        return {};
    } catch (const Error& e) {
        return e.what();
    }
}

}  // namespace

int device_count() {
    int count = 0;
    if (cudaGetDeviceCount(&count) != cudaSuccess) {
        static_cast<void>(cudaGetLastError());
        return 0;
    }
    return count > 0 && cublas_absence().empty() ? count : 0;
}

std::string absence() {
    int count = 0;
    const cudaError_t error = cudaGetDeviceCount(&count);
    static_cast<void>(cudaGetLastError());
    if (error == cudaSuccess && count > 0) return cublas_absence();
    if (error == cudaErrorInsufficientDriver) return "the driver is missing, or older than the CUDA toolkit";
    if (error == cudaErrorNoDevice || error == cudaSuccess) return "the driver sees no GPU";
    return std::string("the driver says: ") + cudaGetErrorString(error);
}

CudaDevice::OwnedEvent CudaDevice::create_event(unsigned flags) {
    cudaEvent_t event = nullptr;
    check(cudaEventCreateWithFlags(&event, flags), "cudaEventCreate");
    return OwnedEvent(event);
}

CudaDevice::OwnedEvent CudaDevice::take_event() {
    {
        const std::lock_guard lock(kept_events_mutex_);
        if (!kept_events_.empty()) {
            OwnedEvent event = std::move(kept_events_.back());
            kept_events_.pop_back();
            return event;
        }
    }
    const CurrentDevice current(ordinal_);
    return create_event(cudaEventDisableTiming);
}

void CudaDevice::keep_event(OwnedEvent event) noexcept {
    const std::lock_guard lock(kept_events_mutex_);
    if (kept_events_.size() < kept_events_.capacity()) kept_events_.push_back(std::move(event));
}

namespace {

/// Limits of the current device. Shared memory beyond what its code was made for is not counted.
DeviceLimits limits_of(int ordinal, const cudaDeviceProp& properties) {
    DeviceLimits limits;
    const std::string device = "device " + std::to_string(ordinal) + " (" + properties.name +
                               ", compute capability " + std::to_string(properties.major) + "." +
                               std::to_string(properties.minor) + ")";
    const cudaError_t code = launch::code_architecture(limits.architecture);
    check(code, (device + ": the library is not compiled for it").c_str());
    limits.device = ordinal;
    limits.warpgroups = LAPILLI_CODE_FOR_90A != 0 && limits.architecture == 90 && properties.major == 9 &&
                        properties.minor == 0;
    limits.multiprocessors = properties.multiProcessorCount;
    limits.shared_bytes =
        static_cast<int>(std::min(properties.sharedMemPerBlockOptin, shared_bytes_of(limits.architecture)));
    limits.shared_bytes_all = static_cast<int>(properties.sharedMemPerMultiprocessor);
    limits.l2_bytes = properties.l2CacheSize;
    if (stage_kilobytes_on(limits) == 0) {
        throw Error(LAPILLI_ERROR_DEVICE,
                    device + " has less shared memory than the GPUs for which the library is compiled: " +
                        "CMAKE_CUDA_ARCHITECTURES lacks its own");
    }
    return limits;
}

}  // namespace

CudaDevice::CudaDevice(int ordinal) : ordinal_(ordinal) {
    const CurrentDevice current(ordinal_);
    cudaDeviceProp properties{};
    check(cudaGetDeviceProperties(&properties, ordinal_), "cudaGetDeviceProperties");
    name_ = properties.name;
    kept_events_.reserve(64);
    limits_ = limits_of(ordinal_, properties);
    clock_event_ = create_event(cudaEventDefault);
    caller_event_ = create_event(cudaEventDisableTiming);
    check(cudaEventRecord(clock_event_.get(), nullptr), "cudaEventRecord");
    check(cudaEventSynchronize(clock_event_.get()), "cudaEventSynchronize");
    clock_seconds_ = now();
}

void* CudaDevice::allocate(std::size_t bytes) {
    const CurrentDevice current(ordinal_);
    void* pointer = nullptr;
    const cudaError_t code = cudaMalloc(&pointer, bytes);
    if (code == cudaErrorMemoryAllocation) {
        static_cast<void>(cudaGetLastError());
        return nullptr;
    }
    check(code, "cudaMalloc");
    return pointer;
}

bool CudaDevice::deallocate(void* pointer) noexcept {
    const cudaError_t code = cudaFree(pointer);
    if (code != cudaErrorInvalidValue) return true;
    static_cast<void>(cudaGetLastError());
    return false;
}

std::size_t CudaDevice::free_memory() {
    const CurrentDevice current(ordinal_);
    std::size_t free = 0, total = 0;
    check(cudaMemGetInfo(&free, &total), "cudaMemGetInfo");
    return free;
}

std::size_t CudaDevice::total_memory() {
    const CurrentDevice current(ordinal_);
    std::size_t free = 0, total = 0;
    check(cudaMemGetInfo(&free, &total), "cudaMemGetInfo");
    return total;
}

namespace {

/// The runtime's attributes of a pointer; an unknown pointer is not the device's.
cudaPointerAttributes attributes_of(const void* pointer) {
    cudaPointerAttributes attributes{};
    if (cudaPointerGetAttributes(&attributes, pointer) != cudaSuccess) {
        static_cast<void>(cudaGetLastError());
        attributes.type = cudaMemoryTypeUnregistered;
    }
    return attributes;
}

}  // namespace

DeviceId CudaDevice::owner_of(const void* pointer) {
    const cudaPointerAttributes attributes = attributes_of(pointer);
    return attributes.type == cudaMemoryTypeDevice ? attributes.device : no_device;
}

void CudaDevice::wait_for_owner(DeviceId owner) {
    const CurrentDevice current(static_cast<int>(owner));
    check(cudaDeviceSynchronize(), "work of a device outside of the context");
}

std::unique_ptr<Queue> CudaDevice::make_queue() {
    const CurrentDevice current(ordinal_);
    int least = 0, greatest = 0;
    check(cudaDeviceGetStreamPriorityRange(&least, &greatest), "cudaDeviceGetStreamPriorityRange");
    // Queues are made in pairs: the first one carries the bulk, the second one what it waits for.
    const int priority = next_is_bulk_ ? least : greatest;
    next_is_bulk_ = !next_is_bulk_;
    return std::make_unique<CudaQueue>(*this, priority);
}

std::unique_ptr<Queue> CudaDevice::make_user_queue(void* stream) {
    const CurrentDevice current(ordinal_);
    if (stream != nullptr) return std::make_unique<CudaQueue>(*this, static_cast<cudaStream_t>(stream));
    int least = 0, greatest = 0;
    check(cudaDeviceGetStreamPriorityRange(&least, &greatest), "cudaDeviceGetStreamPriorityRange");
    return std::make_unique<CudaQueue>(*this, least);
}

bool CudaDevice::has_stream(void* stream) {
    const CurrentDevice current(ordinal_);
    // An event and a stream of different devices do not go together.
    const bool has = cudaEventRecord(caller_event_.get(), static_cast<cudaStream_t>(stream)) == cudaSuccess;
    static_cast<void>(cudaGetLastError());
    return has;
}

void CudaDevice::wait_for_stream(void* stream) {
    const CurrentDevice current(ordinal_);
    // An idle stream, which is usual, need not record an event that the host then waits for.
    const cudaError_t idle = cudaStreamQuery(static_cast<cudaStream_t>(stream));
    if (idle == cudaSuccess) return;
    if (idle == cudaErrorNotReady) static_cast<void>(cudaGetLastError());
    check(cudaEventRecord(caller_event_.get(), static_cast<cudaStream_t>(stream)), "the caller's stream");
    check(cudaEventSynchronize(caller_event_.get()), "the caller's stream");
}

// cudaHostAlloc takes half a second a GiB, since one thread finds and clears pages of 4 KiB; large pages that
// several threads have touched are registered in a tenth of that.
void* CudaDevice::allocate_registered(std::size_t bytes) {
    int by_its_address = 0;
    if (cudaDeviceGetAttribute(&by_its_address, cudaDevAttrCanUseHostPointerForRegisteredMem, ordinal_) !=
            cudaSuccess ||
        by_its_address == 0)
        return nullptr;
    void* const memory = host::map_large_pages(bytes, host::copy_threads(0));
    if (memory == nullptr) return nullptr;
    if (cudaHostRegister(memory, bytes, cudaHostRegisterPortable | cudaHostRegisterMapped) != cudaSuccess) {
        static_cast<void>(cudaGetLastError());
        host::unmap_large_pages(memory, bytes);
        return nullptr;
    }
    const std::lock_guard lock(registered_mutex_);
    registered_[memory] = bytes;
    return memory;
}

void* CudaDevice::allocate_pinned(std::size_t bytes) {
    const CurrentDevice current(ordinal_);
    constexpr std::size_t large = std::size_t{8} << 20;
    if (bytes >= large) {
        if (void* const memory = allocate_registered(bytes)) return memory;
    }
    void* pointer = nullptr;
    const cudaError_t code = cudaHostAlloc(&pointer, bytes, cudaHostAllocPortable);
    if (code == cudaErrorMemoryAllocation) {
        static_cast<void>(cudaGetLastError());
        return nullptr;
    }
    check(code, "cudaHostAlloc");
    return pointer;
}

void CudaDevice::deallocate_pinned(void* pointer) noexcept {
    std::size_t bytes = 0;
    {
        const std::lock_guard lock(registered_mutex_);
        const auto found = registered_.find(pointer);
        if (found != registered_.end()) {
            bytes = found->second;
            registered_.erase(found);
        }
    }
    if (bytes == 0) {
        static_cast<void>(cudaFreeHost(pointer));
        return;
    }
    static_cast<void>(cudaHostUnregister(pointer));
    host::unmap_large_pages(pointer, bytes);
}

void CudaDevice::drain() noexcept {
    int before = 0;
    const bool known = cudaGetDevice(&before) == cudaSuccess;
    if (cudaSetDevice(ordinal_) == cudaSuccess) static_cast<void>(cudaDeviceSynchronize());
    if (known) static_cast<void>(cudaSetDevice(before));
}

std::vector<index_t> CudaDevice::panel_widths() const {
    return {std::begin(lapilli::panel_widths), std::end(lapilli::panel_widths)};
}

std::vector<std::unique_ptr<Device>> open_cuda_devices(const std::vector<int>& ordinals) {
    std::vector<std::unique_ptr<Device>> devices;
    for (const int ordinal : ordinals) devices.push_back(std::make_unique<CudaDevice>(ordinal));
    for (const int from : ordinals) {
        const CurrentDevice current(from);
        for (const int to : ordinals) {
            if (from == to) continue;
            const cudaError_t code = cudaDeviceEnablePeerAccess(to, 0);
            static_cast<void>(cudaGetLastError());
            if (code != cudaSuccess && code != cudaErrorPeerAccessAlreadyEnabled) {
                throw Error(LAPILLI_ERROR_DEVICE, "device " + std::to_string(from) +
                                                      " cannot reach the memory of device " +
                                                      std::to_string(to) + ": " + cudaGetErrorString(code));
            }
        }
    }
    return devices;
}

}  // namespace lapilli::cuda
