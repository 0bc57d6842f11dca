// SPDX-License-Identifier: BSD-3-Clause
// cuSOLVER's factorization of symmetric indefinite matrices, whose pivots are 32-bit integers in LAPACK's
// format. It has none of Hermitian ones.
#pragma once

#include "tester/cusolver_call.hpp"

namespace lapilli::tester {

LAPILLI_TESTER_TYPED(sytrf, Ssytrf, Dsytrf, Csytrf, Zsytrf)
LAPILLI_TESTER_TYPED(sytrf_size, Ssytrf_bufferSize, Dsytrf_bufferSize, Csytrf_bufferSize, Zsytrf_bufferSize)

template <class T>
Call prepare_sytrf(const Solver& s, cublasFillMode_t fill, const testing::Problem& p, const OnGpu& x,
                   int* info) {
    const int n = static_cast<int>(p.n), lda = x.leading("A");
    auto* A = x.native<T>("A");
    auto* wide = x.vector<lapilli_int>("ipiv");
    int size = 0;
    check(sytrf_size<T>(s.handle(), n, A, lda, &size), "cuSOLVER sytrf_bufferSize");
    Call call = with_workspace<T>(size);
    auto* work = call.device_work->as<Native<T>>();
    const auto pivots = std::make_shared<DeviceBytes>(static_cast<std::size_t>(n) * sizeof(int));
    call.function = [=, &s] {
        return sytrf<T>(s.handle(), fill, n, A, lda, pivots->as<int>(), work, size, info);
    };
    call.finish = [=] {
        std::vector<int> found(static_cast<std::size_t>(n));
        check(cudaMemcpy(found.data(), pivots->as<int>(), found.size() * sizeof(int), cudaMemcpyDefault),
              "cudaMemcpy");
        const std::vector<lapilli_int> ipiv(found.begin(), found.end());
        check(cudaMemcpy(wide, ipiv.data(), ipiv.size() * sizeof(lapilli_int), cudaMemcpyDefault),
              "cudaMemcpy");
    };
    return call;
}

}  // namespace lapilli::tester
