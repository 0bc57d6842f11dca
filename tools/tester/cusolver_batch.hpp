// SPDX-License-Identifier: BSD-3-Clause
// cuSOLVER's batches: POTRF by addresses; eigenproblems by Jacobi's method up to order 48, above by its later
// routine, which takes over about there; solutions with one right-hand side. It has no batches of generalized
// problems.
#pragma once

#include <numeric>

#include "support/routines/batch_po.hpp"
#include "tester/cusolver_call.hpp"

namespace lapilli::tester {

LAPILLI_TESTER_TYPED(potrf_batched, SpotrfBatched, DpotrfBatched, CpotrfBatched, ZpotrfBatched)
LAPILLI_TESTER_TYPED(potrs_batched, SpotrsBatched, DpotrsBatched, CpotrsBatched, ZpotrsBatched)
LAPILLI_TESTER_TYPED(syevj_batched, SsyevjBatched, DsyevjBatched, CheevjBatched, ZheevjBatched)
LAPILLI_TESTER_TYPED(syevj_batched_size, SsyevjBatched_bufferSize, DsyevjBatched_bufferSize,
                     CheevjBatched_bufferSize, ZheevjBatched_bufferSize)

/// Memory on the GPU for a call's workspace, and for infos, which are integers of 32 bits there.
inline std::shared_ptr<DeviceBytes> on_gpu(std::size_t bytes) { return std::make_shared<DeviceBytes>(bytes); }

inline std::function<void()> take_infos(const OnGpu& x, std::int64_t count,
                                        std::shared_ptr<DeviceBytes> from) {
    return [to = x.vector<lapilli_int>("infos"), count, from] {
        std::vector<int> theirs(static_cast<std::size_t>(count));
        check(cudaMemcpy(theirs.data(), from->as<void>(), theirs.size() * sizeof(int), cudaMemcpyDefault),
              "cudaMemcpy");
        const std::vector<lapilli_int> ours(theirs.begin(), theirs.end());
        check(cudaMemcpy(to, ours.data(), ours.size() * sizeof(lapilli_int), cudaMemcpyDefault),
              "cudaMemcpy");
    };
}

template <class T>
Call prepare_potrf_batch(const Solver& s, cublasFillMode_t fill, const testing::Problem& p, const OnGpu& x) {
    const testing::BatchLayout at(p);
    const int n = static_cast<int>(at.n), ld = static_cast<int>(at.ld), count = static_cast<int>(at.count);
    const auto infos = on_gpu(static_cast<std::size_t>(at.count) * sizeof(int));
    std::vector<Native<T>*> addresses;
    for (std::int64_t k = 0; k < at.count; ++k) addresses.push_back(x.native<T>("A") + k * at.stride);
    Call call;
    call.device_work = std::make_unique<DeviceBytes>(addresses.size() * sizeof(addresses[0]));
    auto** const array = call.device_work->as<Native<T>*>();
    check(cudaMemcpy(array, addresses.data(), addresses.size() * sizeof(addresses[0]), cudaMemcpyDefault),
          "cudaMemcpy");
    call.function = [=, &s] {
        return potrf_batched<T>(s.handle(), fill, n, array, ld, infos->as<int>(), count);
    };
    call.finish = take_infos(x, at.count, infos);
    return call;
}

/// POTRF, if asked for, and POTRS.
template <class T>
Call prepare_posv_batch(const Solver& s, cublasFillMode_t fill, bool factors, const testing::Problem& p,
                        const OnGpu& x) {
    const testing::LuBatchLayout at(p);
    if (at.nrhs != 1) throw PeerUnavailable("cuSOLVER's potrsBatched: one right-hand side");
    const int n = static_cast<int>(at.n), ld = static_cast<int>(at.ld), ldb = static_cast<int>(at.ldb),
              count = static_cast<int>(at.count);
    const std::size_t matrices = static_cast<std::size_t>(at.count);
    const auto infos = on_gpu((matrices + 1) * sizeof(int));
    check(cudaMemset(infos->as<int>(), 0, (matrices + 1) * sizeof(int)), "cudaMemset");
    std::vector<Native<T>*> addresses;
    for (std::int64_t k = 0; k < at.count; ++k) addresses.push_back(x.native<T>("A") + k * at.stride);
    for (std::int64_t k = 0; k < at.count; ++k) addresses.push_back(x.native<T>("B") + k * at.strideb);
    Call call;
    call.device_work = std::make_unique<DeviceBytes>(addresses.size() * sizeof(addresses[0]));
    auto** const array = call.device_work->as<Native<T>*>();
    check(cudaMemcpy(array, addresses.data(), addresses.size() * sizeof(addresses[0]), cudaMemcpyDefault),
          "cudaMemcpy");
    call.function = [=, &s] {
        const cusolverStatus_t status =
            factors ? potrf_batched<T>(s.handle(), fill, n, array, ld, infos->as<int>(), count)
                    : CUSOLVER_STATUS_SUCCESS;
        return status != CUSOLVER_STATUS_SUCCESS
                   ? status
                   : potrs_batched<T>(s.handle(), fill, n, 1, array, ld, array + count, ldb,
                                      infos->as<int>() + count, count);
    };
    call.finish = take_infos(x, at.count, infos);
    return call;
}

template <class T>
Call prepare_syevj_batch(const Solver& s, cublasFillMode_t fill, const testing::Problem& p, const OnGpu& x) {
    const testing::BatchLayout at(p);
    const int n = static_cast<int>(at.n), ld = static_cast<int>(at.ld), count = static_cast<int>(at.count);
    auto* const A = x.native<T>("A");
    auto* const W = x.vector<testing::Real<T>>("W");
    const auto job = p.job == 'V' ? CUSOLVER_EIG_MODE_VECTOR : CUSOLVER_EIG_MODE_NOVECTOR;
    syevjInfo_t made = nullptr;
    check(cusolverDnCreateSyevjInfo(&made), "cusolverDnCreateSyevjInfo");
    const std::shared_ptr<syevjInfo> how(made, [](syevjInfo_t info) { cusolverDnDestroySyevjInfo(info); });
    int size = 0;
    check(syevj_batched_size<T>(s.handle(), job, fill, n, A, ld, W, &size, how.get(), count),
          "cuSOLVER syevjBatched_bufferSize");
    const auto infos = on_gpu(static_cast<std::size_t>(at.count) * sizeof(int));
    Call call = with_workspace<T>(size);
    auto* const work = call.device_work->as<Native<T>>();
    call.function = [=, &s] {
        return syevj_batched<T>(s.handle(), job, fill, n, A, ld, W, work, size, infos->as<int>(), how.get(),
                                count);
    };
    call.finish = take_infos(x, at.count, infos);
    return call;
}

template <class T>
Call prepare_syev_batch(const Solver& s, cudaDataType type, cudaDataType real, cublasFillMode_t fill,
                        const testing::Problem& p, const OnGpu& x) {
    const testing::BatchLayout at(p);
    T* const A = x.vector<T>("A");
    auto* const W = x.vector<testing::Real<T>>("W");
    const auto job = p.job == 'V' ? CUSOLVER_EIG_MODE_VECTOR : CUSOLVER_EIG_MODE_NOVECTOR;
    std::size_t device = 0, host = 0;
    check(cusolverDnXsyevBatched_bufferSize(s.handle(), s.params(), job, fill, at.n, type, A, at.ld, real, W,
                                            type, &device, &host, at.count),
          "cusolverDnXsyevBatched_bufferSize");
    const auto infos = on_gpu(static_cast<std::size_t>(at.count) * sizeof(int));
    Call call;
    call.device_work = std::make_unique<DeviceBytes>(device);
    call.host_work.resize(host);
    void *const work = call.device_work->as<void>(), *const host_work = call.host_work.data();
    call.function = [=, &s] {
        return cusolverDnXsyevBatched(s.handle(), s.params(), job, fill, at.n, type, A, at.ld, real, W, type,
                                      work, device, host_work, host, infos->as<int>(), at.count);
    };
    call.finish = take_infos(x, at.count, infos);
    return call;
}

template <class T>
Call prepare_batch(const Solver& s, cudaDataType type, cudaDataType real, cublasFillMode_t fill,
                   const std::string& routine, const testing::Problem& p, const OnGpu& x) {
    if (p.pad != 0 || p.row != 0) throw PeerUnavailable("cuSOLVER's batches have no gaps between matrices");
    if (routine == "potrf_batch") return prepare_potrf_batch<T>(s, fill, p, x);
    constexpr std::int64_t largest_of_jacobi = 48;
    return p.n <= largest_of_jacobi ? prepare_syevj_batch<T>(s, fill, p, x)
                                    : prepare_syev_batch<T>(s, type, real, fill, p, x);
}

}  // namespace lapilli::tester
