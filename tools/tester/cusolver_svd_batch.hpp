// SPDX-License-Identifier: BSD-3-Clause
// cuSOLVER's singular values and vectors of batches, by Jacobi rotations, up to order 32. It returns V and
// all of U, so only square matrices have the same results; V^H comes to its place after the last call.
#pragma once

#include "support/routines/batch_svd.hpp"
#include "tester/cusolver_batch.hpp"

namespace lapilli::tester {

LAPILLI_TESTER_TYPED(gesvdj_batched, SgesvdjBatched, DgesvdjBatched, CgesvdjBatched, ZgesvdjBatched)
LAPILLI_TESTER_TYPED(gesvdj_batched_size, SgesvdjBatched_bufferSize, DgesvdjBatched_bufferSize,
                     CgesvdjBatched_bufferSize, ZgesvdjBatched_bufferSize)

template <class T>
Call prepare_gesvdj_batch(const Solver& s, const testing::Problem& p, const OnGpu& x) {
    const testing::SvdBatchLayout at(p);
    if (p.pad != 0 || p.row != 0) throw PeerUnavailable("cuSOLVER's batches have no gaps between matrices");
    if (at.m != at.n || at.n > 32)
        throw PeerUnavailable("cuSOLVER's gesvdjBatched: square matrices up to order 32");
    const int n = static_cast<int>(at.n), count = static_cast<int>(at.count);
    const bool vectors = p.job != 'N';
    const auto job = vectors ? CUSOLVER_EIG_MODE_VECTOR : CUSOLVER_EIG_MODE_NOVECTOR;
    const std::size_t elements = at.elements_of(at.n * at.n);
    const auto v = on_gpu(elements * sizeof(T)), own_u = on_gpu(vectors ? 1 : elements * sizeof(T));
    auto* const A = x.native<T>("A");
    auto* const U = vectors ? x.native<T>("U") : own_u->as<Native<T>>();
    auto* const V = v->as<Native<T>>();
    auto* const S = x.vector<testing::Real<T>>("S");
    gesvdjInfo_t made = nullptr;
    check(cusolverDnCreateGesvdjInfo(&made), "cusolverDnCreateGesvdjInfo");
    const std::shared_ptr<gesvdjInfo> how(made, [](gesvdjInfo_t info) { cusolverDnDestroyGesvdjInfo(info); });
    int size = 0;
    check(gesvdj_batched_size<T>(s.handle(), job, n, n, A, n, S, U, n, V, n, &size, how.get(), count),
          "cuSOLVER gesvdjBatched_bufferSize");
    const auto infos = on_gpu(static_cast<std::size_t>(at.count) * sizeof(int));
    Call call = with_workspace<T>(size);
    auto* const work = call.device_work->as<Native<T>>();
    call.function = [=, &s, kept = own_u] {
        return gesvdj_batched<T>(s.handle(), job, n, n, A, n, S, U, n, V, n, work, size, infos->as<int>(),
                                 how.get(), count);
    };
    T* const VT = vectors ? x.vector<T>("VT") : nullptr;
    call.finish = [=, infos_to_place = take_infos(x, at.count, infos)] {
        infos_to_place();
        if (VT == nullptr) return;
        std::vector<T> theirs(elements), turned(elements);
        check(cudaMemcpy(theirs.data(), v->as<T>(), elements * sizeof(T), cudaMemcpyDefault), "cudaMemcpy");
        for (std::size_t k = 0; k < elements; k += static_cast<std::size_t>(n) * static_cast<std::size_t>(n))
            for (std::size_t j = 0; j < static_cast<std::size_t>(n); ++j)
                for (std::size_t i = 0; i < static_cast<std::size_t>(n); ++i)
                    turned[k + j + i * static_cast<std::size_t>(n)] =
                        testing::conjugate(theirs[k + i + j * static_cast<std::size_t>(n)]);
        check(cudaMemcpy(VT, turned.data(), elements * sizeof(T), cudaMemcpyDefault), "cudaMemcpy");
    };
    return call;
}

}  // namespace lapilli::tester
