// SPDX-License-Identifier: BSD-3-Clause
// Code shared by the tester's sources for CUDA: failures as PeerUnavailable, and the names of CUDA's scalars.
#pragma once

#include <cuComplex.h>
#include <cuda_runtime_api.h>
#include <fmt/format.h>

#include <atomic>
#include <chrono>
#include <complex>
#include <memory>
#include <string>

#include "tester/peer.hpp"

namespace lapilli::tester {

inline void check(cudaError_t status, const char* what) {
    if (status != cudaSuccess) {
        cudaGetLastError();  // the next peer run starts clean
        throw PeerUnavailable(fmt::format("{}: {}", what, cudaGetErrorString(status)));
    }
}

// Work of a stream waits until release(), for a hundredth of a second at most: then it is all there when it
// begins. A call that waits for the stream itself begins when that time is over.
class StreamHold {
  public:
    explicit StreamHold(cudaStream_t stream) : released_(new std::atomic<bool>(false)), stream_(stream) {
        const cudaError_t status = cudaLaunchHostFunc(stream, &wait, released_.get());
        if (status != cudaSuccess) check(status, "cudaLaunchHostFunc");
    }
    ~StreamHold() {
        release();
        cudaStreamSynchronize(stream_);
    }
    StreamHold(const StreamHold&) = delete;
    StreamHold& operator=(const StreamHold&) = delete;
    void release() { released_->store(true); }

  private:
    static void wait(void* released) {
        using Clock = std::chrono::steady_clock;
        const auto end = Clock::now() + std::chrono::milliseconds(10);
        while (!static_cast<std::atomic<bool>*>(released)->load() && Clock::now() < end) {
        }
    }

    const std::unique_ptr<std::atomic<bool>> released_;
    cudaStream_t stream_;
};

// The scalar as the C interfaces of CUDA's libraries spell it.
template <class T>
struct NativeOf {
    using type = T;
};
template <>
struct NativeOf<std::complex<float>> {
    using type = cuComplex;
};
template <>
struct NativeOf<std::complex<double>> {
    using type = cuDoubleComplex;
};
template <class T>
using Native = typename NativeOf<T>::type;

}  // namespace lapilli::tester
