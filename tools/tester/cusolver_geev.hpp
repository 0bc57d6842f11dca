// SPDX-License-Identifier: BSD-3-Clause
// cuSOLVER's eigenvalues and right vectors of a general matrix, which it has since CUDA 12.6. It has no left
// vectors.
#pragma once

#include "support/routines/geev.hpp"
#include "tester/cusolver_call.hpp"

namespace lapilli::tester {

// Real and imaginary parts of the values of a real matrix are one array there: those of ours, after the last
// call.
template <class T>
Call prepare_geev([[maybe_unused]] const Solver& s, [[maybe_unused]] cudaDataType type,
                  const testing::Problem& p, [[maybe_unused]] const OnGpu& x, [[maybe_unused]] int* info) {
    if (testing::Geev<T>::left(p) == 'V')
        throw PeerUnavailable("cuSOLVER's geev has no left vectors: --jobvl N");
#if CUSOLVER_VERSION >= 11701
    const bool vectors = testing::Geev<T>::right(p) == 'V';
    const auto none = CUSOLVER_EIG_MODE_NOVECTOR, job = vectors ? CUSOLVER_EIG_MODE_VECTOR : none;
    const auto A = x.matrix<T>("A"), VR = vectors
                                              ? x.matrix<T>("VR")
                                              : testing::MatrixAt<T>{nullptr, std::max<std::int64_t>(1, p.n)};
    const std::int64_t n = p.n;
    constexpr bool two_arrays = !testing::is_complex<T>;
    const std::size_t bytes = static_cast<std::size_t>(n) * sizeof(T);
    const auto values = std::make_shared<DeviceBytes>(two_arrays ? 2 * bytes : bytes);
    T* const W = values->template as<T>();
    std::size_t device = 0, host = 0;
    check(cusolverDnXgeev_bufferSize(s.handle(), s.params(), none, job, n, type, A.data, A.ld, type, W, type,
                                     nullptr, n, type, VR.data, VR.ld, type, &device, &host),
          "cusolverDnXgeev_bufferSize");
    Call call;
    call.device_work = std::make_unique<DeviceBytes>(device);
    call.host_work.resize(host);
    void *const work = call.device_work->as<void>(), *const host_work = call.host_work.data();
    call.function = [=, &s] {
        return cusolverDnXgeev(s.handle(), s.params(), none, job, n, type, A.data, A.ld, type, W, type,
                               nullptr, n, type, VR.data, VR.ld, type, work, device, host_work, host, info);
    };
    call.finish = [re = x.vector<T>(two_arrays ? "WR" : "W"), im = two_arrays ? x.vector<T>("WI") : nullptr,
                   n, bytes, values] {
        const T* const from = values->template as<T>();
        check(cudaMemcpy(re, from, bytes, cudaMemcpyDefault), "cudaMemcpy");
        if (im != nullptr) check(cudaMemcpy(im, from + n, bytes, cudaMemcpyDefault), "cudaMemcpy");
    };
    return call;
#else
    throw PeerUnavailable("cuSOLVER has geev since CUDA 12.6");
#endif
}

}  // namespace lapilli::tester
