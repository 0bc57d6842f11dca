// SPDX-License-Identifier: BSD-3-Clause
// The needs of every call of cuSOLVER: operands and workspace on a GPU, handles, a clock.
#pragma once

#include <cusolverDn.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "support/operands.hpp"
#include "tester/cuda_support.hpp"

namespace lapilli::tester {

std::string cusolver_version();  // "12.0.4"

using testing::MatrixAt;
using testing::Operand;
using testing::Operands;

inline void check(cusolverStatus_t status, const char* what) {
    if (status != CUSOLVER_STATUS_SUCCESS) {
        throw PeerUnavailable(std::string(what) + ": cusolverStatus_t " + std::to_string(status));
    }
}

class DeviceBytes {
  public:
    explicit DeviceBytes(std::size_t bytes) {
        if (bytes > 0) {
            check(cudaMalloc(&pointer_, bytes), "cuSOLVER's operands or workspace");
        }
    }
    ~DeviceBytes() { cudaFree(pointer_); }
    DeviceBytes(const DeviceBytes&) = delete;
    DeviceBytes& operator=(const DeviceBytes&) = delete;

    template <class S>
    S* as() const {
        return static_cast<S*>(pointer_);
    }

  private:
    void* pointer_ = nullptr;
};

// A copy of all operands in the memory of the current GPU.
class OnGpu {
  public:
    explicit OnGpu(const Operands& host) {
        for (const Operand& operand : host.all()) {
            copies_.push_back({operand, std::make_unique<DeviceBytes>(operand.bytes())});
        }
    }
    void upload(const Operands& host) const {
        for (const Copy& copy : copies_) {
            move(copy.memory->as<void>(), host[copy.shape.name].data, copy.shape.bytes());
        }
    }
    void download(const Operands& host) const {
        for (const Copy& copy : copies_) {
            move(host[copy.shape.name].data, copy.memory->as<void>(), copy.shape.bytes());
        }
    }

    bool has(const std::string& name) const {
        return std::any_of(copies_.begin(), copies_.end(),
                           [&](const Copy& copy) { return copy.shape.name == name; });
    }
    template <class S>
    MatrixAt<S> matrix(const std::string& name) const {
        return {find(name).memory->as<S>(), find(name).shape.ld};
    }
    template <class S>
    S* vector(const std::string& name) const {
        return find(name).memory->as<S>();
    }
    template <class S>
    Native<S>* native(const std::string& name) const {
        return find(name).memory->as<Native<S>>();
    }
    // As the host had them when this was made.
    std::vector<int> integers(const std::string& name) const {
        const Operand& host = find(name).shape;
        const auto* values = static_cast<const lapilli_int*>(host.data);
        return {values, values + host.rows};
    }
    int leading(const std::string& name) const { return static_cast<int>(find(name).shape.ld); }

  private:
    struct Copy {
        Operand shape;
        std::unique_ptr<DeviceBytes> memory;
    };

    const Copy& find(const std::string& name) const {
        const auto found = std::find_if(copies_.begin(), copies_.end(),
                                        [&](const Copy& copy) { return copy.shape.name == name; });
        if (found == copies_.end()) {
            throw PeerUnavailable("there is no operand " + name);
        }
        return *found;
    }
    static void move(void* target, const void* source, std::size_t size) {
        if (size > 0) {
            check(cudaMemcpy(target, source, size, cudaMemcpyDefault), "cudaMemcpy");
        }
    }

    std::vector<Copy> copies_;
};

// The handles of one run.
class Solver {
  public:
    Solver() {
        check(cusolverDnCreate(&handle_), "cusolverDnCreate");
        check(cusolverDnCreateParams(&params_), "cusolverDnCreateParams");
        check(cudaEventCreate(&start_), "cudaEventCreate");
        check(cudaEventCreate(&stop_), "cudaEventCreate");
    }
    ~Solver() {
        cudaEventDestroy(stop_);
        cudaEventDestroy(start_);
        cusolverDnDestroyParams(params_);
        cusolverDnDestroy(handle_);
    }
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;

    cusolverDnHandle_t handle() const { return handle_; }
    cusolverDnParams_t params() const { return params_; }

    // held: the call is there before the GPU begins.
    double seconds(const std::function<cusolverStatus_t()>& call, bool held) const {
        check(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
        const auto hold = held ? std::make_unique<StreamHold>(nullptr) : nullptr;
        check(cudaEventRecord(start_), "cudaEventRecord");
        check(call(), "cuSOLVER");
        check(cudaEventRecord(stop_), "cudaEventRecord");
        if (hold) hold->release();
        check(cudaEventSynchronize(stop_), "cuSOLVER");
        float milliseconds = 0;
        check(cudaEventElapsedTime(&milliseconds, start_, stop_), "cudaEventElapsedTime");
        return 1e-3 * static_cast<double>(milliseconds);
    }

  private:
    cusolverDnHandle_t handle_ = nullptr;
    cusolverDnParams_t params_ = nullptr;
    cudaEvent_t start_ = nullptr, stop_ = nullptr;
};

// A prepared call: its workspaces, and the function that is timed.
struct Call {
    std::unique_ptr<DeviceBytes> device_work;
    std::vector<char> host_work;
    std::function<cusolverStatus_t()> function;
    std::function<void()> finish;  // after the last call, not timed; may be empty
};

using testing::letter;

// cuSOLVER's function of this name in the precision of T.
#define LAPILLI_TESTER_TYPED(NAME, S, D, C, Z)      \
    template <class T, class... Arguments>          \
    cusolverStatus_t NAME(Arguments... arguments) { \
        if constexpr (letter<T> == 's') {           \
            return cusolverDn##S(arguments...);     \
        } else if constexpr (letter<T> == 'd') {    \
            return cusolverDn##D(arguments...);     \
        } else if constexpr (letter<T> == 'c') {    \
            return cusolverDn##C(arguments...);     \
        } else {                                    \
            return cusolverDn##Z(arguments...);     \
        }                                           \
    }

template <class T>
Call with_workspace(int size) {
    Call call;
    call.device_work = std::make_unique<DeviceBytes>(static_cast<std::size_t>(size) * sizeof(T));
    return call;
}

}  // namespace lapilli::tester
